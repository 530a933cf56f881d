/**
 * One's own decisions at a table with friends, each with what one saw then, kept as they are made so that they can be looked back at.
 * They stay in this window until it is closed, or another table is played at.
 */
import type { DecisionMade } from '@baize/casino';
import { digest, type GameModule, type GameTypes, isFields, parseJson } from '@baize/engine';
import type { RemoteOptions, RoomFrame } from '@baize/rooms';
import type { DecisionsKept } from '../review/own-decisions.ts';

/** What of a window's storage is used. */
export type DecisionStore = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'baize.decided';
/** So many are kept: the newest. */
const MOST = 400;

const keyOf = (room: string, nth: number): string => `${KEY}.${room}.${nth}`;

const keysIn = (store: DecisionStore): readonly string[] =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) => key.startsWith(`${KEY}.`));

/** Does something with the storage of this window. Where the browser forbids it, or it is full, nothing is kept. */
const withStore = <R>(act: (store: DecisionStore) => R, otherwise: R): R => {
  try {
    return act(sessionStorage);
  } catch {
    return otherwise;
  }
};

/** Keeps what was decided in a room. Of other rooms nothing is kept any longer. */
const keepDecision = <T extends GameTypes>({ game }: GameModule<T>, room: string, made: DecisionMade<T>): void =>
  withStore((store) => {
    for (const key of keysIn(store)) if (!key.startsWith(`${KEY}.${room}.`)) store.removeItem(key);
    store.removeItem(keyOf(room, made.line - MOST));
    store.setItem(keyOf(room, made.line), JSON.stringify({ ...made, version: game.version }));
  }, undefined);

/** What a session at the table of a room keeps of one's own decisions; one that was not taken is forgotten. */
export const decisionsKeptFor = <T extends GameTypes>(module: GameModule<T>, room: string): RemoteOptions<T> => ({
  decided: (made) => keepDecision(module, room, made),
  undecided: (nth) => withStore((store) => store.removeItem(keyOf(room, nth)), undefined),
});

const lineOf = (value: unknown): number => (isFields(value) && typeof value['line'] === 'number' ? value['line'] : -1);

const roundOf = (value: unknown): number => (isFields(value) && typeof value['round'] === 'number' ? value['round'] : 0);

/**
 * What was decided in a room that is in such a phase; undefined where nothing is kept. The hand that is being played is left out: no
 * coach sits at a table with friends.
 */
export const decidedIn = <T extends GameTypes>(
  { game }: GameModule<T>,
  room: string,
  { preset, phase, hand }: Pick<RoomFrame<T>, 'preset' | 'phase' | 'hand'>,
): DecisionsKept | undefined => {
  const last = phase === 'over' ? hand : hand - 1;
  const texts = withStore<readonly string[]>(
    (store) => keysIn(store).flatMap((key) => (key.startsWith(`${KEY}.${room}.`) ? (store.getItem(key) ?? []) : [])),
    [],
  );
  const made = texts
    .map((text) => parseJson(text))
    .filter((one) => isFields(one) && one['version'] === game.version && roundOf(one) <= last)
    .toSorted((a, b) => lineOf(a) - lineOf(b));
  return made.length === 0 ? undefined : { game: game.id, preset, seed: digest(room), made };
};
