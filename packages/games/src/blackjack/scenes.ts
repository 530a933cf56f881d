/** The scenes of a round: each is one thing that happens, and the table after it. */
import {
  type Card,
  type Chance,
  type Chips,
  type NextState,
  type Own,
  ownFields,
  putAt,
  type Scene,
  type Seat,
  type Settlement,
  withMore,
} from '@baize/engine';
import { noDealer } from './dealer.ts';
import { pipsOf, softWith, totalWith } from './hand.ts';
import { canInsure } from './moves.ts';
import { atRisk, handAt, handInTurn, keepsBank, spotAt } from './places.ts';
import { isForSeveral, isFreshEveryRound } from './rules.ts';
import { costOfInsurance, resultOf } from './settle.ts';
import { cardsAside, drawAhead, freshShoe, isToDraw, nextCard, withSpentBack } from './shoe.ts';
import type { Blackjack, Counted, Dealer, Event, Hand, Shoe, Spot, State, Status } from './state.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Blackjack>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  round: state.round,
  phase: state.phase,
  spots: state.spots,
  seat: state.seat,
  turn: state.turn,
  dealer: state.dealer,
  houseWon: state.houseWon,
  shoe: state.shoe,
  chance: state.chance,
  dealt: state.dealt,
});

const copyOfSpot = ({ stack, bet, lastBet, insurance, hands, result, asked, isIn }: Spot<Card>): Own<Spot<Card>> => ({
  stack,
  bet,
  lastBet,
  insurance,
  hands,
  result,
  asked,
  isIn,
});

/** The spot of a seat, to be changed. */
const ownSpot = (table: NextTable, seat: Seat): Own<Spot<Card>> => {
  const spot = spotAt(table, seat);
  const mine = ownFields(spot, copyOfSpot);
  if (mine !== spot) table.spots = table.spots.length === 1 ? [mine] : putAt(table.spots, seat, mine);
  return mine;
};

// --- betting ----------------------------------------------------------------------------------------------

const noHands: readonly Hand<Card>[] = Object.freeze([]);

/** A spot before anybody has sat down at it. */
export const newSpot = (stack: Chips): Spot<Card> => ({
  stack,
  bet: 0,
  lastBet: 0,
  insurance: 0,
  hands: noHands,
  result: null,
  asked: false,
  isIn: true,
});

const setShoe = (table: NextTable, drawn: readonly [Shoe, Chance]): void => {
  table.shoe = drawn[0];
  table.chance = drawn[1];
};

/** All the cards are in the shoe again, in another order. */
const reshuffle = (table: NextTable): void => {
  setShoe(table, freshShoe(table.rules.decks, table.chance));
  table.dealt = 0;
};

const clearSpot = (spot: Own<Spot<Card>>, isOver: boolean): void => {
  if (!isOver) spot.stack += spot.bet;
  else if (spot.bet > 0) spot.lastBet = spot.bet;
  spot.bet = 0;
  spot.insurance = 0;
  spot.hands = noHands;
  spot.result = null;
};

/** Where all are asked at once for their bets, everybody is who can bet. */
const askForBets = (table: NextTable): void => {
  if (!isForSeveral(table.rules)) return;
  for (const seat of table.spots.keys()) {
    const spot = ownSpot(table, seat);
    spot.asked = spot.isIn && !keepsBank(table.rules, seat);
  }
};

/** The cards of the round before lie aside or go into a fresh shoe. */
const clear = (table: NextTable): void => {
  const fresh = isFreshEveryRound(table.rules) && table.dealt > 0;
  const isOver = table.phase === 'between';
  if (isOver) table.round += 1;
  for (let seat = 0; seat < table.spots.length; seat += 1) clearSpot(ownSpot(table, seat), isOver);
  table.phase = 'betting';
  table.seat = 0;
  table.turn = 0;
  table.dealer = noDealer;
  if (fresh) reshuffle(table);
  else table.shoe = cardsAside(table.shoe, table.dealt);
};

/** The first round begins: bets may be laid. */
export const beginSitting: Scene<Blackjack> = (table) => {
  table.round = 1;
  askForBets(table);
  return { type: 'betting-opened', round: 1 };
};

