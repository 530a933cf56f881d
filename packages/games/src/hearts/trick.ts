/** Tricks: what is led, who is high, what the cards cost. */
import { type Card, rankIndex, rankOf, type Seat, type Suit, suitOf } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Play, Tableau } from './state.ts';

/** How many tricks a hand has, and how many cards a seat is dealt. */
export const TRICKS = 13;
/** How many penalty cards there are: thirteen hearts and the queen of spades. */
export const PENALTY_CARDS = 14;
/** What they cost together, and what the moon is worth. */
export const ALL_POINTS = 26;

/** The card that leads a hand. */
export const FIRST_LEAD: Card = '2c';
const QUEEN: Card = 'Qs';
const JACK: Card = 'Jd';

/** Whether a card is a heart or the queen of spades. */
export const isPenalty = (card: Card): boolean => suitOf(card) === 'h' || card === QUEEN;

/** What a heart or the queen costs whoever takes it. */
const penaltyOf = (card: Card): number => (card === QUEEN ? 13 : suitOf(card) === 'h' ? 1 : 0);

/** What the jack of diamonds is worth among these cards. */
export const jackAmong = ({ jackOfDiamonds }: Rules, plays: readonly Play[]): number =>
  plays.some(({ card }) => card === JACK) ? jackOfDiamonds : 0;

/** What a trick costs its taker. */
export const pointsOf = (rules: Rules, plays: readonly Play[], isFirst: boolean): number => {
  const penalties = isFirst && !rules.firstTrickCounts ? 0 : plays.reduce((sum, { card }) => sum + penaltyOf(card), 0);
  return penalties + jackAmong(rules, plays);
};

/** The suit that was led; undefined before the lead. */
export const ledSuit = ([lead]: readonly Play[]): Suit | undefined => lead && suitOf(lead.card);

/** The play that takes the trick as it stands: the highest card of the suit led. */
export const highest = (plays: readonly Play[]): Play | undefined => {
  const suit = ledSuit(plays);
  const rank = ({ card }: Play): number => rankIndex(rankOf(card));
  return plays.reduce<Play | undefined>(
    (high, play) => (suitOf(play.card) === suit && (high === undefined || rank(play) > rank(high)) ? play : high),
    undefined,
  );
};

/** Who plays to a trick after this many cards have been laid. */
export const isComplete = (plays: readonly Play[]): boolean => plays.length === 4;

/** Whether the first trick is being played. */
export const isFirstTrick = <C>({ tricks }: Tableau<C>): boolean => tricks.length === 0;

/** Every card that has been played in this hand, in order. */
export const playsOf = <C>({ tricks, trick }: Tableau<C>): readonly Play[] => [...tricks.flatMap(({ plays }) => plays), ...trick];

/** How many penalty cards a seat has taken in this hand. */
export const penaltiesTakenBy = <C>({ tricks }: Tableau<C>, seat: Seat): number =>
  tricks.filter(({ taker }) => taker === seat).reduce((sum, { plays }) => sum + plays.filter(({ card }) => isPenalty(card)).length, 0);
