/** Sabacc: bring a hand to zero through three rounds of action, betting and dice. Read it as a table of contents. */
import {
  type Chance,
  type Chips,
  drawNumber,
  type Game,
  type Opening,
  type Outcome,
  perform,
  type Scene,
  type Seat,
  type Sequence,
  type Step,
} from '@baize/engine';
import { isSabaccCard } from './cards.ts';
import { drawBlind, endSitting, leaveSeat, rankHands, sayReady, settleGame, showHand } from './finale.ts';
import { offersTo, refusalOf, whyNot } from './moves.ts';
import { entryOf, handAt, lastSeat, seatsAtTable, seatsIn, seatsWithChips, stackOf, stakedBy, toCall } from './places.ts';
import { excessOf } from './pots.ts';
import { presets, type Rules } from './rules.ts';
import {
  beginBetting,
  beginGame,
  beginRound,
  checkBet,
  copyOf,
  dealTo,
  drawCard,
  endDeal,
  junkHand,
  keepCards,
  layBet,
  openDiscard,
  openPot,
  releaseCard,
  returnExcess,
  rollDice,
  shuffleDeck,
  shuffleDiscards,
  standPat,
  swapCard,
  sweepHands,
} from './scenes.ts';
import { tiedFor } from './settle.ts';
import type { Action, Ending, Sabacc, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

// --- the course of a game ----------------------------------------------------------------------------------

/** So many cards to each seat, one at a time all round. When the deck is out, the discards are shuffled in. */
const dealHands =
  (sizes: readonly number[]): Sequence<Sabacc> =>
  (game) => {
    const most = Math.max(...sizes);
    for (let card = 0; card < most; card += 1) {
      for (const [seat, size] of sizes.entries()) if (card < size) game.go(restock).do(dealTo, seat);
    }
    return game;
  };

const restock: Sequence<Sabacc> = (game) =>
  game.when(
    ({ deck }) => deck.length === 0,
    (s) => s.do(shuffleDiscards),
  );

/** A new game: the entries, two cards each, the first discard, and round 1. */
const dealGame: Sequence<Sabacc> = (game) =>
  game
    .do(beginGame)
    .do(shuffleDeck)
    .go((s) => s.go(dealHands(s.state.standing.map((one) => (one === 'in' ? s.state.rules.dealt : 0)))))
    .do(openDiscard)
    .do(endDeal, false)
    .do(beginRound);

/** After whatever somebody did: the last one in has won; else the next acts, or this part of the round is over. */
const goOn: Sequence<Sabacc> = (game) => {
  if (seatsIn(game.state).length === 1) return game.go(giveBack).go(settle);
  if (game.state.queue.length > 0) return game;
  return game.go(game.state.phase === 'betting' ? endRound : openBetting);
};

/** Betting, unless fewer than two could bet against each other. */
const openBetting: Sequence<Sabacc> = (game) => (seatsWithChips(game.state).length > 1 ? game.do(beginBetting) : game.go(endRound));

/** What nobody matched goes back; the dice; on a double new hands; and the next round or the end. */
const endRound: Sequence<Sabacc> = (game) =>
  game
    .go(giveBack)
    .do(rollDice)
    .when(
      ({ dice }) => dice !== null && dice[0] === dice[1],
      (s) => s.go(dealAgain),
    )
    .go((s) => (s.state.round < s.state.rules.rounds ? s.do(beginRound) : s.go(showdown)));

const giveBack: Sequence<Sabacc> = (game) => {
  const excess = excessOf(game.state);
  return excess === undefined ? game : game.do(returnExcess, excess.seat, excess.amount);
};

/** Every hand is discarded, and as many cards are dealt to it again. */
const dealAgain: Sequence<Sabacc> = (game) => {
  const sizes = game.state.stacks.map((_, seat) => handAt(game.state, seat).length);
  return game.do(sweepHands).go(dealHands(sizes)).do(endDeal, true);
};

/** All hands are turned up, ties are broken where pots are not split, and the pots are paid. */
const showdown: Sequence<Sabacc> = (game) =>
  game
    .each(seatsIn(game.state), showHand)
    .while(
      (s) => tiedFor(s).length > 0,
      (s) => s.go(drawForIt),
    )
    .do(rankHands)
    .go(settle);

const drawForIt: Sequence<Sabacc> = (game) => {
  const tied = tiedFor(game.state);
  return game
    .when(
      ({ deck }) => deck.length < tied.length,
      (s) => s.do(shuffleDiscards),
    )
    .do(drawBlind, tied);
};

/** Everybody is paid, opponents without the entry leave, and the sitting may be over. */
const settle: Sequence<Sabacc> = (game) =>
  game
    .do(settleGame)
    .go((s) =>
      s.each(
        seatsAtTable(s.state).filter((seat) => seat !== lastSeat(s.state) && !canEnter(s.state, seat)),
        leaveSeat,
      ),
    )
    .go((s) => {
      const because = endingOf(s.state);
      return because === undefined ? s : s.do(endSitting, because);
    });

const canEnter = (state: State, seat: Seat): boolean => stackOf(state, seat) >= state.rules.entry;

/** Why there is no next game; undefined when there may be one. */
const endingOf = (state: State): Ending | undefined => {
  const last = lastSeat(state);
  if (stackOf(state, last) === 0) return 'broke';
  if (seatsAtTable(state).length === 1) return 'table-won';
  return canEnter(state, last) ? undefined : 'too-few-chips';
};

/** A seat waits for the next game, which begins when all do. */
const readyUp =
  (seat: Seat): Sequence<Sabacc> =>
  (game) =>
    game.do(sayReady, seat).when((s) => seatsAtTable(s).every((one) => s.ready.includes(one)), dealGame);

// --- the contract ---------------------------------------------------------------------------------------------

/** What the sabacc pot holds when somebody sits down, and chance after it. It is drawn first, so it can be told before the seats are filled. */
export const potOnSittingDown = ({ openingPot: { min, max, step } }: Rules, chance: Chance): readonly [Chips, Chance] => {
  const [steps, after] = drawNumber((max - min) / step + 1, chance);
  return [min + step * steps, after];
};

const open = ({ rules, stacks, chance }: Opening<Sabacc>): Step<Sabacc> => {
  const [sabaccPot, after] = potOnSittingDown(rules, chance);
  const table: State = {
    rules,
    game: 0,
    round: 0,
    phase: 'between',
    stacks,
    standing: stacks.map(() => 'in'),
    hands: stacks.map(() => []),
    staked: stacks.map(() => 0),
    bets: stacks.map(() => 0),
    raises: 0,
    queue: [],
    deeds: stacks.map(() => null),
    discard: [],
    sabaccPot,
    dice: null,
    lots: stacks.map(() => []),
    finish: null,
    ready: [],
    ending: null,
    chance: after,
    deck: [],
  };
  return perform<Sabacc>(table, copyOf, (game) => game.do(openPot).go(dealGame));
};

const toAct = (state: State): readonly Seat[] => {
  switch (state.phase) {
    case 'ended':
      return [];
    case 'between':
      return seatsAtTable(state).filter((seat) => !state.ready.includes(seat));
    default:
      return state.queue.slice(0, 1);
  }
};

/** A seat does something, and the game goes on. */
const thenGoOn =
  <About extends readonly unknown[]>(scene: Scene<Sabacc, About>, ...about: About): Sequence<Sabacc> =>
  (game) =>
    game.do(scene, ...about).go(goOn);

/** All that follows from an action. */
const courseOf = (state: State, seat: Seat, action: Action): Sequence<Sabacc> => {
  switch (action.type) {
    case 'ready':
      return readyUp(seat);
    case 'draw':
      return (game) => game.go(restock).do(drawCard, seat);
    case 'release':
      return thenGoOn(releaseCard, seat, action.card);
    case 'keep':
      return thenGoOn(keepCards, seat);
    case 'swap':
      return thenGoOn(swapCard, seat, action.card);
    case 'stand':
      return thenGoOn(standPat, seat);
    case 'junk':
      return thenGoOn(junkHand, seat);
    case 'check':
      return thenGoOn(checkBet, seat);
    case 'call':
      return thenGoOn(layBet, seat, toCall(state, seat));
    case 'raise':
      return thenGoOn(layBet, seat, toCall(state, seat) + action.by);
    case 'all-in':
      return thenGoOn(layBet, seat, stackOf(state, seat));
  }
};

const winnersOf = (state: State): readonly Seat[] =>
  state.ending === 'table-won' ? [lastSeat(state)] : seatsAtTable(state).filter((seat) => seat !== lastSeat(state));

const outcome = (state: State): Outcome | undefined =>
  state.phase === 'ended' ? { winners: winnersOf(state), scores: state.stacks } : undefined;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

/** The game of Sabacc. */
export const sabacc: Game<Sabacc> = {
  id: 'sabacc',
  title: 'Sabacc',
  version: 1,
  presets,
  seats: ({ players, entry }) => ({ ...players, buyIn: entry }),
  passive: ['check'],
  shapes: {
    ready: {},
    draw: {},
    swap: { card: isSabaccCard },
    stand: {},
    junk: {},
    release: { card: isSabaccCard },
    keep: {},
    check: {},
    call: {},
    raise: { by: isAmount },
    'all-in': {},
  },
  open,
  toAct,
  legal: (state, seat) => (toAct(state).includes(seat) ? offersTo(state, seat) : []),
  whyNot,
  apply: (state, seat, action) => perform(state, copyOf, courseOf(state, seat, action)),
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { hands }) => ({ ...seen, hands: hands.map((hand) => hand.map((laid) => ({ ...laid, open: true }))) }),
  chips: (state, seat) => ({ stack: stackOf(state, seat), atRisk: stakedBy(state, seat) + entryOf(state, seat) }),
  unowned: (state) => state.stacks.reduce((left, _, seat) => left - entryOf(state, seat), state.sabaccPot),
  isIn: (state, seat) => state.standing[seat] !== 'left',
  outcome,
};
