/** Hearts in sentences. What happened is in event-words.ts, how to play in rulebook.ts. */
import { type Card, cardName, listOr, type Refusal, type Sight, suitOf, type Words } from '@baize/engine';
import { eventWords } from './event-words.ts';
import { suitOrder } from './hand-order.ts';
import { handOf, hasSuit } from './moves.ts';
import { cardList, ranksOf, suitWord } from './phrases.ts';
import { rulebook } from './rulebook.ts';
import type { Action, Hearts, MoonWay, Reason } from './state.ts';
import { FIRST_LEAD, isPenalty, ledSuit } from './trick.ts';

type Sighted = Sight<Hearts>;

const moonNames: Readonly<Record<MoonWay, string>> = { minus: 'Take 26 off my score', plus: 'Give the others 26' };

const actionName = (action: Action): string => {
  switch (action.type) {
    case 'pass':
      return `Pass ${cardList(action.cards)}`;
    case 'play':
      return `Play ${cardName(action.card)}`;
    case 'moon':
      return moonNames[action.way];
    case 'ready':
      return 'Next hand';
  }
};

/** The cards that may be played now. */
const choices = ({ offers }: Sighted): readonly Card[] => offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : []));

/** "clubs, diamonds or spades", of the cards that may be played. */
const suitsAmong = (cards: readonly Card[]): string => listOr(suitOrder.filter((suit) => hasSuit(cards, suit)).map(suitWord));

const lead = (sight: Sighted): string => {
  const cards = choices(sight);
  if (cards.length === 1 && cards[0] === FIRST_LEAD) return 'Your lead. The 2 of Clubs begins.';
  const held = handOf(sight.view, sight.seat);
  if (cards.length === held.length) return 'Your lead. Any card.';
  return `Your lead. Hearts are not broken, so lead ${suitsAmong(cards)}.`;
};

const discard = (sight: Sighted, suit: string): string => {
  const spared = choices(sight).length < handOf(sight.view, sight.seat).length;
  return `Your card? You have no ${suit}: any card${spared ? ' but a heart or the Queen of Spades' : ''}.`;
};

/** What is asked of a seat that is to play; `full` also names the cards that may follow. */
const askCard = (sight: Sighted, full: boolean): string => {
  const led = ledSuit(sight.view.trick);
  if (led === undefined) return lead(sight);
  const suit = suitWord(led);
  const cards = choices(sight);
  if (!cards.some((card) => suitOf(card) === led)) return discard(sight, suit);
  return `Your card? Follow ${suit}${full ? `: ${ranksOf(cards)}` : ''}.`;
};

const ask = (sight: Sighted, full: boolean): string => {
  const [first] = sight.offers;
  switch (first?.type) {
    case undefined:
      return sight.view.phase === 'ended'
        ? 'The game is over.'
        : sight.view.phase === 'passing'
          ? 'The others choose.'
          : 'The others play.';
    case 'pass':
      return 'Which three cards?';
    case 'play':
      return askCard(sight, full);
    case 'moon':
      return 'The moon is yours. Take 26 off your score, or give the others 26?';
    case 'ready':
      return 'Next hand?';
  }
};

/** The prompt in few words: "Your card? Follow diamonds." */
export const shortPrompt = (sight: Sighted): string => ask(sight, false);

/** "Name three cards.", from what is offered. */
const doNow = (sight: Sighted): string => {
  const [first] = sight.offers;
  switch (first?.type) {
    case 'pass':
      return 'Choose three different cards of your hand.';
    case 'play': {
      const cards = choices(sight);
      return `Play ${suitOrder
        .filter((suit) => hasSuit(cards, suit))
        .map((suit) => `${suitWord(suit)} ${ranksOf(cards.filter((card) => suitOf(card) === suit))}`)
        .join(', ')}.`;
    }
    case 'moon':
      return 'Take 26 off your score, or give the others 26.';
    case 'ready':
      return 'Go on to the next hand.';
    case undefined:
      return 'Wait a moment.';
  }
};

const follow = (sight: Sighted): string => {
  const led = ledSuit(sight.view.trick);
  const suit = led === undefined ? 'the suit led' : suitWord(led);
  return `You have ${suit}, so follow ${suit}: ${ranksOf(choices(sight))}.`;
};

const notBroken = (sight: Sighted): string => `Hearts are not broken yet. Lead ${suitsAmong(choices(sight))}.`;

const noPoints = (sight: Sighted): string => {
  const safe = handOf(sight.view, sight.seat).filter((card) => !isPenalty(card));
  return `No heart and no Queen of Spades on the first trick. Play ${suitsAmong(safe)}.`;
};

/** What is so; with what to do where that does not follow from the offers alone. */
const facts: Readonly<Record<Reason, (sight: Sighted) => string>> = {
  'hand-in-play': (sight) => `The hand is not over yet. ${doNow(sight)}`,
  'between-hands': (sight) => `The hand is over. ${doNow(sight)}`,
  'pass-first': (sight) => `Three cards are passed before play. ${doNow(sight)}`,
  'passing-is-over': (sight) => `The cards are passed. ${doNow(sight)}`,
  'choose-three': (sight) => `Three cards are passed, no more and no fewer. ${doNow(sight)}`,
  'no-moon': (sight) => `Nobody has shot the moon. ${doNow(sight)}`,
  'choose-moon-first': (sight) => `You have shot the moon. ${doNow(sight)}`,
  'not-in-hand': (sight) => `That card is not in your hand. ${doNow(sight)}`,
  'lead-two-of-clubs': () => 'The 2 of Clubs leads the first trick. Play it.',
  'follow-suit': follow,
  'no-points-on-first-trick': noPoints,
  'hearts-not-broken': notBroken,
};

const refusal = ({ reason }: Refusal<Hearts>, sight: Sighted): string => {
  if (reason === 'not-your-turn') return sight.view.phase === 'ended' ? 'The game is over.' : 'It is not your turn yet. Wait a moment.';
  return reason === 'not-an-action' ? `That is not a move here. ${doNow(sight)}` : facts[reason](sight);
};

const presetNames: Readonly<Record<Hearts['rules']['preset'], string>> = {
  house: 'House rules',
  modern: 'Modern rules',
  omnibus: 'Omnibus rules',
};

/** The words of Hearts. */
export const words: Words<Hearts> = {
  preset: ({ preset }) => presetNames[preset],
  event: eventWords,
  refusal,
  action: actionName,
  prompt: (sight) => ask(sight, true),
  rules: rulebook,
};
