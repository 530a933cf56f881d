/**
 * Profiles on their way from one device to another. One device puts a sealed parcel here under a name that nobody guesses, the other takes
 * it by that name, once, within ten minutes. The server cannot open it, writes nothing of it anywhere, and forgets it when it ends.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sayPlainly } from './files.ts';
import { TokenBucket } from './limits.ts';

/** How long a parcel waits, in milliseconds. */
export const PARCEL_WAITS = 10 * 60_000;
/** How large one may be, in bytes; and all of them together. */
export const LARGEST_PARCEL = 1_000_000;
const LARGEST_TOTAL = 64 * LARGEST_PARCEL;

// Somebody moves now and then, and mistypes a code a few times.
const PUTS_AT_ONCE = 6;
const TAKES_AT_ONCE = 20;
const A_SECOND = 1 / 60;

const PATH = /^\/move\/([0-9a-f]{32})$/;

/** The name of the parcel that an address means; undefined where it means none. */
export const parcelIn = (path: string | undefined): string | undefined => PATH.exec(path ?? '')?.[1];

/** Buckets by address; a full one need not be remembered. */
class AddressBuckets {
  readonly #most: number;
  readonly #buckets = new Map<string, TokenBucket>();
  constructor(most: number) {
    this.#most = most;
  }
  take(address: string, now: number): boolean {
    for (const [known, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(known);
    const bucket = this.#buckets.get(address) ?? new TokenBucket(A_SECOND, this.#most, now);
    this.#buckets.set(address, bucket);
    return bucket.take(now);
  }
}

/** The parcels that wait. */
export class ProfileMoves {
  readonly #clock: () => number;
  readonly #parcels = new Map<string, { readonly body: Buffer; readonly until: number }>();
  readonly #puts = new AddressBuckets(PUTS_AT_ONCE);
  readonly #takes = new AddressBuckets(TAKES_AT_ONCE);
  #bytes = 0;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }
  /** How many wait. */
  get waiting(): number {
    return this.#parcels.size;
  }
  /** Forgets what has waited too long. */
  sweep(): void {
    for (const [name, { until }] of this.#parcels) if (until <= this.#clock()) this.#drop(name);
  }
  #drop(name: string): void {
    this.#bytes -= this.#parcels.get(name)?.body.length ?? 0;
    this.#parcels.delete(name);
  }
  /** Whether this address may put one more. It is asked before anything of it is read. */
  mayPut(address: string): boolean {
    return this.#puts.take(address, this.#clock());
  }
  /** Keeps a parcel; false when there is no room, or one of that name waits. */
  put(name: string, body: Buffer): boolean {
    this.sweep();
    if (this.#parcels.has(name) || body.length > LARGEST_PARCEL || this.#bytes + body.length > LARGEST_TOTAL) return false;
    this.#parcels.set(name, { body, until: this.#clock() + PARCEL_WAITS });
    this.#bytes += body.length;
    return true;
  }
  /** Gives a parcel away: nobody gets it a second time. */
  take(name: string, address: string): Buffer | 'too-often' | undefined {
    if (!this.#takes.take(address, this.#clock())) return 'too-often';
    this.sweep();
    const body = this.#parcels.get(name)?.body;
    this.#drop(name);
    return body;
  }
}

/** The body of a request; undefined when it is too large: no more of it is read then. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const next = Buffer.from(part);
    bytes += next.length;
    if (bytes > LARGEST_PARCEL) return undefined;
    parts.push(next);
  }
  return Buffer.concat(parts);
};

const putParcel = async (
  moves: ProfileMoves,
  name: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (!moves.mayPut(address)) return sayPlainly(response, 429, 'Too often.');
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > LARGEST_PARCEL;
  const body = isTooLarge ? undefined : await bodyOf(request);
  if (body === undefined) {
    response.setHeader('Connection', 'close');
    return sayPlainly(response, 413, 'Too large.');
  }
  return moves.put(name, body) ? sayPlainly(response, 201, 'Kept for ten minutes.\n') : sayPlainly(response, 503, 'No room.');
};

/** Answers a request for a parcel: `PUT` keeps one, `GET` takes it. */
export const answerMove = (
  moves: ProfileMoves,
  name: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void => {
  if (request.method === 'PUT') return putParcel(moves, name, address, request, response);
  if (request.method !== 'GET') return sayPlainly(response, 405, 'Only GET and PUT.');
  const found = moves.take(name, address);
  if (found === 'too-often') return sayPlainly(response, 429, 'Too often.');
  if (found === undefined) return sayPlainly(response, 404, 'There is nothing here.');
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': found.length, 'Cache-Control': 'no-store' });
  response.end(found);
};
