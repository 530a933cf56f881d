/** Hold'em in sentences. What happened is in event-words.ts, how to play in rulebook.ts. */
import { type Chips, capital, figure, listOr, type Offer, type Range, type Refusal, type Sight, type Words } from '@baize/engine';
import { toCall } from './betting.ts';
import { eventWords } from './event-words.ts';
import { allIn } from './moves.ts';
import { rulebook } from './rulebook.ts';
import type { Action, Holdem, Reason } from './state.ts';

type Sighted = Sight<Holdem>;

const chipsIn = (value: Chips | Range): string => (typeof value === 'number' ? ` ${figure(value)}` : '');

const nameOf = (action: Action | Offer<Action>, { view, seat }: Sighted): string => {
  switch (action.type) {
    case 'ready':
      return 'Next hand';
    case 'fold':
      return 'Fold';
    case 'check':
      return 'Check';
    case 'call':
      return `Call ${figure(toCall(view, seat))}`;
    case 'bet':
      return `Bet${chipsIn(action.amount)}`;
    case 'raise':
      return typeof action.to === 'number' ? `Raise to${chipsIn(action.to)}` : 'Raise';
  }
};

/** What can be done, as a list: "fold, call, raise or all-in". */
const choices = (sight: Sighted): string => {
  const names: string[] = sight.offers.map(({ type }) => type);
  return listOr(allIn(sight) === undefined ? names : [...names, 'all-in']);
};
const owedWords = ({ view, seat }: Sighted): string => {
  const owed = toCall(view, seat);
  return owed === 0 ? 'Nothing to call.' : `${figure(owed)} to call.`;
};

const prompt = (sight: Sighted): string => {
  const [first] = sight.offers;
  if (first === undefined) return sight.view.phase === 'ended' ? 'The sitting is over.' : 'The others play.';
  return first.type === 'ready' ? 'Next hand?' : `${owedWords(sight)} ${capital(choices(sight))}?`;
};

/** What the choice comes to, in a whole sentence: "Call 80 to stay in, or raise to 160 and up to 1,190." */
export const choiceWords = (sight: Sighted): string => {
  const more = sight.offers.find((offer) => offer.type === 'bet' || offer.type === 'raise');
  const owed = toCall(sight.view, sight.seat);
  const stay = owed === 0 ? 'Check for nothing' : `Call ${figure(owed)} to stay in`;
  if (more === undefined) return `${stay}.`;
  const { min, max } = more.type === 'raise' ? more.to : more.amount;
  const verb = more.type === 'bet' ? 'bet' : 'raise to';
  return min === max ? `${stay}, or go all-in with ${figure(max)}.` : `${stay}, or ${verb} ${figure(min)} and up to ${figure(max)}.`;
};

const bounds = (sight: Sighted, type: 'bet' | 'raise'): string => {
  const offer = sight.offers.find((one) => one.type === type);
  const range = offer?.type === 'bet' ? offer.amount : offer?.type === 'raise' ? offer.to : undefined;
  if (range === undefined) return `${capital(choices(sight))}.`;
  const [min, max] = [figure(range.min), figure(range.max)];
  if (range.min === range.max) return `All you can ${type === 'bet' ? 'bet' : 'raise to'} is all-in, ${max}.`;
  return type === 'bet' ? `A bet is ${min} at least, and ${max} at most.` : `A raise goes to ${min} at least, and to ${max} at most.`;
};

/** What is so, then what to do. */
const facts: Readonly<Record<Reason, (sight: Sighted) => string>> = {
  'hand-in-play': (sight) => `The hand is not over yet. ${capital(choices(sight))}.`,
  'between-hands': () => 'The hand is over. Go on to the next one.',
  'nothing-to-call': ({ view: { rules } }) =>
    rules.foldsFreely ? 'There is nothing to call. Check is free.' : 'Nothing to call, so there is no need to fold. Check is free.',
  'bet-to-match': (sight) => `There is a bet already. ${capital(choices(sight))}.`,
  'no-bet-to-raise': (sight) => `There is no bet to raise yet. ${bounds(sight, 'bet')}`,
  'bet-too-small': (sight) => bounds(sight, 'bet'),
  'bet-too-large': (sight) => bounds(sight, 'bet'),
  'raise-too-small': (sight) => bounds(sight, 'raise'),
  'raise-too-large': (sight) => bounds(sight, 'raise'),
  'too-few-chips-to-raise': (sight) => `Calling takes all your chips. ${capital(choices(sight))}.`,
  'betting-not-reopened': (sight) => `The last all-in was less than a full raise, so you cannot raise again. ${capital(choices(sight))}.`,
  'nobody-left-to-raise': (sight) => `Nobody is left who could call more. ${capital(choices(sight))}.`,
};

const refusal = ({ reason }: Refusal<Holdem>, sight: Sighted): string => {
  if (reason === 'not-your-turn') return sight.view.phase === 'ended' ? 'The sitting is over.' : 'It is not your turn yet. Wait a moment.';
  return reason === 'not-an-action' ? `That is not a move here. ${capital(choices(sight))}.` : facts[reason](sight);
};

const PRESETS = { holdem: 'House rules', casino: 'Casino rules', tda: 'Tournament rules', history: 'As recorded' } as const;

/** Hold'em's words. */
export const words: Words<Holdem> = {
  preset: ({ preset }) => PRESETS[preset],
  event: eventWords,
  refusal,
  action: nameOf,
  prompt,
  rules: rulebook,
  levels: { thirds: 'Casual' },
};
