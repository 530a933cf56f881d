import { accepts, type BySeat, type Chips, fillAny, fork, openChance, play, type Reader, read } from '@baize/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealt } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { shareOut } from './naive.fixture.ts';
import { potsOf } from './pots.ts';
import { presets } from './rules.ts';
import { entryAt } from './seats.ts';
import type { State, Tableau } from './state.ts';

const stacks = fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 2, maxLength: 9 });
const seeds = fc.nat(1_000_000).map((n) => fork('ab'.repeat(32), `${n}`).seed);

/** One hand by chance: the table just before it is settled, and after. */
const playHand = (preset: keyof typeof presets, chips: BySeat<Chips>, seed: string): { readonly before: State; readonly after: State } => {
  const reader = read(fork(seed, 'actions'));
  let { state } = holdem.open({ rules: presets[preset], stacks: chips, chance: openChance(seed) });
  for (;;) {
    const [seat = 0] = holdem.toAct(state);
    const played = play(holdem, state, seat, fillAny(holdem.legal(state, seat), reader));
    if (!played.ok) throw new Error(played.refusal.reason);
    const settled = played.step.beats.findIndex(({ event }) => event.type === 'settled');
    const before = played.step.beats[settled - 1];
    if (before !== undefined) return { before: before.state, after: played.step.state };
    state = played.step.state;
  }
};

test.each(['holdem', 'casino', 'tda'] as const)(
  'at %s the pots are as a naive count, chip by chip, gives them; and every chip is there',
  (preset) => {
    fc.assert(
      fc.property(stacks, seeds, (chips, seed) => {
        const seated = preset === 'casino' ? chips.slice(0, 6) : chips;
        const { before, after } = playHand(preset, seated, seed);
        const payers = before.paid.map((paid, seat) => {
          const isIn = before.standing[seat] === 'in' || before.standing[seat] === 'all-in';
          return { paid, cards: isIn ? [...entryAt(before.hands, seat, []), ...before.board.slice(0, 5)] : null };
        });
        const alone = payers.filter(({ cards }) => cards !== null).length === 1;
        const expected = alone
          ? payers.map(({ cards }) => (cards === null ? 0 : before.paid.reduce((sum, paid) => sum + paid, 0)))
          : shareOut(payers);
        for (const [seat, gain] of expected.entries()) {
          const got = entryAt(after.stacks, seat, 0) - entryAt(before.stacks, seat, 0);
          // Odd chips: less than one a pot.
          expect(Math.abs(got - gain)).toBeLessThan(Math.max(1, potsOf(before).length));
        }
        expect(after.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(seated.reduce((sum, stack) => sum + stack, 0));
      }),
      { seed: 7, numRuns: 5 },
    );
  },
);

test('nobody wins more from an opponent than they put in themselves', () => {
  fc.assert(
    fc.property(stacks, seeds, (chips, seed) => {
      const { before, after } = playHand('tda', chips, seed);
      for (const [seat, paid] of before.paid.entries()) {
        const most = before.paid.reduce((sum, other) => sum + Math.min(other, paid), 0);
        // One chip more may come from each pot that does not divide.
        expect(entryAt(after.stacks, seat, 0) - entryAt(before.stacks, seat, 0)).toBeLessThanOrEqual(most + potsOf(before).length);
      }
    }),
    { seed: 11, numRuns: 5 },
  );
});

/** The ends of what is offered are taken, and one chip beyond them is refused. */
const expectTight = (state: State): void => {
  const seat = state.turn ?? 0;
  for (const offer of holdem.legal(state, seat)) {
    if (offer.type !== 'bet' && offer.type !== 'raise') continue;
    const range = offer.type === 'bet' ? offer.amount : offer.to;
    const tried = (chips: Chips) =>
      play(holdem, state, seat, offer.type === 'bet' ? { type: 'bet', amount: chips } : { type: 'raise', to: chips }).ok;
    expect([tried(range.min), tried(range.max), tried(range.min - 1), tried(range.max + 1)]).toEqual([true, true, false, false]);
    expect(accepts(offer, { type: offer.type })).toBe(false);
  }
};

const walk = (state: State, reader: Reader, visit: (state: State) => void): void => {
  let now = state;
  while (now.phase === 'betting') {
    visit(now);
    const played = play(holdem, now, now.turn ?? 0, fillAny(holdem.legal(now, now.turn ?? 0), reader));
    if (!played.ok) throw new Error(played.refusal.reason);
    now = played.step.state;
  }
};

test('the bounds of every offer are tight', () => {
  fc.assert(
    fc.property(stacks, seeds, (chips, seed) => {
      const { state } = holdem.open({ rules: presets.holdem, stacks: chips, chance: openChance(seed) });
      walk(state, read(fork(seed, 'walk')), expectTight);
    }),
    { seed: 3, numRuns: 4 },
  );
});

test('dead antes make the main pot, also for one who has nothing else in it', () => {
  const base: Tableau<unknown> = { ...dealt({ hands: ['AsAh', 'KdKc', '7h2c'] }), bets: [0, 0, 0] };
  const pots = potsOf({ ...base, paid: [100, 0, 100], antes: [5, 5, 5], standing: ['in', 'all-in', 'folded'] });
  expect(pots).toEqual([
    { amount: 15, seats: [0, 1] },
    { amount: 200, seats: [0] },
  ]);
});
