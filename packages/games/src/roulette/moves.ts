/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Chips, deepFreeze, type Offer, oneOf, type Refusal, range, type Seat } from '@baize/engine';
import { type Placement, stakeOf, takenAway } from './bets.ts';
import { betsOfCall, betsOnNeighbours, CALLS, CHIPS_FOR_NEIGHBOURS, chipsForCall } from './calls.ts';
import { type SpotId, spotById, spotIds } from './layout.ts';
import { freeOf, mostUnits, roomFor, timesPayable, unpledged } from './limits.ts';
import { playerAt } from './places.ts';
import { isForSeveral, isTaken } from './rules.ts';
import type { Action, Bettor, Reason, Roulette, State } from './state.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

/** What an action lays on the board; nothing for one that lays no new chips. */
export const laidBy = ({ bets, last }: Pick<Bettor, 'bets' | 'last'>, action: Action): Placement => {
  switch (action.type) {
    case 'place':
      return [{ spot: action.spot, amount: action.amount }];
    case 'call':
      return betsOfCall(action.name, action.unit);
    case 'neighbours':
      return betsOnNeighbours(action.of, action.unit);
    case 'repeat':
      return last;
    case 'double':
      return bets;
    case 'take-back':
    case 'undo':
    case 'clear':
    case 'spin':
    case 'rest':
    case 'done':
    case 'ready':
      return [];
  }
};

// --- the table's own limits ------------------------------------------------------------------------------------------

/** Why a player who keeps the bank could not take these bets. The house can pay them all. */
const whyNotBank = (state: State, bets: Placement): Reason | undefined =>
  timesPayable(state.rules, unpledged(state), bets) < 1 ? 'bank-cannot-pay' : undefined;

/** Why the table does not take an action that lays so many chips, which the player has. */
const whyNotTable = (state: State, player: Bettor, action: Action, chips: Chips): Reason | undefined => {
  if (chips > roomFor(state.rules, player)) return 'over-the-limit';
  return state.rules.bank === 'house' ? undefined : whyNotBank(state, laidBy(player, action));
};

/** Why so much may not be laid, where each unit takes this many chips. */
const whyNotAmount = (state: State, player: Bettor, action: Action, unit: Chips, chips = 1): Reason | undefined => {
  if (player.stack === 0) return 'no-chips-left';
  if (unit < 1) return 'bet-too-small';
  return unit * chips > player.stack ? 'not-enough-chips' : whyNotTable(state, player, action, unit * chips);
};

// --- each move -------------------------------------------------------------------------------------------------------

const whyNotCall = (state: State, player: Bettor, action: Action, unit: Chips, chips: number): Reason | undefined =>
  state.rules.calls ? whyNotAmount(state, player, action, unit, chips) : 'not-in-these-rules';

/** The phase's own conditions, before those of each move. */
const whyNotPhase = ({ phase, rules }: State, { type }: Action): Reason | undefined => {
  if (type === 'rest') return phase === 'spinning' ? undefined : 'ball-at-rest';
  if (phase === 'between') return type === 'ready' ? undefined : 'between-spins';
  if (phase !== 'betting') return 'no-more-bets';
  if (type === 'ready') return 'bets-are-open';
  if (type === 'spin') return isForSeveral(rules) ? 'others-are-not-done' : undefined;
  return type === 'done' && !isForSeveral(rules) ? 'nobody-else-bets' : undefined;
};

const whyNotPlace = (state: State, player: Bettor, action: Action & { readonly type: 'place' }): Reason | undefined =>
  isTaken(state.rules, spotById(action.spot).kind) ? whyNotAmount(state, player, action, action.amount) : 'not-in-these-rules';

const whyNotRepeat = (state: State, player: Bettor): Reason | undefined => {
  const { last, stack } = player;
  if (last.length === 0) return 'nothing-to-repeat';
  return stakeOf(last) > stack ? 'too-few-to-repeat' : whyNotTable(state, player, { type: 'repeat' }, stakeOf(last));
};

