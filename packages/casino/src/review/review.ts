/**
 * Looking back: what each decision of a sitting cost. A record is played again, and the game's judge is asked about every choice of one
 * seat, by what that seat saw then and by nothing else. Both parts are generators: whoever asks may pause, tell how far it is, or stop.
 */
import {
  type Appraised,
  appraisalOf,
  type BySeat,
  type Chance,
  canOpen,
  canonicalJson,
  digest,
  endsRound,
  fork,
  type GameModule,
  type GameTypes,
  inFull,
  type Mark,
  openSitting,
  playLog,
  type Seat,
  type Sight,
  sightOf,
  type WrittenRecord,
} from '@baize/engine';
import { reviewWords } from './language/index.ts';

// What is said of a decision, in words that blame nobody: what it cost, how sure that is, and how it was judged. Pure.

/** An amount in its unit, without its sign: "5.2 points", "208 chips", "4%". */
export const costWords = (unit: Appraised<GameTypes>['unit'], value: number): string => reviewWords().cost(unit, Math.abs(value));

/** A value with its sign: "−2.3 points", "+67 chips". */
export const valueIn = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const sign = unit === 'chips' ? (value < 0 ? '−' : '+') : value < 0 ? '−' : '';
  return `${sign}${costWords(unit, value)}`;
};

/** What is said of a decision in a few words. */
export const titleOf = ({ mark, behind, unit, error }: Judgment): string => {
  const words = reviewWords();
  if (mark === 'fine') return behind > error ? words.asGood : words.fine;
  return mark === 'opinion' ? words.opinion : words[mark](costWords(unit, behind));
};

/** How it was judged, and how sure that is. */
export const basisWords = ({ basis, unit }: Pick<Appraised<GameTypes>, 'basis' | 'unit'>, error: number): string => {
  const words = reviewWords();
  return basis === 'exact' ? words.exact : words[basis](costWords(unit, error));
};

/** "24 of 52 decisions judged." */
export const progressWords = (judged: number, of: number): string => reviewWords().progress(judged, of);

/** A choice that a seat made: at which line of the log, from 0, in which round, from 1, what it saw and what it did. */
export interface DecisionMade<T extends GameTypes> {
  readonly line: number;
  readonly round: number;
  readonly sight: Sight<T>;
  readonly action: T['action'];
  /** What the seats are called, where somebody knows. */
  readonly names?: BySeat<string>;
  /** Of a hand of another program: how it is told there. */
  readonly foreign?: ForeignDecision<T>;
}

/** A decision in the units of the file that it comes from. It is judged in whole chips, and told so. */
export interface ForeignDecision<T extends GameTypes> {
  readonly sight: Sight<T>;
  readonly action: T['action'];
  found(found: Appraised<T>): Appraised<T>;
}

/** What a decision cost. Plain JSON, and all that is kept of it. */
export interface Judgment<A = unknown> {
  readonly line: number;
  readonly round: number;
  readonly action: A;
  /** The best action that was found; the one taken, where none was better. */
  readonly best: A;
  readonly mark: Mark;
  readonly unit: Appraised<GameTypes>['unit'];
  /** How far the action taken was behind, and one standard error of that. */
  readonly behind: number;
  readonly error: number;
  /** The bet or the pot. */
  readonly scale: number;
}

/** How many worlds a decision is weighed in. */
export const REVIEW_EFFORT = 400;
/** Raise it whenever the same record would be judged otherwise: judgments kept are then made again. */
export const JUDGE_VERSION = 2;

/** Every choice that a seat made in a sitting, in order. It ends at the first line that is refused. */
export function* decisions<T extends GameTypes>(
  { game }: GameModule<T>,
  record: WrittenRecord & { readonly names?: BySeat<string> },
  me: Seat,
): Generator<DecisionMade<T>, void> {
  if (!canOpen(game, record)) return;
  const names = record.names === undefined ? {} : { names: record.names };
  let round = 1;
  for (const played of playLog(game, openSitting(game, record).state, record.log)) {
    if (!played.ok) return;
    const { line, entry, before, step } = played;
    if (entry.seat === me) yield { line, round, sight: sightOf(game, before, me), action: entry.action, ...names };
    round += step.beats.filter(({ event }) => endsRound(game, event)).length;
  }
}

