/**
 * The contract between a game and everything else: screens, bots, saves and tests know a game only through it.
 */
import type { Card } from './cards.ts';
import type { Chance } from './chance.ts';
import type { Saying } from './language/saying.ts';

/** A whole number of chips. */
export type Chips = number;
/** A place at the table, clockwise from 0. */
export type Seat = number;
/** One entry for each seat. */
export type BySeat<T> = readonly T[];
/** Who looks: a seat, or the rail, which watches without one. */
export type Viewer = Seat | 'rail';

/** Anything told apart by its `type`. */
export interface Tagged {
  readonly type: string;
}

/** Everything a game defines, gathered so that the contract needs one type parameter. */
export interface GameTypes {
  readonly rules: object;
  /** All chance of a table lies in `chance` and nowhere else: who shares a table gives it another key before every deal. */
  readonly state: { readonly chance: Chance };
  readonly view: object;
  readonly action: Tagged;
  readonly event: Tagged;
  readonly reason: string;
  /** Why an action is a good one: facts in plain JSON, that whoever shows them puts into words. */
  readonly why: Tagged;
}

// --- what a seat may do ---------------------------------------------------------------------------

/** A blank to be filled with a number from `min` to `max`, in whole steps from `min`. */
export interface Range {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}
/** A blank to be filled with one of these. */
export interface OneOf<T> {
  readonly kind: 'oneOf';
  readonly options: readonly T[];
}
/** A blank to be filled with this many different ones of these, in any order. */
export interface Some<T> {
  readonly kind: 'some';
  readonly options: readonly T[];
  readonly count: number;
}

type Blank<T> = [T] extends [number] ? Range : [T] extends [readonly (infer U)[]] ? Some<U> : OneOf<T>;

/** An action with its blanks still open: `{ type: 'raise', to: range(40, 1000) }`, `{ type: 'pass', cards: some(hand, 3) }`. */
export type Offer<A extends Tagged> = A extends Tagged ? { readonly [K in keyof A]: K extends 'type' ? A[K] : Blank<A[K]> } : never;

/**
 * What a well-formed action looks like, field by field. An action arrives from a keyboard, a save or a wire, so it is
 * checked for shape once, here, and the game never meets a malformed one.
 */
export type Shapes<A extends Tagged> = {
  readonly [K in A['type']]: FieldsOf<Extract<A, { readonly type: K }>>;
};
type FieldsOf<A extends Tagged> = {
  readonly [K in Exclude<keyof A, 'type'>]: (value: unknown) => value is A[K];
};

// --- what happens -----------------------------------------------------------------------------------

/** One thing that happened, and the table just after it: the unit of animation, log and sound. */
export interface Beat<T extends GameTypes> {
  readonly event: T['event'];
  readonly state: T['state'];
}
/** All that follows from one action. Its state is that of its last beat. */
export interface Step<T extends GameTypes> {
  readonly state: T['state'];
  readonly beats: readonly Beat<T>[];
}

/** The reasons that `play` itself gives, the same at every table. */
export type CommonReason = 'not-your-turn' | 'not-an-action';
/** Why an action was not taken, and a legal one to try instead. */
export interface Refusal<T extends GameTypes> {
  readonly reason: T['reason'] | CommonReason;
  readonly instead?: T['action'];
}
/** What became of an action. */
export type Played<T extends GameTypes> =
  | { readonly ok: true; readonly step: Step<T> }
  | { readonly ok: false; readonly refusal: Refusal<T> };

/** The action that all games share which can be shared themselves: ready for the next round. The last who is ready deals. */
export interface Ready {
  readonly type: 'ready';
}
/** Somebody is ready, and nothing else has happened. Who it is, each game says in a field of its own. */
export interface SaidReady {
  readonly type: 'said-ready';
}
/** The one event that every game shares: a round is decided. Statistics listen to nothing else. */
export interface Settled {
  readonly type: 'settled';
  /** By seat; a seat that took no part in the round has none. */
  readonly results: BySeat<Settlement | null>;
}
/** What a round brought one seat. */
export interface Settlement {
  readonly net: Chips;
  readonly result: 'won' | 'lost' | 'pushed';
}
/** How a sitting that is over ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: BySeat<number>;
}
/** What a sitting begins with: one stack for each seat. */
export interface Opening<T extends GameTypes> {
  readonly rules: T['rules'];
  readonly stacks: BySeat<Chips>;
  readonly chance: Chance;
}

