/** The scenes of a game: each is one thing that happens, and the table after it. */
import { type Chips, read, type Scene, type Seat, shuffle } from '@baize/engine';
import { DECK, type SabaccCard } from './cards.ts';
import { cardsAt, handAt, noChips, seatsAtTable, seatsIn, seatsWithChips, stackOf, stakedBy, toCall } from './places.ts';
import type { Bid, LastMove, Sabacc, State } from './state.ts';

/** The seat at the head of the queue has acted, and this has changed by it. */
const acted = (state: State, seat: Seat, deed: LastMove, change: Partial<State> = {}): State => ({
  ...state,
  ...change,
  queue: state.queue.slice(1),
  deeds: state.deeds.with(seat, deed),
});

const topOf = (discard: readonly SabaccCard[]): SabaccCard => {
  const card = discard.at(-1);
  if (card === undefined) throw new RangeError('The discard pile is empty.');
  return card;
};

const nextOf = ({ deck }: State): SabaccCard => {
  const [card] = deck;
  if (card === undefined) throw new RangeError('The deck is empty.');
  return card;
};

/** A covered card more in a hand, from the deck. */
const handsAfterDeal = (state: State, seat: Seat, card: SabaccCard): Pick<State, 'hands' | 'deck'> => ({
  hands: state.hands.with(seat, [...handAt(state, seat), { card, open: false }]),
  deck: state.deck.slice(1),
});

// --- before the rounds --------------------------------------------------------------------------------------

/** The sabacc pot as others have left it. */
export const openPot: Scene<Sabacc> = (state) => [{ type: 'pot-opened', amount: state.sabaccPot }, state];

/** The table is cleared, and everybody puts the entry into the sabacc pot. */
export const beginGame: Scene<Sabacc> = (state) => {
  const seats = seatsAtTable(state);
  const { entry } = state.rules;
  const game = state.game + 1;
  return [
    { type: 'game-began', game },
    {
      ...state,
      game,
      round: 0,
      phase: 'action',
      stacks: state.stacks.map((stack, seat) => (seats.includes(seat) ? stack - entry : stack)),
      standing: state.standing.map((one) => (one === 'left' ? 'left' : 'in')),
      hands: state.stacks.map(() => []),
      lots: state.stacks.map(() => []),
      deeds: state.stacks.map(() => null),
      sabaccPot: state.sabaccPot + entry * seats.length,
      discard: [],
      deck: [...DECK],
      finish: null,
      ready: [],
    },
  ];
};

/** All 62 cards, shuffled. */
export const shuffleDeck: Scene<Sabacc> = (state) => {
  const [deck, chance] = shuffle(state.deck, state.chance);
  return [{ type: 'shuffled' }, { ...state, deck, chance }];
};

/** One covered card to a seat. */
export const dealTo =
  (seat: Seat): Scene<Sabacc> =>
  (state) => {
    const card = nextOf(state);
    return [
      { type: 'card-dealt', seat, card },
      { ...state, ...handsAfterDeal(state, seat, card) },
    ];
  };

/** The first card of the discard pile, for all to see. */
export const openDiscard: Scene<Sabacc> = (state) => {
  const card = nextOf(state);
  return [
    { type: 'discard-opened', card },
    { ...state, deck: state.deck.slice(1), discard: [card] },
  ];
};

/** Everybody has their cards: for the first time, or after a double. */
export const endDeal =
  (again: boolean): Scene<Sabacc> =>
  (state) => [{ type: 'hands-dealt', again }, state];

// --- action -----------------------------------------------------------------------------------------------

/** A round begins: everybody who is in acts. */
export const beginRound: Scene<Sabacc> = (state) => {
  const round = state.round + 1;
  return [
    { type: 'round-began', round },
    { ...state, round, phase: 'action', queue: seatsIn(state), bets: noChips(state), raises: 0 },
  ];
};

/** A card from the deck. Its drawer sees it, and chooses then. */
export const drawCard =
  (seat: Seat): Scene<Sabacc> =>
  (state) => {
    const card = nextOf(state);
    const deeds = state.deeds.with(seat, { type: 'drew', released: null });
    return [
      { type: 'drew', seat, card },
      { ...state, ...handsAfterDeal(state, seat, card), phase: 'release', deeds },
    ];
  };

/** After a draw: a card goes to the top of the discard pile. */
export const releaseCard =
  (seat: Seat, card: SabaccCard): Scene<Sabacc> =>
  (state) => {
    const hand = handAt(state, seat).filter((held) => held.card !== card);
    const change: Partial<State> = { phase: 'action', hands: state.hands.with(seat, hand), discard: [...state.discard, card] };
    return [{ type: 'released', seat, card }, acted(state, seat, { type: 'drew', released: card }, change)];
  };