const whyNotDouble = (state: State, player: Bettor): Reason | undefined => {
  const { bets, stack } = player;
  if (bets.length === 0) return 'nothing-laid';
  return stakeOf(bets) > stack ? 'too-few-to-double' : whyNotTable(state, player, { type: 'double' }, stakeOf(bets));
};

/** What was cleared may lie again only as far as the bank, which others have bet against since, can still pay it. */
const whyNotUndo = (state: State, { layings }: Bettor): Reason | undefined => {
  const laying = layings.at(-1);
  if (laying === undefined) return 'nothing-to-undo';
  return state.rules.bank === 'house' || stakeOf(laying) > 0 ? undefined : whyNotBank(state, takenAway(laying));
};

/** Why this seat may not take this action now; undefined when it may. */
export const whyNot = (state: State, seat: Seat, action: Action): Reason | undefined => {
  const early = whyNotPhase(state, action);
  if (early !== undefined) return early;
  const player = playerAt(state, seat);
  switch (action.type) {
    case 'rest':
    case 'done':
    case 'ready':
      return undefined;
    case 'place':
      return whyNotPlace(state, player, action);
    case 'call':
      return whyNotCall(state, player, action, action.unit, chipsForCall(action.name));
    case 'neighbours':
      return NUMBERS.includes(action.of) ? whyNotCall(state, player, action, action.unit, CHIPS_FOR_NEIGHBOURS) : 'no-such-number';
    case 'take-back':
      return player.bets.some(({ spot }) => spot === action.spot) ? undefined : 'nothing-there';
    case 'undo':
      return whyNotUndo(state, player);
    case 'repeat':
      return whyNotRepeat(state, player);
    case 'double':
      return whyNotDouble(state, player);
    case 'clear':
    case 'spin':
      return player.bets.length === 0 ? 'nothing-laid' : undefined;
  }
};

// --- offers ----------------------------------------------------------------------------------------------------------

/** A move, its blanks filled as cheaply as can be, beside the offer it would make. */
type Candidate = readonly [Action, Offer<Action>];

/** Places with the most that may be laid there, those of a kind together. Where the house keeps the bank, all are. */
const placesByMost = (
  state: State,
  player: Bettor,
  free: readonly Chips[] | undefined,
): Iterable<readonly [most: number, ids: readonly SpotId[]]> => {
  const ids = spotIds(state.rules);
  if (free === undefined) return [[roomFor(state.rules, player), ids]];
  const places = new Map<number, SpotId[]>();
  for (const spot of ids) {
    const most = mostUnits(state, player, free, [{ spot, amount: 1 }]);
    const alike = places.get(most);
    if (alike === undefined) places.set(most, [spot]);
    else alike.push(spot);
  }
  return places;
};

/** Numbers from one to another whose neighbours may be laid for the same. */
interface Run {
  readonly from: number;
  to: number;
  readonly most: number;
}

const neighboursByMost = (state: State, player: Bettor, free: readonly Chips[] | undefined): readonly Run[] => {
  const most = (of: number): number => mostUnits(state, player, free, betsOnNeighbours(of, 1));
  if (free === undefined) return [{ from: 0, to: POCKETS - 1, most: Math.floor(roomFor(state.rules, player) / CHIPS_FOR_NEIGHBOURS) }];
  const runs: Run[] = [];
  for (const of of NUMBERS) {
    const run = runs.at(-1);
    const units = most(of);
    if (run?.most === units) run.to = of;
    else runs.push({ from: of, to: of, most: units });
  }
  return runs;
};

/** Each call at a chip a bet: offers are made at every turn. */
const CALLED = CALLS.map((name) => ({ name, unit: betsOfCall(name, 1), chips: chipsForCall(name), names: deepFreeze(oneOf([name])) }));

