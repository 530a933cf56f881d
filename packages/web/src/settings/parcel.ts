/**
 * A profile on its way to another device: packed, sealed with a code that a person can type, and put on the room server that serves this
 * page. The server gets neither the code nor the key: it sees a name and a sealed parcel.
 */
import { openThread } from '../runtime/worker-thread.ts';
import type { ParcelDone, ParcelWork } from './parcel-seal.ts';

// --- the code ------------------------------------------------------------------------------------------------------------

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUP = 4;

/** A fresh code: 59 bits, "k7pm-2wqx-9rtd". */
export const freshMoveCode = (): string => {
  let signs = '';
  while (signs.length < LENGTH)
    // Every sign is as likely as any other.
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < SIGNS.length * 8 && signs.length < LENGTH) signs += SIGNS.charAt(byte % SIGNS.length);
  return groupsOf(signs);
};

const groupsOf = (signs: string): string => signs.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';

/** The code in what somebody has typed, with whatever between its signs; undefined when it is none. */
export const moveCodeIn = (typed: string): string | undefined => {
  const signs = typed.toLowerCase().replaceAll(/[\s.–—-]/g, '');
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? groupsOf(signs) : undefined;
};

// --- on the way ------------------------------------------------------------------------------------------------------------

/** Why no parcel went, or came. */
export type NoParcel = 'gone' | 'too-large' | 'too-often' | 'no-server' | 'no-seal' | 'refused' | 'unreachable' | 'no-code' | 'damaged';

/** What became of a parcel: the text that came, or why none did. */
export type ParcelResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: NoParcel };

const whys: Readonly<Record<number, NoParcel>> = { 404: 'gone', 413: 'too-large', 429: 'too-often' };
const failed = (why: NoParcel): ParcelResult => ({ ok: false, why });

const ask = async (name: string, request: RequestInit): Promise<Response | NoParcel> => {
  try {
    const answer = await fetch(new URL(`move/${name}`, document.baseURI), { cache: 'no-store', ...request });
    // Whoever serves pages alone answers with a page, or does not know the word.
    const isServer = answer.status !== 405 && !(answer.headers.get('content-type') ?? '').startsWith('text/html');
    return answer.ok && isServer ? answer : isServer ? (whys[answer.status] ?? 'refused') : 'no-server';
  } catch {
    return 'unreachable';
  }
};

/** Whoever names, seals and opens parcels; undefined comes back where that cannot be done. */
export type ParcelWorker = (work: ParcelWork) => Promise<ParcelDone | undefined>;

const inThread: ParcelWorker = async (work) => {
  const start = (): Worker => new Worker(new URL('./seal-worker.ts', import.meta.url), { type: 'module', name: 'parcel' });
  const thread = openThread<ParcelWork, ParcelDone | undefined>(() => undefined, start);
  const done = await thread.ask(work);
  thread.close();
  return done;
};

/** Puts a text on the server; its code comes back. */
export const sendProfile = async (text: string, work = inThread): Promise<ParcelResult> => {
  const code = freshMoveCode();
  const sealed = await work({ code, text });
  if (sealed?.body === undefined) return failed('no-seal');
  const answer = await ask(sealed.name, { method: 'PUT', body: sealed.body });
  return typeof answer === 'string' ? failed(answer) : { ok: true, text: code };
};

/** Takes the text that waits under a code. */
export const takeProfile = async (typed: string, work = inThread): Promise<ParcelResult> => {
  const code = moveCodeIn(typed);
  if (code === undefined) return failed('no-code');
  const named = await work({ code });
  if (named === undefined) return failed('no-seal');
  const answer = await ask(named.name, {});
  if (typeof answer === 'string') return failed(answer);
  const opened = await work({ code, body: new Uint8Array(await answer.arrayBuffer()) });
  return opened?.text === undefined ? failed('damaged') : { ok: true, text: opened.text };
};
