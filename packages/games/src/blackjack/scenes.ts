/** The scenes of a round: each is one thing that happens, and the table after it. */
import { type Card, type Chips, type NextState, type Own, ownFields, type Scene, withMore } from '@baize/engine';
import { holeCard, noDealer } from './dealer.ts';
import { pipsOf, softWith, totalWith } from './hand.ts';
import { atRisk, handAt } from './places.ts';
import { isFreshEveryRound } from './rules.ts';
import { costOfInsurance, resultOf } from './settle.ts';
import { cardsAside, drawAhead, freshShoe, isToDraw, nextCard, withSpentBack } from './shoe.ts';
import type { Blackjack, Dealer, Event, Hand, State, Status } from './state.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Blackjack>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  round: state.round,
  phase: state.phase,
  stack: state.stack,
  bet: state.bet,
  lastBet: state.lastBet,
  insurance: state.insurance,
  hands: state.hands,
  turn: state.turn,
  dealer: state.dealer,
  result: state.result,
  shoe: state.shoe,
  chance: state.chance,
  dealt: state.dealt,
});

// --- betting ----------------------------------------------------------------------------------------------

const noHands: readonly Hand<Card>[] = Object.freeze([]);

/** All the cards are in the shoe again, in another order. */
const reshuffle = (table: NextTable): void => {
  [table.shoe, table.chance] = freshShoe(table.rules.decks, table.chance);
  table.dealt = 0;
};

/** The cards of the round before lie aside or go into a fresh shoe. */
const clear = (table: NextTable): void => {
  const fresh = isFreshEveryRound(table.rules) && table.dealt > 0;
  if (table.phase === 'between') {
    table.round += 1;
    table.lastBet = table.bet;
  } else table.stack += table.bet;
  table.phase = 'betting';
  table.bet = 0;
  table.insurance = 0;
  table.hands = noHands;
  table.turn = 0;
  table.dealer = noDealer;
  table.result = null;
  if (fresh) reshuffle(table);
  else table.shoe = cardsAside(table.shoe, table.dealt);
};

/** The first round begins: bets may be laid. */
export const beginSitting: Scene<Blackjack> = (table) => {
  table.round = 1;
  return { type: 'betting-opened', round: 1 };
};

/** The table is cleared, and bets may be laid. */
export const openBetting: Scene<Blackjack> = (table) => {
  clear(table);
  return { type: 'betting-opened', round: table.round };
};

/** Chips on the betting spot, in place of what lay there. From a table that is settled, its cards are cleared away first. */
export const layBet: Scene<Blackjack, [amount: Chips]> = (table, amount) => {
  clear(table);
  table.bet = amount;
  table.stack -= amount;
  return { type: 'bet-laid', amount };
};

/** The chips on the spot go back. */
export const takeBetBack: Scene<Blackjack> = (table) => {
  const amount = table.bet;
  clear(table);
  return { type: 'bet-taken-back', amount };
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
  if (isToDraw(table.shoe, table.dealt)) [table.shoe, table.chance] = drawAhead(table.shoe, table.chance);
  const card = nextCard(table.shoe, table.dealt);
  table.dealt += 1;
  return card;
};

// --- cards ------------------------------------------------------------------------------------------------

const copyOfHand = ({ cards, total, soft, bet, status }: Hand<Card>): Own<Hand<Card>> => ({ cards, total, soft, bet, status });
const copyOfDealer = ({ cards, total, soft, revealed }: Dealer<Card>): Own<Dealer<Card>> => ({ cards, total, soft, revealed });

/** One of the player's hands, to be changed. */
const ownHand = (table: NextTable, at: number): Own<Hand<Card>> => {
  const hand = handAt(table, at);
  const mine = ownFields(hand, copyOfHand);
  if (mine !== hand) table.hands = table.hands.length === 1 ? [mine] : table.hands.with(at, mine);
  return mine;
};

/** The dealer, to be changed. */
const ownDealer = (table: NextTable): Own<Dealer<Card>> => {
  const mine = ownFields(table.dealer, copyOfDealer);
  table.dealer = mine;
  return mine;
};

const addCard = (hand: Own<Hand<Card> | Dealer<Card>>, card: Card): Card => {
  const { cards, total, soft } = hand;
  const pips = pipsOf(card);
  hand.cards = withMore(cards, card);
  hand.total = totalWith(total, soft, pips);
  hand.soft = softWith(total, soft, pips);
  return card;
};

const giveToHand = (table: NextTable, at: number): Card => addCard(ownHand(table, at), draw(table));

const giveToDealer = (table: NextTable): Card => {
  const card = draw(table);
  if (table.dealer.cards.length > 0) return addCard(ownDealer(table), card);
  const pips = pipsOf(card);
  table.dealer = { cards: [card], total: totalWith(0, false, pips), soft: pips === 1, revealed: false };
  return card;
};

/** A hand of one card. */
const handOf = (card: Card, bet: Chips): Hand<Card> => {
  const pips = pipsOf(card);
  return { cards: [card], total: totalWith(0, false, pips), soft: pips === 1, bet, status: 'playing' };
};

