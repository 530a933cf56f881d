/** The scenes of a spin: each is one thing that happens, and the table after it. */
import {
  type BySeat,
  type Chips,
  drawNumber,
  type NextState,
  type Own,
  ownFields,
  putAt,
  type Scene,
  type Seat,
  type Settlement,
  withMore,
} from '@baize/engine';
import { type Bet, betsAfter, betsOnBoard, type Placement, stakeOf, takenAway } from './bets.ts';
import { betsOfCall, betsOnNeighbours, type CallName } from './calls.ts';
import type { SpotId } from './layout.ts';
import { BANKER, isBanker, playerAt } from './places.ts';
import { isForSeveral } from './rules.ts';
import { paidOut, resultOf, settlementOf, verdictOn } from './settle.ts';
import type { Bettor, Event, Roulette, State } from './state.ts';
import { POCKETS } from './wheel.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Roulette>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  spins: state.spins,
  phase: state.phase,
  players: state.players,
  said: state.said,
  houseWon: state.houseWon,
  number: state.number,
  history: state.history,
  chance: state.chance,
});

const copyOfPlayer = ({ stack, bets, layings, last, verdicts }: Bettor): Own<Bettor> => ({ stack, bets, layings, last, verdicts });

/** The player at a seat of a table that nobody has seen yet, to be changed. */
const nextPlayer = (table: NextTable, seat: Seat): Own<Bettor> => {
  const player = ownFields(playerAt(table, seat), copyOfPlayer);
  table.players = putAt(table.players, seat, player);
  return player;
};

const NOTHING: readonly never[] = Object.freeze([]);

/** How many of the last numbers the table remembers. */
const HISTORY = 20;

/** Other layings; what is not on the board is in the stack. */
const setLayings = (player: Own<Bettor>, layings: readonly Placement[]): void => {
  const bets = betsOnBoard(layings);
  player.stack += stakeOf(player.bets) - stakeOf(bets);
  player.layings = layings;
  player.bets = bets;
};

const lay = (table: NextTable, seat: Seat, laying: Placement): void => {
  const player = nextPlayer(table, seat);
  player.stack -= stakeOf(laying);
  player.layings = withMore(player.layings, laying);
  player.bets = betsAfter(player.bets, laying);
};

// --- laying ----------------------------------------------------------------------------------------------------------

const drawInto = (table: NextTable): void => {
  const [number, chance] = drawNumber(POCKETS, table.chance);
  table.number = number;
  table.chance = chance;
};

/**
 * Several may lay their bets. The number is drawn before the first of them, and nobody sees it: it cannot depend on what is laid, and
 * the key that it came from can be told as soon as it is settled.
 */
export const openBets: Scene<Roulette> = (table) => {
  drawInto(table);
  table.phase = 'betting';
  table.said = [];
  for (const seat of table.players.keys()) nextPlayer(table, seat).verdicts = [];
  return { type: 'bets-opened' };
};

/** Chips on a spot, beside what lies there. */
export const placeBet: Scene<Roulette, [seat: Seat, bet: Bet]> = (table, seat, { spot, amount }) => {
  lay(table, seat, [{ spot, amount }]);
  return { type: 'bet-placed', seat, spot, amount };
};

/** The bets of a call. */
export const placeCall: Scene<Roulette, [seat: Seat, name: CallName, unit: number]> = (table, seat, name, unit) => {
  const bets = betsOfCall(name, unit);
  lay(table, seat, bets);
  return { type: 'call-placed', seat, name, bets };
};

/** A chip on a number and on each of its neighbours. */
export const placeNeighbours: Scene<Roulette, [seat: Seat, of: number, unit: number]> = (table, seat, of, unit) => {
  const bets = betsOnNeighbours(of, unit);
  lay(table, seat, bets);
  return { type: 'neighbours-placed', seat, of, bets };
};

/** The last laying is undone, whatever it was. */
export const undoLaying: Scene<Roulette, [seat: Seat]> = (table, seat) => {
  const player = nextPlayer(table, seat);
  const laying = player.layings.at(-1) ?? [];
  setLayings(player, player.layings.slice(0, -1));
  return { type: 'laying-undone', seat, laying };
};

/** The bet on one spot is taken back. This, too, can be undone. */
export const takeBetBack: Scene<Roulette, [seat: Seat, at: SpotId]> = (table, seat, at) => {
  const taken = playerAt(table, seat).bets.filter(({ spot }) => spot === at);
  lay(table, seat, takenAway(taken));
  return { type: 'bet-taken-back', seat, spot: at, amount: stakeOf(taken) };
};

