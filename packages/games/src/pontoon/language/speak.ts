/** Finds which sentence is to be said, and hands its facts to the language. There is no word in here. */
import { type Audience, type Card, isSeen, type Range, type Saying, type SeenCard, type Sight, type Words, whoIs } from '@baize/engine';
import { handScore, handWorth, isBust, type Score, visible } from '../hand.ts';
import { bankerThen, handAt, isHouse, playersOf } from '../places.ts';
import type { Action, Event, Hand, Place, Pontoon, Verdict, View } from '../state.ts';
import type { Actor, HandEnding, Headline, PontoonStanding, PontoonWords } from './pontoon-words.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const actorAt = (view: View, place: Place, audience: Audience): Actor => (isHouse(view, place) ? 'banker' : whoIs(place, audience));
const cardsAt = (view: View, place: Place, hand = 0): readonly Card[] => visible(handAt(view, place, hand));
const areSplit = (view: View, place: Place): boolean => (view.hands[place]?.length ?? 0) > 1;

/** What a hand comes to; undefined while the listener cannot see all of it. */
const scoreSeen = (hand: Hand<SeenCard>): Score | undefined =>
  hand.cards.every(({ card }) => isSeen(card)) ? handScore(visible(hand)) : undefined;
/** How a total is made up no longer matters once the hand is done. */
const scoreInTheEnd = (cards: readonly Card[]): Score => ({ ...handScore(cards), isSoft: false });

// --- what happened ---------------------------------------------------------------------------------------------------

const turnBegan = ({ told }: PontoonWords, view: View, { place, hand }: Of<'turn-began'>, audience: Audience): readonly Saying[] => {
  const mine = cardsAt(view, place, hand);
  if (isHouse(view, view.banker)) {
    const bank = cardsAt(view, view.banker);
    return [told.bankShows(bank, handScore(bank).total), told.has(whoIs(place, audience), mine, handScore(mine))];
  }
  if (view.phase !== 'turns' || place !== audience.me) return [];
  return [areSplit(view, place) ? told.hasHand(hand + 1, mine, handScore(mine)) : told.has('you', mine, handScore(mine))];
};

const cardDealt = ({ told }: PontoonWords, view: View, { place, hand, card }: Of<'card-dealt'>, { me }: Audience): readonly Saying[] => {
  if (place !== me || isHouse(view, view.banker) || !isSeen(card)) return [];
  const cards = cardsAt(view, place, hand);
  if (cards.length === 1) return [told.firstCard(card)];
  return [areSplit(view, place) ? told.splitCard(hand + 1, card, handScore(cards)) : told.secondCard(card, handScore(cards))];
};

const bankCut = ({ told }: PontoonWords, { cuts, banker }: Of<'bank-cut'>, audience: Audience): readonly Saying[] => [
  ...cuts.map((cut) => told.cut(cut.flatMap((card, seat) => (card === null ? [] : [{ who: whoIs(seat, audience), card }])))),
  told.tookBank(whoIs(banker, audience)),
];

/** The cards of a hand where it is another player's: it is turned up only now. */
const turnedUpOnlyNow = (view: View, place: Place, hand: number, { me }: Audience): readonly Card[] | undefined =>
  isHouse(view, view.banker) || place === me || place === view.banker ? undefined : cardsAt(view, place, hand);

/** Every hand that nobody has seen yet. What is bust, a pontoon, a trick or the bank was turned up before. */
const handsShown = ({ told }: PontoonWords, view: View, audience: Audience): readonly Saying[] =>
  view.hands.flatMap((hands, place) =>
    hands.flatMap((held, hand) => {
      const isKnown = place === view.banker || (held.status !== 'stuck' && held.status !== 'playing');
      if (isKnown || held.cards.length === 0) return [];
      const cards = visible(held);
      return [told.showed(whoIs(place, audience), hands.length > 1 ? hand + 1 : undefined, cards, scoreInTheEnd(cards))];
    }),
  );

// --- how a round ended -----------------------------------------------------------------------------------------------

const decidedBy = (view: View, mine: readonly Card[], bank: readonly Card[], result: Verdict['result']): HandEnding['by'] => {
  const [kind, bankKind] = [handScore(mine).kind, handScore(bank).kind];
  if (kind === 'bust') return 'bust';
  if (result === 'won' && kind !== 'pontoon' && isBust(bank)) return 'bust';
  // What is equal is the banker's.
  if (result === 'lost' && handWorth(view.rules, mine) === handWorth(view.rules, bank)) return 'tie';
  if (kind === 'trick' && bankKind === 'trick') return 'two-tricks';
  const better = result === 'won' ? kind : bankKind;
  return better === 'pontoon' || better === 'trick' ? better : 'points';
};

/** How one hand fared. */
export const headlineIn = (words: PontoonWords, view: View, { place, hand, result }: Verdict): Headline => {
  const [mine, bank] = [cardsAt(view, place, hand), cardsAt(view, bankerThen(view))];
  return words.headline({ result, by: decidedBy(view, mine, bank, result), mine: handScore(mine), bank: handScore(bank) });
};

/** Both hands, and who won. */
const settledAgainstHouse = (words: PontoonWords, view: View, { verdicts }: Of<'settled'>, audience: Audience): readonly Saying[] => {
  const mine = verdicts.find(({ place }) => place === audience.me);
  const hands = [...playersOf(view), view.banker].map((place) => {
    const cards = cardsAt(view, place);
    return words.told.has(actorAt(view, place, audience), cards, scoreInTheEnd(cards));
  });
  return [...hands, ...(mine === undefined ? [] : [headlineIn(words, view, mine).sentence])];
};

