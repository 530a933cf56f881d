/** What goes out to one client. It leaves in as few packets as it can, and stops where the client cannot keep up. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** The texts as frames of the protocol (RFC 6455, 5.2), unmasked as a server's are, in one piece: to hand a packet on costs more than to make it. */
const framesOf = (texts: readonly string[]): Buffer => {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const whole = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length + (length < 126 ? 2 : length < 65_536 ? 4 : 10), 0));
  let at = 0;
  for (const [which, text] of texts.entries()) {
    const length = lengths[which] ?? 0;
    at = whole.writeUInt8(0x81, at);
    if (length < 126) at = whole.writeUInt8(length, at);
    else if (length < 65_536) at = whole.writeUInt16BE(length, whole.writeUInt8(126, at));
    else at = whole.writeBigUInt64BE(BigInt(length), whole.writeUInt8(127, at));
    at += whole.write(text, at);
  }
  return whole;
};

/** What a connection speaks to its client by. */
export interface Wire {
  /** Whether so much waits to be sent that nothing more is. */
  readonly isBehind: boolean;
  /** Sends a text; one that can wait may leave a moment later, with the next. */
  send(text: string, canWait?: boolean): void;
  /** Whether a client that was behind has caught up just now. */
  hasCaughtUp(now: number): boolean;
  /** Waits until what was sent has left; false when that takes too long, or the client is gone. */
  hasRoom(): Promise<boolean>;
  /** Something was heard of the client. */
  hear(): void;
  /** Asks whether the client is there. */
  ask(): void;
  close(code: number): void;
  /** Ends the connection without another word. */
  cut(): void;
}

/** A client in this very process: what is sent is there, and it is never behind. */
export class MemoryWire implements Wire {
  readonly isBehind = false;
  readonly #deliver: (text: string) => void;
  readonly #end: (code: number) => void;
  #isOpen = true;

  constructor(deliver: (text: string) => void, end: (code: number) => void) {
    this.#deliver = deliver;
    this.#end = end;
  }
  send(text: string): void {
    // In a turn of its own, as over any other wire: whoever sends is not in the middle of hearing the answer.
    queueMicrotask(() => {
      if (this.#isOpen) this.#deliver(text);
    });
  }
  hasCaughtUp(): boolean {
    return false;
  }
  hasRoom(): Promise<boolean> {
    return Promise.resolve(this.#isOpen);
  }
  hear(): void {
    // Whoever is in the same process is there.
  }
  ask(): void {
    // The same.
  }
  close(code: number): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    queueMicrotask(() => this.#end(code));
  }
  cut(): void {
    this.close(CUT);
  }
}

/** What a client hears of a connection that ended without a word. */
const CUT = 1006;

/** Who was written to so lately can wait so long for what asks nothing of them: what comes in a rush leaves together. */
const RUSH_MS = 100;
const HOLD_MS = 40;

/** Those who wait, and when they do no longer. One timer is enough for all of them. */
const waiting = new Set<WebSocketWire>();
let isTicking = false;
const letAllGo = (): void => {
  isTicking = false;
  for (const wire of waiting) wire.letGo();
};

/** A socket to one client. */
export class WebSocketWire implements Wire {
  /** Whether so much waits to be sent that nothing more is: one picture follows once it is gone. */
  isBehind = false;
  /** When something was last heard of the client. */
  #heardAt = performance.now();
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  /** What is sent in one go leaves in one go. */
  #held: string[] = [];
  #heldLength = 0;
  #isLeaving = false;
  #sentAt = Number.NEGATIVE_INFINITY;
  #behindSince = 0;

  constructor(socket: WebSocket, stream: Duplex, limits: Limits, metrics: Metrics) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#metrics = metrics;
  }
  /** Sends a text; one that can wait leaves with the next, or a moment later. */
  send(text: string, canWait = false): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#held.push(text);
    this.#heldLength += text.length;
    if (canWait && performance.now() - this.#sentAt < RUSH_MS) this.#wait();
    else if (!this.#isLeaving) {
      this.#isLeaving = true;
      process.nextTick(() => this.letGo());
    }
    if (this.isBehind || this.#unsent <= this.#limits.behind) return;
    this.#metrics.count('drops');
    this.isBehind = true;
    this.#behindSince = performance.now();
  }
  get #unsent(): number {
    return this.#socket.bufferedAmount + this.#heldLength;
  }
  #wait(): void {
    if (this.#isLeaving) return;
    waiting.add(this);
    if (isTicking) return;
    isTicking = true;
    setTimeout(letAllGo, HOLD_MS).unref();
  }
  /** Lets go of what is held. */
  letGo(): void {
    this.#isLeaving = false;
    waiting.delete(this);
    const texts = this.#held;
    if (texts.length === 0) return;
    this.#held = [];
    this.#heldLength = 0;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#sentAt = performance.now();
    this.#stream.write(framesOf(texts));
  }
  /** Whether a client that was behind has caught up just now. One that never will is cut off. */
  hasCaughtUp(now: number): boolean {
    if (!this.isBehind) return false;
    if (this.#unsent <= this.#limits.caughtUp) {
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
      if (this.#unsent <= this.#limits.caughtUp) return true;
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
    this.letGo();
    this.#socket.close(code);
  }
  /** Ends the connection without another word. */
  cut(): void {
    this.#metrics.count('closed_lines');
    this.#socket.terminate();
  }
}
