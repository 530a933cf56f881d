/** What `baize simulate …` was asked for: a plan, how it is spread, and how it is told. Pure. */
import { parseArgs } from 'node:util';
import { type GameModule, rulesOf } from '@baize/engine';
import { catalogue, type GameId, type Games, gameIds, isGameId } from '@baize/games';
import type { SimulationPlan } from '@baize/odds/simulate';
import { quoted } from '../kit/text.ts';
import { faultOf } from '../refusals/faults.ts';
import { refusalSaid, unknown } from '../refusals/refusals.ts';
import { simulationWords } from './language/index.ts';

/** How a run is told: a page of text, JSON, or the course as rows of figures. */
export type Telling = 'text' | 'json' | 'csv';

/** What to do: play a plan or a part of it, or put parts together. */
export type SimulateRequest =
  | {
      readonly kind: 'run';
      readonly plan: SimulationPlan;
      /** The file with a chart that the player goes by. */
      readonly chart: string | undefined;
      /** One part of so many, counted from 1. */
      readonly shard: { readonly part: number; readonly parts: number };
      /** How many threads; as many as there are processors by default. */
      readonly workers: number | undefined;
      readonly out: string | undefined;
      readonly told: Telling;
    }
  | { readonly kind: 'merge'; readonly files: readonly string[]; readonly out: string | undefined; readonly told: Telling }
  | { readonly kind: 'wrong'; readonly sentence: string };

const OPTIONS = {
  preset: { type: 'string' },
  rounds: { type: 'string' },
  evening: { type: 'string' },
  play: { type: 'string' },
  players: { type: 'string' },
  bet: { type: 'string' },
  purse: { type: 'string' },
  seed: { type: 'string' },
  duplicate: { type: 'boolean' },
  workers: { type: 'string' },
  shard: { type: 'string' },
  out: { type: 'string' },
  merge: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;
type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean>>>;

const wrong = (sentence: string): { readonly kind: 'wrong'; readonly sentence: string } => ({ kind: 'wrong', sentence });

const TIMES: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 };

/** How many rounds a text says: `5000`, `10,000`, `250k`, `10m`. */
export const parseCount = (text: string): number | undefined => {
  const [, digits, letter = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,15})([km]?)$/i.exec(text.trim()) ?? [];
  const count = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', '')) * (TIMES[letter.toLowerCase()] ?? Number.NaN);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
};

const USUAL_ROUNDS = 100_000;
const USUAL_EVENING = 200;
/** Opponents think, so a run of their games is shorter by default. */
const FEW_ROUNDS = 1000;
const FEW_AN_EVENING = 10;
/** With the strongest of them at the table it is shorter still: on two processors each of these ends within ten seconds. */
const ROUNDS_OF_THE_BEST: Readonly<Record<GameId, number>> = {
  blackjack: 8000,
  hearts: 12,
  holdem: 500,
  pontoon: 2000,
  roulette: 50_000,
  sabacc: 250,
};
/** The least evenings of a run that says nothing of its evenings: without some of them nobody can tell how much was luck. */
const MIN_EVENINGS = 4;

const usualRounds = (game: GameId, best: string, players: readonly string[]): number =>
  players.includes(best) ? ROUNDS_OF_THE_BEST[game] : players.length === 1 ? USUAL_ROUNDS : FEW_ROUNDS;

const usualEvening = (rounds: number, players: readonly string[]): number =>
  Math.min(players.length === 1 ? USUAL_EVENING : FEW_AN_EVENING * players.length, Math.ceil(rounds / MIN_EVENINGS));

const textOf = (values: Values, name: keyof Values): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/** Who plays, and what those do who are no bots. */
interface Cast {
  readonly players: readonly string[];
  readonly strategies: Readonly<Record<string, string>>;
  readonly chart: string | undefined;
}

/** The name under which a player of one's own goes. */
const OWN = 'own';

const castOf = (values: Values, usual: readonly string[], best: string): Cast => {
  const bet = textOf(values, 'bet');
  if (bet !== undefined) return { players: [bet], strategies: { [bet]: bet }, chart: undefined };
  const play = textOf(values, 'play');
  if (play?.endsWith('.json') === true) return { players: [OWN], strategies: {}, chart: play };
  const players = textOf(values, 'players')
    ?.split(',')
    .map((name) => name.trim());
  return {
    players: players ?? (play === undefined ? usual : [play === 'coach' ? best : play]),
    strategies: {},
    chart: undefined,
  };
};

