/** Roulette in sentences. What happened is in event-words.ts, how to play in rulebook.ts. */
import { type Chips, capital, figure, listOr, type Offer, type Refusal, type Sight, type Words } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { eventWords } from './event-words.ts';
import { spotById } from './layout.ts';
import { betName, callName, chipCount, spotPhrase } from './phrases.ts';
import { rulebook } from './rulebook.ts';
import type { Rules } from './rules.ts';
import type { Action, Reason, Roulette } from './state.ts';

const nameOf = (action: Action): string => {
  switch (action.type) {
    case 'place':
      return betName(action);
    case 'call':
      return `${capital(callName(action.name))} at ${figure(action.unit)} a chip`;
    case 'neighbours':
      return `${action.of} and its neighbours at ${figure(action.unit)} a chip`;
    case 'take-back':
      return `Take back ${spotPhrase(spotById(action.spot))}`;
    case 'undo':
      return 'Undo';
    case 'clear':
      return 'Clear';
    case 'repeat':
      return 'Last bets again';
    case 'double':
      return 'Double';
    case 'spin':
      return 'Spin';
    case 'rest':
      return 'Let it rest';
  }
};

/** What may be done, in a few words: each kind of offer once. */
const offerNames: Readonly<Record<Offer<Action>['type'], string | undefined>> = {
  place: 'lay a bet',
  call: undefined,
  neighbours: undefined,
  'take-back': undefined,
  undo: 'undo',
  clear: 'clear',
  repeat: 'lay the last bets again',
  double: 'double',
  spin: 'spin',
  rest: 'let it rest',
};
const choices = ({ offers }: Sight<Roulette>): string => {
  return `${capital(listOr(offers.flatMap(({ type }) => offerNames[type] ?? [])))}.`;
};

const riding = (chips: Chips): string => `${chipCount(chips)} ${chips === 1 ? 'rides' : 'ride'}`;

const prompt = ({ view, offers }: Sight<Roulette>): string => {
  if (view.phase === 'ended') return 'The sitting is over.';
  if (view.phase !== 'betting') return `The ball has not come to rest. ${riding(stakeOf(view.bets))} on it.`;
  return offers.some(({ type }) => type === 'place') ? 'Your bet, or spin?' : 'All your chips are laid. Spin?';
};

/** What is so. What to do follows from the offers, unless it is said here. */
const facts: Readonly<Record<Reason, (sight: Sight<Roulette>, refusal: Refusal<Roulette>) => string>> = {
  'no-more-bets': () => 'The ball is running: no more bets.',
  'ball-at-rest': () => 'The ball is at rest.',
  'not-in-these-rules': () => 'That bet is not taken at this table.',
  'bet-too-small': () => 'The smallest bet is 1 chip. Lay 1 or more.',
  'no-chips-left': () => 'All your chips are on the board.',
  'not-enough-chips': ({ view }, { instead }) => `You have ${chipCount(view.stack)} left. ${most(view.stack, instead)}`,
  'no-such-number': () => 'The wheel has the numbers 0 to 36. Lay one of them.',
  'nothing-laid': () => 'There are no bets on the board.',
  'nothing-there': () => 'There is no bet of yours there.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  'nothing-to-repeat': () => 'There are no last bets yet.',
  'too-few-to-repeat': ({ view }) => `The last bets take ${figure(stakeOf(view.last))}, and you have ${chipCount(view.stack)} left.`,
  'too-few-to-double': ({ view }) => `Doubling takes ${figure(stakeOf(view.bets))} more, and you have ${chipCount(view.stack)} left.`,
};

const most = (stack: number, instead: Action | undefined): string => {
  if (instead?.type === 'place') return `Lay ${figure(instead.amount)} or less.`;
  if (instead?.type === 'call' || instead?.type === 'neighbours') return `Lay ${figure(instead.unit)} a chip or less.`;
  return `Lay a bet of ${figure(stack)} or less.`;
};

const refusal = (refused: Refusal<Roulette>, sight: Sight<Roulette>): string => {
  const { reason } = refused;
  if (reason === 'not-your-turn') return sight.view.phase === 'ended' ? 'The sitting is over.' : 'It is not your turn yet. Wait a moment.';
  const fact = reason === 'not-an-action' ? 'That is not a move here.' : facts[reason](sight, refused);
  return /\bLay (\d|one|a bet)/.test(fact) ? fact : `${fact} ${choices(sight)}`;
};

const presetNames: Readonly<Record<Rules['preset'], string>> = {
  house: 'House payouts',
  european: 'European rules',
  french: 'French rules',
};

/** Roulette's words. */
export const words: Words<Roulette> = {
  preset: ({ preset }) => presetNames[preset],
  event: eventWords,
  refusal,
  action: nameOf,
  prompt,
  rules: rulebook,
};
