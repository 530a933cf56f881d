/** Sabacc in sentences. What happened is in event-words.ts, how a game ended in endings.ts, how to play in rulebook.ts. */
import { capital, figure, isSeen, listOr, type Offer, type Refusal, type Sight, type Words } from '@baize/engine';
import { eventWords } from './event-words.ts';
import { sabaccCardName } from './phrases.ts';
import { stackOf, toCall } from './places.ts';
import { rulebook } from './rulebook.ts';
import type { Action, Reason, Sabacc } from './state.ts';

type Sighted = Sight<Sabacc>;

const nameOf = (action: Action | Offer<Action>, { view, seat }: Sighted): string => {
  const call = toCall(view, seat);
  switch (action.type) {
    case 'ready':
      return 'Next game';
    case 'draw':
      return 'Draw';
    case 'swap':
      return typeof action.card === 'string' ? `Swap ${sabaccCardName(action.card)}` : 'Swap';
    case 'stand':
      return 'Stand';
    case 'junk':
      return 'Junk';
    case 'release':
      return typeof action.card === 'string' ? `Let ${sabaccCardName(action.card)} go` : 'Let a card go';
    case 'keep':
      return 'Keep all';
    case 'check':
      return 'Check';
    case 'call':
      return `Call ${figure(call)}`;
    case 'raise': {
      const verb = call === 0 && view.raises === 0 ? 'Bet' : 'Raise';
      return typeof action.by === 'number' ? `${verb} ${figure(action.by)}` : verb;
    }
    case 'all-in':
      return 'All-in';
  }
};

/** "Draw, swap, stand or junk", from what is offered. */
const choices = (sight: Sighted): string => capital(listOr(sight.offers.map((offer) => nameOf(offer, sight).toLowerCase())));

/** "Call 60 to stay in, or raise by up to 1,100 more. Raises left: 2." */
const bettingPrompt = (sight: Sighted): string => {
  const { view, seat, offers } = sight;
  const call = toCall(view, seat);
  const raise = offers.find((offer) => offer.type === 'raise');
  if (call >= stackOf(view, seat)) return `${figure(call)} to match: go all-in with your last ${figure(stackOf(view, seat))}.`;
  const match = call === 0 ? 'Check' : `Call ${figure(call)} to stay in`;
  if (raise === undefined || raise.type !== 'raise') return `${match}.`;
  const lift = call === 0 && view.raises === 0 ? `bet up to ${figure(raise.by.max)}` : `raise by up to ${figure(raise.by.max)} more`;
  return `${match}, or ${lift}. Raises left: ${view.rules.raises - view.raises}.`;
};

/** Why there is nothing to do: it is over, or it is somebody else's turn. */
const idle = ({ view, seat }: Sighted): string => {
  switch (view.ending) {
    case 'table-won':
      return 'The table is won. Leave it with your chips.';
    case 'broke':
      return 'The sitting is over.';
    case 'too-few-chips':
      return seat === view.stacks.length - 1
        ? `A game costs ${view.rules.entry}, and you have ${figure(stackOf(view, seat))}. Leave the table.`
        : 'The sitting is over.';
    case null:
      return 'The others play.';
  }
};

const prompt = (sight: Sighted): string => {
  if (sight.offers.length === 0) return idle(sight);
  switch (sight.view.phase) {
    case 'between':
      return `Another game for ${sight.view.rules.entry}?`;
    case 'action':
      return 'Draw a card, swap, stand or junk? The nearest to zero wins.';
    case 'release':
      return 'Let a card go, or keep all?';
    case 'betting':
      return bettingPrompt(sight);
    case 'ended':
      return idle(sight);
  }
};

/** What is so. What to do instead follows from the offers. */
const facts: Readonly<Record<Reason, (sight: Sighted) => string>> = {
  'game-in-play': () => 'The game is not over yet.',
  'between-games': () => 'The game is over.',
  'keep-or-release-first': () => 'You have drawn a card.',
  'nothing-drawn': () => 'A card can be let go only after a draw.',
  'betting-now': () => 'The cards stay as they are while there is betting.',
  'no-betting-yet': () => 'Betting comes when everybody has acted.',
  'no-junk-while-betting': () => 'A hand can be junked in the action, and not while there is betting.',
  'not-in-your-hand': () => 'That card is not in your hand.',
  'nothing-to-call': () => 'There is no bet to call.',
  'bet-to-match': ({ view, seat }) => `There are ${figure(toCall(view, seat))} to match.`,
  'too-few-chips': ({ view, seat }) => `That takes more than your ${figure(stackOf(view, seat))}.`,
  'no-raises-left': ({ view }) => `There are ${view.rules.raises} raises in a round at most, and they have been made.`,
  'nobody-can-answer': () => 'Nobody else has chips to answer a raise.',
  'raise-too-small': () => 'A raise is 1 or more.',
  'raise-too-large': ({ view, seat }) => `You can raise by ${figure(stackOf(view, seat) - toCall(view, seat))} at most.`,
};

const refusal = ({ reason }: Refusal<Sabacc>, sight: Sighted): string => {
  if (reason === 'not-your-turn') return sight.view.ending === null ? 'It is not your turn yet. Wait a moment.' : idle(sight);
  const fact = reason === 'not-an-action' ? 'That is not a move here.' : facts[reason](sight);
  return `${fact} ${choices(sight)}.`;
};

/** The discard pile from its top: "Discard pile, top first: plus 9 circle, minus 2 square." */
export const discardWords = ({ discard }: Sighted['view']): string =>
  `Discard pile, top first: ${discard.toReversed().filter(isSeen).map(sabaccCardName).join(', ')}.`;

/** Sabacc's words. */
export const words: Words<Sabacc> = {
  preset: ({ preset }) => (preset === 'house' ? 'House rules' : 'Spire rules'),
  event: eventWords,
  refusal,
  action: nameOf,
  prompt,
  rules: rulebook,
};
