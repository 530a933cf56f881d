/** What is at stake: each bet with what it would win, the best and the worst that can happen, and the average. */
import type { BySeat, Chips } from '@baize/engine';
import { type Bet, stakeOf } from './bets.ts';
import { type Spot, spotById, spots } from './layout.ts';
import { isBanker } from './places.ts';
import { type BetKind, KINDS, paysFor, type Rules } from './rules.ts';
import { netOn, settlementOf, winOf } from './settle.ts';
import type { View } from './state.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

/** One bet on the board. */
export interface BetLine extends Bet {
  readonly kind: BetKind;
  readonly numbers: readonly number[];
  /** To one. */
  readonly pays: number;
  /** What it wins, beside its stake. */
  readonly wins: Chips;
}

/** What the spin would bring on some numbers. */
export interface Case {
  readonly net: Chips;
  readonly numbers: readonly number[];
}

/** All the bets on the board, summed up. */
export interface Summary {
  readonly bets: readonly BetLine[];
  readonly staked: Chips;
  readonly best: Case;
  readonly worst: Case;
  /** What the bets bring a spin on average, in chips. */
  readonly average: number;
}

const lineOf = (rules: Rules, bet: Bet): BetLine => {
  const { kind, numbers } = spotById(bet.spot);
  return { ...bet, kind, numbers, pays: paysFor(rules, kind), wins: winOf(rules, bet) };
};

const caseOf = (nets: readonly Chips[], net: Chips): Case => ({ net, numbers: NUMBERS.filter((number) => nets[number] === net) });

/** Sums up some bets. */
export const sumUp = (rules: Rules, bets: readonly Bet[]): Summary => {
  const nets = NUMBERS.map((number) => netOn(rules, bets, number));
  return {
    bets: bets.map((bet) => lineOf(rules, bet)),
    staked: stakeOf(bets),
    best: caseOf(nets, Math.max(...nets)),
    worst: caseOf(nets, Math.min(...nets)),
    average: nets.reduce((sum, net) => sum + net, 0) / POCKETS,
  };
};

/** Sums up what lies on the board. */
export const summaryOf = ({ rules, bets }: Pick<View, 'rules' | 'bets'>): Summary => sumUp(rules, bets);

/** What the last spin brought each seat; null where it had no part in it. Who keeps the bank wins what the others lose. */
export const spinNets = ({ players, rules }: Pick<View, 'players' | 'rules'>): BySeat<Chips | null> => {
  const nets = players.map(({ verdicts }) => (verdicts.length === 0 ? null : settlementOf(verdicts).net));
  const paid = nets.reduce<Chips>((sum, net) => sum + (net ?? 0), 0);
  return nets.map((net, seat) => (isBanker({ rules }, seat) && nets.some((one) => one !== null) ? -paid : net));
};

// --- the payout table ---------------------------------------------------------------------------------------------------

/** What a kind of bet offers at a table. */
export interface Payout {
  readonly kind: BetKind;
  /** To one. */
  readonly pays: number;
  /** How many numbers it covers. */
  readonly numbers: number;
  /** What a chip brings on average, as a fraction in lowest terms. It holds for even stakes where zero gives half back. */
  readonly brings: { readonly over: number; readonly under: number };
}

const divisorOf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisorOf(b, a % b));

/** A kind's line of the payout table. A stake of two chips can be halved, so what it brings is exact. */
const payoutOf = (rules: Rules, { id, kind, numbers }: Spot): Payout => {
  const bet = { spot: id, amount: 2 };
  const all = NUMBERS.reduce((sum, number) => sum + netOn(rules, [bet], number), 0);
  const divisor = divisorOf(all, bet.amount * POCKETS);
  return {
    kind,
    pays: paysFor(rules, kind),
    numbers: numbers.length,
    brings: { over: all / divisor, under: (bet.amount * POCKETS) / divisor },
  };
};

const atTables = new WeakMap<Rules, readonly Payout[]>();

/** What every kind of bet at this table pays and brings. All bets of a kind are alike. A bot asks before every spin, and it is always the same. */
export const payouts = (rules: Rules): readonly Payout[] => {
  const found = atTables.get(rules);
  if (found !== undefined) return found;
  const made = KINDS.flatMap((kind) => {
    const spot = spots(rules).find((one) => one.kind === kind);
    return spot === undefined ? [] : [payoutOf(rules, spot)];
  });
  atTables.set(rules, made);
  return made;
};

/** What a hundred chips bring on average, to two places: -2.70. */
export const onHundred = ({ brings: { over, under } }: Payout): number => Math.round((10_000 * over) / under) / 100;

/** The kinds that favour the player. */
export const paysPlayer = (all: readonly Payout[]): readonly BetKind[] =>
  all.filter(({ brings }) => brings.over > 0).map(({ kind }) => kind);
