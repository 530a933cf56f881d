/** Blackjack: nearer to 21 than the dealer, and not past it. Read it as a table of contents. */
import { type Card, type Chips, type Game, type Opening, type Outcome, perform, type Seat, type Sequence, type Step } from '@baize/engine';
import { dealerDraws, mayHaveNatural, naturalEndsRound, noDealer, showsAce } from './dealer.ts';
import { hasNatural, isPair, isSplitAce } from './hand.ts';
import { canInsure, offersTo, refusalOf, whyNot } from './moves.ts';
import { atRisk, keepsBank, spotAt } from './places.ts';
import { isForSeveral, presets, type Rules } from './rules.ts';
import {
  beginSitting,
  beginTurn,
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
  leaveSeat,
  newSpot,
  offerInsurance,
  openBetting,
  peek,
  revealHole,
  sayReady,
  settleRound,
  shuffleAll,
  shuffleSpent,
  sitOut,
  splitPair,
  stand,
  surrenderHand,
  takeBetBack,
} from './scenes.ts';
import { mostWonBy } from './settle.ts';
import { shoeSize } from './shoe.ts';
import type { Action, Blackjack, Hand, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

// --- the course of a round --------------------------------------------------------------------------------

const isShoeLow = ({ rules, shoe, dealt }: State): boolean => shoeSize(shoe.decks) - dealt < rules.reshuffleBelow;
const isShoeEmpty = ({ shoe, dealt }: State): boolean => dealt === shoeSize(shoe.decks);

/** There is a card to deal or to draw: out of an empty shoe, when the spent cards have been shuffled into it. */
const restock: Sequence<Blackjack> = (round) => (isShoeEmpty(round.state) ? round.do(shuffleSpent) : round);

const PLAYER: readonly Seat[] = Object.freeze([0]);
const NOBODY: readonly Seat[] = Object.freeze([]);

/** Who has laid a bet, clockwise. */
const bettors = ({ spots }: State): readonly Seat[] => spots.flatMap(({ bet }, seat) => (bet > 0 ? [seat] : []));

/** Two cards each, from a fresh shoe where it is time for one. Without a hole card the dealer has one. */
const dealRound: Sequence<Blackjack> = (round) => {
  if (isShoeLow(round.state)) round.do(shuffleAll);
  if (isForSeveral(round.state.rules)) return dealToAll(round);
  // Written out, and nobody named: a scene that is always the same one and about nothing takes less time.
  round.do(dealFirst);
  restock(round).do(dealToDealer);
  restock(round).do(dealSecond);
  if (round.state.rules.hole !== 'none') restock(round).do(dealToDealer);
  return askForInsurance(round);
};

/** The same to everybody who has bet, clockwise. */
const dealToAll: Sequence<Blackjack> = (round) => {
  const seats = bettors(round.state);
  for (const seat of seats) restock(round).do(dealFirst, seat);
  restock(round).do(dealToDealer);
  for (const seat of seats) restock(round).do(dealSecond, seat);
  if (round.state.rules.hole !== 'none') restock(round).do(dealToDealer);
  return askForInsurance(round);
};

/** Against an ace insurance is offered, to those who can pay for it. */
const askForInsurance: Sequence<Blackjack> = (round) =>
  showsAce(round.state) && isSomebodyAbleToInsure(round.state) ? round.do(offerInsurance) : lookForNaturals(round);

const isSomebodyAbleToInsure = (state: State): boolean => {
  for (const spot of state.spots) if (canInsure(state, spot)) return true;
  return false;
};

/** A natural of the dealer ends the round at once. So does a player's own at a table for one. */
const lookForNaturals: Sequence<Blackjack> = (round) => {
  if (naturalEndsRound(round.state)) return dealersTurn(round);
  if (round.state.rules.hole === 'peek' && mayHaveNatural(round.state)) round.do(peek);
  if (isForSeveral(round.state.rules)) return passTurn(round, 0);
  return hasNatural(round.state.rules, spotAt(round.state, 0)) ? dealersTurn(round) : playOn(round);
};

/** The next seat from this one on with something to play has its turn; after the last, the dealer. */
const passTurn: Sequence<Blackjack, [from: Seat]> = (round, from) => {
  const { rules, spots } = round.state;
  const next = spots.findIndex((spot, seat) => seat >= from && spot.hands.length > 0 && !hasNatural(rules, spot));
  return next < 0 ? dealersTurn(round) : playOn(round.do(beginTurn, next));
};

/** Whether a hand goes no further: bust, doubled, on 21, or a split ace that cannot be split again. */
const isDone = (rules: Rules, hands: readonly Hand<Card>[], hand: Hand<Card>): boolean => {
  if (hand.total > 21 || hand.status === 'doubled') return true;
  if (hand.total === 21 && rules.standsAt21) return true;
  return isSplitAce(hands, hand) && !(rules.resplitAces && isPair(rules, hand.cards));
};

/** Hands that are done are closed one after another; after a seat's last the next seat has its turn, and then the dealer. */
const playOn: Sequence<Blackjack> = (round) => {
  const { rules, seat } = round.state;
  for (;;) {
    const { hands } = spotAt(round.state, seat);
    const hand = hands[round.state.turn];
    if (hand === undefined) return isForSeveral(rules) ? passTurn(round, seat + 1) : dealersTurn(round);
    if (!isDone(rules, hands, hand)) return round;
    round.do(hand.total > 21 ? goBust : stand);
  }
};

const draw: Sequence<Blackjack> = (round) => playOn(restock(round).do(drawToHand));

/** Both halves of a pair get their second card. */
const split: Sequence<Blackjack> = (round) => {
  const { seat, turn } = round.state;
  restock(round.do(splitPair)).do(dealToHand, seat, turn);
  return playOn(restock(round).do(dealToHand, seat, turn + 1));
};

/** The hidden card is turned up, the dealer draws by rule if it can still matter, and all is settled. */
const dealersTurn: Sequence<Blackjack> = (round) => {
  if (round.state.rules.hole !== 'none') round.do(revealHole);
  while (dealerDraws(round.state)) restock(round).do(drawToDealer);
  return settle(round);
};

/** Everybody is paid, and who has too few chips left goes. The sitting is over when nobody is left to bet, or the bank cannot pay a bet. */
const settle: Sequence<Blackjack> = (round) => {
  round.do(settleRound);
  if (isForSeveral(round.state.rules)) round.each(brokeIn(round.state), leaveSeat);
  return isOver(round.state) ? round.do(endSitting) : round;
};

const cannotBet = ({ rules, spots }: State, seat: Seat): boolean => (spots[seat]?.stack ?? 0) < rules.bet.min;

/** Who was in and can bet no more. Who keeps the bank lays no bets. */
const brokeIn = (state: State): readonly Seat[] =>
  state.spots.flatMap(({ isIn }, seat) => (isIn && !keepsBank(state.rules, seat) && cannotBet(state, seat) ? [seat] : []));

const isOver = (state: State): boolean => {
  if (!isForSeveral(state.rules)) return cannotBet(state, 0);
  if (!state.spots.some(({ isIn }, seat) => isIn && !keepsBank(state.rules, seat))) return true;
  return state.rules.bank === 'player' && isBankBroken(state);
};

/** Whether the player who keeps the bank could not pay the smallest bet. */
const isBankBroken = (state: State): boolean => spotAt(state, 0).stack < mostWonBy(state.rules, state.rules.bet.min);

// --- a table for several: everybody is asked at once -------------------------------------------------------------------

const isNobodyAsked = ({ spots }: State): boolean => {
  for (const { asked } of spots) if (asked) return false;
  return true;
};

/** After the last bet the cards are dealt. A round that everybody sits out is over at once. */
const afterBet: Sequence<Blackjack> = (round) => {
  if (!isNobodyAsked(round.state)) return round;
  return bettors(round.state).length > 0 ? dealRound(round) : settle(round);
};

/** After the last answer the dealer looks for a natural. */
const afterInsurance: Sequence<Blackjack> = (round) => (isNobodyAsked(round.state) ? lookForNaturals(round) : round);

/** A seat waits for the next round, which begins when all do. */
const readyUp: Sequence<Blackjack, [seat: Seat]> = (round, seat) => {
  if (!isForSeveral(round.state.rules)) return round.do(openBetting);
  round.do(sayReady, seat);
  return isNobodyAsked(round.state) ? round.do(openBetting) : round;
};

// --- the contract ---------------------------------------------------------------------------------------------

const open = ({ rules, stacks, chance }: Opening<Blackjack>): Step<Blackjack> => {
  const table: State = {
    rules,
    round: 0,
    phase: 'betting',
    spots: stacks.map(newSpot),
    seat: 0,
    turn: 0,
    dealer: noDealer,
    houseWon: 0,
    shoe: { decks: rules.decks, places: [], spent: 0 },
    chance,
    dealt: 0,
  };
  return perform<Blackjack>(table, copyOf, (round) => round.do(shuffleAll).do(beginSitting));
};

const seatsAsked = ({ spots }: State): readonly Seat[] => spots.flatMap(({ asked }, seat) => (asked ? [seat] : []));

const toAct = (state: State): readonly Seat[] => {
  if (state.phase === 'ended') return NOBODY;
  if (!isForSeveral(state.rules)) return PLAYER;
  return state.phase === 'playing' ? [state.seat] : seatsAsked(state);
};

const isToAct = (state: State, seat: Seat): boolean => {
  if (!isForSeveral(state.rules)) return seat === 0;
  return state.phase === 'playing' ? seat === state.seat : state.spots[seat]?.asked === true;
};

// --- what follows from an action: the seat is the one that acts -------------------------------------------------------------

type Course = Sequence<Blackjack, [seat: Seat]>;

const takeBack: Course = (round, seat) => round.do(takeBetBack, seat);
const stayOut: Course = (round, seat) => afterBet(round.do(sitOut, seat));

/** The last bet once more. The cards come when everybody has answered. */
const betAgain: Course = (round, seat) => afterBet(round.do(layBet, spotAt(round.state, seat).lastBet, seat));

/** The same at a table for one, and the cards at once. */
const dealAgain: Sequence<Blackjack> = (round) => dealRound(round.do(layBet, spotAt(round.state, 0).bet));

const insureFirst: Course = (round, seat) => afterInsurance(round.do(insure, seat));
const declineFirst: Course = (round, seat) => afterInsurance(round.do(declineInsurance, seat));
const standOn: Sequence<Blackjack> = (round) => playOn(round.do(stand));
const double: Sequence<Blackjack> = (round) => draw(round.do(doubleBet));
const surrender: Sequence<Blackjack> = (round) => playOn(round.do(surrenderHand));

const bet: Sequence<Blackjack, [seat: Seat, amount: Chips]> = (round, seat, amount) => {
  round.do(layBet, amount, seat);
  return isForSeveral(round.state.rules) ? afterBet(round) : round;
};

/** What follows from an action that needs no seat: it is done with the hand in turn, or at a table for one. */
const courseOf = (type: Action['type'], { rules }: State): Sequence<Blackjack> | undefined => {
  switch (type) {
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
    case 'deal':
      return dealRound;
    case 'again':
      return isForSeveral(rules) ? undefined : dealAgain;
    default:
      return undefined;
  }
};

/** What follows from what a seat answers. It is told again when somebody asks, so it is given no action that could be another by then. */
const answer: Sequence<Blackjack, [seat: Seat, type: Action['type'], amount: Chips]> = (round, seat, type, amount) => {
  switch (type) {
    case 'bet':
      return bet(round, seat, amount);
    case 'again':
      return betAgain(round, seat);
    case 'take-back':
      return takeBack(round, seat);
    case 'sit-out':
      return stayOut(round, seat);
    case 'insure':
      return insureFirst(round, seat);
    case 'decline':
      return declineFirst(round, seat);
    case 'ready':
      return readyUp(round, seat);
    default:
      return round;
  }
};

const apply = (state: State, seat: Seat, action: Action): Step<Blackjack> => {
  const course = courseOf(action.type, state);
  if (course !== undefined) return perform(state, copyOf, course);
  return perform(state, copyOf, answer, seat, action.type, action.type === 'bet' ? action.amount : 0);
};

/** Against the house nobody wins a sitting. Against a player's bank those do who could go on. */
const winnersOf = (state: State): readonly Seat[] => {
  const { rules, spots } = state;
  if (rules.bank === 'house') return NOBODY;
  return spots.flatMap(({ isIn }, seat) =>
    isIn && !(keepsBank(rules, seat) ? isBankBroken(state) : cannotBet(state, seat)) ? [seat] : [],
  );
};

const outcome = (state: State): Outcome | undefined =>
  state.phase === 'ended' ? { winners: winnersOf(state), scores: state.spots.map(({ stack }) => stack) } : undefined;

const isAmount = (value: unknown): value is number => Number.isFinite(value);

/** The game of Blackjack. */
export const blackjack: Game<Blackjack> = {
  id: 'blackjack',
  title: 'Blackjack',
  version: 2,
  presets,
  seats: (rules) => ({ ...rules.players, buyIn: rules.bank === 'house' ? rules.bet.min : mostWonBy(rules, rules.bet.min) }),
  shapes: {
    bet: { amount: isAmount },
    'take-back': {},
    deal: {},
    'sit-out': {},
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
  passive: ['sit-out', 'decline', 'stand'],
  open,
  toAct,
  legal: (state, seat) => (isToAct(state, seat) ? offersTo(state, seat) : []),
  whyNot,
  apply,
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { dealer }) => ({ ...seen, dealer: { ...dealer, revealed: true } }),
  chips: (state, seat) => {
    const spot = spotAt(state, seat);
    return { stack: spot.stack, atRisk: atRisk(state.phase, spot) };
  },
  unowned: ({ houseWon }) => houseWon,
  houseBanks: ({ bank }) => bank === 'house',
  isIn: (state, seat) => state.phase !== 'ended' && spotAt(state, seat).isIn,
  outcome,
};