// --- the contract -------------------------------------------------------------------------------------

/** A game: its rules as data, and pure functions over its state. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Raise it whenever an old log would replay differently. */
  readonly version: number;
  readonly presets: Readonly<Record<string, T['rules']>>;
  /** How many may sit down under these rules, and the least chips that each of them needs. */
  seats(rules: T['rules']): { readonly min: number; readonly max: number; readonly buyIn: Chips };
  readonly shapes: Shapes<T['action']>;
  /** The events that end a round; `settled` alone by default. Where a sitting is one long game, its hands are rounds. */
  readonly roundEnds?: readonly T['event']['type'][];
  /** The fields of a state that only say what was done. No rule reads them, so a lane may be opened without: they stay as they began. */
  readonly history?: readonly (string & keyof T['state'])[];
  /** The points that an event gives each seat, where rounds bring points and no chips; undefined for an event that gives none. */
  points?(event: T['event']): BySeat<number> | undefined;
  /** What takes nothing and gives nothing away, the best first: done for somebody whose time is up. Only actions without blanks. */
  readonly passive?: readonly T['action']['type'][];

  /** Begins a sitting. Call it through `openSitting`, which checks the opening. */
  open(opening: Opening<T>): Step<T>;
  /** Whom the table waits for: several when they choose at once, none when the sitting is over. */
  toAct(state: T['state']): readonly Seat[];
  /** The whole truth about what may be done: buttons, key hints, bots, checks and tests all read it. */
  legal(state: T['state'], seat: Seat): readonly Offer<T['action']>[];
  /**
   * Why a seat that is to act may not take this well-formed action; undefined when it may. It says of one action what `legal` says of
   * all, and takes less time: a game that has it is asked by `play` for nothing else. The laws of offers and refusals see that both agree.
   */
  whyNot?(state: T['state'], seat: Seat, action: T['action']): T['reason'] | undefined;
  /** Total over legal actions. Call it through `play`, which refuses the rest. */
  apply(state: T['state'], seat: Seat, action: T['action']): Step<T>;
  /** What is said to a well-formed action that may not be taken, and what could be done instead. Asked only then. */
  refuse(state: T['state'], seat: Seat, action: T['action']): Refusal<T>;

  /** What this viewer may see, and nothing else: no deck, no seed, no face-down card. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The same event, without what this viewer may not see. */
  viewEvent(event: T['event'], viewer: Viewer): T['event'];
  /** A full state that looks the same to this viewer, the unseen dealt again. Search bots think with it. Chips lie open: they are the same. */
  imagine(view: T['view'], viewer: Viewer, chance: Chance): T['state'];
  /** A view with every card of the state turned up, for a look back at a sitting that is over. The view itself by default. */
  faceUp?(view: T['view'], state: T['state']): T['view'];

  /** What a seat holds, and what it has on the table and may lose. */
  chips(state: T['state'], seat: Seat): { readonly stack: Chips; readonly atRisk: Chips };
  /**
   * Chips that are no seat's: a pot that stays from one game to the next, or what the house has won, which is below zero while it loses.
   * None by default. With those of the seats they come to the same at every beat.
   */
  unowned?(state: T['state']): Chips;
  /** Whether the house keeps the bank under these rules. Then nobody at the table owes anybody for what they have won. */
  houseBanks?(rules: T['rules']): boolean;
  /** Whether this seat still plays. One that is out, because it is broke, is never asked again. */
  isIn(state: T['state'], seat: Seat): boolean;
  /** How the sitting ended; undefined while it goes on. */
  outcome(state: T['state']): Outcome | undefined;
}

