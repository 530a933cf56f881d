/** Who can be simulated: the bots of a game, and what a player of one's own does where a game can be told. */
import { type Bot, type GameModule, rulesOf } from '@baize/engine';
import { catalogue, type GameId, type Games } from '@baize/games';
import type { Field } from './evening.ts';
import type { SimulationPlan } from './plan.ts';
import type { SimulationFault } from './simulation-fault.ts';
import { PLENTY } from './yardstick.ts';

const wrong = (why: SimulationFault): { readonly ok: false; readonly why: SimulationFault } => ({ ok: false, why });

/** A strategy that was made from its text, or why it could not be. */
type Made<Id extends GameId> = { readonly ok: true; readonly bot: Bot<Games[Id]> } | ReturnType<typeof wrong>;

/** Why bets cannot be laid a whole evening long; undefined when they can. Whoever has lost all lays none, and nothing could be counted. */
const tooDear = (stake: number, { evening, rounds }: SimulationPlan): SimulationFault | undefined => {
  const spins = Math.min(evening, rounds);
  if (stake * spins <= PLENTY) return undefined;
  return { type: 'too-dear', stake, spins, purse: PLENTY, most: Math.floor(PLENTY / spins) };
};

/** How a game makes a strategy from a text. None is loaded before it is asked for. */
const makers: { readonly [Id in GameId]?: (text: string, plan: SimulationPlan) => Promise<Made<Id>> } = {
  roulette: async (text, plan) => {
    const { betting, readBets } = await import('../roulette/bets-strategy.ts');
    const read = readBets(text, plan.preset);
    if (!read.ok) return read;
    const stake = read.bets.reduce((sum, { amount }) => sum + amount, 0);
    const fault = tooDear(stake, plan);
    return fault === undefined ? { ok: true, bot: betting(read.bets) } : wrong(fault);
  },
  blackjack: async (text) => {
    const { byChart, parseChart } = await import('./chart-strategy.ts');
    const chart = parseChart(text);
    return chart === undefined ? wrong({ type: 'no-chart' }) : { ok: true, bot: byChart(chart) };
  },
};

/** A game with its players, or why they cannot play. */
export type FieldFound<Id extends GameId> = { readonly ok: true; readonly field: Field<Games[Id]> } | ReturnType<typeof wrong>;

const playersWrong = <Id extends GameId>(
  { game }: GameModule<Games[Id]>,
  { preset, players }: SimulationPlan,
  known: readonly string[],
): SimulationFault | undefined => {
  const stranger = players.find((name) => !known.includes(name));
  if (stranger !== undefined) return { type: 'no-player', game: game.title, name: stranger, known };
  const { min, max } = game.seats(rulesOf(game, preset));
  const count = players.length;
  return count < min || count > max ? { type: 'player-count', game: game.title, count, min, max } : undefined;
};

/** Loads the game of a plan and its players. */
export const fieldFor = async <Id extends GameId>(id: Id, plan: SimulationPlan): Promise<FieldFound<Id>> => {
  const module = await catalogue[id]();
  const strategies: Record<string, Bot<Games[Id]>> = { ...module.bots };
  for (const [name, text] of Object.entries(plan.strategies)) {
    const made = await makers[id]?.(text, plan);
    if (made === undefined) return wrong({ type: 'only-bots', game: module.game.title, known: Object.keys(module.bots) });
    if (!made.ok) return made;
    strategies[name] = made.bot;
  }
  const fault = playersWrong<Id>(module, plan, Object.keys(strategies));
  return fault === undefined ? { ok: true, field: { module, strategies } } : wrong(fault);
};