/** The chance of a judge. It follows from what the player saw and from nothing else: the same sight is judged the same, whatever lay hidden. */
const chanceOf = <T extends GameTypes>(sight: Sight<T>, look: string): Chance => fork(digest(canonicalJson(sight)), look);

/** How a decision is looked at: with how much effort, and which of several looks at the same sight this is. */
interface Looking {
  readonly effort?: number;
  readonly look?: string;
}

/** What the actions of a decision are worth, the one taken among them, or another that is asked about; as the player's table tells chips. */
export const weigh = <T extends GameTypes>(
  module: GameModule<T>,
  { sight, action, foreign }: Pick<DecisionMade<T>, 'sight' | 'action' | 'foreign'>,
  { effort = REVIEW_EFFORT, look = 'look back' }: Looking = {},
): Appraised<T> | undefined => {
  const found = module.appraise?.(sight, chanceOf(sight, look), effort, [action]);
  return found === undefined || foreign === undefined ? found : foreign.found(found);
};

/** A mark that was confirmed among our own bots is an opinion anywhere else. */
const markOf = <T extends GameTypes>(
  { verdict }: GameModule<T>,
  { sight, action }: Pick<DecisionMade<T>, 'sight' | 'action'>,
  found: Appraised<T>,
  isForeign: boolean,
): Mark => {
  const mark = verdict?.(sight, action, found) ?? 'opinion';
  return isForeign && mark !== 'fine' ? 'opinion' : mark;
};

/** What the judge says of one decision; undefined where it says nothing. */
export const judge = <T extends GameTypes>(
  module: GameModule<T>,
  made: DecisionMade<T>,
  looking: Looking = {},
): Judgment<T['action']> | undefined => {
  const { line, round, foreign } = made;
  const { sight, action } = foreign ?? made;
  const found = weigh(module, made, looking);
  const taken = found && appraisalOf<T>(found, action);
  const [best] = found?.actions ?? [];
  if (found === undefined || taken === undefined || best === undefined) return undefined;
  const mark = markOf(module, { sight, action }, found, foreign !== undefined);
  const { behind, error } = taken;
  return { line, round, action, best: best.action, mark, unit: found.unit, behind, error, scale: found.scale };
};

/** Why another action is better than this one, in words; empty where nothing can be said. */
export const whyBetter = <T extends GameTypes>(
  { why, words }: GameModule<T>,
  { sight, names = [] }: Pick<DecisionMade<T>, 'sight' | 'names'>,
  action: T['action'],
  found: Appraised<T>,
): string => {
  const facts = why?.(sight, action, found);
  return facts === undefined ? '' : inFull(words.why(facts, { me: sight.seat, names }));
};

/** What speaks against a decision that is marked, in words; empty where nothing does. */
export const becauseWords = <T extends GameTypes>(
  module: GameModule<T>,
  made: DecisionMade<T>,
  { mark }: Pick<Judgment, 'mark'>,
): string => {
  const found = mark === 'fine' ? undefined : weigh(module, made);
  const { sight, action } = made.foreign ?? made;
  return found === undefined ? '' : whyBetter(module, { ...made, sight }, action, found);
};

/** What every decision of a seat cost, as far as the game can tell. */
export function* review<T extends GameTypes>(
  module: GameModule<T>,
  record: WrittenRecord,
  me: Seat,
  effort = REVIEW_EFFORT,
): Generator<Judgment<T['action']>, void> {
  if (module.appraise === undefined) return;
  for (const made of decisions(module, record, me)) {
    const judgment = judge(module, made, { effort });
    if (judgment !== undefined) yield judgment;
  }
}
