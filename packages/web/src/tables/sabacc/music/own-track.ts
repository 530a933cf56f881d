/** An audio file of the player's own, kept on the device and nowhere else: never in a save, never in an export. */

import type { TrackNote } from '../language/sabacc-table-words.ts';

/** A file that was accepted. */
export interface OwnTrack {
  readonly name: string;
  readonly audio: AudioBuffer;
}

/** What became of a file: accepted, or why not. `isKept` is false when this browser would not keep it. */
export type Accepted =
  | { readonly ok: true; readonly track: OwnTrack; readonly isKept: boolean }
  | { readonly ok: false; readonly why: Unplayable };

/** The largest file, in bytes. */
export const MAX_BYTES = 20 * 1024 * 1024;
const LONGEST_NAME = 80;

/** Why a file is not played. */
export type Unplayable = Extract<TrackNote, 'too-large' | 'not-audio'>;

// --- the shelf: one file in the browser's own database ------------------------------------------------------

const DATABASE = 'baize-music';
const STORE = 'tracks';
const SHELF = 'sabacc';

interface Stored {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer;

const settled = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });

const openShelf = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

const onShelf = async <A>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<A>): Promise<A> => {
  const database = await openShelf();
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

// --- what a table asks for -----------------------------------------------------------------------------------

/** Decodes without a sound being made. It may take the bytes for itself, so it is given a copy. */
const decode = (bytes: ArrayBuffer): Promise<AudioBuffer> => new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.slice(0));

/** Why a file is not even read; undefined when it may be. */
export const whyNotRead = ({ size }: Pick<File, 'size'>): Unplayable | undefined => {
  if (size > MAX_BYTES) return 'too-large';
  return size === 0 ? 'not-audio' : undefined;
};

/** Takes a file: decoded first, then kept. */
export const acceptTrack = async (file: File): Promise<Accepted> => {
  const refusal = whyNotRead(file);
  if (refusal !== undefined) return { ok: false, why: refusal };
  const name = file.name.slice(0, LONGEST_NAME);
  let bytes: ArrayBuffer;
  let audio: AudioBuffer;
  try {
    bytes = await file.arrayBuffer();
    audio = await decode(bytes);
  } catch {
    // Whatever the browser has against it, to the player it is a file that does not play.
    return { ok: false, why: 'not-audio' };
  }
  const stored: Stored = { name, bytes };
  const isKept = await onShelf('readwrite', (store) => store.put(stored, SHELF)).then(
    () => true,
    () => false,
  );
  return { ok: true, track: { name, audio }, isKept };
};

/** The file that was kept; undefined when there is none, or it is gone or damaged: then the track of the house plays. */
export const keptTrack = async (): Promise<OwnTrack | undefined> => {
  try {
    const stored: unknown = await onShelf('readonly', (store) => store.get(SHELF));
    return isStored(stored) ? { name: stored.name, audio: await decode(stored.bytes) } : undefined;
  } catch {
    // A browser without a database, or with a broken one, has the track of the house.
    return undefined;
  }
};

/** Forgets the file. False when the browser would not. */
export const forgetTrack = (): Promise<boolean> =>
  onShelf('readwrite', (store) => store.delete(SHELF)).then(
    () => true,
    () => false,
  );
