/** Pontoon in sentences. What happened is in event-words.ts, how to play in rulebook.ts. */
import { capital, listOr, type Offer, type Refusal, type Sight, type Words } from '@baize/engine';
import { eventWords } from './event-words.ts';
import { visible } from './hand.ts';
import { totalWords } from './phrases.ts';
import { handAt } from './places.ts';
import { rulebook } from './rulebook.ts';
import type { Action, Pontoon, Reason } from './state.ts';

const nameOf = (action: Action | Offer<Action>): string => {
  const amount = 'amount' in action && typeof action.amount === 'number' ? action.amount : undefined;
  switch (action.type) {
    case 'ready':
      return 'Next round';
    case 'stake':
      return amount === undefined ? 'Stake' : `Stake ${amount}`;
    case 'declare':
      return 'Show pontoon';
    case 'split':
      return 'Split';
    case 'buy':
      return amount === undefined ? 'Buy' : `Buy for ${amount}`;
    case 'twist':
      return 'Twist';
    case 'stick':
      return 'Stick';
  }
};

/** "Twist or stick", from what is offered. */
const choices = (sight: Sight<Pontoon>): string => {
  const names = sight.offers.map((offer) => nameOf(offer).toLowerCase());
  return capital(listOr(names));
};

const prompt = (sight: Sight<Pontoon>): string => {
  const [first] = sight.offers;
  if (first === undefined) return sight.view.phase === 'ended' ? 'The sitting is over.' : 'The others play.';
  if (first.type === 'ready') return 'Another round?';
  if (first.type === 'stake') return `Your stake, ${first.amount.min} to ${first.amount.max}?`;
  if (first.type === 'declare') return 'Show your pontoon.';
  return `${choices(sight)}?`;
};

const fromTo = (sight: Sight<Pontoon>, type: 'stake' | 'buy'): string => {
  const offer = sight.offers.find((one) => one.type === type);
  return offer !== undefined && 'amount' in offer ? `from ${offer.amount.min} to ${offer.amount.max}` : 'less';
};

const total = ({ view, seat }: Sight<Pontoon>): string =>
  totalWords(visible(handAt(view, seat, view.turn.place === seat ? view.turn.hand : 0))).toLowerCase();

/** What is so. What to do instead follows from the offers. */
const facts: Readonly<Record<Reason, (sight: Sight<Pontoon>) => string>> = {
  'round-in-play': () => 'The round is not over yet.',
  'between-rounds': () => 'The round is over.',
  'not-in-these-rules': () => 'That is not played at this table.',
  'stake-first': () => 'The stake comes before the second card.',
  'staked-already': () => 'Your stake is down.',
  'stake-too-small': ({ view }) => `The smallest stake is ${view.rules.stake.min}. Stake ${view.rules.stake.min} or more.`,
  'stake-too-large': (sight) => `That is more than you can stake. Stake ${fromTo(sight, 'stake')}.`,
  'banker-only-twists-or-sticks': () => 'The banker only twists or sticks.',
  'declare-your-pontoon': () => 'You have a pontoon, and there is nothing better.',
  'no-pontoon': () => 'A pontoon is an ace and a ten card.',
  'no-pair': () => 'Only two cards of the same rank can be split.',
  'not-enough-chips': () => 'You have too few chips left for that.',
  'buy-too-small': (sight) => `A card costs at least your first stake. Buy ${fromTo(sight, 'buy')}.`,
  'buy-too-large': (sight) => `That is more than this card may cost. Buy ${fromTo(sight, 'buy')}.`,
  'no-buying-after-a-twist': () => 'After a twist no card can be bought.',
  'no-fifth-card-on-eleven': () => 'With 11 or less on four cards the fifth cannot be bought.',
  'too-low-to-stick': (sight) => `You have ${total(sight)}, and may stick from ${sight.view.rules.stickFrom} up.`,
  'no-cards-left': () => 'There are no cards left to take.',
};

const refusal = ({ reason }: Refusal<Pontoon>, sight: Sight<Pontoon>): string => {
  if (reason === 'not-your-turn') return sight.view.phase === 'ended' ? 'The sitting is over.' : 'It is not your turn yet. Wait a moment.';
  const fact = reason === 'not-an-action' ? 'That is not a move here.' : facts[reason](sight);
  if (sight.offers[0]?.type === 'ready') return `${fact} Go on to the next.`;
  return /\b(Stake|Buy)\b.*\d/.test(fact) ? fact : `${fact} ${choices(sight)}.`;
};

/** Pontoon's words. */
export const words: Words<Pontoon> = {
  preset: ({ preset }) => (preset === 'house' ? 'House rules' : 'British rules'),
  event: eventWords,
  refusal,
  action: nameOf,
  prompt,
  rules: rulebook,
};
