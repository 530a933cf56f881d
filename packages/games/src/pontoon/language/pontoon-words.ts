/** All that Pontoon says, by what it is about. A language is complete when it satisfies this type; nothing else has to know of it. */
import type { Card, CommonReason, Passage, Range, Saying, Who } from '@baize/engine';
import type { Score } from '../hand.ts';
import type { Rules } from '../rules.ts';
import type { Action, Reason, Verdict, Why } from '../state.ts';

/** Who does something at the table: somebody in a seat, or the banker of the house, who has no name. */
export type Actor = Who | 'banker';

/** What somebody cut. */
export interface Cut {
  readonly who: Who;
  readonly card: Card;
}

/** What decided a hand against the banker's, and both totals. */
export interface HandEnding {
  readonly result: Verdict['result'];
  readonly by: 'pontoon' | 'trick' | 'points' | 'two-tricks' | 'tie' | 'bust';
  readonly mine: Score;
  readonly bank: Score;
}

/** How one hand fared: "You win" and "20 beats 19" for a headline, and both in a sentence. */
export interface Headline {
  readonly title: string;
  readonly detail: string;
  readonly sentence: string;
}

/** What happens, as one listener is told it. A score or cards that the listener cannot see are undefined. */
export interface PontoonTold {
  readonly reshuffled: string;
  cut(cuts: readonly Cut[]): Saying;
  tookBank(who: Who): string;
  /** `left` is what is left of a pack that is played down. */
  roundBegan(round: number, left: number | undefined): Saying;
  firstCard(card: Card): string;
  secondCard(card: Card, score: Score): Saying;
  /** A card for one of several hands, which are counted from 1. */
  splitCard(hand: number, card: Card, score: Score): Saying;
  staked(who: Who, amount: number): string;
  /** The banker's one open card; the other is hidden. */
  bankShows(cards: readonly Card[], total: number): Saying;
  has(who: Actor, cards: readonly Card[], score: Score): Saying;
  hasHand(hand: number, cards: readonly Card[], score: Score): Saying;
  split(who: Who): string;
  bought(who: Who, amount: number, card: Card | undefined, score: Score | undefined): Saying;
  twisted(who: Actor, card: Card, score: Score | undefined): Saying;
  stuck(who: Actor, total: number | undefined): string;
  bust(who: Actor, total: number, cards: readonly Card[] | undefined): Saying;
  showedPontoon(who: Who, cards: readonly Card[]): Saying;
  madeTrick(who: Actor, cards: readonly Card[] | undefined): Saying;
  turnedUp(who: Actor, cards: readonly Card[], score: Score): Saying;
  /** `hand` is undefined where there is only one. */
  showed(who: Who, hand: number | undefined, cards: readonly Card[], score: Score): Saying;
  net(who: Who, net: number, isBanker: boolean): string;
  left(who: Who): Saying;
  wonBank(who: Who): string;
  brokeBank(heir: Who): string;
  wonTable(who: Who): string;
}

/** How things stand when something is refused. */
export interface PontoonStanding {
  /** What can be done now: the second half of a refusal. */
  readonly toDo: readonly Action['type'][];
  readonly stakes: Range | undefined;
  readonly buys: Range | undefined;
  readonly score: Score;
  readonly rules: Rules;
  readonly isOver: boolean;
}

/** Pontoon in one language. */
export interface PontoonWords {
  readonly presets: Readonly<Record<Rules['preset'], string>>;
  readonly levels: Readonly<Record<'steady' | 'sharp', string>>;
  readonly told: PontoonTold;
  headline(ending: HandEnding): Headline;
  readonly asked: {
    readonly over: string;
    readonly othersPlay: string;
    readonly ready: string;
    readonly declare: string;
    stake(stakes: Range): Saying;
    choose(among: readonly Action['type'][]): string;
  };
  /** What stands on a button. */
  readonly actions: {
    readonly bare: Readonly<Record<Action['type'], string>>;
    stake(amount: number): string;
    buy(amount: number): string;
  };
  /** What is so, then what to do. */
  readonly refused: Readonly<Record<Reason | CommonReason, (standing: PontoonStanding) => Saying>>;
  why(why: Why): Saying;
  rules(rules: Rules): readonly Passage[];
}