/** Everything is taken back. This, too, can be undone. */
export const clearBets: Scene<Roulette, [seat: Seat]> = (table, seat) => {
  const { bets } = playerAt(table, seat);
  lay(table, seat, takenAway(bets));
  return { type: 'bets-cleared', seat, bets };
};

/** The bets of the last spin are laid once more. */
export const repeatBets: Scene<Roulette, [seat: Seat]> = (table, seat) => {
  const { last } = playerAt(table, seat);
  lay(table, seat, last);
  return { type: 'bets-repeated', seat, bets: last };
};

/** As much again on every bet. */
export const doubleBets: Scene<Roulette, [seat: Seat]> = (table, seat) => {
  const { bets } = playerAt(table, seat);
  lay(table, seat, bets);
  return { type: 'bets-doubled', seat, bets };
};

/** Somebody has laid what they want to. */
export const sayDone: Scene<Roulette, [seat: Seat]> = (table, seat) => {
  table.said = withMore(table.said, seat);
  return { type: 'said-done', seat };
};

// --- the spin --------------------------------------------------------------------------------------------------------

/** The ball runs, and nobody sees where to. Who is alone has the number drawn now. */
export const spinWheel: Scene<Roulette> = (table) => {
  if (!isForSeveral(table.rules)) drawInto(table);
  table.phase = 'spinning';
  table.spins += 1;
  for (let seat = 0; seat < table.players.length; seat += 1) {
    const player = nextPlayer(table, seat);
    player.layings = NOTHING;
    player.verdicts = NOTHING;
  }
  return { type: 'wheel-spun' };
};

const drawnOf = ({ number }: State): number => {
  if (number === null) throw new RangeError('No number is drawn.');
  return number;
};

/** The ball comes to rest in the pocket that was drawn. */
export const restBall: Scene<Roulette> = (table) => {
  const number = drawnOf(table);
  table.phase = 'resting';
  table.history = [number, ...table.history].slice(0, HISTORY);
  return { type: 'ball-rested', number };
};

/** A seat's bets are paid or taken. Who has laid nothing took no part, and may still repeat what they laid before. */
const settleSeat = (table: NextTable, seat: Seat, number: number): Settlement | null => {
  const { bets } = playerAt(table, seat);
  if (bets.length === 0) return null;
  const player = nextPlayer(table, seat);
  const verdicts = bets.map((bet) => verdictOn(table.rules, bet, number));
  const result = settlementOf(verdicts);
  player.stack += paidOut(bets, result);
  player.bets = [];
  player.last = bets;
  player.verdicts = verdicts;
  return result;
};

/** Who keeps the bank wins what the others lose. */
const settleBank = (table: NextTable, won: Chips): void => {
  if (table.rules.bank === 'house') table.houseWon += won;
  else nextPlayer(table, BANKER).stack += won;
};

/** What a spin brought everybody, told when somebody asks: the lane has no use for it. */
const settledEvent =
  (results: BySeat<Settlement | null>, number: number, won: Chips) =>
  (table: State): Event => ({
    type: 'settled',
    results: results.map((result, seat) => (isBanker(table, seat) && results.some((one) => one !== null) ? resultOf(won) : result)),
    number,
    verdicts: table.players.map(({ verdicts }) => verdicts),
  });

/** Every bet is paid or taken, and the board is free again. */
export const settleBets: Scene<Roulette> = (table) => {
  const number = drawnOf(table);
  const results: (Settlement | null)[] = [];
  let won = 0;
  for (let seat = 0; seat < table.players.length; seat += 1) {
    const result = settleSeat(table, seat, number);
    results.push(result);
    won -= result?.net ?? 0;
  }
  settleBank(table, won);
  table.phase = isForSeveral(table.rules) ? 'between' : 'betting';
  table.said = NOTHING;
  return settledEvent(results, number, won);
};

/** Somebody's last chip is gone. */
export const leaveSeat: Scene<Roulette, [seat: Seat]> = (_table, seat) => ({ type: 'seat-left', seat });

/** Somebody waits for the next spin. */
export const sayReady: Scene<Roulette, [seat: Seat]> = (table, seat) => {
  table.said = withMore(table.said, seat);
  return { type: 'said-ready', seat };
};

/** The last chip is gone, or nobody is left to play against. */
export const endSitting: Scene<Roulette> = (table) => {
  table.phase = 'ended';
  return { type: 'sitting-ended' };
};
