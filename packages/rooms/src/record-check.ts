/**
 * Checking a room's record, which may come from anywhere: the chain, the numbers, the chips, the commitments of the house and of the
 * guests, and, where a hand is open, the cards and every action. What cannot be checked is listed.
 */
import {
  type Chips,
  commitment,
  type GameModule,
  type GameTypes,
  isEqual,
  isFields,
  isReady,
  openChance,
  openSitting,
  playLog,
  rekey,
} from '@baize/engine';
import { roomWords } from './language/index.ts';
import type { HandRun, RoomUnchecked } from './language/room-words.ts';
import { linkAfter, openingLink, playedSeal, type RecordedHand, type RoomRecord, type UnmixedGuest, unmixedIn } from './record.ts';
import { combineSeeds, matchesCommitment } from './seeds.ts';

/** What somebody noted of a room, and gives to be held against its record. */
export interface RoomEvidence {
  /** The table's last seal, a link on the way to it, or what was promised before a hand: whole, or its first digits. */
  readonly promise?: string;
  /** The table's last seal, and nothing else. */
  readonly end?: string;
  /** What a device was shown before each hand, as it has kept it. */
  readonly promises?: Readonly<Record<number, string>>;
  /** Where the log stood when each hand was over, as a device was shown it, and has kept it. */
  readonly places?: Readonly<Record<number, string>>;
  /** Words that somebody says were mixed in. */
  readonly words?: string;
}

/** What is wrong with a record. */
export type RoomFault =
  | 'cannot-open'
  | 'other-order'
  | 'chain-broken'
  | 'promise-broken'
  | 'nonce-broken'
  | 'other-acts'
  | 'does-not-replay'
  | 'other-end'
  | 'chips-made-or-lost'
  | 'other-seal'
  | 'other-log'
  | 'no-words';

/** What became of a record that was checked. */
export type RoomChecked =
  | {
      readonly ok: true;
      /** Hands whose cards were made again and agree. */
      readonly open: number;
      /** Hands that stay sealed. */
      readonly sealed: number;
      /** Hands at whose end the log stood where the device was shown it. */
      readonly placed: number;
      readonly unmixed: readonly UnmixedGuest[];
      readonly unchecked: readonly RoomUnchecked[];
    }
  | { readonly ok: false; readonly why: RoomFault; readonly hand: number };

/** The hands so far: the last of them, its link, the table after it where all of it is known, and the chips at it. */
interface Progress<T extends GameTypes> {
  readonly last: RecordedHand | undefined;
  readonly link: string;
  readonly state: T['state'] | undefined;
  readonly chips: Chips | undefined;
}

const NOWHERE = '00'.repeat(32);
const isViewOf = <T extends GameTypes>(value: unknown): value is T['view'] => isFields(value);

/** A table that looks like this to the rail; undefined where there can be none. */
const imagined = <T extends GameTypes>({ game }: GameModule<T>, after: unknown): T['state'] | undefined => {
  if (!isViewOf<T>(after)) return undefined;
  const state = game.imagine(after, 'rail', openChance(NOWHERE));
  return isEqual(game.view(state, 'rail'), after) ? state : undefined;
};

/** All chips at a table, those that are nobody's among them. */
const chipsAt = <T extends GameTypes>({ game }: GameModule<T>, state: T['state'], seats: number): Chips => {
  let sum = game.unowned?.(state) ?? 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const { stack, atRisk } = game.chips(state, seat);
    if (stack < 0 || atRisk < 0) return Number.NaN;
    sum += stack + atRisk;
  }
  return sum;
};

/** Whether every guest mixed in what they had committed to a hand earlier. */
const areNoncesTrue = ({ commits }: RoomRecord, last: RecordedHand | undefined, { nonces, guests }: RecordedHand): boolean =>
  nonces.every((nonce, seat) => {
    if (nonce === null) return true;
    const isSame = last === undefined || last.guests[seat]?.sat === guests[seat]?.sat;
    return isSame && guests[seat] !== null && commitment(nonce) === (last?.next ?? commits)[seat];
  });

