/** Players of Hold'em by name, and hands of two without the luck in them, for the benches that ask how strong they are. */
import { readFileSync } from 'node:fs';
import { luckWith } from './holdem-luck.mjs';
import { sources, sourcesAt } from './load.mjs';
import { mean, withoutLuck } from './statistics.mjs';
import { actWith } from './table.mjs';

export const BIG_BLIND = 20;
const FILES = ['engine', 'games/holdem'];
const BLUEPRINT = ['blueprint/player', 'blueprint/hundred-big-blinds', 'blueprint/strengths', 'bots/starting'];

/** The rules, the cards and the players; `follow` and `goodnessIn` tell luck. */
export const loadHoldem = async () => {
  const tools = await sources([...FILES, ...BLUEPRINT.map((file) => `games/holdem/${file}`)]);
  return { ...tools, ...luckWith(tools), take: actWith(tools) };
};

/**
 * The player of a name. One with `@` is as of an earlier commit: `shark@099631c`; `blueprint` is `shark` as players meet it when two are left,
 * or with another table that was learned. `waysOf` says how often it does what with which cards, where that is known.
 */
export const playerNamed = async ({ holdemModule, hundredBigBlinds, playerOf }, name, table = '') => {
  if (name === 'blueprint')
    return playerOf(table === '' ? hundredBigBlinds : JSON.parse(readFileSync(table, 'utf8')), holdemModule.bots.shark);
  const [level, commit] = name.split('@');
  const { bots } = commit === undefined ? holdemModule : (await sourcesAt(commit, FILES)).holdemModule;
  if (bots[level] === undefined) throw new RangeError(`There is no player "${name}": choose among ${Object.keys(bots).join(', ')}.`);
  return { bot: bots[level], waysOf: () => undefined };
};

/** A deal for two that was played from both seats, in big blinds: what was won as it was played, what the range won on average, and the luck that is known. */
export const dealOf = ({ goodnessIn }, state, hands) => {
  const inBigBlinds = (of) => mean(hands.map(of)) / BIG_BLIND;
  return {
    raw: inBigBlinds(({ raw }) => raw),
    won: inBigBlinds(({ won }) => won),
    controls: [...hands[0].luck.map((_, at) => inBigBlinds(({ luck }) => luck[at])), ...goodnessIn(state)],
  };
};

/** What was won in each deal: as it was played, by the whole range, and without the luck that is known. */
export const wonIn = (deals) => {
  const won = deals.map((deal) => deal.won);
  const luck = deals.map(({ controls }) => controls);
  return { raw: deals.map(({ raw }) => raw), won, skill: withoutLuck(won, luck) };
};
