/** Blackjack in sentences. What happened is in event-words.ts, how to play in rulebook.ts. */
import { type Chips, capital, listOr, type Offer, type Range, type Refusal, type Sight, type Words } from '@baize/engine';
import { eventWords } from './event-words.ts';
import { limitsText, money, totalWords } from './phrases.ts';
import { handAt } from './places.ts';
import { rulebook } from './rulebook.ts';
import type { Rules } from './rules.ts';
import { costOfInsurance } from './settle.ts';
import type { Action, Blackjack, Reason, View } from './state.ts';

type Sighted = Sight<Blackjack>;

const names: Readonly<Record<Action['type'], string>> = {
  bet: 'bet',
  'take-back': 'take back',
  deal: 'deal',
  insure: 'insure',
  decline: 'no insurance',
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
  again: 'same bet again',
  ready: 'next hand',
};

/** "Hit, stand or double", from what is offered. */
const choices = ({ offers }: Sighted): string => capital(listOr(offers.map(({ type }) => names[type])));

const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';
const betsIn = ({ offers }: Sighted): Range | undefined => offers.find(isBet)?.amount;

const presetNames: Readonly<Record<Rules['preset'], string>> = {
  classic: 'Classic rules',
  casino: 'Casino rules',
  vegas: 'Vegas rules',
  european: 'European rules',
};

/** "Hand 2, 11: " while there are several. */
const handLabel = (view: View): string =>
  view.hands.length > 1 ? `Hand ${view.turn + 1}, ${totalWords(handAt(view, view.turn)).toLowerCase()}: ` : '';

const prompt = (sight: Sighted): string => {
  const { view } = sight;
  const bets = betsIn(sight);
  switch (view.phase) {
    case 'betting':
      return view.bet > 0
        ? `${money(view.rules, view.bet)} is laid. Deal?`
        : `Place your bet (${bets === undefined ? '' : limitsText(view.rules, bets)}):`;
    case 'insurance':
      return `Insurance for ${money(view.rules, costOfInsurance(view.bet))}?`;
    case 'playing':
      return view.hands.length > 1 ? `${handLabel(view)}${choices(sight).toLowerCase()}?` : `${choices(sight)}?`;
    case 'dealer':
      return 'The dealer plays.';
    case 'between':
      return 'Another hand?';
    case 'ended':
      return 'The game is over.';
  }
};

const action = (chosen: Action, { view }: Sighted): string => {
  switch (chosen.type) {
    case 'bet':
      return `Bet ${money(view.rules, chosen.amount)}`;
    case 'insure':
      return `Insure for ${money(view.rules, costOfInsurance(view.bet))}`;
    case 'again':
      return `Bet ${money(view.rules, view.bet)} again`;
    default:
      return capital(names[chosen.type]);
  }
};

const whole = (sight: Sighted): string => {
  const bets = betsIn(sight);
  return bets === undefined
    ? `${choices(sight)}.`
    : `Type an amount from ${money(sight.view.rules, bets.min)} to ${money(sight.view.rules, bets.max)}.`;
};

const most = ({ view }: Sighted, chips: Chips | null): string => money(view.rules, chips ?? view.stack + view.bet);

/** What is so, and for a bet what to type. What to do otherwise follows from the offers. */
const facts: Readonly<Record<Reason, (sight: Sighted) => string>> = {
  'round-in-play': () => 'The hand is not over yet.',
  'between-rounds': () => 'The hand is over.',
  'bet-first': () => 'No cards are dealt yet.',
  'no-bet-laid': () => 'No bet is laid yet.',
  'answer-insurance': () => 'The dealer asks about insurance first.',
  'no-insurance-now': () => 'Insurance is only for an ace, right after the deal.',
  'not-in-these-rules': () => 'That is not played at this table.',
  'bet-not-whole': () => 'Only whole amounts are taken.',
  'bet-too-small': ({ view }) => `The smallest bet is ${money(view.rules, view.rules.bet.min)}.`,
  'bet-too-large': (sight) => `The largest bet is ${most(sight, sight.view.rules.bet.max)}.`,
  'not-enough-chips': ({ view }) =>
    `You have ${money(view.rules, view.stack + (view.phase === 'betting' ? view.bet : 0))} left, and that costs more.`,
  'not-on-21': () => 'You have 21, and there is nothing better.',
  'only-on-two-cards': () => 'That can only be done with two cards.',
  'not-on-this-total': () => 'These cards cannot be doubled at this table.',
  'no-double-after-a-split': () => 'You cannot double after a split.',
  'no-surrender-after-a-split': () => 'You cannot surrender after a split.',
  'no-pair': () => 'Only a pair can be split.',
  'no-more-hands': ({ view }) => `You have ${view.hands.length} hands, and there can be no more.`,
  'aces-split-once': () => 'Aces are split only once.',
  'one-card-to-split-aces': () => 'A split ace gets one card and no more.',
};

const refusal = ({ reason }: Refusal<Blackjack>, sight: Sighted): string => {
  if (reason === 'not-your-turn') return sight.view.phase === 'ended' ? 'The game is over.' : 'The dealer is at work. Wait a moment.';
  const fact = reason === 'not-an-action' ? 'That is not a move here.' : facts[reason](sight);
  if (sight.view.phase === 'between') return `${fact} Go on to the next hand, or bet the same again.`;
  return `${fact} ${betsIn(sight) === undefined ? `${choices(sight)}.` : whole(sight)}`;
};

/** Blackjack's words. */
export const words: Words<Blackjack> = {
  preset: ({ preset }) => presetNames[preset],
  event: eventWords,
  refusal,
  action,
  prompt,
  rules: rulebook,
};
