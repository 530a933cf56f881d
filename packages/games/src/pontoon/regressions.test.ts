/** Faults that were found and mended, each as the property that would have caught it. */

import { fillAny, fork, openSitting, play, read } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsOf } from './hand.ts';
import { handAt } from './places.ts';
import { britishTable } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';
import { verdictsOf } from './settle.ts';
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

test('the bank is never left with somebody who is out: a broken bank passes on before the next round', claims('PON-15.7'), () => {
  const inPlay = sittings.filter(({ phase }) => phase !== 'between' && phase !== 'ended');
  expect(inPlay.filter(({ playing, banker }) => playing[banker] !== true)).toEqual([]);
});

test('a bust hand loses its stake once, whatever the bank makes later', claims('PON-15.7'), () => {
  const bust = sittings.flatMap(({ verdicts, hands }) => verdicts.filter(({ place, hand }) => hands[place]?.[hand]?.status === 'bust'));
  expect(bust.length).toBeGreaterThan(5);
  expect(bust.filter(({ times }) => times !== 1)).toEqual([]);
});

test('a bust hand loses its stake once against a pontoon and a five card trick of the bank as well', claims('PON-15.7'), () => {
  const banks = ['As Kd', '2s 3s 4s 5s 6s', 'Kd Qs', 'Kd 9s 8s'];
  const busts = ['Kh 9c 5d', 'Qh Jc 2d', '7h 7c 8d'];
  for (const [bust, bank] of busts.flatMap((one) => banks.map((other) => [one, other] as const))) {
    const table = britishTable({ hands: [bust, 'Kc Tc', bank] });
    const verdicts = verdictsOf({ ...table, hands: table.hands.with(0, [{ ...handAt(table, 0), status: 'bust' }]) });
    expect(
      verdicts.find(({ place }) => place === 0),
      `${bust} against ${bank}`,
    ).toMatchObject({ result: 'lost', times: 1 });
  }
});

test('banks break in these sittings, and pass to a seat that plays', claims('PON-15.7'), () => {
  const passed = sittings.filter(({ playing, banker }, at) => {
    const before = sittings[at - 1];
    return before !== undefined && before.banker !== banker && before.playing[before.banker] === false && playing[banker] === true;
  });
  expect(passed.length).toBeGreaterThan(0);
});

test('every card of the pack is in one place at all times, whoever has left', claims('PON-15.7'), () => {
  const torn = sittings.filter(({ deck, spent, hands }) => {
    const cards = [...deck, ...spent, ...hands.flat().flatMap(cardsOf)];
    return cards.length !== 52 || new Set(cards).size !== 52;
  });
  expect(torn).toEqual([]);
});
