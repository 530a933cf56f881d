/** The scenes of a round: each is one thing that happens, and the table after it. */
import type { Card, Chips, Scene } from '@baize/engine';
import { holeCard, noDealer } from './dealer.ts';
import { pipsOf, softWith, totalWith } from './hand.ts';
import { handAt, replaced, withDealer, withHands, withResult, withShoe } from './places.ts';
import { isFreshEveryRound } from './rules.ts';
import { costOfInsurance, resultOf } from './settle.ts';
import { cardsAside, freshShoe, nextCard, readied, withSpentBack } from './shoe.ts';
import type { Blackjack, Hand, State, Status } from './state.ts';

// --- betting ----------------------------------------------------------------------------------------------

/** The table is cleared, its cards lie aside or go into a fresh shoe, and bets may be laid. */
export const openBetting: Scene<Blackjack> = (s) => {
  const round = s.round + 1;
  return [{ type: 'betting-opened', round }, cleared(s, round, s.stack, 0)];
};

/** Chips on the betting spot, in place of what lay there. From a table that is settled, its cards are cleared away first. */
export const layBet =
  (amount: Chips): Scene<Blackjack> =>
  (s) => [
    { type: 'bet-laid', amount },
    s.phase === 'between' ? cleared(s, s.round + 1, s.stack - amount, amount) : cleared(s, s.round, s.stack + s.bet - amount, amount),
  ];

/** The chips on the spot go back. */
export const takeBetBack: Scene<Blackjack> = (s) => [{ type: 'bet-taken-back', amount: s.bet }, cleared(s, s.round, s.stack + s.bet, 0)];

const noHands: readonly Hand<Card>[] = [];

const cleared = (s: State, round: number, stack: Chips, bet: Chips): State => {
  const fresh = isFreshEveryRound(s.rules) && s.dealt > 0;
  return {
    rules: s.rules,
    round,
    phase: 'betting',
    stack,
    bet,
    lastBet: s.phase === 'between' ? s.bet : s.lastBet,
    insurance: 0,
    hands: noHands,
    turn: 0,
    dealer: noDealer,
    result: null,
    shoe: fresh ? freshShoe(s.rules.decks, s.shoe.chance) : cardsAside(s.shoe, s.dealt),
    dealt: fresh ? 0 : s.dealt,
  };
};

// --- the shoe -----------------------------------------------------------------------------------------------

/** All the cards, shuffled. */
export const shuffleAll: Scene<Blackjack> = (s) => [
  { type: 'shuffled', because: 'round' },
  withShoe(s, freshShoe(s.rules.decks, s.shoe.chance), 0),
];

/** The shoe has run out inside a round: the spent cards are shuffled, and those on the table stay there. */
export const shuffleSpent: Scene<Blackjack> = (s) => [
  { type: 'shuffled', because: 'ran-out' },
  withShoe(s, withSpentBack(s.shoe, s.dealt), s.dealt - s.shoe.spent),
];

/** The table with its next card drawn. */
const ready = (s: State): State => {
  const shoe = readied(s.shoe, s.dealt);
  return shoe === s.shoe ? s : withShoe(s, shoe, s.dealt);
};

// --- cards ------------------------------------------------------------------------------------------------

/** One card more. Most hands have few, and an array that is written out is made much faster than one that is spread. */
const plusCard = (cards: readonly Card[], card: Card): readonly Card[] => {
  const first = cards[0];
  const second = cards[1];
  if (first === undefined) return [card];
  if (second === undefined) return [first, card];
  return cards.length === 2 ? [first, second, card] : [...cards, card];
};

const handPlus = ({ cards, total, soft, bet, status }: Hand<Card>, card: Card): Hand<Card> => {
  const pips = pipsOf(card);
  return { cards: plusCard(cards, card), total: totalWith(total, soft, pips), soft: softWith(total, soft, pips), bet, status };
};

const dealerPlus = (s: State, card: Card, phase: State['phase']): State => {
  const { cards, total, soft, revealed } = s.dealer;
  const pips = pipsOf(card);
  const dealer = { cards: plusCard(cards, card), total: totalWith(total, soft, pips), soft: softWith(total, soft, pips), revealed };
  return withDealer(s, dealer, phase, s.dealt + 1);
};

const playerPlus = (s: State, hand: number, card: Card): State =>
  withHands(s, replaced(s.hands, hand, handPlus(handAt(s, hand), card)), s.turn, s.dealt + 1, s.stack);

/** A hand of one card. */
const handOf = (card: Card, bet: Chips): Hand<Card> => {
  const pips = pipsOf(card);
  return { cards: [card], total: totalWith(0, false, pips), soft: pips === 1, bet, status: 'playing' };
};

/** The round begins: the player's first card, on the bet. */
export const dealFirst: Scene<Blackjack> = (before) => {
  const s = ready(before);
  const card = nextCard(s.shoe, s.dealt);
  return [
    { type: 'card-dealt', to: 'player', hand: 0, card, up: true },
    {
      rules: s.rules,
      round: s.round,
      phase: 'playing',
      stack: s.stack,
      bet: s.bet,
      lastBet: s.lastBet,
      insurance: 0,
      hands: [handOf(card, s.bet)],
      turn: 0,
      dealer: noDealer,
      result: null,
      shoe: s.shoe,
      dealt: s.dealt + 1,
    },
  ];
};