/** What a human or a bot is shown; over a wire, the only thing ever sent. */
export interface Sight<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T['view'];
  readonly offers: readonly Offer<T['action']>[];
}
/** Bots get a Sight, never a State: they cannot cheat. Their strength is a count of samples, not a clock, so that they replay. */
export type Bot<T extends GameTypes> = (sight: Sight<T>, chance: Chance) => T['action'];

// --- how a game speaks ------------------------------------------------------------------------------------

/** A page of rules: a few headed passages, for a dialog or a help screen. */
export interface Passage {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Who is told, and what the seats are called. */
export interface Audience {
  readonly me: Viewer;
  readonly names: BySeat<string>;
}

/** A game in sentences. The terminal's log, its plain mode and the web's live region all read these. */
export interface Words<T extends GameTypes> {
  /** A preset's name, as the table shows it: "House rules". */
  preset(rules: T['rules']): string;
  /** What happened, one sentence an entry; empty for a beat that needs no words. `view` is the table just after it. */
  event(event: T['event'], view: T['view'], audience: Audience): readonly Saying[];
  /** What is so, then what to do. Never blaming. */
  refusal(refusal: Refusal<T>, sight: Sight<T>): Saying;
  /** What an action is called on its button: "Twist", "Buy for 20". */
  action(action: T['action'], sight: Sight<T>): string;
  /** What is asked of this seat now: "Twist or stick?" */
  prompt(sight: Sight<T>): Saying;
  /** Why an action is a good one, without blame: the reason first, then the figures. */
  why(why: T['why'], audience: Audience): Saying;
  /** How to play under these rules. */
  rules(rules: T['rules']): readonly Passage[];
  /** How a remembered round ended, in a few words: "folded on the turn". */
  noted?(round: NotedRound): string;
  /** What a bot is called where somebody chooses how strong the others are, if its name does not say it. */
  readonly levels?: Readonly<Record<string, string>>;
}

/** What the best bot would do, and why. */
export interface Hint<T extends GameTypes> {
  readonly action: T['action'];
  readonly why: T['why'];
}

// --- what a decision is worth -----------------------------------------------------------------------------

/** What one action is worth to the seat that may take it. */
export interface Appraisal<T extends GameTypes> {
  readonly action: T['action'];
  readonly value: number;
  /** How far it falls short of the best; 0 for the best itself, and never below. */
  readonly behind: number;
  /** How far off `behind` may be: one standard error of that difference, and 0 where it is exact. */
  readonly error: number;
  /** Another measure speaks against `behind`: at Hearts fewer points may be a smaller chance to win the game. */
  readonly doubtful?: true;
}

/**
 * What some actions are worth, the best first. `exact` is reckoned from every card that is not seen; `sampled` is the mean of imagined
 * worlds; a `model` also guesses how the others play. Points count against the seat, so there the lowest value is the best.
 */
export interface Appraised<T extends GameTypes> {
  readonly unit: 'chips' | 'points' | 'chance';
  readonly basis: 'exact' | 'sampled' | 'model';
  /** What the decision is about, in the same unit: the bet or the pot. 1 for points and chances. */
  readonly scale: number;
  readonly actions: readonly Appraisal<T>[];
}

/**
 * What may honestly be said of a decision: nothing; that it cost a little; that it cost something; or that another action seems better
 * and nobody has shown that it is.
 */
export type Mark = 'fine' | 'slip' | 'mistake' | 'opinion';

/** What a sitting brought beside what was to be expected of it. What is left between the two is decisions and luck. */
export interface LuckReport {
  /** What is looked at: every round, or only the pots that were all in with cards to come. */
  readonly of: 'rounds' | 'all-in';
  readonly count: number;
  readonly result: Chips;
  /** What the bets bring on average; with the best of play, where decisions count apart. */
  readonly expected: number;
  /** How far luck usually strays from nothing: one standard deviation. */
  readonly width: number;
  /** Whether `expected` knows nothing of how well the cards were played. */
  readonly decisionsApart: boolean;
}

/**
 * How long a beat holds the table before the next one is shown; each front end says in milliseconds what that is.
 * `deal`: one of many cards. `word`: something said or done. `draw`: a card that matters. `reveal`: a card turned up.
 * `result`: the end of a round.
 */
export type Tempo = 'none' | 'deal' | 'word' | 'draw' | 'reveal' | 'result';

/** Somebody who plays against the human: which bot, and the chips it brings. */
export interface BotSeat {
  readonly bot: string;
  readonly stack: Chips;
}

/** Counters by name: what a game counts of a player beside rounds won and lost. There are only so many names, however much is played. */
export type Counters = Readonly<Record<string, number>>;

/**
 * How a round that is remembered ended for a player: given up with these cards on the board, won because nobody called, or shown, and
 * perhaps beaten by the cards of somebody else.
 */
export type NotedEnding =
  | { readonly type: 'folded'; readonly board: readonly Card[] }
  | { readonly type: 'uncalled' }
  | { readonly type: 'shown'; readonly board: readonly Card[]; readonly beatenBy?: readonly Card[] };

/** One round worth remembering: what it brought, the cards that were held, and how it ended. It is kept for long, so it has no words. */
export interface NotedRound {
  readonly net: Chips;
  readonly cards: readonly Card[];
  readonly how: NotedEnding;
}

/** What a game counts of a player. */
export interface GameStatistics<T extends GameTypes> {
  /** What a beat adds to a seat's sums; nothing where it is of no account. */
  adds(beat: Beat<T>, seat: Seat): Counters;
  /** The sums whose course is kept beside that of the net. */
  readonly traced: readonly string[];
  /** What may be remembered of the round that a beat ends; undefined where it ends none. Of all rounds only the largest few are kept. */
  noted?(beat: Beat<T>, seat: Seat): NotedRound | undefined;
}

/** What a puzzle is about, so that a book of them holds a bit of everything. */
export interface PuzzleIdea {
  /** The kind of answer: "double". No kind fills a book. */
  readonly answer: string;
  /** What two puzzles that are alike have in common: "hard 16 against 10". */
  readonly idea: string;
}

/** A game with its voice and its opponents: one entry of the catalogue. */
export interface GameModule<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  /** The preset that a table with friends begins with: the rules that most people know. The first one if left out. */
  readonly amongFriends?: string;
  /** Weakest first. */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** Who sits at a table with this many others, seat by seat; null is where the human sits. */
  lineUp(rules: T['rules'], others: number, chance: Chance): readonly (BotSeat | null)[];
  hint(sight: Sight<T>, chance: Chance): Hint<T>;
  tempo(event: T['event']): Tempo;
  /**
   * What the actions of this sight are worth; undefined when there is no choice, or nothing that can be said. `effort` counts imagined
   * worlds, never time. Where there are too many actions to weigh them all, those of `also` are among the ones weighed.
   */
  appraise?(sight: Sight<T>, chance: Chance, effort: number, also?: readonly T['action'][]): Appraised<T> | undefined;
  /** What may be said of an action taken, by what was found. A mark stands only where a test against what really followed bears it out. */
  verdict?(sight: Sight<T>, taken: T['action'], found: Appraised<T>): Mark;
  /** What a sitting that is over brought a seat beside what was to be expected. It looks at hidden cards, so never before the end. */
  luck?(steps: Iterable<Step<T>>, me: Seat): LuckReport;
  /** Why another action is better than the one taken, with the figures as `found` has them; undefined where nothing can be said. */
  why?(sight: Sight<T>, taken: T['action'], found: Appraised<T>): T['why'] | undefined;
  /** What a puzzle with this answer is about; undefined where its worth is not confirmed. Without it a game has no puzzles. */
  puzzle?(sight: Sight<T>, taken: T['action'], best: T['action']): PuzzleIdea | undefined;
  /** What statistics of its own it has. */
  readonly counters?: GameStatistics<T>;
}
