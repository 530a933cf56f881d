/** The same bets before every spin, read from words: `red 10, 17/20 5`. */
import type { Bot } from '@baize/engine';
import {
  type Bet,
  betsOfCall,
  betsOnNeighbours,
  type Misreading,
  parseBet,
  presets,
  type Roulette,
  type Rules,
} from '@baize/games/roulette';

/** The chips on a bet that names none. */
const USUAL_BET = 10;

/** The rules of a preset, and the bets that a text names under them; or why it names none. */
export type BetsRead =
  | { readonly ok: true; readonly rules: Rules; readonly bets: readonly Bet[] }
  | { readonly ok: false; readonly why: BetsFault };

/** A part of such a text that names no bet: why not, where it reads like one. */
export interface BetsFault {
  readonly type: 'no-bet';
  readonly text: string;
  readonly misread: Misreading | undefined;
}

const betsIn = (rules: Rules, text: string): readonly Bet[] | Omit<BetsFault, 'text'> => {
  const slip = parseBet(rules, text, USUAL_BET);
  if (!slip.ok) return { type: 'no-bet', misread: slip.why };
  switch (slip.action.type) {
    case 'place':
      return [{ spot: slip.action.spot, amount: slip.action.amount }];
    case 'call':
      return betsOfCall(slip.action.name, slip.action.unit);
    case 'neighbours':
      return betsOnNeighbours(slip.action.of, slip.action.unit);
    default:
      return { type: 'no-bet', misread: undefined };
  }
};

/** Reads bets, one after each comma. */
export const readBets = (text: string, preset: string): BetsRead => {
  const rules = Object.values(presets).find((one) => one.preset === preset) ?? presets.house;
  const bets: Bet[] = [];
  for (const part of text.split(',')) {
    const found = betsIn(rules, part);
    if ('type' in found) return { ok: false, why: { ...found, text: part.trim() } };
    bets.push(...found);
  }
  return { ok: true, rules, bets };
};

/** Lays these bets, one after another, and spins. */
export const betting =
  (bets: readonly Bet[]): Bot<Roulette> =>
  ({ view, offers }) => {
    if (offers.some(({ type }) => type === 'rest')) return { type: 'rest' };
    const missing = bets.find(({ spot }) => !view.bets.some((bet) => bet.spot === spot));
    return missing === undefined ? { type: 'spin' } : { type: 'place', spot: missing.spot, amount: missing.amount };
  };