/** The second card of a hand. */
export const dealToHand =
  (hand: number): Scene<Blackjack> =>
  (before) => {
    const s = ready(before);
    const card = nextCard(s.shoe, s.dealt);
    return [{ type: 'card-dealt', to: 'player', hand, card, up: true }, playerPlus(s, hand, card)];
  };

/** The player's second card. */
export const dealSecond = dealToHand(0);

/** One of the dealer's first cards. */
export const dealToDealer: Scene<Blackjack> = (before) => {
  const s = ready(before);
  const card = nextCard(s.shoe, s.dealt);
  const up = s.rules.hole === 'none' || s.dealer.cards.length !== s.rules.hidden;
  return [{ type: 'card-dealt', to: 'dealer', hand: 0, card, up }, dealerPlus(s, card, s.phase)];
};

/** A card for the hand that is played. */
export const drawToHand: Scene<Blackjack> = (before) => {
  const s = ready(before);
  const card = nextCard(s.shoe, s.dealt);
  return [{ type: 'card-drawn', by: 'player', hand: s.turn, card }, playerPlus(s, s.turn, card)];
};

/** A card for the dealer, whose turn it is. */
export const drawToDealer: Scene<Blackjack> = (before) => {
  const s = ready(before);
  const card = nextCard(s.shoe, s.dealt);
  return [{ type: 'card-drawn', by: 'dealer', hand: 0, card }, dealerPlus(s, card, 'dealer')];
};

// --- the player's turn --------------------------------------------------------------------------------------

/** The player is asked about insurance. */
export const offerInsurance: Scene<Blackjack> = (s) => [
  { type: 'insurance-offered', amount: costOfInsurance(s.bet) },
  withDealer(s, s.dealer, 'insurance', s.dealt),
];

/** Half the bet against the dealer's natural. */
export const insure: Scene<Blackjack> = (s) => {
  const amount = costOfInsurance(s.bet);
  return [
    { type: 'insured', amount },
    { ...s, phase: 'playing', insurance: amount, stack: s.stack - amount },
  ];
};

/** No insurance. */
export const declineInsurance: Scene<Blackjack> = (s) => [{ type: 'insurance-declined' }, withDealer(s, s.dealer, 'playing', s.dealt)];

/** The dealer looks at the hole card, and has no natural. */
export const peek: Scene<Blackjack> = (s) => [{ type: 'hole-peeked' }, s];

const closed = (s: State, status: Status): State => {
  const { cards, total, soft, bet } = handAt(s, s.turn);
  return withHands(s, replaced(s.hands, s.turn, { cards, total, soft, bet, status }), s.turn + 1, s.dealt, s.stack);
};

/** The hand keeps what it has, and the next one has its turn. */
export const stand: Scene<Blackjack> = (s) => [
  { type: 'stood', hand: s.turn },
  closed(s, handAt(s, s.turn).status === 'doubled' ? 'doubled' : 'stood'),
];

/** The hand has passed 21, and the next one has its turn. */
export const goBust: Scene<Blackjack> = (s) => [{ type: 'went-bust', hand: s.turn }, closed(s, 'bust')];

/** The hand is given up for half its bet. */
export const surrenderHand: Scene<Blackjack> = (s) => [{ type: 'surrendered', hand: s.turn }, closed(s, 'surrendered')];

/** As much again on the hand. */
export const doubleBet: Scene<Blackjack> = (s) => {
  const { cards, total, soft, bet } = handAt(s, s.turn);
  const hand: Hand<Card> = { cards, total, soft, bet: bet * 2, status: 'doubled' };
  return [{ type: 'doubled', hand: s.turn, amount: bet }, withHands(s, replaced(s.hands, s.turn, hand), s.turn, s.dealt, s.stack - bet)];
};

/** A pair becomes two hands of one card, each with the first bet on it. */
export const splitPair: Scene<Blackjack> = (s) => {
  const { cards, bet } = handAt(s, s.turn);
  const hands = s.hands.toSpliced(s.turn, 1, ...cards.map((card) => handOf(card, bet)));
  return [{ type: 'pair-split', hand: s.turn, amount: bet }, withHands(s, hands, s.turn, s.dealt, s.stack - bet)];
};

// --- the end of a round ---------------------------------------------------------------------------------------

/** The hidden card is turned up. */
export const revealHole: Scene<Blackjack> = (s) => {
  const { cards, total, soft } = s.dealer;
  return [
    { type: 'hole-revealed', card: holeCard(s) ?? nextCard(s.shoe, s.dealt) },
    withDealer(s, { cards, total, soft, revealed: true }, 'dealer', s.dealt),
  ];
};

/** The round is decided and paid. */
export const settleRound: Scene<Blackjack> = (s) => {
  const result = resultOf(s);
  const { verdicts, insurance, net } = result;
  return [
    { type: 'settled', results: [{ net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' }], verdicts, insurance },
    withResult(s, result),
  ];
};

/** Too few chips are left for the smallest bet. */
export const endSitting: Scene<Blackjack> = (s) => [{ type: 'sitting-ended' }, { ...s, phase: 'ended' }];
