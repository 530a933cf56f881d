/** Blackjack: nearer to 21 than the dealer, and not past it. Read it as a table of contents. */
import { type Chips, type Game, type Opening, type Outcome, perform, type Scene, type Seat, type Sequence, type Step } from '@baize/engine';
import { dealerDraws, mayHaveNatural, naturalEndsRound, noDealer, showsAce } from './dealer.ts';
import { hasNatural, isPair, isSplitAce } from './hand.ts';
import { canInsure, offersTo, refusalOf, whyNot } from './moves.ts';
import { atRisk, handAt } from './places.ts';
import { presets } from './rules.ts';
import {
  beginSitting,
  copyOf,
  dealFirst,
  dealSecond,
  dealToDealer,
  dealToHand,
  declineInsurance,
  doubleBet,
  drawToDealer,
  drawToHand,
  endSitting,
  goBust,
  insure,
  layBet,
  offerInsurance,
  openBetting,
  peek,
  revealHole,
  settleRound,
  shuffleAll,
  shuffleSpent,
  splitPair,
  stand,
  surrenderHand,
  takeBetBack,
} from './scenes.ts';
import { shoeSize } from './shoe.ts';
import type { Action, Blackjack, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

// --- the course of a round --------------------------------------------------------------------------------

const isShoeLow = ({ rules, shoe, dealt }: State): boolean => shoeSize(shoe.decks) - dealt < rules.reshuffleBelow;
const isShoeEmpty = ({ shoe, dealt }: State): boolean => dealt === shoeSize(shoe.decks);

/** There is a card to deal or to draw: out of an empty shoe, when the spent cards have been shuffled into it. */
const restock: Sequence<Blackjack> = (round) => (isShoeEmpty(round.state) ? round.do(shuffleSpent) : round);

/** Two cards each, from a fresh shoe where it is time for one. Without a hole card the dealer has one. */
const dealRound: Sequence<Blackjack> = (round) => {
  if (isShoeLow(round.state)) round.do(shuffleAll);
  round.do(dealFirst);
  restock(round).do(dealToDealer);
  restock(round).do(dealSecond);
  if (round.state.rules.hole !== 'none') restock(round).do(dealToDealer);
  return askForInsurance(round);
};

/** Against an ace insurance is offered, to those who can pay for it. */
const askForInsurance: Sequence<Blackjack> = (round) =>
  showsAce(round.state) && canInsure(round.state) ? round.do(offerInsurance) : lookForNaturals(round);

/** A natural, the dealer's or the player's, ends the round at once. */
const lookForNaturals: Sequence<Blackjack> = (round) => {
  if (naturalEndsRound(round.state)) return dealersTurn(round);
  if (round.state.rules.hole === 'peek' && mayHaveNatural(round.state)) round.do(peek);
  return hasNatural(round.state) ? dealersTurn(round) : playOn(round);
};

/** Whether the hand whose turn it is goes no further: bust, doubled, on 21, or a split ace that cannot be split again. */
const isDone = (state: State): boolean => {
  const hand = handAt(state, state.turn);
  if (hand.total > 21 || hand.status === 'doubled') return true;
  if (hand.total === 21 && state.rules.standsAt21) return true;
  return isSplitAce(state.hands, hand) && !(state.rules.resplitAces && isPair(state.rules, hand.cards));
};

/** Hands that are done are closed one after another; after the last, the dealer plays. */
const playOn: Sequence<Blackjack> = (round) => {
  while (!isAllDone(round.state) && isDone(round.state)) round.do(handAt(round.state, round.state.turn).total > 21 ? goBust : stand);
  return isAllDone(round.state) ? dealersTurn(round) : round;
};

const isAllDone = ({ turn, hands }: State): boolean => turn === hands.length;

const draw: Sequence<Blackjack> = (round) => playOn(restock(round).do(drawToHand));

/** Both halves of a pair get their second card. */
const split: Sequence<Blackjack> = (round) => {
  const { turn } = round.state;
  restock(round.do(splitPair)).do(dealToHand, turn);
  return playOn(restock(round).do(dealToHand, turn + 1));
};

/** The hidden card is turned up, the dealer draws by rule if it can still matter, and all is settled. */
const dealersTurn: Sequence<Blackjack> = (round) => {
  if (round.state.rules.hole !== 'none') round.do(revealHole);
  while (dealerDraws(round.state)) restock(round).do(drawToDealer);
  round.do(settleRound);
  return isBroke(round.state) ? round.do(endSitting) : round;
};

const isBroke = ({ rules, stack }: State): boolean => stack < rules.bet.min;

// --- the contract ---------------------------------------------------------------------------------------------

const open = ({ rules, stacks, chance }: Opening<Blackjack>): Step<Blackjack> => {
  const [stack = 0] = stacks;
  const table: State = {
    rules,
    round: 0,
    phase: 'betting',
    stack,
    bet: 0,
    lastBet: 0,
    insurance: 0,
    hands: [],
    turn: 0,
    dealer: noDealer,
    result: null,
    shoe: { decks: rules.decks, places: [], spent: 0 },
    chance,
    dealt: 0,
  };
  return perform<Blackjack>(table, copyOf, (round) => round.do(shuffleAll).do(beginSitting));
};

const PLAYER: readonly Seat[] = Object.freeze([0]);
const NOBODY: readonly Seat[] = Object.freeze([]);

const toAct = ({ phase }: State): readonly Seat[] => (phase === 'ended' ? NOBODY : PLAYER);

/** One thing happens, and nothing follows from it. */
const only =
  <About extends readonly unknown[]>(scene: Scene<Blackjack, About>, ...about: About): Sequence<Blackjack> =>
  (round) =>
    round.do(scene, ...about);

/** The last bet once more, and the cards. */
const dealAgain =
  (bet: Chips): Sequence<Blackjack> =>
  (round) =>
    dealRound(round.do(layBet, bet));

const insureFirst: Sequence<Blackjack> = (round) => lookForNaturals(round.do(insure));
const declineFirst: Sequence<Blackjack> = (round) => lookForNaturals(round.do(declineInsurance));
const standOn: Sequence<Blackjack> = (round) => playOn(round.do(stand));
const double: Sequence<Blackjack> = (round) => draw(round.do(doubleBet));
const surrender: Sequence<Blackjack> = (round) => playOn(round.do(surrenderHand));

/** All that follows from an action. */
const courseOf = ({ bet }: State, action: Action): Sequence<Blackjack> => {
  switch (action.type) {
    case 'bet':
      return only(layBet, action.amount);
    case 'take-back':
      return only(takeBetBack);
    case 'deal':
      return dealRound;
    case 'again':
      return dealAgain(bet);
    case 'insure':
      return insureFirst;
    case 'decline':
      return declineFirst;
    case 'hit':
      return draw;
    case 'stand':
      return standOn;
    case 'double':
      return double;
    case 'split':
      return split;
    case 'surrender':
      return surrender;
    case 'ready':
      return only(openBetting);
  }
};

const outcome = (state: State): Outcome | undefined => (state.phase === 'ended' ? { winners: [], scores: [state.stack] } : undefined);

const isAmount = (value: unknown): value is number => Number.isFinite(value);

/** The game of Blackjack. */
export const blackjack: Game<Blackjack> = {
  id: 'blackjack',
  title: 'Blackjack',
  version: 2,
  presets,
  seats: ({ bet }) => ({ min: 1, max: 1, buyIn: bet.min }),
  shapes: {
    bet: { amount: isAmount },
    'take-back': {},
    deal: {},
    insure: {},
    decline: {},
    hit: {},
    stand: {},
    double: {},
    split: {},
    surrender: {},
    again: {},
    ready: {},
  },
  open,
  toAct,
  legal: (state, seat) => (seat === 0 ? offersTo(state) : []),
  whyNot: (state, _seat, action) => whyNot(state, action),
  apply: (state, _seat, action) => perform(state, copyOf, courseOf(state, action)),
  refuse: (state, _seat, action) => refusalOf(state, action),
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { dealer }) => ({ ...seen, dealer: { ...dealer, revealed: true } }),
  chips: (state) => ({ stack: state.stack, atRisk: atRisk(state) }),
  isIn: ({ phase }) => phase !== 'ended',
  outcome,
};
