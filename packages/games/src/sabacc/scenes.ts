/** The scenes of a game: each is one thing that happens, and the table after it. */
import { type Chips, type NextState, read, type Scene, type Seat, shuffle } from '@baize/engine';
import { DECK, type SabaccCard } from './cards.ts';
import { cardsAt, handAt, noChips, seatsAtTable, seatsIn, seatsWithChips, stackOf, stakedBy, toCall } from './places.ts';
import type { Bid, LastMove, Sabacc, State } from './state.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Sabacc>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  game: state.game,
  round: state.round,
  phase: state.phase,
  stacks: state.stacks,
  standing: state.standing,
  hands: state.hands,
  staked: state.staked,
  bets: state.bets,
  raises: state.raises,
  queue: state.queue,
  deeds: state.deeds,
  discard: state.discard,
  sabaccPot: state.sabaccPot,
  dice: state.dice,
  lots: state.lots,
  finish: state.finish,
  ready: state.ready,
  ending: state.ending,
  chance: state.chance,
  deck: state.deck,
});

/** The seat at the head of the queue has acted. */
const acted = (table: NextTable, seat: Seat, move: LastMove): void => {
  table.queue = table.queue.slice(1);
  table.deeds = table.deeds.with(seat, move);
};

const topOf = (discard: readonly SabaccCard[]): SabaccCard => {
  const card = discard.at(-1);
  if (card === undefined) throw new RangeError('The discard pile is empty.');
  return card;
};

/** The next card leaves the deck. */
const draw = (table: NextTable): SabaccCard => {
  const [card] = table.deck;
  if (card === undefined) throw new RangeError('The deck is empty.');
  table.deck = table.deck.slice(1);
  return card;
};

/** A covered card more in a hand, from the deck. */
const drawTo = (table: NextTable, seat: Seat): SabaccCard => {
  const card = draw(table);
  table.hands = table.hands.with(seat, [...handAt(table, seat), { card, open: false }]);
  return card;
};

// --- before the rounds --------------------------------------------------------------------------------------

/** The sabacc pot as others have left it. */
export const openPot: Scene<Sabacc> = ({ sabaccPot }) => ({ type: 'pot-opened', amount: sabaccPot });

/** The table is cleared, and everybody puts the entry into the sabacc pot. */
export const beginGame: Scene<Sabacc> = (table) => {
  const seats = seatsAtTable(table);
  const { entry } = table.rules;
  table.game += 1;
  table.round = 0;
  table.phase = 'action';
  table.stacks = table.stacks.map((stack, seat) => (seats.includes(seat) ? stack - entry : stack));
  table.standing = table.standing.map((one) => (one === 'left' ? 'left' : 'in'));
  table.hands = table.stacks.map(() => []);
  table.lots = table.stacks.map(() => []);
  table.deeds = table.stacks.map(() => null);
  table.sabaccPot += entry * seats.length;
  table.discard = [];
  table.deck = [...DECK];
  table.finish = null;
  table.ready = [];
  return { type: 'game-began', game: table.game };
};

/** All 62 cards, shuffled. */
export const shuffleDeck: Scene<Sabacc> = (table) => {
  const [deck, chance] = shuffle(table.deck, table.chance);
  table.deck = deck;
  table.chance = chance;
  return { type: 'shuffled' };
};

/** One covered card to a seat. */
export const dealTo: Scene<Sabacc, [seat: Seat]> = (table, seat) => ({ type: 'card-dealt', seat, card: drawTo(table, seat) });

/** The first card of the discard pile, for all to see. */
export const openDiscard: Scene<Sabacc> = (table) => {
  const card = draw(table);
  table.discard = [card];
  return { type: 'discard-opened', card };
};

/** Everybody has their cards: for the first time, or after a double. */
export const endDeal: Scene<Sabacc, [again: boolean]> = (_table, again) => ({ type: 'hands-dealt', again });

// --- action -----------------------------------------------------------------------------------------------

/** A round begins: everybody who is in acts. */
export const beginRound: Scene<Sabacc> = (table) => {
  table.round += 1;
  table.phase = 'action';
  table.queue = seatsIn(table);
  table.bets = noChips(table);
  table.raises = 0;
  return { type: 'round-began', round: table.round };
};

/** A card from the deck. Its drawer sees it, and chooses then. */
export const drawCard: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  const card = drawTo(table, seat);
  table.phase = 'release';
  table.deeds = table.deeds.with(seat, { type: 'drew', released: null });
  return { type: 'drew', seat, card };
};

/** After a draw: a card goes to the top of the discard pile. */
export const releaseCard: Scene<Sabacc, [seat: Seat, card: SabaccCard]> = (table, seat, card) => {
  const hand = handAt(table, seat).filter((held) => held.card !== card);
  table.phase = 'action';
  table.hands = table.hands.with(seat, hand);
  table.discard = [...table.discard, card];
  acted(table, seat, { type: 'drew', released: card });
  return { type: 'released', seat, card };
};