/** Plays an open hand again from the table before it; undefined when an action is refused, or it deals otherwise than once. */
const playAgain = <T extends GameTypes>(
  { game }: GameModule<T>,
  record: RoomRecord,
  before: T['state'] | undefined,
  { secret = '', nonces, acts = [] }: RecordedHand,
): T['state'] | undefined => {
  const seed = combineSeeds(secret, nonces);
  let deals = before === undefined ? 1 : 0;
  const newKey = (state: T['state'], action: unknown): T['state'] => {
    if (!isReady(action) || game.toAct(state).length !== 1) return state;
    deals += 1;
    return rekey(state, openChance(seed));
  };
  let state = before ?? openSitting(game, { preset: record.preset, stacks: record.stacks, seed }).state;
  for (const played of playLog(game, state, acts, newKey)) {
    if (!played.ok || deals !== 1) return undefined;
    ({ state } = played.step);
  }
  return deals === 1 ? state : undefined;
};

/** What is wrong with a hand's chain, number and commitments; undefined when nothing is. */
const faultOf = <T extends GameTypes>(record: RoomRecord, { last, link }: Progress<T>, one: RecordedHand): RoomFault | undefined => {
  if (one.hand !== (last?.hand ?? 0) + 1) return 'other-order';
  if (linkAfter(link, one) !== one.link) return 'chain-broken';
  if (one.secret !== undefined && !matchesCommitment(one.secret, one.promise)) return 'promise-broken';
  if (!areNoncesTrue(record, last, one)) return 'nonce-broken';
  const isOther = one.secret !== undefined && one.acts !== undefined && playedSeal(one.secret, one.acts) !== one.played;
  return isOther ? 'other-acts' : undefined;
};

/** The table after a hand: played again where it is open, otherwise as the rail saw it. */
const tableAfter = <T extends GameTypes>(
  module: GameModule<T>,
  record: RoomRecord,
  { last, state }: Progress<T>,
  one: RecordedHand,
): T['state'] | RoomFault => {
  if (one.acts === undefined) return imagined(module, one.after) ?? 'does-not-replay';
  const before = last === undefined ? undefined : (state ?? imagined(module, last.after));
  if (last !== undefined && before === undefined) return 'does-not-replay';
  const end = playAgain(module, record, before, one);
  if (end === undefined) return 'does-not-replay';
  return isEqual(module.game.view(end, 'rail'), one.after) ? end : 'other-end';
};

/** The hands with one more, or what is wrong with it. */
const withHand = <T extends GameTypes>(
  module: GameModule<T>,
  record: RoomRecord,
  before: Progress<T>,
  one: RecordedHand,
): Progress<T> | RoomFault => {
  const fault = faultOf(record, before, one);
  if (fault !== undefined) return fault;
  const after = tableAfter(module, record, before, one);
  if (typeof after === 'string') return after;
  const chips = chipsAt(module, after, record.stacks.length);
  const isSame = before.chips === undefined ? Number.isSafeInteger(chips) : chips === before.chips;
  if (!isSame) return 'chips-made-or-lost';
  return { last: one, link: one.link, state: one.acts === undefined ? undefined : after, chips };
};

/** A record that no room has written may hold a table that cannot be: then a game throws, and the record does not replay. */
const safely = <R>(check: () => R): R | RoomFault => {
  try {
    return check();
  } catch {
    return 'does-not-replay';
  }
};

/** All links and promises of a record, that of its opening first. */
const sealsOf = (record: RoomRecord): readonly string[] => [
  openingLink(record),
  ...record.hands.flatMap(({ promise, link, log }) => [promise, link, ...(log === undefined ? [] : [log])]),
];

const isNoted = (noted: string, seal: string): boolean => noted.length >= 8 && seal.startsWith(noted);

/** The first hand at whose end the log stood elsewhere than a device was shown. */
const misplaced = ({ hands }: RoomRecord, { places = {} }: RoomEvidence): RecordedHand | undefined =>
  hands.find(({ hand, log }) => places[hand] !== undefined && places[hand] !== log);

/** What is wrong with a record by what somebody has noted; undefined when nothing is. */
const faultBy = (record: RoomRecord, { promise, end, promises = {}, words = '' }: RoomEvidence): RoomFault | undefined => {
  if (end !== undefined && !isNoted(end, record.seal)) return 'other-seal';
  if (record.hands.some((one) => (promises[one.hand] ?? one.promise) !== one.promise)) return 'other-seal';
  if (promise !== undefined && !sealsOf(record).some((seal) => isNoted(promise, seal))) return 'other-seal';
  return words === '' ? undefined : 'no-words';
};

