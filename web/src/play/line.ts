/** The line to a table: a socket that is opened again whenever it breaks, or one that ends in this device. */

import { connect, isHere } from "../house.svelte";
import type { Answer, Asking } from "../wire";

/** What a table needs of its line; tests have one of their own. */
export interface Line {
  send(message: Asking): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  heard(message: Answer): void;
  broken(): void;
}

/** How to open the line to a table. */
export function lineTo(table: string): (listener: Listener) => Line {
  if (isHere(table)) return (listener) => new HereLine(table, listener);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/tables/${table}/socket`;
  return (listener) => new SocketLine(address, listener);
}

const FIRST_WAIT = 300; // milliseconds; doubled at each failure
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 45_000; // a line this silent is taken for broken

class SocketLine implements Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(message: Asking): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      this.wait = FIRST_WAIT;
      this.listener.heard(JSON.parse(event.data) as Answer);
    };
    socket.onclose = () => this.lost(socket);
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.socket?.close();
    else this.send({ type: "ping", id: 0 });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.pulse);
    this.socket = null;
    this.listener.broken();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network or the person is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };
}

/** The same line, to a table of this device. */
class HereLine implements Line {
  private readonly line: ReturnType<typeof connect>;

  constructor(table: string, listener: Listener) {
    this.line = connect(table, {
      opened: () => listener.opened(),
      said: (message) => listener.heard(JSON.parse(message) as Answer),
      broken: () => listener.broken(),
    });
  }

  send(message: Asking): void {
    this.line.say(JSON.stringify(message));
  }

  close(): void {
    this.line.end();
  }
}
