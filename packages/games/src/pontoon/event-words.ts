/** What happened at a table of Pontoon, told to somebody at the table. */
import { type Audience, type Card, cardName, isSeen, type SeenCard } from '@baize/engine';
import { settledAgainstHouse, settledForChips } from './endings.ts';
import { kindOf, totalOf, visible } from './hand.ts';
import { actor, cardList, handLabel, totalWords } from './phrases.ts';
import { handAt, isHouse } from './places.ts';
import type { Event, Place, View } from './state.ts';

const turnBegan = (view: View, place: Place, hand: number, { me }: Audience): readonly string[] => {
  const mine = visible(handAt(view, place, hand));
  if (isHouse(view, view.banker)) {
    const bank = visible(handAt(view, view.banker));
    const end = kindOf(mine) === 'pontoon' ? 'Pontoon!' : `${totalWords(mine)}.`;
    return [
      `Banker: ${cardList(bank)}, and a hidden card. Showing ${totalOf(bank).total}.`,
      `${place === me ? 'You' : 'Player'}: ${cardList(mine)}. ${end}`,
    ];
  }
  return view.phase === 'turns' && place === me
    ? [`${handLabel(view, place, hand) || 'You: '}${cardList(mine)}. ${totalWords(mine)}.`]
    : [];
};

const cardDealt = (view: View, { place, hand, card }: Event & { type: 'card-dealt' }, { me }: Audience): readonly string[] => {
  if (place !== me || isHouse(view, view.banker) || !isSeen(card)) return [];
  const cards = visible(handAt(view, place, hand));
  if (cards.length === 1) return [`Your first card: ${cardName(card)}.`];
  return [`${handLabel(view, place, hand) || 'Your second card: '}${cardName(card)}. ${totalWords(cards)}.`];
};

const bankCut = (view: View, { cuts, banker }: Event & { type: 'bank-cut' }, audience: Audience): readonly string[] => [
  ...cuts.map((cut) => {
    const drawn = cut.flatMap((card, seat) => (card === null ? [] : [`${actor(view, seat, audience).who} ${cardName(card)}`]));
    return `The cut for the bank: ${drawn.join(', ')}.`;
  }),
  `${actor(view, banker, audience).verb('take', 'takes')} the bank.`,
];

/** A card taken in a turn: its name and the new total, as far as they can be seen. */
const taken = (view: View, place: Place, hand: number, card: SeenCard): string => {
  const held = handAt(view, place, hand);
  const cards = visible(held);
  const all = cards.length === held.cards.length;
  return `${isSeen(card) ? cardName(card) : 'a card'}.${all ? ` ${totalWords(cards)}.` : ''}`;
};

/** " on 19", when all the cards can be seen. */
const onTotal = (view: View, place: Place, hand: number): string => {
  const held = handAt(view, place, hand);
  return held.cards.every(({ card }) => isSeen(card)) ? ` on ${totalOf(visible(held)).total}` : '';
};

/** ": King of Spades, 9 of Hearts", where the hand is another player's: it is turned up only now. */
const turnedUp = (view: View, place: Place, hand: number, { me }: Audience): string =>
  isHouse(view, view.banker) || place === me || place === view.banker ? '' : `: ${cardList(visible(handAt(view, place, hand)))}`;

/** Every hand that nobody has seen yet. What is bust, a pontoon, a trick or the bank was turned up before. */
const handsShown = (view: View, audience: Audience): readonly string[] =>
  view.hands.flatMap((hands, place) =>
    hands.flatMap((held, hand) => {
      const isKnown = place === view.banker || (held.status !== 'stuck' && held.status !== 'playing');
      const label = hands.length > 1 ? ` hand ${hand + 1}:` : '';
      const verb = actor(view, place, audience).verb('show', 'shows');
      return isKnown || held.cards.length === 0 ? [] : [`${verb}${label} ${cardList(visible(held))}. ${totalWords(visible(held))}.`];
    }),
  );

/** What is left of the pack, where it is played down. */
const deckLeft = (view: View): string => (view.round > 1 && isHouse(view, view.banker) ? ` ${view.cardsInDeck} cards in the deck.` : '');

/** What happened, as one viewer is told it. */
export const eventWords = (event: Event, view: View, audience: Audience): readonly string[] => {
  const about = (place: Place): ((you: string, they: string) => string) => actor(view, place, audience).verb;
  const cardsAt = (place: Place, hand: number): readonly Card[] => visible(handAt(view, place, hand));
  switch (event.type) {
    case 'shuffled':
      return view.round === 1 ? [] : ['The deck is reshuffled.'];
    case 'bank-cut':
      return bankCut(view, event, audience);
    case 'round-began':
      return [`Round ${event.round}.${deckLeft(view)}`];
    case 'card-dealt':
      return cardDealt(view, event, audience);
    case 'staked':
      return [`${about(event.place)('stake', 'stakes')} ${event.amount}.`];
    case 'turn-began':
      return turnBegan(view, event.place, event.hand, audience);
    case 'pair-split':
      return [`${about(event.place)('split your', 'splits a')} pair.`];
    case 'bought':
      return [`${about(event.place)('buy', 'buys')} for ${event.amount}: ${taken(view, event.place, event.hand, event.card)}`];
    case 'twisted':
      return [`${about(event.place)('twist', 'twists')}: ${taken(view, event.place, event.hand, event.card)}`];
    case 'stuck':
      return [`${about(event.place)('stick', 'sticks')}${onTotal(view, event.place, event.hand)}.`];
    case 'went-bust':
      return [
        `${about(event.place)('are', 'is')} bust with ${totalOf(cardsAt(event.place, event.hand)).total}${turnedUp(view, event.place, event.hand, audience)}.`,
      ];
    case 'pontoon-shown':
      // Against the house, the deal or the turned-up card has told it already.
      return isHouse(view, view.banker)
        ? []
        : [`${about(event.place)('show', 'shows')} a pontoon: ${cardList(cardsAt(event.place, event.hand))}.`];
    case 'trick-made':
      return [`${about(event.place)('have', 'has')} a five card trick${turnedUp(view, event.place, event.hand, audience)}.`];
    case 'banker-revealed':
      return [`${about(view.banker)('turn', 'turns')} up ${cardList(event.cards)}. ${totalWords(cardsAt(view.banker, 0))}.`];
    case 'hands-shown':
      return handsShown(view, audience);
    case 'settled':
      return isHouse(view, view.banker) ? settledAgainstHouse(view, event.verdicts, audience) : settledForChips(view, event, audience);
    case 'seat-left':
      return [
        `${about(event.place)('have', 'has')} too few chips to go on, and ${event.place === audience.me ? 'leave' : 'leaves'} the table.`,
      ];
    case 'bank-passed':
      return [
        event.because === 'pontoon'
          ? `${about(event.to)('win', 'wins')} the bank with a pontoon.`
          : `The bank is broken. ${about(event.to)('take', 'takes')} it over.`,
      ];
    case 'sitting-ended':
      return [`${about(event.winner)('have', 'has')} won the table.`];
    case 'said-ready':
      return [];
  }
};
