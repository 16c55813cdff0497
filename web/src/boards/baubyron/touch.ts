/** Mouse and fingers on a building: one pulls the plan or turns the relief, two move both. */

import { Fingers, Patience } from "../../hex/fingers";
import type { Point } from "../../hex/geometry";
import type { Sight } from "../../hex/sight.svelte";
import type { Eye } from "./eye.svelte";

const AROUND = 3; // quarters that a finger turns the relief from one side of the screen to the other
const APART = ".tools, .bubble, .looking, .storeys, .tab"; // they have presses of their own

export class Touch {
  private readonly fingers: Fingers;
  private readonly patience = new Patience();

  constructor(
    private readonly sight: Sight,
    private readonly on: { eye(): Eye; grid(): HTMLElement },
  ) {
    const stretch = (by: number, at: Point) => sight.stretch(by, at);
    this.fingers = new Fingers({ pull: (by) => this.pull(by), stretch });
  }

  get busy(): boolean {
    return this.fingers.down.length > 0;
  }

  /** Whether a drag or a long press came before: what follows is no press, unless it is the long one. */
  spent(long: boolean): boolean {
    return this.fingers.dragged || (!long && this.patience.spent());
  }

  /** A key is no drag. */
  still(): void {
    this.fingers.dragged = false;
  }

  down(event: PointerEvent, hold: (() => void) | null): void {
    if (event.button !== 0 || (event.target as Element).closest(APART)) return;
    this.fingers.press(event.pointerId, this.where(event));
    if (hold) this.patience.wait(hold);
  }

  move(event: PointerEvent): void {
    if (!this.fingers.move(event.pointerId, this.where(event))) return;
    this.patience.end();
    for (const finger of this.fingers.down) this.on.grid().setPointerCapture(finger);
  }

  up(event: PointerEvent): void {
    this.fingers.lift(event.pointerId);
    this.patience.end();
    if (!this.busy) this.on.eye().rest();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.sight.stretch(Math.exp(-event.deltaY * lines * 0.0016), this.where(event));
  }

  private pull(by: Point): void {
    const turns = this.on.eye().relief && this.fingers.down.length === 1;
    if (turns) this.on.eye().drag((-by.x / Math.max(1, this.on.grid().clientWidth)) * AROUND);
    else this.sight.pull(by);
  }

  private where(event: MouseEvent): Point {
    const { left, top } = this.on.grid().getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
