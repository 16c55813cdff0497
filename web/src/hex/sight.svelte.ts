/** What is seen of a map: it follows the land as it grows, until a person moves it. */

import { fit, pan, reveal, sees, zoom, type Camera, type Size } from "./camera";
import { boxOf, type Box, type Point } from "./geometry";

const same = (one: Box, other: Box) =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;

export class Sight {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** There is room, and the land was put into it. */
  placed = $state(false);
  /** A person has moved it. */
  handled = $state(false);
  /** It moves smoothly to where it is. */
  gliding = $state(false);
  /** Everything was asked for, however small. */
  private wholly = false;
  /** It has to be put into its room again. */
  private anew = false;
  /** There is more land than was last followed; while it is the same, nothing moves by itself. */
  private grown = false;
  private land = $state.raw<Box>(boxOf([]));
  private room = $state.raw<Size>({ width: 0, height: 0 });
  private least: number | undefined;

  /** All of the land is in sight, and nobody has moved it. */
  get settled(): boolean {
    return !this.handled && sees(this.camera, this.land, this.room);
  }

  /** The land grew, or the room for it changed. */
  follow(land: Box, room: Size, least: number | undefined, busy: boolean): void {
    const resized = room.width !== this.room.width || room.height !== this.room.height;
    this.grown ||= !same(land, this.land);
    [this.land, this.room, this.least] = [land, room, least];
    if (!room.width || !room.height || (this.handled && this.placed)) return;
    if (!this.placed || resized || this.anew) this.jump(this.whole());
    else if (this.grown && !busy && !sees(this.camera, land, room)) this.glide(this.whole());
    this.grown &&= busy;
    this.placed = true;
    this.anew = false;
  }

  /** Bring a part of it into sight. */
  heed(part: Box): void {
    if (this.placed) this.glide(reveal(this.camera, part, this.room));
  }

  /** It is looked at from elsewhere: what a person saw of it before means nothing now. */
  afresh(): void {
    this.handled = false;
    this.anew = true;
  }

  recentre(): void {
    this.handled = false;
    this.wholly = true;
    this.glide(this.whole());
  }

  pull(by: Point): void {
    this.take();
    this.jump(pan(this.camera, by, this.land, this.room));
  }

  /** Nearer or farther, around a point of the screen; around its middle if none is given. */
  stretch(by: number, at?: Point): void {
    const { width, height } = this.room;
    const around = at ?? { x: width / 2, y: height / 2 };
    const zoomed = zoom(this.camera, by, around, this.land, this.room);
    this.take();
    this.gliding = at === undefined;
    this.camera = pan(zoomed, { x: 0, y: 0 }, this.land, this.room);
  }

  /** The keys that look nearer, farther, or at the whole; false if it is none of them. */
  key(key: string): boolean {
    if (key === "+" || key === "=") this.stretch(1.25);
    else if (key === "-") this.stretch(0.8);
    else if (key === "0" || key === "Home") this.recentre();
    else return false;
    return true;
  }

  private whole(): Camera {
    return fit(this.land, this.room, this.wholly ? 0 : this.least);
  }

  /** A person moves it. */
  private take(): void {
    this.handled = true;
    this.wholly = false;
  }

  private jump(to: Camera): void {
    this.gliding = false;
    this.camera = to;
  }

  private glide(to: Camera): void {
    this.gliding = true;
    this.camera = to;
  }
}
