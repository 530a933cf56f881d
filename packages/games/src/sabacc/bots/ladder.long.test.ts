import { fork, play, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { presets } from '../rules.ts';
import { sabacc } from '../sabacc.ts';
import { bots } from './index.ts';

type Name = keyof typeof bots;
const DEALS = 150;

/** What one game brings the first seat. */
const netOf = (seed: string, players: readonly [Name, Name]): number => {
  let { state, beats } = sabacc.open({ rules: presets.house, stacks: [1000, 1000], chance: { seed, at: 0 } });
  for (let turn = 0; ; turn += 1) {
    const settled = beats.find(({ event }) => event.type === 'settled')?.event;
    if (settled?.type === 'settled') return settled.results[0]?.net ?? 0;
    const seat = sabacc.toAct(state)[0] === 1 ? 1 : 0;
    const played = play(sabacc, state, seat, bots[players[seat]](sightOf(sabacc, state, seat), fork(seed, `${seat} at ${turn}`)));
    if (!played.ok) throw new Error(played.refusal.reason);
    ({ state, beats } = played.step);
  }
};

test.each([
  ['normal', 'easy'],
  ['hard', 'normal'],
] as const)('%s beats %s by more than two standard errors over duplicate deals', (upper, lower) => {
  const deals = Array.from({ length: DEALS }, (_, deal) => {
    const { seed } = fork('1adde400'.repeat(8), `deal ${deal}`);
    return netOf(seed, [upper, lower]) - netOf(seed, [lower, upper]);
  });
  const mean = deals.reduce((sum, net) => sum + net, 0) / DEALS;
  const error = Math.sqrt(deals.reduce((sum, net) => sum + (net - mean) ** 2, 0) / (DEALS - 1) / DEALS);
  expect(mean / error).toBeGreaterThan(2);
});
