/** What happens at a table of Hearts, in words. */
import { type Audience, capital, cardName, isSeen, seatName, subject, suitOf } from '@baize/engine';
import { handOf } from './moves.ts';
import { giverTo, receiverOf } from './passing.ts';
import { cardList, directionWords, handWords, pointsWords, scoreList, seatList, suitWord, tellingOrder } from './phrases.ts';
import { lowestSeats } from './scoring.ts';
import type { Event, PassDirection, View } from './state.ts';
import { ALL_POINTS, FIRST_LEAD, isPenalty, ledSuit } from './trick.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
const handBegan = ({ hand, direction }: Of<'hand-began'>, audience: Audience): string => {
  if (direction === 'none') return `Hand ${hand}. No cards are passed this time.`;
  const to = audience.me === 'rail' ? '' : `, to ${seatName(receiverOf(direction, audience.me), audience)}`;
  return `Hand ${hand}. Pass three cards ${directionWords(direction)}${to}.`;
};

/** The whole hand, once it is dealt. */
const dealt = (view: View, { me }: Audience): readonly string[] =>
  view.cardsInDeck > 0 || me === 'rail' ? [] : ['Your hand.', handWords(handOf(view, me))];

const passed = ({ direction, passes }: Of<'cards-passed'>, audience: Audience): readonly string[] => {
  const { me } = audience;
  if (me === 'rail') return [`Three cards are passed ${directionWords(direction)}.`];
  const cardsOf = (seat: number): string => cardList((passes[seat] ?? []).filter(isSeen));
  const from = giverTo(direction, me);
  return [
    `You pass ${cardsOf(me)} to ${seatName(receiverOf(direction, me), audience)}.`,
    `${subject(from, audience)('pass', 'passes')} you ${cardsOf(from)}.`,
  ];
};

const played = (view: View, { seat, card }: Of<'card-played'>, audience: Audience): string => {
  const says = subject(seat, audience);
  const led = ledSuit(view.trick);
  if (view.trick.length === 1) {
    const lead =
      card === FIRST_LEAD
        ? says('have the 2 of Clubs and lead it', 'has the 2 of Clubs and leads it')
        : `${says('lead', 'leads')} ${cardName(card)}`;
    return `Trick ${view.tricks.length + 1}. ${lead}.`;
  }
  if (led === undefined || suitOf(card) === led) return `${says('play', 'plays')} ${cardName(card)}.`;
  const suit = suitWord(led);
  return `${says(`have no ${suit} and throw`, `has no ${suit} and throws`)} the ${cardName(card)}.`;
};

const taken = (view: View, { taker, points, plays }: Of<'trick-taken'>, audience: Audience): readonly string[] => {
  const line = `${subject(taker, audience)('take', 'takes')} the trick, ${pointsWords(points)}.`;
  const isSpared = view.tricks.length === 1 && !view.rules.firstTrickCounts && plays.some(({ card }) => isPenalty(card));
  return isSpared ? [line, 'What had to be played to the first trick is not counted.'] : [line];
};

const moonChosen = ({ seat, way }: Of<'moon-chosen'>, audience: Audience): string =>
  way === 'minus'
    ? `${subject(seat, audience)('take', 'takes')} ${ALL_POINTS} points off ${seat === audience.me ? 'your' : 'their'} score.`
    : `${subject(seat, audience)('give', 'gives')} ${ALL_POINTS} points to everybody else.`;

const scored = ({ hand, points, scores }: Of<'hand-scored'>, audience: Audience): readonly string[] => {
  const lowest = lowestSeats(scores);
  const isOne = lowest.length === 1 && lowest[0] !== audience.me;
  return [
    `Hand ${hand} is over. ${capital(scoreList(points, audience))}.`,
    `Total: ${scoreList(scores, audience)}. ${seatList(lowest, audience)} ${isOne ? 'is' : 'are'} lowest.`,
  ];
};

const settled = ({ winners, scores }: Of<'settled'>, audience: Audience): readonly string[] => {
  const least = scores[winners[0] ?? 0] ?? 0;
  const who = seatList(winners, audience);
  const isOne = winners.length === 1 && winners[0] !== audience.me;
  return [
    `The game is over. ${capital(scoreList(scores, audience))}.`,
    `${who} ${isOne ? 'wins' : 'win'}${winners.length > 1 ? ' together' : ''} with ${least}.`,
  ];
};

/** What happened, as one viewer is told it. */
export const eventWords = (event: Event, view: View, audience: Audience): readonly string[] => {
  switch (event.type) {
    case 'dealer-drawn':
      return [`${subject(event.dealer, audience)('deal', 'deals')} first.`];
    case 'hand-began':
      return [handBegan(event, audience)];
    case 'cards-dealt':
      return dealt(view, audience);
    case 'pass-chosen':
    case 'play-began':
    case 'said-ready':
      return [];
    case 'cards-passed':
      return passed(event, audience);
    case 'card-played':
      return [played(view, event, audience)];
    case 'hearts-broken':
      return ['Hearts are broken.'];
    case 'trick-taken':
      return taken(view, event, audience);
    case 'moon-shot':
      return [`${subject(event.seat, audience)('have', 'has')} taken every heart and the Queen of Spades: the moon is shot.`];
    case 'moon-chosen':
      return [moonChosen(event, audience)];
    case 'hand-scored':
      return scored(event, audience);
    case 'settled':
      return settled(event, audience);
  }
};

/** "You pass to West; East passes to you." Nothing on a hand without a pass. */
export const passWords = ({ direction }: View, audience: Audience): string => {
  const { me } = audience;
  if (direction === 'none' || me === 'rail') return '';
  const [to, from] = [receiverOf(direction, me), giverTo(direction, me)];
  return `You pass to ${seatName(to, audience)}; ${subject(from, audience)('pass', 'passes')} to you.`;
};

/** "North takes 17, East 6, West 3. You take none.", of the last hand on the sheet. */
export const takenWords = ({ sheet }: View, audience: Audience): string => {
  const points = sheet.at(-1)?.points ?? [];
  const others = tellingOrder(audience)
    .filter((seat) => seat !== audience.me && points[seat] !== 0)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const list = others.map((seat, place) => `${seatName(seat, audience)} ${place === 0 ? 'takes ' : ''}${points[seat] ?? 0}`).join(', ');
  const mine = audience.me === 'rail' ? undefined : (points[audience.me] ?? 0);
  const rest = mine === undefined ? [] : [mine === 0 ? 'You take none.' : `You take ${mine}.`];
  return [...(list === '' ? [] : [`${list}.`]), ...rest].join(' ');
};

/** "Next: hand 6, pass right." */
export const nextHandWords = (hand: number, direction: PassDirection): string =>
  `Next: hand ${hand}, ${direction === 'none' ? 'no pass' : `pass ${direction}`}.`;