/** The round begins: the player's first card, on the bet. */
export const dealFirst: Scene<Blackjack> = (table) => {
  const card = draw(table);
  table.phase = 'playing';
  table.hands = [handOf(card, table.bet)];
  return { type: 'card-dealt', to: 'player', hand: 0, card, up: true };
};

/** The second card of a hand. */
export const dealToHand: Scene<Blackjack, [hand: number]> = (table, hand) => ({
  type: 'card-dealt',
  to: 'player',
  hand,
  card: giveToHand(table, hand),
  up: true,
});

/** The player's second card. */
export const dealSecond: Scene<Blackjack> = (table) => dealToHand(table, 0);

/** One of the dealer's first cards. */
export const dealToDealer: Scene<Blackjack> = (table) => {
  const up = table.rules.hole === 'none' || table.dealer.cards.length !== table.rules.hidden;
  return { type: 'card-dealt', to: 'dealer', hand: 0, card: giveToDealer(table), up };
};

/** A card for the hand that is played. */
export const drawToHand: Scene<Blackjack> = (table) => ({
  type: 'card-drawn',
  by: 'player',
  hand: table.turn,
  card: giveToHand(table, table.turn),
});

/** A card for the dealer, whose turn it is. */
export const drawToDealer: Scene<Blackjack> = (table) => {
  table.phase = 'dealer';
  return { type: 'card-drawn', by: 'dealer', hand: 0, card: giveToDealer(table) };
};

// --- the player's turn --------------------------------------------------------------------------------------

/** The player is asked about insurance. */
export const offerInsurance: Scene<Blackjack> = (table) => {
  table.phase = 'insurance';
  return { type: 'insurance-offered', amount: costOfInsurance(table.bet) };
};

/** Half the bet against the dealer's natural. */
export const insure: Scene<Blackjack> = (table) => {
  const amount = costOfInsurance(table.bet);
  table.phase = 'playing';
  table.insurance = amount;
  table.stack -= amount;
  return { type: 'insured', amount };
};

/** No insurance. */
export const declineInsurance: Scene<Blackjack> = (table) => {
  table.phase = 'playing';
  return { type: 'insurance-declined' };
};

/** The dealer looks at the hole card, and has no natural. */
export const peek: Scene<Blackjack> = () => ({ type: 'hole-peeked' });

/** The hand is done, and the next one has its turn. */
const close = (table: NextTable, status: Status): number => {
  const hand = table.turn;
  ownHand(table, hand).status = status;
  table.turn = hand + 1;
  return hand;
};

/** The hand keeps what it has, and the next one has its turn. */
export const stand: Scene<Blackjack> = (table) => {
  const doubled = handAt(table, table.turn).status === 'doubled';
  return { type: 'stood', hand: close(table, doubled ? 'doubled' : 'stood') };
};

/** The hand has passed 21, and the next one has its turn. */
export const goBust: Scene<Blackjack> = (table) => ({ type: 'went-bust', hand: close(table, 'bust') });

/** The hand is given up for half its bet. */
export const surrenderHand: Scene<Blackjack> = (table) => ({ type: 'surrendered', hand: close(table, 'surrendered') });

/** As much again on the hand. */
export const doubleBet: Scene<Blackjack> = (table) => {
  const hand = ownHand(table, table.turn);
  const { bet } = hand;
  hand.bet = bet * 2;
  hand.status = 'doubled';
  table.stack -= bet;
  return { type: 'doubled', hand: table.turn, amount: bet };
};

/** A pair becomes two hands of one card, each with the first bet on it. */
export const splitPair: Scene<Blackjack> = (table) => {
  const { cards, bet } = handAt(table, table.turn);
  table.hands = table.hands.toSpliced(table.turn, 1, ...cards.map((card) => handOf(card, bet)));
  table.stack -= bet;
  return { type: 'pair-split', hand: table.turn, amount: bet };
};

// --- the end of a round ---------------------------------------------------------------------------------------

/** The hidden card is turned up. */
export const revealHole: Scene<Blackjack> = (table) => {
  const card = holeCard(table) ?? nextCard(table.shoe, table.dealt);
  ownDealer(table).revealed = true;
  table.phase = 'dealer';
  return { type: 'hole-revealed', card };
};

const tellResult = ({ result }: State): Event => {
  if (result === null) throw new RangeError('The round is not settled.');
  const { verdicts, insurance, net } = result;
  return { type: 'settled', results: [{ net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' }], verdicts, insurance };
};

/** The round is decided and paid. */
export const settleRound: Scene<Blackjack> = (table) => {
  const result = resultOf(table);
  table.stack += atRisk(table) + result.net;
  table.phase = 'between';
  table.result = result;
  return tellResult;
};

/** Too few chips are left for the smallest bet. */
export const endSitting: Scene<Blackjack> = (table) => {
  table.phase = 'ended';
  return { type: 'sitting-ended' };
};