/** What can be called, with the most for each. */
const callCandidates = (state: State, player: Bettor, free: readonly Chips[] | undefined): readonly Candidate[] => [
  ...CALLED.map(
    ({ name, unit, chips, names }): Candidate => [
      { type: 'call', name, unit: 1 },
      { type: 'call', name: names, unit: range(1, mostUnits(state, player, free, unit, chips)) },
    ],
  ),
  ...neighboursByMost(state, player, free).map(
    ({ from, to, most }): Candidate => [
      { type: 'neighbours', of: from, unit: 1 },
      { type: 'neighbours', of: range(from, to), unit: range(1, most) },
    ],
  ),
];

const plainly = (...types: readonly Exclude<Action['type'], 'place' | 'call' | 'neighbours' | 'take-back'>[]): readonly Candidate[] =>
  deepFreeze(types.map((type): Candidate => [{ type }, { type }]));

/** The moves without blanks: of who is alone, and of several. */
const PLAIN_ALONE = plainly('undo', 'clear', 'repeat', 'double', 'spin', 'rest');
const PLAIN_AMONG_OTHERS = plainly('undo', 'clear', 'repeat', 'double', 'done', 'ready');

/** Every move there is. */
const candidates = (state: State, player: Bettor): readonly Candidate[] => {
  const { rules, phase } = state;
  const { bets } = player;
  const plain = isForSeveral(rules) ? PLAIN_AMONG_OTHERS : PLAIN_ALONE;
  if (phase !== 'betting') return plain;
  const free = freeOf(state);
  return [
    ...Array.from(placesByMost(state, player, free), ([most, ids]): Candidate => {
      const [spot = '0'] = ids;
      return [
        { type: 'place', spot, amount: 1 },
        { type: 'place', spot: oneOf(ids), amount: range(1, most) },
      ];
    }),
    ...(rules.calls ? callCandidates(state, player, free) : []),
    ...plain,
    ...bets.slice(0, 1).map(
      ({ spot }): Candidate => [
        { type: 'take-back', spot },
        { type: 'take-back', spot: oneOf(bets.map((bet) => bet.spot)) },
      ],
    ),
  ];
};

/** Whether an offer holds: one that lays chips has been measured already, and is one if a chip of it may be laid. */
const holds = (state: State, seat: Seat, [action, offer]: Candidate): boolean => {
  if (offer.type === 'place') return offer.amount.max >= 1;
  if (offer.type === 'call' || offer.type === 'neighbours') return offer.unit.max >= 1;
  return whyNot(state, seat, action) === undefined;
};

/** What a player may do. */
export const offersTo = (state: State, seat: Seat): readonly Offer<Action>[] =>
  candidates(state, playerAt(state, seat)).flatMap((candidate) => (holds(state, seat, candidate) ? [candidate[1]] : []));

const nearest = (amount: Chips, most: Chips): Chips => Math.max(1, Math.min(most, amount));

/** The same with an amount that fits; or, where the amount is not the matter, the plain thing to do next. */
const insteadOf = (state: State, seat: Seat, action: Action): readonly Action[] => {
  const player = playerAt(state, seat);
  const most = (unit: Placement): number => mostUnits(state, player, freeOf(state), unit);
  const next: readonly Action[] = [{ type: 'rest' }, { type: 'spin' }, { type: 'repeat' }, { type: 'done' }, { type: 'ready' }];
  switch (action.type) {
    case 'place':
      return [{ ...action, amount: nearest(action.amount, most([{ spot: action.spot, amount: 1 }])) }, ...next];
    case 'call':
      return [{ ...action, unit: nearest(action.unit, most(betsOfCall(action.name, 1))) }, ...next];
    case 'neighbours':
      return [{ ...action, unit: nearest(action.unit, most(betsOnNeighbours(action.of, 1))) }, ...next];
    default:
      return next;
  }
};

/** The reason why not, and what could be done instead: the most that is possible, if it was too much. */
export const refusalOf = (state: State, seat: Seat, action: Action): Refusal<Roulette> => {
  const reason = whyNot(state, seat, action) ?? 'not-an-action';
  const instead = insteadOf(state, seat, action).find((one) => whyNot(state, seat, one) === undefined);
  return instead === undefined ? { reason } : { reason, instead };
};
