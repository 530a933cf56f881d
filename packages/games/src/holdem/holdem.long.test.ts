import { fillAny, fork, openChance, play, read } from '@baize/engine';
import { expect, test } from 'vitest';
import { draw } from '../../../../scripts/draw.ts';
import { holdem } from './holdem.ts';
import { shareOut } from './naive.fixture.ts';
import { potsOf } from './pots.ts';
import { presets } from './rules.ts';
import { entryAt } from './seats.ts';
import type { State } from './state.ts';

const PRESETS = ['holdem', 'casino', 'tda'] as const;
const HANDS = draw(1_500, 10_000);

/** What is wrong with a hand that is settled: a chip too many or too few, or another share than a naive count gives. */
const faultIn = (before: State, after: State, total: number): string | undefined => {
  if (after.stacks.reduce((sum, stack) => sum + stack, 0) !== total) return 'chips were made or lost';
  const payers = before.paid.map((paid, seat) => {
    const isIn = before.standing[seat] === 'in' || before.standing[seat] === 'all-in';
    return { paid, cards: isIn && before.board.length === 5 ? [...entryAt(before.hands, seat, []), ...before.board] : isIn ? [] : null };
  });
  if (payers.filter(({ cards }) => cards !== null).length === 1) return undefined;
  const odd = Math.max(1, potsOf(before).length);
  const wrong = shareOut(payers).findIndex(
    (gain, seat) => Math.abs(entryAt(after.stacks, seat, 0) - entryAt(before.stacks, seat, 0) - gain) >= odd,
  );
  return wrong < 0 ? undefined : `seat ${wrong} gets another share than a naive count gives`;
};

/** Plays one hand by chance. */
const playHand = (number: number): string | undefined => {
  const { seed } = fork('5eed'.repeat(16), `hand ${number}`);
  const reader = read(fork(seed, 'actions'));
  const preset = PRESETS[number % PRESETS.length] ?? 'tda';
  const seats = preset === 'casino' ? 2 + reader.below(5) : 2 + reader.below(8);
  const stacks = Array.from({ length: seats }, () => 20 + reader.below(number % 5 === 0 ? 30 : 300));
  let { state } = holdem.open({ rules: presets[preset], stacks, chance: openChance(seed) });
  for (;;) {
    const [seat = 0] = holdem.toAct(state);
    const played = play(holdem, state, seat, fillAny(holdem.legal(state, seat), reader));
    if (!played.ok) return played.refusal.reason;
    const settled = played.step.beats.findIndex(({ event }) => event.type === 'settled');
    const before = played.step.beats[settled - 1];
    const total = stacks.reduce((sum, stack) => sum + stack, 0);
    if (before !== undefined) return faultIn(before.state, played.step.state, total);
    state = played.step.state;
  }
};

test('many random hands with unequal stacks at two to nine seats account for every chip', () => {
  const faults = Array.from({ length: HANDS }, (_, number) => ({ number, fault: playHand(number) })).filter(
    ({ fault }) => fault !== undefined,
  );
  expect(faults).toEqual([]);
});
