/** Who can be simulated: the bots of a game, and what a player of one's own does where a game can be told. */
import { type Bot, figure, type GameModule, rulesOf, withWords } from '@baize/engine';
import { catalogue, type GameId, type Games } from '@baize/games';
import type { Field } from './evening.ts';
import type { SimulationPlan } from './plan.ts';
import { PLENTY } from './yardstick.ts';

const wrong = (because: string): { readonly ok: false; readonly because: string } => ({ ok: false, because });

/** A strategy that was made from its text, or why it could not be. */
type Made<Id extends GameId> = { readonly ok: true; readonly bot: Bot<Games[Id]> } | ReturnType<typeof wrong>;

/** Why bets cannot be laid a whole evening long; undefined when they can. Whoever has lost all lays none, and nothing could be counted. */
const tooDear = (stake: number, { evening, rounds }: SimulationPlan): string | undefined => {
  const spins = Math.min(evening, rounds);
  if (stake * spins <= PLENTY) return undefined;
  const most = Math.floor(PLENTY / spins);
  const less = most > 0 ? `${figure(most)} chips a spin at most, or shorter evenings (--evening)` : 'shorter evenings (--evening)';
  return `${figure(stake)} chips a spin can lose ${figure(stake * spins)} in ${figure(spins)} ${spins === 1 ? 'spin' : 'spins'}, and a player brings ${figure(PLENTY)}. Say ${less}.`;
};

/** How a game makes a strategy from a text. None is loaded before it is asked for. */
const makers: { readonly [Id in GameId]?: (text: string, plan: SimulationPlan) => Promise<Made<Id>> } = {
  roulette: async (text, plan) => {
    const { betting, readBets } = await withWords(import('../roulette/bets-strategy.ts'));
    const read = readBets(text, plan.preset);
    if (!read.ok) return read;
    const stake = read.bets.reduce((sum, { amount }) => sum + amount, 0);
    const fault = tooDear(stake, plan);
    return fault === undefined ? { ok: true, bot: betting(read.bets) } : wrong(fault);
  },
  blackjack: async (text) => {
    const { byChart, parseChart } = await import('./chart-strategy.ts');
    const chart = parseChart(text);
    return chart === undefined
      ? wrong('That is no chart. "baize odds blackjack --json" prints one to begin with.')
      : { ok: true, bot: byChart(chart) };
  },
};

/** A game with its players, or one sentence why they cannot play. */
export type FieldFound<Id extends GameId> = { readonly ok: true; readonly field: Field<Games[Id]> } | ReturnType<typeof wrong>;

const playersWrong = <Id extends GameId>(
  { game }: GameModule<Games[Id]>,
  { preset, players }: SimulationPlan,
  known: readonly string[],
): string | undefined => {
  const stranger = players.find((name) => !known.includes(name));
  if (stranger !== undefined) return `Nobody plays ${game.title} as "${stranger}". There are: ${known.join(', ')}.`;
  const { min, max } = game.seats(rulesOf(game, preset));
  const count = min === max ? String(min) : `${min} to ${max}`;
  return players.length < min || players.length > max
    ? `${game.title} needs ${count} ${count === '1' ? 'player' : 'players'} here, not ${players.length}.`
    : undefined;
};

/** Loads the game of a plan and its players. */
export const fieldFor = async <Id extends GameId>(id: Id, plan: SimulationPlan): Promise<FieldFound<Id>> => {
  const module = await catalogue[id]();
  const strategies: Record<string, Bot<Games[Id]>> = { ...module.bots };
  for (const [name, text] of Object.entries(plan.strategies)) {
    const made = await makers[id]?.(text, plan);
    if (made === undefined) return wrong(`${module.game.title} is played by its bots alone: ${Object.keys(module.bots).join(', ')}.`);
    if (!made.ok) return made;
    strategies[name] = made.bot;
  }
  const fault = playersWrong<Id>(module, plan, Object.keys(strategies));
  return fault === undefined ? { ok: true, field: { module, strategies } } : wrong(fault);
};
