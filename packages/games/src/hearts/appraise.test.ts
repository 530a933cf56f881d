import { fillAny, fork, openChance, play, read, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { appraise, why } from './appraise.ts';
import { boardOf, cellAt } from './board.ts';
import { hearts } from './hearts.ts';
import { presets } from './rules.ts';
import type { State } from './state.ts';
import { ALL_POINTS } from './trick.ts';

/** Turns late in hands that were played by chance. */
const late = (): readonly { readonly state: State; readonly seat: number }[] => {
  const found: { readonly state: State; readonly seat: number }[] = [];
  for (let number = 0; number < 12; number += 1) {
    const reader = read(fork('ab'.repeat(32), `late ${number}`));
    let { state } = hearts.open({
      rules: presets.house,
      stacks: [0, 0, 0, 0],
      chance: openChance(fork('cd'.repeat(32), `${number}`).seed),
    });
    while (state.hand === 1 && hearts.toAct(state).length > 0 && state.phase !== 'between') {
      const [seat = 0] = hearts.toAct(state);
      if (state.tricks.length >= 9) found.push({ state, seat });
      const step = play(hearts, state, seat, fillAny(hearts.legal(state, seat), reader));
      if (!step.ok) throw new Error(step.refusal.reason);
      state = step.step.state;
    }
  }
  return found;
};

describe('what a card costs is what is still to come', () => {
  const turns = late().flatMap(({ state, seat }) => {
    const sight = sightOf(hearts, state, seat);
    const found = appraise(sight, fork('ef'.repeat(32), `${seat}`), 60);
    return found === undefined || sight.offers[0]?.type !== 'play' ? [] : [{ sight, seat, found }];
  });
  test('and never more than the points that are left, unless somebody may shoot the moon', () => {
    expect(turns.length).toBeGreaterThan(20);
    for (const { sight, found } of turns) {
      const board = boardOf(sight.view);
      const taken = [0, 1, 2, 3].map((one) => cellAt(board.points, one));
      const left = ALL_POINTS - taken.reduce((sum, points) => sum + points, 0);
      const mayShoot = taken.filter((points) => points > 0).length < 2;
      if (!mayShoot) for (const { value } of found.actions) expect(value).toBeLessThanOrEqual(left + 1e-9);
    }
  });
  test('the reason, the list and what a card is behind tell the same figures', () => {
    for (const { sight, found } of turns) {
      const [best] = found.actions;
      for (const { action, value, behind } of found.actions.slice(1)) {
        expect(value).toBeCloseTo((best?.value ?? 0) + behind, 9);
        expect(why(sight, action, found)).toMatchObject({ best: { points: best?.value }, taken: { points: value } });
      }
    }
  });
});
