import { type Holdem, holdemModule } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { freshProfile, type Profile, standUp } from './profile.ts';
import { keep, sitDown } from './sit-down.ts';
import { advance, choose, type Sitting, waitsFor } from './sitting.ts';
import type { TableOpening } from './table.ts';

const opening: TableOpening = {
  preset: 'casino',
  seed: '3c'.repeat(32),
  stacks: [2000, 400],
  me: 1,
  names: ['Ada', 'You'],
  bots: ['thirds', null],
};

interface AtTable {
  readonly profile: Profile;
  readonly sitting: Sitting<Holdem>;
}

const kept = ({ profile }: AtTable, sitting: Sitting<Holdem>): AtTable => ({
  profile: keep(holdemModule, profile, 'holdem', sitting),
  sitting,
});

/** Lets the table go on until it waits for the player. */
const untilMe = (start: AtTable): AtTable => {
  let now = start;
  while (waitsFor(holdemModule, now.sitting) !== 'me') now = kept(now, advance(holdemModule, now.sitting));
  return now;
};

const acted = (at: AtTable, action: Holdem['action']): AtTable => {
  const chosen = choose(holdemModule, at.sitting, action);
  if (!chosen.ok) throw new Error(chosen.refusal.reason);
  return kept(at, chosen.sitting);
};

const seated = (): AtTable => {
  const sat = sitDown(holdemModule, freshProfile(), 'holdem', opening);
  if (!sat.ok) throw new Error(sat.reason);
  return untilMe(sat);
};

test('CAS-2.14 inside a hand what was bet stays behind, and the rest comes along', () => {
  const start = seated();
  const { bets, stacks } = start.sitting.table.state;
  // The player is asked after the opponent: 60 chips more than there are to match.
  const to = (bets[0] ?? 0) + 60;
  const after = acted(start, bets[0] === 0 ? { type: 'bet', amount: to } : { type: 'raise', to });
  const { profile, taken, forfeited } = standUp(after.profile, 'holdem');
  expect([taken, forfeited]).toEqual([(stacks[1] ?? 0) - to, to]);
  expect(profile.balance).toBe(1000 - to);
  expect(profile.statistics.holdem).toMatchObject({ rounds: 1, lost: 1, net: -to });
});

test('CAS-2.14 after a fold, and after a hand, the way out is free, with all the chips that are left', () => {
  const start = seated();
  const { bets } = start.sitting.table.state;
  const laid = acted(start, bets[0] === 0 ? { type: 'check' } : { type: 'call' });
  const next = untilMe(laid);
  const atRisk = holdemModule.game.chips(next.sitting.table.state, 1).atRisk;
  const folded = next.sitting.table.state.phase === 'betting' ? untilMe(acted(next, { type: 'fold' })) : next;
  expect(folded.sitting.table.state.phase).toBe('between');
  const stack = folded.sitting.table.state.stacks[1] ?? 0;
  const { profile, taken, forfeited } = standUp(folded.profile, 'holdem');
  expect([taken, forfeited, profile.balance]).toEqual([stack, 0, 600 + stack]);
  expect(stack).toBeLessThanOrEqual(400 - (next === folded ? 0 : atRisk));
});