const shardOf = (text: string | undefined): { readonly part: number; readonly parts: number } | undefined => {
  if (text === undefined) return { part: 1, parts: 1 };
  const [, part = '', parts = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(parts) ? { part: Number(part), parts: Number(parts) } : undefined;
};

/** The first count among these that says none, by its option. */
const badCount = (values: Values): string | undefined =>
  (['rounds', 'evening', 'purse', 'workers'] as const).find((name) => {
    const text = textOf(values, name);
    return text !== undefined && parseCount(text) === undefined;
  });

/** A seed of fewer digits is filled up with zeros, as in the web's address. */
const SEED = /^[0-9a-f]{1,64}$/i;

const tellingOf = ({ json, csv }: Values): Telling => (json === true ? 'json' : csv === true ? 'csv' : 'text');

const countIn = (values: Values, name: keyof Values): number | undefined => {
  const text = textOf(values, name);
  return text === undefined ? undefined : parseCount(text);
};

const runOf = async <Id extends GameId>(game: Id, values: Values, freshSeed: () => string): Promise<SimulateRequest> => {
  const module: GameModule<Games[Id]> = await catalogue[game]();
  const presets = Object.keys(module.game.presets);
  const preset = textOf(values, 'preset') ?? presets[0] ?? '';
  if (!presets.includes(preset)) return wrong(unknown('preset', preset, presets));
  const shard = shardOf(textOf(values, 'shard'));
  if (shard === undefined) return wrong(simulationWords().needsShard);
  const { min } = module.game.seats(rulesOf(module.game, preset));
  // The strongest think long: without a word, those play who are next to them.
  const [usual = '', best = ''] = Object.keys(module.bots).slice(-2);
  const { players, strategies, chart } = castOf(
    values,
    Array.from({ length: min }, () => usual),
    best,
  );
  const rounds = countIn(values, 'rounds') ?? usualRounds(game, best, players);
  const plan: SimulationPlan = {
    game,
    preset,
    players,
    strategies,
    rounds,
    evening: countIn(values, 'evening') ?? usualEvening(rounds, players),
    seed: textOf(values, 'seed')?.toLowerCase().padStart(64, '0') ?? freshSeed(),
    purse: countIn(values, 'purse') ?? null,
    duplicate: values.duplicate === true,
  };
  return { kind: 'run', plan, chart, shard, workers: countIn(values, 'workers'), out: textOf(values, 'out'), told: tellingOf(values) };
};

/** What is wrong with the options themselves, in a sentence. */
const optionsWrong = (names: readonly string[], values: Values): string | undefined => {
  const stranger = names.find((name) => !Object.hasOwn(OPTIONS, name));
  if (stranger !== undefined) return unknown('option', stranger, Object.keys(OPTIONS), '--');
  const bare = Object.entries(OPTIONS).find(
    ([name, { type }]) => type === 'string' && Object.entries(values).some(([key, value]) => key === name && value === true),
  );
  if (bare !== undefined) return refusalSaid(faultOf('needsWord', bare[0]));
  const seed = textOf(values, 'seed');
  if (seed !== undefined && !SEED.test(seed)) return refusalSaid(faultOf('badSeed'));
  const bad = badCount(values);
  return bad === undefined ? undefined : simulationWords().needsCount(bad);
};

/** Reads what stands after `baize simulate`. `freshSeed` is asked where no seed is named. */
export const readSimulate = async (args: readonly string[], freshSeed: () => string): Promise<SimulateRequest> => {
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const fault = optionsWrong(names, values);
  if (fault !== undefined) return wrong(fault);
  if (values.merge === true) return { kind: 'merge', files: positionals, out: textOf(values, 'out'), told: tellingOf(values) };
  const [game = '', extra] = positionals;
  if (extra !== undefined) return wrong(simulationWords().tooMany(quoted(extra), game));
  if (!isGameId(game))
    return wrong(game === '' ? refusalSaid(faultOf('noGame', 'simulate', 'blackjack', gameIds)) : unknown('game', game, gameIds));
  return await runOf(game, values, freshSeed);
};