/** The table is cleared, and bets may be laid. */
export const openBetting: Scene<Blackjack> = (table) => {
  clear(table);
  askForBets(table);
  return { type: 'betting-opened', round: table.round };
};

const betLaid = (_state: State, amount: Chips, seat: Seat = 0): Event => ({ type: 'bet-laid', seat, amount });

/**
 * Chips on the betting spot. At a table for one they lie there in place of what lay there, and the cards of a round that is settled are
 * cleared away first.
 */
export const layBet: Scene<Blackjack, [amount: Chips, seat?: Seat]> = (table, amount, seat = 0) => {
  if (!isForSeveral(table.rules)) clear(table);
  const spot = ownSpot(table, seat);
  spot.bet = amount;
  spot.stack -= amount;
  spot.asked = false;
  return betLaid;
};

/** The chips on the spot go back. */
export const takeBetBack: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  const amount = spotAt(table, seat).bet;
  clear(table);
  return { type: 'bet-taken-back', seat, amount };
};

/** A seat lays no bet, and has no part in this round. */
export const sitOut: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  ownSpot(table, seat).asked = false;
  return { type: 'sat-out', seat };
};

// --- the shoe -----------------------------------------------------------------------------------------------

/** All the cards, shuffled. */
export const shuffleAll: Scene<Blackjack> = (table) => {
  reshuffle(table);
  return { type: 'shuffled', because: 'round' };
};

/** The shoe has run out inside a round: the spent cards are shuffled, and those on the table stay there. */
export const shuffleSpent: Scene<Blackjack> = (table) => {
  const { shoe, dealt } = table;
  table.shoe = withSpentBack(shoe, dealt);
  table.dealt = dealt - shoe.spent;
  return { type: 'shuffled', because: 'ran-out' };
};

/** The next card leaves the shoe. */
const draw = (table: NextTable): Card => {
  if (isToDraw(table.shoe, table.dealt)) setShoe(table, drawAhead(table.shoe, table.chance));
  const card = nextCard(table.shoe, table.dealt);
  table.dealt += 1;
  return card;
};

// --- cards ------------------------------------------------------------------------------------------------

const copyOfHand = ({ cards, total, soft, bet, status }: Hand<Card>): Own<Hand<Card>> => ({ cards, total, soft, bet, status });
const copyOfDealer = ({ cards, total, soft, revealed }: Dealer<Card>): Own<Dealer<Card>> => ({ cards, total, soft, revealed });

/** One of a player's hands, to be changed. */
const ownHand = (table: NextTable, seat: Seat, at: number): Own<Hand<Card>> => {
  const spot = spotAt(table, seat);
  const hand = handAt(spot, at);
  const mine = ownFields(hand, copyOfHand);
  if (mine !== hand) ownSpot(table, seat).hands = spot.hands.length === 1 ? [mine] : spot.hands.with(at, mine);
  return mine;
};

/** The dealer, to be changed. */
const ownDealer = (table: NextTable): Own<Dealer<Card>> => {
  const mine = ownFields(table.dealer, copyOfDealer);
  if (mine !== table.dealer) table.dealer = mine;
  return mine;
};

const addCard = (hand: Own<Hand<Card> | Dealer<Card>>, card: Card): void => {
  const { cards, total, soft } = hand;
  const pips = pipsOf(card);
  hand.cards = withMore(cards, card);
  hand.total = totalWith(total, soft, pips);
  hand.soft = softWith(total, soft, pips);
};

const giveToHand = (table: NextTable, seat: Seat, at: number): void => addCard(ownHand(table, seat, at), draw(table));

const giveToDealer = (table: NextTable): void => {
  const card = draw(table);
  const pips = pipsOf(card);
  if (table.dealer.cards.length > 0) addCard(ownDealer(table), card);
  else table.dealer = { cards: [card], total: totalWith(0, false, pips), soft: pips === 1, revealed: false };
};

// What is told of a card is read from the table just after it, when somebody asks: a simulation asks for none of it.

