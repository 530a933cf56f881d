/** What a table of Blackjack is set to. A preset is a full set; see README.md for where each comes from. */
import { type Chips, deepFreeze } from '@baize/engine';

/** A payment in whole numbers: `{ pays: 3, for: 2 }` is 3 chips for every 2. */
export interface Ratio {
  readonly pays: number;
  readonly for: number;
}

/** The rules of a table, as data. */
export interface Rules {
  readonly preset: 'classic' | 'casino' | 'vegas' | 'european' | 'shared' | 'banked';
  /** How many may sit down. At a table for several everybody bets at the same time, and turns go round. */
  readonly players: { readonly min: number; readonly max: number };
  /** Who pays and is paid: the house, or the player at seat 0, who lays no bet. The dealer's cards are played by the same rule. */
  readonly bank: 'house' | 'player';
  /** How chips are written: as dollars, or as what they are. */
  readonly currency: '$' | 'chips';
  /** The first bet of a round; `max` is null where the whole stack may be bet. */
  readonly bet: { readonly min: Chips; readonly max: Chips | null };

  // --- the shoe
  readonly decks: number;
  /** A round that would start with fewer cards than this starts with all of them, shuffled. As many as there are: a fresh shoe each round. */
  readonly reshuffleBelow: number;

  // --- the dealer
  readonly hitsSoft17: boolean;
  /**
   * The dealer's second card: looked at for a natural before the player's turn; dealt, but not looked at; or drawn only when the
   * player is done. Then a natural takes all that was doubled or split as well.
   */
  readonly hole: 'peek' | 'unseen' | 'none';
  /** Which of the dealer's two cards lies face down, where there is a hole card. */
  readonly hidden: 0 | 1;

  // --- the player
  /** What an ace and a ten card pay; null where they are a 21 like any other. */
  readonly natural: Ratio | null;
  /** Whether a hand stands by itself on 21. */
  readonly standsAt21: boolean;
  /** On which first two cards a bet may be doubled: any, none, or these totals when they are hard. */
  readonly double: 'any' | 'none' | readonly number[];
  readonly doubleAfterSplit: boolean;
  /** What makes a pair: two cards of one rank, two of one value, or nothing. */
  readonly split: 'rank' | 'value' | 'none';
  /** The most hands that splitting may make. */
  readonly mostHands: number;
  /** Whether aces may be split again. Split aces get one card each, whatever this says. */
  readonly resplitAces: boolean;
  /** Whether half the bet may be saved by giving up the first two cards, once the dealer is known to have no natural. */
  readonly surrender: boolean;
  readonly insurance: boolean;
}

const classic: Rules = {
  preset: 'classic',
  players: { min: 1, max: 1 },
  bank: 'house',
  currency: '$',
  bet: { min: 10, max: 500 },
  decks: 1,
  reshuffleBelow: 15,
  hitsSoft17: false,
  hole: 'peek',
  hidden: 1,
  natural: { pays: 3, for: 2 },
  standsAt21: true,
  double: 'any',
  doubleAfterSplit: false,
  split: 'rank',
  mostHands: 2,
  resplitAces: false,
  surrender: false,
  insurance: false,
};

const casino: Rules = {
  ...classic,
  preset: 'casino',
  currency: 'chips',
  bet: { min: 1, max: null },
  reshuffleBelow: 52,
  hitsSoft17: true,
  hole: 'unseen',
  hidden: 0,
  natural: null,
  standsAt21: false,
  double: 'none',
  split: 'none',
};

const vegas: Rules = {
  ...classic,
  preset: 'vegas',
  currency: 'chips',
  bet: { min: 10, max: 1000 },
  decks: 6,
  reshuffleBelow: 312,
  hitsSoft17: true,
  doubleAfterSplit: true,
  split: 'value',
  mostHands: 4,
  surrender: true,
  insurance: true,
};

const european: Rules = {
  ...vegas,
  preset: 'european',
  hitsSoft17: false,
  hole: 'none',
  double: [9, 10, 11],
  surrender: false,
};

/** Vegas rules for several, from a shoe that lasts until a quarter of it is left. */
const shared: Rules = {
  ...vegas,
  preset: 'shared',
  players: { min: 2, max: 7 },
  bet: { min: 10, max: 500 },
  reshuffleBelow: 78,
};

const banked: Rules = { ...shared, preset: 'banked', bank: 'player' };

/** The presets by name. */
export const presets = deepFreeze({ classic, casino, vegas, european, shared, banked } as const);

/** Whether the table is for several. */
export const isForSeveral = ({ players }: Rules): boolean => players.max > 1;

/** Whether every round is dealt from all the cards. Then nobody wants to hear of a shuffle. */
export const isFreshEveryRound = ({ decks, reshuffleBelow }: Rules): boolean => reshuffleBelow >= 52 * decks;
