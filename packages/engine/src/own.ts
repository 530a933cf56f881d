/**
 * Whose the lists and objects of a state are. A state that is handed out shares them with the one before, so whatever changes is
 * replaced by a copy. In a lane (lane.ts) nobody else holds them: there the thing itself is changed. Which of the two, is decided here
 * and nowhere else.
 */

let isOwned = false;
let isRemembered = true;
let told: readonly string[] = [];

/** Whether what is changed now belongs to a lane. */
export const isInLane = (): boolean => isOwned;

/** The types of the events that the lane tells. */
export const toldInLane = (): readonly string[] => told;

/** Whether a state has to say what was done. Only a lane that was opened without a history does without. */
export const hasHistory = (): boolean => isRemembered;

/** From now on a lane is played, tells of events of these types, and keeps its history or not. */
export const enterLane = (types: readonly string[], keepsHistory: boolean): void => {
  told = types;
  isRemembered = keepsHistory;
  isOwned = true;
};

/** No lane is played any more. */
export const leaveLane = (): void => {
  isOwned = false;
  isRemembered = true;
};

/** A thing whose fields may be set. */
export type Own<T> = { -readonly [K in keyof T]: T[K] };

/** A list whose entries may be set. */
export const ownList = <T>(list: readonly T[]): T[] =>
  // The one place that knows it to be nobody else's.
  isOwned ? (list as T[]) : list.slice();

/** An object whose fields may be set; how it is copied, its game says. */
export const ownFields = <T>(thing: T, copyOf: (thing: T) => Own<T>): Own<T> => (isOwned ? (thing as Own<T>) : copyOf(thing));

/** The same list with another entry at one place. Written out: `with` takes several times as long, and every beat does this. */
export const putAt = <T>(list: readonly T[], place: number, entry: T): readonly T[] => {
  const mine = ownList(list);
  mine[place] = entry;
  return mine;
};

/**
 * The same list and one thing more. A copy is written out, with room for no more than that: to spread lists takes longer and to join
 * them ten times as long, and to add to a list makes room for sixteen others. So a short list is copied in a lane too.
 */
export const withMore = <T>(list: readonly T[], thing: T): readonly T[] => {
  const { length } = list;
  if (length === 0) return [thing];
  const first = list[0];
  if (length === 1 && first !== undefined) return [first, thing];
  const second = list[1];
  if (length === 2 && first !== undefined && second !== undefined) return [first, second, thing];
  if (isOwned) {
    ownList(list).push(thing);
    return list;
  }
  const copy = new Array<T>(length + 1);
  for (let place = 0; place < length; place += 1) copy[place] = list[place] ?? thing;
  copy[length] = thing;
  return copy;
};