const lastOf = ({ cards }: Counted<Card>): Card => {
  const card = cards.at(-1);
  if (card === undefined) throw new RangeError('There is no card yet.');
  return card;
};
const toHand = (state: State, seat: Seat, hand: number): Event => ({
  type: 'card-dealt',
  to: 'player',
  seat,
  hand,
  card: lastOf(handAt(spotAt(state, seat), hand)),
  up: true,
});
const toFirstHand = (state: State, seat: Seat = 0): Event => toHand(state, seat, 0);
const toDealer = ({ rules, dealer }: State): Event => {
  const up = rules.hole === 'none' || dealer.cards.length - 1 !== rules.hidden;
  return { type: 'card-dealt', to: 'dealer', card: lastOf(dealer), up };
};
const drawnToHand = (state: State): Event => ({
  type: 'card-drawn',
  by: 'player',
  seat: state.seat,
  hand: state.turn,
  card: lastOf(handInTurn(state)),
});
const drawnToDealer = ({ dealer }: State): Event => ({ type: 'card-drawn', by: 'dealer', card: lastOf(dealer) });

/** A hand of one card. */
const handOf = (card: Card, bet: Chips): Hand<Card> => {
  const pips = pipsOf(card);
  return { cards: [card], total: totalWith(0, false, pips), soft: pips === 1, bet, status: 'playing' };
};

/** A player's first card, on the bet. With the first of them the round begins. */
export const dealFirst: Scene<Blackjack, [seat?: Seat]> = (table, seat = 0) => {
  const card = draw(table);
  const spot = ownSpot(table, seat);
  table.phase = 'playing';
  spot.hands = [handOf(card, spot.bet)];
  return toFirstHand;
};

/** A player's second card. */
export const dealSecond: Scene<Blackjack, [seat?: Seat]> = (table, seat = 0) => {
  giveToHand(table, seat, 0);
  return toFirstHand;
};

/** The second card of a hand after a split. */
export const dealToHand: Scene<Blackjack, [seat: Seat, hand: number]> = (table, seat, hand) => {
  giveToHand(table, seat, hand);
  return toHand;
};

/** One of the dealer's first cards. */
export const dealToDealer: Scene<Blackjack> = (table) => {
  giveToDealer(table);
  return toDealer;
};

/** A card for the hand that is played. */
export const drawToHand: Scene<Blackjack> = (table) => {
  giveToHand(table, table.seat, table.turn);
  return drawnToHand;
};

/** A card for the dealer, whose turn it is. */
export const drawToDealer: Scene<Blackjack> = (table) => {
  table.phase = 'dealer';
  giveToDealer(table);
  return drawnToDealer;
};

// --- the players' turns -------------------------------------------------------------------------------------

/** Everybody who can pay for it is asked about insurance. */
export const offerInsurance: Scene<Blackjack> = (table) => {
  table.phase = 'insurance';
  for (const [seat, spot] of table.spots.entries()) if (canInsure(table, spot)) ownSpot(table, seat).asked = true;
  return { type: 'insurance-offered', amounts: table.spots.map(({ asked, bet }) => (asked ? costOfInsurance(bet) : 0)) };
};

/** A seat has answered; after the last, hands are played. */
const hearInsurance = (table: NextTable, seat: Seat, amount: Chips): void => {
  const spot = ownSpot(table, seat);
  spot.asked = false;
  spot.insurance = amount;
  spot.stack -= amount;
  for (const { asked } of table.spots) if (asked) return;
  table.phase = 'playing';
};

/** Half the bet against the dealer's natural. */
export const insure: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  const amount = costOfInsurance(spotAt(table, seat).bet);
  hearInsurance(table, seat, amount);
  return { type: 'insured', seat, amount };
};

/** No insurance. */
export const declineInsurance: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  hearInsurance(table, seat, 0);
  return { type: 'insurance-declined', seat };
};

/** The dealer looks at the hole card, and has no natural. */
export const peek: Scene<Blackjack> = () => ({ type: 'hole-peeked' });

/** It is this seat's turn. */
export const beginTurn: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  table.seat = seat;
  table.turn = 0;
  return { type: 'turn-began', seat, hand: 0 };
};

/** The hand is done, and the next one has its turn. */
const close = (table: NextTable, status: Status): void => {
  ownHand(table, table.seat, table.turn).status = status;
  table.turn += 1;
};

