/** What happened at a table of Sabacc, told to somebody at the table. */
import { type Audience, figure, inWords, isSeen, listAnd, type Seat, seatName, subject } from '@baize/engine';
import type { SabaccCard } from './cards.ts';
import { endedWords, rankedWords, settledWords } from './endings.ts';
import { totalOf } from './hand.ts';
import { cardList, sabaccCardName, spoken, totalWords } from './phrases.ts';
import { cardsAt, potOf, stackOf } from './places.ts';
import type { Event, View } from './state.ts';

const mine = (view: View, { me }: Audience): readonly SabaccCard[] => (me === 'rail' ? [] : cardsAt(view, me).filter(isSeen));

/** "Total plus 4.", for the one whose hand it is. */
const totalFor = (seat: Seat, view: View, audience: Audience): readonly string[] =>
  seat === audience.me ? [totalWords(mine(view, audience))] : [];

const gameBegan = (view: View, { game }: Event & { type: 'game-began' }, { me }: Audience): readonly string[] => [
  `Game ${game}.`,
  `Everyone puts ${view.rules.entry} into the sabacc pot: ${figure(view.sabaccPot)}.`,
  ...(me === 'rail' || view.standing[me] === 'left' ? [] : [`You have ${figure(stackOf(view, me))} chips.`]),
];

const handsDealt = (view: View, { again }: Event & { type: 'hands-dealt' }, audience: Audience): readonly string[] => {
  const cards = mine(view, audience);
  return cards.length === 0 ? [] : [`You ${again ? 'get' : 'hold'} ${cardList(cards)}.`, totalWords(cards)];
};

const kept = (seat: Seat, view: View, audience: Audience): readonly string[] =>
  seat === audience.me
    ? [`You keep all ${inWords(mine(view, audience).length)}.`, ...totalFor(seat, view, audience)]
    : [`${subject(seat, audience)('take', 'takes')} a card.`];

const released = (view: View, { seat, card }: Event & { type: 'released' }, audience: Audience): readonly string[] =>
  seat === audience.me
    ? [`You let ${sabaccCardName(card)} go.`, ...totalFor(seat, view, audience)]
    : [`${subject(seat, audience)('take', 'takes')} a card and lets ${sabaccCardName(card)} go.`];

const swapped = (view: View, { seat, gave, took }: Event & { type: 'swapped' }, audience: Audience): readonly string[] =>
  seat === audience.me
    ? [`You swap ${sabaccCardName(gave)} for ${sabaccCardName(took)}, open to all.`, ...totalFor(seat, view, audience)]
    : [`${subject(seat, audience)('swap', 'swaps')} and takes ${sabaccCardName(took)}, open to all.`];

const betLaid = (view: View, { seat, how, amount, by }: Event & { type: 'bet-laid' }, audience: Audience): readonly string[] => {
  const verb = subject(seat, audience);
  const sentence = {
    called: `${verb('call', 'calls')} ${figure(amount)}.`,
    bet: `${verb('bet', 'bets')} ${figure(amount)}.`,
    raised: `${verb('raise', 'raises')} ${figure(by)}.`,
    'all-in': `${verb('go', 'goes')} all-in with ${figure(amount)}.`,
  }[how];
  return seat === audience.me ? [sentence, `Pot ${figure(potOf(view))}.`, `You have ${figure(stackOf(view, seat))} chips.`] : [sentence];
};

const diceRolled = ({ dice: [a, b] }: Event & { type: 'dice-rolled' }): readonly string[] =>
  a === b ? [`The dice: ${a} and ${b}.`, 'A double!'] : [`The dice: ${a} and ${b}.`, 'No double.'];

const handShown = (seat: Seat, view: View, audience: Audience): readonly string[] => {
  const cards = cardsAt(view, seat).filter(isSeen);
  const total = totalOf(cards);
  return [`${subject(seat, audience)('show', 'shows')} ${cardList(cards)}: ${total === 0 ? 'zero' : spoken(total)}.`];
};

const blindDrawn = ({ seats, cards }: Event & { type: 'blind-drawn' }, audience: Audience): readonly string[] => {
  const lots = cards.flatMap((card, at) => {
    const seat = seats[at];
    return seat === undefined ? [] : [`${seatName(seat, audience)} ${seat === audience.me ? 'draw' : 'draws'} ${sabaccCardName(card)}`];
  });
  return [`A tie: ${listAnd(lots)}.`];
};

/** What happened, as one viewer is told it. */
export const eventWords = (event: Event, view: View, audience: Audience): readonly string[] => {
  switch (event.type) {
    case 'pot-opened':
      return [`The sabacc pot holds ${figure(event.amount)}.`];
    case 'game-began':
      return gameBegan(view, event, audience);
    case 'discard-opened':
      return [`The discard pile begins with ${sabaccCardName(event.card)}.`];
    case 'hands-dealt':
      return handsDealt(view, event, audience);
    case 'round-began':
      return [`Round ${event.round} of ${view.rules.rounds}.`, `Pot ${figure(potOf(view))}.`];
    case 'drew':
      // The others are told with what becomes of it.
      return isSeen(event.card) && event.seat === audience.me
        ? [`You take ${sabaccCardName(event.card)}.`, ...totalFor(event.seat, view, audience)]
        : [];
    case 'released':
      return released(view, event, audience);
    case 'kept':
      return kept(event.seat, view, audience);
    case 'swapped':
      return swapped(view, event, audience);
    case 'stood':
      return [`${subject(event.seat, audience)('stand', 'stands')}.`];
    case 'junked':
      return [`${subject(event.seat, audience)('junk and are', 'junks and is')} out.`];
    case 'checked':
      return [`${subject(event.seat, audience)('check', 'checks')}.`];
    case 'bet-laid':
      return betLaid(view, event, audience);
    case 'excess-returned':
      return [
        `${figure(event.amount)} that nobody matched ${event.amount === 1 ? 'goes' : 'go'} back to ${seatName(event.seat, audience)}.`,
      ];
    case 'dice-rolled':
      return diceRolled(event);
    case 'hands-swept':
      return ['Every hand goes to the discard pile.'];
    case 'discards-shuffled':
      return ['The deck is out. The discards are shuffled in, all but the top one.'];
    case 'hand-shown':
      return handShown(event.seat, view, audience);
    case 'blind-drawn':
      return blindDrawn(event, audience);
    case 'hands-ranked':
      return [rankedWords(view, event.places, audience)];
    case 'settled':
      return settledWords(view, event, audience);
    case 'seat-left':
      return [`${subject(event.seat, audience)('leave', 'leaves')} the table with fewer than ${view.rules.entry} chips.`];
    case 'sitting-ended':
      return endedWords(view, event.because, audience);
    case 'shuffled':
    case 'card-dealt':
    case 'betting-began':
    case 'said-ready':
      return [];
  }
};
