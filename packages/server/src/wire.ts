/** What goes out to one client. It leaves in as few packets as it can, and stops where the client cannot keep up. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** A socket to one client. */
export class WebSocketWire {
  /** Whether so much waits to be sent that nothing more is: one picture follows once it is gone. */
  isBehind = false;
  /** When something was last heard of the client. */
  #heardAt = performance.now();
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  #isHeld = false;
  #behindSince = 0;

  constructor(socket: WebSocket, stream: Duplex, limits: Limits, metrics: Metrics) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#metrics = metrics;
  }
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#holdTogether();
    this.#socket.send(text);
    if (this.isBehind || this.#socket.bufferedAmount <= this.#limits.behind) return;
    this.#metrics.count('drops');
    this.isBehind = true;
    this.#behindSince = performance.now();
  }
  /** What is sent in one go leaves in one go: to hand a packet to the system costs more than to make it. */
  #holdTogether(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.#stream.uncork();
    });
  }
  /** Whether a client that was behind has caught up just now. One that never will is cut off. */
  hasCaughtUp(now: number): boolean {
    if (!this.isBehind) return false;
    if (this.#socket.bufferedAmount <= this.#limits.caughtUp) {
      this.isBehind = false;
      return true;
    }
    if (now - this.#behindSince > this.#limits.patience) this.cut();
    return false;
  }
  /** Waits until what was sent has left; false when that takes too long, or the client is gone. */
  async hasRoom(): Promise<boolean> {
    for (const end = performance.now() + this.#limits.patience; performance.now() < end; ) {
      if (this.#socket.readyState !== this.#socket.OPEN) return false;
      if (this.#socket.bufferedAmount <= this.#limits.caughtUp) return true;
      await new Promise((done) => setTimeout(done, 20));
    }
    return false;
  }
  /** Something was heard of the client. */
  hear(): void {
    this.#heardAt = performance.now();
  }
  /** Asks somebody of whom nothing was heard for a while whether they are there; after a longer while they are not. */
  ask(): void {
    const silent = performance.now() - this.#heardAt;
    if (silent >= this.#limits.silence) this.cut();
    else if (silent >= this.#limits.silence / 4) this.#socket.ping();
  }
  close(code: number): void {
    this.#metrics.count('closed_lines');
    this.#socket.close(code);
  }
  /** Ends the connection without another word. */
  cut(): void {
    this.#metrics.count('closed_lines');
    this.#socket.terminate();
  }
}