const uncheckedIn = (record: RoomRecord, { promise, end, places = {} }: RoomEvidence): readonly RoomUnchecked[] => [
  ...([promise, end].some((given) => given !== undefined && isNoted(given, record.seal)) ? [] : (['seal'] as const)),
  ...(record.hands.some(({ hand }) => places[hand] === undefined) ? (['log'] as const) : []),
  ...(record.hands.some(({ acts }) => acts === undefined) ? (['sealed'] as const) : []),
  ...(record.hands.some(({ guests }) => guests.includes(null)) ? (['bots'] as const) : []),
];

/** Checks a room's record against itself, and against what somebody has noted. */
export const checkRoomRecord = <T extends GameTypes>(
  module: GameModule<T>,
  record: RoomRecord,
  evidence: RoomEvidence = {},
): RoomChecked => {
  const { game } = module;
  const { stacks, hands } = record;
  if (record.game !== game.id || record.version !== game.version || !Object.hasOwn(game.presets, record.preset))
    return { ok: false, why: 'cannot-open', hand: 0 };
  const brought = game.unowned === undefined ? stacks.reduce((sum, stack) => sum + stack, 0) : undefined;
  let progress: Progress<T> = { last: undefined, link: openingLink(record), state: undefined, chips: brought };
  for (const one of hands) {
    const before = progress;
    const after = safely(() => withHand(module, record, before, one));
    if (typeof after === 'string') return { ok: false, why: after, hand: one.hand };
    progress = after;
  }
  if (progress.link !== record.seal) return { ok: false, why: 'chain-broken', hand: hands.length };
  const lost = misplaced(record, evidence);
  if (lost !== undefined) return { ok: false, why: 'other-log', hand: lost.hand };
  const why = faultBy(record, evidence);
  if (why !== undefined) return { ok: false, why, hand: hands.length };
  const open = hands.filter(({ acts }) => acts !== undefined).length;
  const placed = hands.filter(({ hand }) => evidence.places?.[hand] !== undefined).length;
  return { ok: true, open, sealed: hands.length - open, placed, unmixed: unmixedIn(hands), unchecked: uncheckedIn(record, evidence) };
};

// --- in words ------------------------------------------------------------------------------------------------------

/** Hands by the runs they make: 1 to 3, and 7. */
const runsOf = (hands: readonly number[]): readonly HandRun[] => {
  const runs: [number, number][] = [];
  for (const hand of hands) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === hand - 1) last[1] = hand;
    else runs.push([hand, hand]);
  }
  return runs;
};

/** Whose chance is in the deals of so many hands: all guests', or who mixed in nothing, and when. */
export const mixedWords = (count: number, unmixed: readonly UnmixedGuest[]): string => {
  const { check } = roomWords();
  if (count === 0) return '';
  return unmixed.length === 0 ? check.allMixed : check.notMixed(unmixed.map(({ name, hands }) => ({ name, hands: runsOf(hands) })));
};

const heldWords = ({ open, sealed, placed, unmixed, unchecked }: Extract<RoomChecked, { readonly ok: true }>): string => {
  const { check } = roomWords();
  return [
    check.holds(open),
    ...(sealed === 0 ? [] : [check.sealed(sealed)]),
    ...(open + sealed === 0 ? [] : [check.chain]),
    mixedWords(open + sealed, unmixed),
    ...(placed === 0 ? [] : [check.placed(placed)]),
    ...(unchecked.length === 0 ? [] : [check.unchecked(unchecked)]),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};

/** What was found, in a few sentences. */
export const roomFindingWords = (checked: RoomChecked): string => {
  if (checked.ok) return heldWords(checked);
  const { check } = roomWords();
  const { why, hand } = checked;
  switch (why) {
    case 'cannot-open':
      return check.otherGame;
    case 'other-seal':
      return check.otherSeal;
    case 'no-words':
      return check.noWords;
    default:
      return check.faults[why](hand);
  }
};
