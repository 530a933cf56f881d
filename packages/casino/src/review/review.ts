/**
 * Looking back: what each decision of a sitting cost. A record is played again, and the game's judge is asked about every choice of one
 * seat, by what that seat saw then and by nothing else. Both parts are generators: whoever asks may pause, tell how far it is, or stop.
 */
import {
  type Appraised,
  appraisalOf,
  type Chance,
  canOpen,
  canonicalJson,
  digest,
  endsRound,
  fork,
  type GameModule,
  type GameTypes,
  type Mark,
  openSitting,
  playLog,
  roundedAmount,
  type Seat,
  type Sight,
  sightOf,
  type WrittenRecord,
} from '@baize/engine';

// What is said of a decision, in words that blame nobody: what it cost, how sure that is, and how it was judged. Pure.

/** An amount in its unit, with one digit: "5.2 points", "208 chips", "4 in 100". */
export const costWords = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const size = Math.abs(value);
  if (unit === 'points') return `${size.toFixed(1)} points`;
  if (unit === 'chance') return `${Math.round(100 * size)} in 100`;
  return `${roundedAmount(size)} chips`;
};

/** A value with its sign: "−2.3 points", "+67 chips". */
export const valueIn = (unit: Appraised<GameTypes>['unit'], value: number): string => {
  const sign = unit === 'chips' ? (value < 0 ? '−' : '+') : value < 0 ? '−' : '';
  return `${sign}${costWords(unit, value)}`;
};

const titles: Readonly<Record<Mark, string>> = {
  fine: 'Nothing to mend',
  slip: 'A slip',
  mistake: 'A mistake',
  opinion: 'A matter of opinion',
};

/** What is said of a decision in a few words. */
export const titleOf = ({ mark, behind, unit, error }: Judgment): string => {
  if (mark === 'fine') return behind > error ? 'As good as the best' : titles.fine;
  return mark === 'opinion' ? titles.opinion : `${titles[mark]}: about ${costWords(unit, behind)}`;
};

/** How it was judged, and how sure that is. */
export const basisWords = ({ basis, unit }: Pick<Appraised<GameTypes>, 'basis' | 'unit'>, error: number): string => {
  if (basis === 'exact') return 'Reckoned exactly, from what could be seen then. How it went has no part in it.';
  const sure = `give or take ${costWords(unit, error)}`;
  return basis === 'sampled'
    ? `Judged by what you could see then, in deals that fit it; ${sure}. What the others really held is never looked at.`
    : `Judged against the hands that would play this way; ${sure}. What the others really held is never looked at.`;
};

/** "24 of 52 decisions judged." */
export const progressWords = (judged: number, of: number): string => `${judged} of ${of} decisions judged.`;

/** A choice that a seat made: at which line of the log, from 0, in which round, from 1, what it saw and what it did. */
export interface DecisionMade<T extends GameTypes> {
  readonly line: number;
  readonly round: number;
  readonly sight: Sight<T>;
  readonly action: T['action'];
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
  /** One sentence why the other action is better; empty where nothing is to be said. */
  readonly because: string;
}

/** How many worlds a decision is weighed in. */
export const REVIEW_EFFORT = 400;
/** Raise it whenever the same record would be judged otherwise: judgments kept are then made again. */
export const JUDGE_VERSION = 2;

/** Every choice that a seat made in a sitting, in order. It ends at the first line that is refused. */
export function* decisions<T extends GameTypes>(
  { game }: GameModule<T>,
  record: WrittenRecord,
  me: Seat,
): Generator<DecisionMade<T>, void> {
  if (!canOpen(game, record)) return;
  let round = 1;
  for (const played of playLog(game, openSitting(game, record).state, record.log)) {
    if (!played.ok) return;
    const { line, entry, before, step } = played;
    if (entry.seat === me) yield { line, round, sight: sightOf(game, before, me), action: entry.action };
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
  const because = mark === 'fine' ? '' : (module.because?.(sight, action, found) ?? '');
  const { behind, error } = taken;
  return { line, round, action, best: best.action, mark, unit: found.unit, behind, error, scale: found.scale, because };
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