// Told from the table just after it: the hand before the one whose turn it is now.
const hasStood = ({ seat, turn }: State): Event => ({ type: 'stood', seat, hand: turn - 1 });
const isBust = ({ seat, turn }: State): Event => ({ type: 'went-bust', seat, hand: turn - 1 });
const hasSurrendered = ({ seat, turn }: State): Event => ({ type: 'surrendered', seat, hand: turn - 1 });

/** The hand keeps what it has, and the next one has its turn. */
export const stand: Scene<Blackjack> = (table) => {
  const hand = ownHand(table, table.seat, table.turn);
  if (hand.status !== 'doubled') hand.status = 'stood';
  table.turn += 1;
  return hasStood;
};

/** The hand has passed 21, and the next one has its turn. */
export const goBust: Scene<Blackjack> = (table) => {
  close(table, 'bust');
  return isBust;
};

/** The hand is given up for half its bet. */
export const surrenderHand: Scene<Blackjack> = (table) => {
  close(table, 'surrendered');
  return hasSurrendered;
};

/** As much again on the hand. */
export const doubleBet: Scene<Blackjack> = (table) => {
  const { seat, turn } = table;
  const hand = ownHand(table, seat, turn);
  const { bet } = hand;
  hand.bet = bet * 2;
  hand.status = 'doubled';
  ownSpot(table, seat).stack -= bet;
  return { type: 'doubled', seat, hand: turn, amount: bet };
};

/** A pair becomes two hands of one card, each with the first bet on it. */
export const splitPair: Scene<Blackjack> = (table) => {
  const { seat, turn } = table;
  const { cards, bet } = handInTurn(table);
  const spot = ownSpot(table, seat);
  spot.hands = spot.hands.toSpliced(turn, 1, ...cards.map((card) => handOf(card, bet)));
  spot.stack -= bet;
  return { type: 'pair-split', seat, hand: turn, amount: bet };
};

// --- the end of a round ---------------------------------------------------------------------------------------

const holeRevealed = ({ rules, dealer }: State): Event => ({ type: 'hole-revealed', card: dealer.cards[rules.hidden] ?? lastOf(dealer) });

/** The hidden card is turned up. */
export const revealHole: Scene<Blackjack> = (table) => {
  ownDealer(table).revealed = true;
  table.phase = 'dealer';
  return holeRevealed;
};

const settlementOf = ({ result }: Spot<Card>): Settlement | null =>
  result && { net: result.net, result: result.net > 0 ? 'won' : result.net < 0 ? 'lost' : 'pushed' };
const tellResult = ({ spots }: State): Event => ({ type: 'settled', results: spots.map(settlementOf) });

/** The bank takes what the players have lost together, or pays what they have won. */
const settleBank = (table: NextTable, won: Chips): void => {
  if (table.rules.bank === 'house') {
    table.houseWon -= won;
    return;
  }
  const bank = ownSpot(table, 0);
  bank.stack -= won;
  bank.result = { verdicts: [], insurance: 0, net: 0 - won };
};

/** The round is decided and paid. Where nobody has bet, nobody has a part in it. */
export const settleRound: Scene<Blackjack> = (table) => {
  let won = 0;
  let players = 0;
  const shared = isForSeveral(table.rules);
  for (let seat = 0; seat < table.spots.length; seat += 1) {
    const spot = ownSpot(table, seat);
    spot.asked = shared && spot.isIn;
    if (spot.hands.length === 0) continue;
    const result = resultOf(table, spot);
    spot.stack += atRisk(table.phase, spot) + result.net;
    spot.result = result;
    won += result.net;
    players += 1;
  }
  if (players > 0) settleBank(table, won);
  table.phase = 'between';
  return tellResult;
};

/** A seat has too few chips left for the smallest bet. */
export const leaveSeat: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  const spot = ownSpot(table, seat);
  spot.isIn = false;
  spot.asked = false;
  return { type: 'seat-left', seat };
};

/** A seat waits for the next round. */
export const sayReady: Scene<Blackjack, [seat: Seat]> = (table, seat) => {
  ownSpot(table, seat).asked = false;
  return { type: 'said-ready', seat };
};

/** Too few chips are left for the smallest bet. */
export const endSitting: Scene<Blackjack> = (table) => {
  table.phase = 'ended';
  return { type: 'sitting-ended' };
};