/** After a draw: all cards are kept. */
export const keepCards: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  table.phase = 'action';
  acted(table, seat, { type: 'drew', released: null });
  return { type: 'kept', seat };
};

/** A card from the hand for the top of the discard pile, which stays open to all. */
export const swapCard: Scene<Sabacc, [seat: Seat, gave: SabaccCard]> = (table, seat, gave) => {
  const took = topOf(table.discard);
  const hand = handAt(table, seat).map((held) => (held.card === gave ? { card: took, open: true } : held));
  table.hands = table.hands.with(seat, hand);
  table.discard = table.discard.with(-1, gave);
  acted(table, seat, { type: 'swapped', took });
  return { type: 'swapped', seat, gave, took };
};

/** Nothing is done. */
export const standPat: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  acted(table, seat, { type: 'stood' });
  return { type: 'stood', seat };
};

/** A hand is given up, and lies on the discard pile. */
export const junkHand: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  const cards = cardsAt(table, seat);
  table.hands = table.hands.with(seat, []);
  table.standing = table.standing.with(seat, 'junked');
  table.discard = [...table.discard, ...cards];
  acted(table, seat, { type: 'junked' });
  return { type: 'junked', seat, cards };
};

// --- betting -----------------------------------------------------------------------------------------------

/** Betting begins at zero, for all who have chips. */
export const beginBetting: Scene<Sabacc> = (table) => {
  table.phase = 'betting';
  table.queue = seatsWithChips(table);
  return { type: 'betting-began' };
};

/** No bet, where there is none to match. */
export const checkBet: Scene<Sabacc, [seat: Seat]> = (table, seat) => {
  acted(table, seat, { type: 'checked' });
  return { type: 'checked', seat };
};

/** Those who have to answer a raise, from the raiser's left. */
const answerers = (state: State, raiser: Seat): readonly Seat[] => {
  const others = seatsWithChips(state).filter((seat) => seat !== raiser);
  return [...others.filter((seat) => seat > raiser), ...others.filter((seat) => seat < raiser)];
};

const bidOf = (state: State, seat: Seat, amount: Chips): Bid => {
  if (amount === stackOf(state, seat)) return 'all-in';
  if (amount <= toCall(state, seat)) return 'called';
  return state.raises === 0 ? 'bet' : 'raised';
};

/** Chips are bet. More than it takes to match is a raise, and all others answer it. */
export const layBet: Scene<Sabacc, [seat: Seat, amount: Chips]> = (table, seat, amount) => {
  const by = Math.max(0, amount - toCall(table, seat));
  const how = bidOf(table, seat, amount);
  acted(table, seat, { type: how, amount: how === 'raised' ? by : amount });
  table.stacks = table.stacks.with(seat, stackOf(table, seat) - amount);
  table.staked = table.staked.with(seat, stakedBy(table, seat) + amount);
  table.bets = table.bets.with(seat, (table.bets[seat] ?? 0) + amount);
  if (by > 0) {
    table.raises += 1;
    table.queue = answerers(table, seat);
  }
  return { type: 'bet-laid', seat, how, amount, by };
};

/** What nobody matched goes back. */
export const returnExcess: Scene<Sabacc, [seat: Seat, amount: Chips]> = (table, seat, amount) => {
  table.stacks = table.stacks.with(seat, stackOf(table, seat) + amount);
  table.staked = table.staked.with(seat, stakedBy(table, seat) - amount);
  table.bets = noChips(table);
  return { type: 'excess-returned', seat, amount };
};

// --- dice --------------------------------------------------------------------------------------------------

/** Two dice. */
export const rollDice: Scene<Sabacc> = (table) => {
  const reader = read(table.chance);
  const dice = [1 + reader.below(6), 1 + reader.below(6)] as const;
  table.dice = dice;
  table.chance = reader.chance();
  return { type: 'dice-rolled', dice };
};

/** A double: every hand goes to the discard pile. */
export const sweepHands: Scene<Sabacc> = (table) => {
  const swept = seatsIn(table).flatMap((seat) => cardsAt(table, seat));
  const move = (seat: Seat): LastMove => ({ type: 'redealt', cards: handAt(table, seat).length });
  table.deeds = table.deeds.map((one, seat) => (table.standing[seat] === 'in' ? move(seat) : one));
  table.hands = table.hands.map(() => []);
  table.discard = [...table.discard, ...swept];
  return { type: 'hands-swept', cards: swept.length };
};

/** The deck runs out: all discards but the top one are shuffled and lie under what is left of it. */
export const shuffleDiscards: Scene<Sabacc> = (table) => {
  const [shuffled, chance] = shuffle(table.discard.slice(0, -1), table.chance);
  table.deck = [...table.deck, ...shuffled];
  table.discard = [topOf(table.discard)];
  table.chance = chance;
  return { type: 'discards-shuffled', cards: shuffled.length };
};
