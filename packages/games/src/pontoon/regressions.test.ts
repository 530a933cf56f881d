/** Faults that were found and mended, each as the property that would have caught it. */
import { fillAny, fork, openSitting, play, read } from '@baize/engine';
import { expect, test } from 'vitest';
import { cardsOf } from './hand.ts';
import { pontoon } from './pontoon.ts';
import type { State } from './state.ts';

/** Every state of a random british sitting with short stacks, where banks break and seats leave. */
const states = (seed: string): readonly State[] => {
  let { state } = openSitting(pontoon, { preset: 'british', stacks: [60, 30, 45, 20], seed });
  const seen = [state];
  for (let n = 0; n < 80 && pontoon.toAct(state).length > 0; n += 1) {
    const [seat = 0] = pontoon.toAct(state);
    const played = play(pontoon, state, seat, fillAny(pontoon.legal(state, seat), read(fork(seed, `${n}`))));
    if (!played.ok) throw new Error(played.refusal.reason);
    state = played.step.state;
    seen.push(...played.step.beats.map((beat) => beat.state));
  }
  return seen;
};

/** Twelve such sittings; the laws are held against thousands. */
const sittings = Array.from({ length: 12 }, (_, n) => states(`${n}1571`.padStart(64, '0'))).flat();

test('PON-15.7 the bank is never left with somebody who is out: a broken bank passes on before the next round', () => {
  const inPlay = sittings.filter(({ phase }) => phase !== 'between' && phase !== 'ended');
  expect(inPlay.filter(({ playing, banker }) => playing[banker] !== true)).toEqual([]);
});

test('PON-15.7 a bust hand loses its stake once, whatever the bank makes later', () => {
  const bust = sittings.flatMap(({ verdicts, hands }) => verdicts.filter(({ place, hand }) => hands[place]?.[hand]?.status === 'bust'));
  expect(bust.length).toBeGreaterThan(5);
  expect(bust.filter(({ times }) => times !== 1)).toEqual([]);
});

test('PON-15.7 every card of the pack is in one place at all times, whoever has left', () => {
  const torn = sittings.filter(({ deck, spent, hands }) => {
    const cards = [...deck, ...spent, ...hands.flat().flatMap(cardsOf)];
    return cards.length !== 52 || new Set(cards).size !== 52;
  });
  expect(torn).toEqual([]);
});
