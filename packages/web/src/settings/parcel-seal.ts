/**
 * How a profile on its way is sealed: scrypt makes a name and a key of its code, and XSalsa20-Poly1305 seals it. A page that a room server
 * hands out in a home has no TLS, and browsers give such a page no cipher, so the cipher comes along, in a thread of its own: what a thread
 * loads is loaded by nobody else, and no table needs a cipher.
 */
import { xsalsa20poly1305 } from '@noble/ciphers/salsa.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What is to be done with a code: a text is sealed, a parcel is opened. */
export interface ParcelWork {
  readonly code: string;
  readonly text?: string;
  readonly body?: Uint8Array;
}

/** What has come of it. */
export interface ParcelDone {
  /** What a parcel with this code is called on the server. */
  readonly name: string;
  /** The text, sealed. */
  readonly body?: Uint8Array<ArrayBuffer>;
  /** The text of the parcel; none when it was sealed with another code, or is not what it was. */
  readonly text?: string;
}

const NAME = 16;
const CIPHER = 32;
const NONCE = 24;
const TAG = 16;
/** It takes time and 4 MB, on purpose: whoever tries codes has to pay that for each. */
const COST = { N: 2 ** 12, r: 8, p: 1, dkLen: NAME + CIPHER };

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

const sealed = async (text: string, key: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('gzip'));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const body = new Uint8Array(NONCE + packed.length + TAG);
  body.set(nonce);
  body.set(xsalsa20poly1305(key, nonce).encrypt(packed), NONCE);
  return body;
};

const unsealed = (body: Uint8Array, key: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(xsalsa20poly1305(key, body.subarray(0, NONCE)).decrypt(body.subarray(NONCE)));
  } catch {
    // The cipher throws for every seal that does not hold, and says no more than that.
    return undefined;
  }
};

const opened = async (body: Uint8Array, key: Uint8Array): Promise<string | undefined> => {
  const packed = unsealed(body, key);
  return packed && new TextDecoder().decode(await through(packed, new DecompressionStream('gzip')));
};

/** Names, seals and opens. */
export const workOnParcel = async ({ code, text, body }: ParcelWork): Promise<ParcelDone> => {
  const made = await scryptAsync(code, 'baize move', COST);
  const key = made.subarray(NAME);
  const found = body && (await opened(body, key));
  return {
    name: bytesToHex(made.subarray(0, NAME)),
    ...(text !== undefined && { body: await sealed(text, key) }),
    ...(found !== undefined && { text: found }),
  };
};
