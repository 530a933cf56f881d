/** The same bets before every spin, read from words: `red 10, 17/20 5`. */
import type { Bot } from '@baize/engine';
import { type Bet, betsOfCall, betsOnNeighbours, misreadWords, parseBet, presets, type Roulette, type Rules } from '@baize/games/roulette';

/** The chips on a bet that names none. */
const USUAL_BET = 10;

/** The rules of a preset, and the bets that a text names under them; or why it names none. */
export type BetsRead =
  | { readonly ok: true; readonly rules: Rules; readonly bets: readonly Bet[] }
  | { readonly ok: false; readonly because: string };

const betsIn = (rules: Rules, text: string): readonly Bet[] | string => {
  const slip = parseBet(rules, text, USUAL_BET);
  if (!slip.ok) return misreadWords(slip.why);
  switch (slip.action.type) {
    case 'place':
      return [{ spot: slip.action.spot, amount: slip.action.amount }];
    case 'call':
      return betsOfCall(slip.action.name, slip.action.unit);
    case 'neighbours':
      return betsOnNeighbours(slip.action.of, slip.action.unit);
    default:
      return 'That is no bet.';
  }
};

/** Reads bets, one after each comma. */
export const readBets = (text: string, preset: string): BetsRead => {
  const rules = Object.values(presets).find((one) => one.preset === preset) ?? presets.house;
  const bets: Bet[] = [];
  for (const part of text.split(',')) {
    const found = betsIn(rules, part);
    if (typeof found === 'string') return { ok: false, because: `"${part.trim()}": ${found}` };
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