/** What the round brought everybody, the listener first. */
const settledForChips = ({ told }: PontoonWords, view: View, { results }: Of<'settled'>, audience: Audience): readonly Saying[] => {
  const order = [...playersOf(view), view.banker].sort((a, b) => Number(b === audience.me) - Number(a === audience.me));
  return order.flatMap((place) => {
    const net = results[place]?.net;
    return net === undefined ? [] : [told.net(whoIs(place, audience), net, place === view.banker)];
  });
};

/** What happened, in the forms that the language has for it. */
const tellEvent = (words: PontoonWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { told } = words;
  const atHouse = isHouse(view, view.banker);
  switch (event.type) {
    case 'shuffled':
      return view.round === 1 ? [] : [told.reshuffled];
    case 'bank-cut':
      return bankCut(words, event, audience);
    case 'round-began':
      return [told.roundBegan(event.round, view.round > 1 && atHouse ? view.cardsInDeck : undefined)];
    case 'card-dealt':
      return cardDealt(words, view, event, audience);
    case 'staked':
      return [told.staked(whoIs(event.place, audience), event.amount)];
    case 'turn-began':
      return turnBegan(words, view, event, audience);
    case 'pair-split':
      return [told.split(whoIs(event.place, audience))];
    case 'bought': {
      const card = isSeen(event.card) ? event.card : undefined;
      const score = scoreSeen(handAt(view, event.place, event.hand));
      return [told.bought(whoIs(event.place, audience), event.amount, card, score)];
    }
    case 'twisted':
      return [told.twisted(actorAt(view, event.place, audience), event.card, scoreSeen(handAt(view, event.place, event.hand)))];
    case 'stuck':
      return [told.stuck(actorAt(view, event.place, audience), scoreSeen(handAt(view, event.place, event.hand))?.total)];
    case 'went-bust': {
      const { total } = handScore(cardsAt(view, event.place, event.hand));
      return [told.bust(actorAt(view, event.place, audience), total, turnedUpOnlyNow(view, event.place, event.hand, audience))];
    }
    case 'pontoon-shown':
      // Against the house, the deal or the turned-up card has told it already.
      return atHouse ? [] : [told.showedPontoon(whoIs(event.place, audience), cardsAt(view, event.place, event.hand))];
    case 'trick-made':
      return [told.madeTrick(actorAt(view, event.place, audience), turnedUpOnlyNow(view, event.place, event.hand, audience))];
    case 'banker-revealed':
      return [told.turnedUp(actorAt(view, view.banker, audience), event.cards, handScore(cardsAt(view, view.banker)))];
    case 'hands-shown':
      return handsShown(words, view, audience);
    case 'settled':
      return atHouse ? settledAgainstHouse(words, view, event, audience) : settledForChips(words, view, event, audience);
    case 'seat-left':
      return [told.left(whoIs(event.place, audience))];
    case 'bank-passed':
      return [event.because === 'pontoon' ? told.wonBank(whoIs(event.to, audience)) : told.brokeBank(whoIs(event.to, audience))];
    case 'sitting-ended':
      return [told.wonTable(whoIs(event.winner, audience))];
    case 'said-ready':
      return [];
  }
};

// --- what is asked, done and refused ---------------------------------------------------------------------------------

type Sighted = Sight<Pontoon>;

const askOf = ({ asked }: PontoonWords, { view, offers }: Sighted): Saying => {
  const [first] = offers;
  switch (first?.type) {
    case undefined:
      return view.phase === 'ended' ? asked.over : asked.othersPlay;
    case 'ready':
      return asked.ready;
    case 'stake':
      return asked.stake(first.amount);
    case 'declare':
      return asked.declare;
    default:
      return asked.choose(offers.map(({ type }) => type));
  }
};

const amountsOf = ({ offers }: Sighted, type: 'stake' | 'buy'): Range | undefined => {
  const offer = offers.find((one) => one.type === type);
  return offer !== undefined && 'amount' in offer ? offer.amount : undefined;
};

const standingOf = (sight: Sighted): PontoonStanding => {
  const { view, seat, offers } = sight;
  const hand = view.hands[seat]?.[view.turn.place === seat ? view.turn.hand : 0];
  return {
    toDo: offers.map(({ type }) => type),
    stakes: amountsOf(sight, 'stake'),
    buys: amountsOf(sight, 'buy'),
    score: handScore(hand === undefined ? [] : visible(hand)),
    rules: view.rules,
    isOver: view.phase === 'ended',
  };
};

const nameAction = ({ actions }: PontoonWords, action: Action): string => {
  if (action.type === 'stake') return actions.stake(action.amount);
  return action.type === 'buy' ? actions.buy(action.amount) : actions.bare[action.type];
};

/** Pontoon as the contract wants it, in the language that these words are in when they are asked for. */
export const speak = (words: () => PontoonWords): Words<Pontoon> => ({
  preset: ({ preset }) => words().presets[preset],
  event: (event, view, audience) => tellEvent(words(), event, view, audience),
  refusal: ({ reason }, sight) => words().refused[reason](standingOf(sight)),
  action: (action) => nameAction(words(), action),
  prompt: (sight) => askOf(words(), sight),
  why: (why) => words().why(why),
  rules: (rules) => words().rules(rules),
  get levels() {
    return words().levels;
  },
});