/** After a draw: all cards are kept. */
export const keepCards =
  (seat: Seat): Scene<Sabacc> =>
  (state) => [{ type: 'kept', seat }, acted(state, seat, { type: 'drew', released: null }, { phase: 'action' })];

/** A card from the hand for the top of the discard pile, which stays open to all. */
export const swapCard =
  (seat: Seat, gave: SabaccCard): Scene<Sabacc> =>
  (state) => {
    const took = topOf(state.discard);
    const hand = handAt(state, seat).map((held) => (held.card === gave ? { card: took, open: true } : held));
    const change: Partial<State> = { hands: state.hands.with(seat, hand), discard: state.discard.with(-1, gave) };
    return [{ type: 'swapped', seat, gave, took }, acted(state, seat, { type: 'swapped', took }, change)];
  };

/** Nothing is done. */
export const standPat =
  (seat: Seat): Scene<Sabacc> =>
  (state) => [{ type: 'stood', seat }, acted(state, seat, { type: 'stood' })];

/** A hand is given up, and lies on the discard pile. */
export const junkHand =
  (seat: Seat): Scene<Sabacc> =>
  (state) => {
    const cards = cardsAt(state, seat);
    const change: Partial<State> = {
      hands: state.hands.with(seat, []),
      standing: state.standing.with(seat, 'junked'),
      discard: [...state.discard, ...cards],
    };
    return [{ type: 'junked', seat, cards }, acted(state, seat, { type: 'junked' }, change)];
  };

// --- betting -----------------------------------------------------------------------------------------------

/** Betting begins at zero, for all who have chips. */
export const beginBetting: Scene<Sabacc> = (state) => [
  { type: 'betting-began' },
  { ...state, phase: 'betting', queue: seatsWithChips(state) },
];

/** No bet, where there is none to match. */
export const checkBet =
  (seat: Seat): Scene<Sabacc> =>
  (state) => [{ type: 'checked', seat }, acted(state, seat, { type: 'checked' })];

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
export const layBet =
  (seat: Seat, amount: Chips): Scene<Sabacc> =>
  (state) => {
    const by = Math.max(0, amount - toCall(state, seat));
    const how = bidOf(state, seat, amount);
    const change: Partial<State> = {
      stacks: state.stacks.with(seat, stackOf(state, seat) - amount),
      staked: state.staked.with(seat, stakedBy(state, seat) + amount),
      bets: state.bets.with(seat, (state.bets[seat] ?? 0) + amount),
      raises: state.raises + (by > 0 ? 1 : 0),
    };
    const laid = acted(state, seat, { type: how, amount: how === 'raised' ? by : amount }, change);
    return [{ type: 'bet-laid', seat, how, amount, by }, by > 0 ? { ...laid, queue: answerers(state, seat) } : laid];
  };

/** What nobody matched goes back. */
export const returnExcess =
  (seat: Seat, amount: Chips): Scene<Sabacc> =>
  (state) => [
    { type: 'excess-returned', seat, amount },
    {
      ...state,
      stacks: state.stacks.with(seat, stackOf(state, seat) + amount),
      staked: state.staked.with(seat, stakedBy(state, seat) - amount),
      bets: noChips(state),
    },
  ];

// --- dice --------------------------------------------------------------------------------------------------

/** Two dice. */
export const rollDice: Scene<Sabacc> = (state) => {
  const reader = read(state.chance);
  const dice = [1 + reader.below(6), 1 + reader.below(6)] as const;
  return [
    { type: 'dice-rolled', dice },
    { ...state, dice, chance: reader.chance() },
  ];
};

/** A double: every hand goes to the discard pile. */
export const sweepHands: Scene<Sabacc> = (state) => {
  const swept = seatsIn(state).flatMap((seat) => cardsAt(state, seat));
  const deed = (seat: Seat): LastMove => ({ type: 'redealt', cards: handAt(state, seat).length });
  return [
    { type: 'hands-swept', cards: swept.length },
    {
      ...state,
      hands: state.hands.map(() => []),
      discard: [...state.discard, ...swept],
      deeds: state.deeds.map((one, seat) => (state.standing[seat] === 'in' ? deed(seat) : one)),
    },
  ];
};

/** The deck runs out: all discards but the top one are shuffled and lie under what is left of it. */
export const shuffleDiscards: Scene<Sabacc> = (state) => {
  const [shuffled, chance] = shuffle(state.discard.slice(0, -1), state.chance);
  return [
    { type: 'discards-shuffled', cards: shuffled.length },
    { ...state, deck: [...state.deck, ...shuffled], chance, discard: [topOf(state.discard)] },
  ];
};
