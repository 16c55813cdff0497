/** How a person looks at a building: plan or relief, turned, and through which storeys. */

import { glide, still } from "../../look/motion";
import { recall, remember } from "../../memory";
import { load } from "../../load";
import type { Gaze } from "./grid";
import type { Relief } from "./paint/relief";

const TURNING = 260; // milliseconds for a quarter
const WISH = "baubyron.relief"; // what this browser remembers

export class Eye {
  /** Quarters that the table was turned; parts of one only while it turns. */
  turn = $state(0);
  /** The relief is wished for. */
  wanted = $state(recall(WISH, false));
  /** What paints it; its part of the client is asked for when it is first wished for. */
  private painter = $state.raw<typeof Relief | null>(null);
  /** Quarters between the plan and the corner from which the relief hides least. */
  corner = $state(0);
  /** It cannot be had here: the plan remains, and nothing is missing. */
  blind = $state(sparing());
  /** Storeys above this one are glass. */
  clear = $state(Infinity);
  private stop = () => {};

  get relief(): boolean {
    return this.wanted && this.painter !== null && !this.blind;
  }

  get gaze(): Gaze {
    return { turn: this.turn + (this.relief ? this.corner : 0), relief: this.relief };
  }

  /** Something is seen through. */
  get through(): boolean {
    return this.clear < Infinity;
  }

  choose(relief: boolean): void {
    this.wanted = relief;
    remember(WISH, relief);
  }

  /** The part of the client that paints the relief. */
  async fetch(): Promise<void> {
    if (this.painter || this.blind) return;
    this.blind = !painted();
    if (this.blind) return;
    try {
      this.painter = (await load(() => import("./paint/relief"))).Relief;
    } catch {
      this.lose(); // it can be asked for again
    }
  }

  /** A relief on this canvas; none where the browser cannot. */
  open(canvas: HTMLCanvasElement): Relief | null {
    try {
      return this.painter && new this.painter(canvas);
    } catch {
      this.blind = true;
      return null;
    }
  }

  /** It broke off: the plan remains, until the relief is wished for again. */
  lose(): void {
    this.wanted = false;
  }

  /** Storeys from `most` down can be looked into, one after the other; then all stand again. */
  seeThrough(most: number): void {
    const next = this.through ? this.clear - 1 : most - 1;
    this.clear = next < 1 ? Infinity : next;
  }

  /** By quarters, to the right. */
  rotate(by: number): void {
    this.settle(Math.round(this.turn) + by);
  }

  /** A finger turns it freely, in the relief. */
  drag(by: number): void {
    this.stop();
    this.turn += by;
  }

  /** To the nearest quarter, when the finger is gone. */
  rest(): void {
    if (this.turn !== Math.round(this.turn)) this.settle(Math.round(this.turn));
  }

  private settle(to: number): void {
    this.stop();
    const from = this.turn;
    if (!this.relief || still()) this.turn = to;
    else
      this.stop = glide(TURNING, (part) => {
        this.turn = part < 1 ? from + (to - from) * part * (2 - part) : to;
      });
  }
}

/** Whether this browser can paint in relief at all: what it cannot need not be fetched. */
function painted(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext(); // a page may have only a few
  return context !== null;
}

/** This person pays for every byte: the plan tells as much. */
function sparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
