/** Company for the table: one who never risks a card too many, and one who cannot sit still. */
import { type Bot, type Chance, drawNumber, type Sight } from '@baize/engine';
import { handInTurn } from '../places.ts';
import type { Action, Blackjack } from '../state.ts';
import { basic, betweenRounds } from './basic.ts';

/** From this hard total on a card may take the hand over 21. */
const STIFF = 12;

/** Never takes a card that could take a hand over 21, and plays by the chart otherwise. */
export const cautious: Bot<Blackjack> = (sight, chance) => {
  const chosen = basic(sight, chance);
  if (chosen.type !== 'hit' && chosen.type !== 'double') return chosen;
  const { total, soft } = handInTurn(sight.view);
  return !soft && total >= STIFF ? { type: 'stand' } : chosen;
};

/** The wild one bets up to so many of the smallest bets. */
const MOST_BETS = 10;
/** It never stands on less than this, unless an ace counts 11. */
const STANDS_FROM = 17;
/** It doubles from this total to 11, whatever the dealer shows. */
const DOUBLES_FROM = 9;
/** What is good enough not to be split. */
const KEEPS_FROM = 20;
/** One time in so many it insures. */
const SELDOM = 3;

const wildBet = ({ offers }: Sight<Blackjack>, chance: Chance): Action | undefined => {
  for (const offer of offers) {
    if (offer.type !== 'bet') continue;
    const { min, max } = offer.amount;
    const [times] = drawNumber(MOST_BETS, chance);
    return { type: 'bet', amount: Math.max(min, Math.min(max, min * (times + 1))) };
  }
  return undefined;
};

/** Bets as it feels, splits every pair but tens, never stands on a stiff hand or gives one up, and doubles and insures on a whim. */
export const wild: Bot<Blackjack> = (sight, chance) => {
  const between = betweenRounds(sight);
  // Where chips lie on the spot already, the cards are all that is wanted.
  if (between !== undefined) return between.type === 'deal' ? between : (wildBet(sight, chance) ?? between);
  const isOffered = (type: Action['type']): boolean => sight.offers.some((offer) => offer.type === type);
  if (isOffered('decline')) return { type: drawNumber(SELDOM, chance)[0] === 0 && isOffered('insure') ? 'insure' : 'decline' };
  const { total, soft } = handInTurn(sight.view);
  if (isOffered('split') && total < KEEPS_FROM) return { type: 'split' };
  if (isOffered('double') && !soft && total >= DOUBLES_FROM && total < STIFF) return { type: 'double' };
  if (isOffered('hit') && !soft && total < STANDS_FROM) return { type: 'hit' };
  return basic(sight, chance);
};
