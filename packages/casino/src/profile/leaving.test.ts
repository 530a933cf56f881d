import { type Holdem, holdemModule } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { netOfFinished } from '../records/history.ts';
import { chooseAt, type LocalTable, showNextAt } from '../table/local-session.ts';
import type { TableOpening } from '../table/table.ts';
import { freshProfile, leaveTable, netOfProfile, type Profile } from './profile.ts';
import { joinTable, saveTable } from './seating.ts';

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
  readonly table: LocalTable<Holdem>;
}

const kept = ({ profile }: AtTable, table: LocalTable<Holdem>): AtTable => ({
  profile: saveTable(holdemModule, profile, 'holdem', table),
  table,
});

/** Lets the table go on until it waits for the player. */
const untilMe = (start: AtTable): AtTable => {
  let now = start;
  while (now.table.waiting !== 'me') now = kept(now, showNextAt(holdemModule, now.table));
  return now;
};

const acted = (at: AtTable, action: Holdem['action']): AtTable => {
  const after = chooseAt(holdemModule, at.table, action);
  expect(after.truth).not.toBe(at.table.truth);
  return kept(at, after);
};

const seated = (): AtTable => {
  const sat = joinTable(holdemModule, freshProfile(), 'holdem', opening);
  if (!sat.ok) throw new Error(sat.reason);
  return untilMe(sat);
};

test('inside a hand what was bet stays behind, and the rest comes along', claims('CAS-2.14'), () => {
  const start = seated();
  const { bets, stacks } = start.table.truth.state;
  // The player is asked after the opponent: 60 chips more than there are to match.
  const to = (bets[0] ?? 0) + 60;
  const after = acted(start, bets[0] === 0 ? { type: 'bet', amount: to } : { type: 'raise', to });
  const { profile, taken, forfeited } = leaveTable(after.profile, 'holdem');
  expect([taken, forfeited]).toEqual([(stacks[1] ?? 0) - to, to]);
  expect(profile.balance).toBe(1000 - to);
  expect(profile.statistics.holdem).toMatchObject({ rounds: 1, lost: 1, net: -to });
  // The books, the list of sittings and the purse tell one figure.
  expect(profile.past.map(netOfFinished)).toEqual([-to]);
  expect(netOfProfile(profile)).toBe(-to);
});

test('after a fold, and after a hand, the way out is free, with all the chips that are left', claims('CAS-2.14'), () => {
  const start = seated();
  const { bets } = start.table.truth.state;
  const laid = acted(start, bets[0] === 0 ? { type: 'check' } : { type: 'call' });
  const next = untilMe(laid);
  const atRisk = holdemModule.game.chips(next.table.truth.state, 1).atRisk;
  const folded = next.table.truth.state.phase === 'betting' ? untilMe(acted(next, { type: 'fold' })) : next;
  expect(folded.table.truth.state.phase).toBe('between');
  const stack = folded.table.truth.state.stacks[1] ?? 0;
  const { profile, taken, forfeited } = leaveTable(folded.profile, 'holdem');
  expect([taken, forfeited, profile.balance]).toEqual([stack, 0, 600 + stack]);
  expect(stack).toBeLessThanOrEqual(400 - (next === folded ? 0 : atRisk));
});
