import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import type { Bet } from './bets.ts';
import { spots } from './layout.ts';
import { playOut, tableWith } from './roulette.fixture.ts';
import { roulette } from './roulette.ts';
import { presets } from './rules.ts';
import { settlementOf, verdictOn } from './settle.ts';
import { sumUp } from './summary.ts';

/**
 * An independent croupier: it knows the bets by their names alone, works their numbers out by arithmetic of its own, and
 * has its payouts from the documents, not from the presets.
 */
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const holds = (id: string, n: number): boolean => {
  const [, box = '', third = ''] = /^(dozen|column)-(\d)$/.exec(id) ?? [];
  if (box === 'dozen') return n >= 12 * Number(third) - 11 && n <= 12 * Number(third);
  if (box === 'column') return n !== 0 && (n - Number(third)) % 3 === 0;
  switch (id) {
    case 'red':
      return REDS.has(n);
    case 'black':
      return n !== 0 && !REDS.has(n);
    case 'odd':
      return n % 2 === 1;
    case 'even':
      return n !== 0 && n % 2 === 0;
    case 'low':
      return n >= 1 && n <= 18;
    case 'high':
      return n >= 19;
    default: {
      const [from, to] = id.split('-').map(Number);
      return to === undefined ? id.split('/').map(Number).includes(n) : n >= (from ?? 99) && n <= to;
    }
  }
};

/** Asked once for each bet and number: the whole table is gone through many times. */
const held = new Map(spots(presets.french).map(({ id }) => [id, Array.from({ length: 37 }, (_, n) => holds(id, n))]));

/** How many chips a winning one becomes, by how many numbers its bet holds: itself, and what it is paid. */
const worth = (preset: keyof typeof presets, id: string): number => {
  const numbers = held.get(id)?.filter((holdsIt) => holdsIt).length ?? 0;
  const fair: Readonly<Record<number, number>> = { 1: 36, 2: 18, 3: 12, 4: 9, 6: 6, 12: 3, 18: 2 };
  // The house's table is generous on corners, and on low and high.
  if (preset === 'house' && numbers === 4) return 12;
  if (preset === 'house' && (id === 'low' || id === 'high')) return 3;
  return fair[numbers] ?? Number.NaN;
};

const evens = ['red', 'black', 'odd', 'even', 'low', 'high'];

/** What is left of a stake after the spin. */
const comesBack = (preset: keyof typeof presets, id: string, stake: number, n: number): number => {
  if (held.get(id)?.[n] === true) return stake * worth(preset, id);
  return preset === 'french' && n === 0 && evens.includes(id) ? (stake - (stake % 2)) / 2 : 0;
};

describe.each(['house', 'european', 'french'] as const)('%s', (preset) => {
  const rules = presets[preset];
  const ids = spots(rules).map(({ id }) => id);
  const numbers = Array.from({ length: 37 }, (_, n) => n);

  test('every bet of the table is settled exactly on each of the 37 numbers', claims('CAS-4.16'), () => {
    expect(ids).toHaveLength(preset === 'house' ? 156 : 157);
    const wrong = ids.flatMap((spot) =>
      numbers.flatMap((n) =>
        [7, 100].flatMap((amount) => {
          const { net } = verdictOn(rules, { spot, amount }, n);
          return amount + net === comesBack(preset, spot, amount, n) ? [] : [`${amount} on ${spot} on ${n}: ${net}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('with all of them on the board at once, the ball’s coming to rest pays their sum', claims('CAS-4.16', 'CAS-4.17'), () => {
    const bets: readonly Bet[] = ids.map((spot, at) => ({ spot, amount: at + 1 }));
    for (const number of numbers) {
      const { state, beats } = playOut(tableWith({ preset, bets, stack: 50, number }), { type: 'rest' });
      const back = bets.reduce((sum, { spot, amount }) => sum + comesBack(preset, spot, amount, number), 0);
      expect(roulette.chips(state, 0)).toEqual({ stack: 50 + back, atRisk: 0 });
      const settled = beats.find(({ event }) => event.type === 'settled')?.event;
      expect(settled).toMatchObject({ number, results: [{ net: back - bets.reduce((sum, { amount }) => sum + amount, 0) }] });
    }
  });

  test('the summary’s best, worst and average agree with the 37 numbers', claims('CAS-4.21'), () => {
    const bets: readonly Bet[] = ids.filter((_, at) => at % 11 === 0).map((spot, at) => ({ spot, amount: 3 * at + 1 }));
    const staked = bets.reduce((sum, { amount }) => sum + amount, 0);
    const nets = numbers.map((n) => bets.reduce((sum, { spot, amount }) => sum + comesBack(preset, spot, amount, n), -staked));
    const { best, worst, average, ...summary } = sumUp(rules, bets);
    expect([best.net, worst.net, summary.staked]).toEqual([Math.max(...nets), Math.min(...nets), staked]);
    expect(best.numbers).toEqual(numbers.filter((n) => nets[n] === best.net));
    expect(average).toBeCloseTo(nets.reduce((sum, net) => sum + net, 0) / 37, 12);
    expect(summary.bets.map(({ wins, pays, amount }) => [wins, pays * amount])).toEqual(
      bets.map(({ spot, amount }) => [amount * (worth(preset, spot) - 1), amount * (worth(preset, spot) - 1)]),
    );
  });
});

const pays = (preset: keyof typeof presets, spot: string, number: number) => verdictOn(presets[preset], { spot, amount: 10 }, number).net;

describe('what each kind pays', () => {
  test('a number pays 35 to one', claims('CAS-4.3'), () =>
    expect([pays('house', '17', 17), pays('house', '17', 18), pays('house', '0', 0)]).toEqual([350, -10, 350]),
  );
  test('a border of two pays 17 to one', claims('CAS-4.4'), () =>
    expect([pays('house', '17/20', 20), pays('house', '0/2', 0)]).toEqual([170, 170]),
  );
  test('a row of three pays 11 to one', claims('CAS-4.5'), () =>
    expect([pays('house', '13-15', 14), pays('house', '13-15', 16)]).toEqual([110, -10]),
  );
  test('a corner pays 11 to one in the house, and 8 elsewhere', claims('CAS-4.6'), () =>
    expect([pays('house', '25/26/28/29', 28), pays('european', '25/26/28/29', 28), pays('french', '25/26/28/29', 28)]).toEqual([
      110, 80, 80,
    ]),
  );
  test('a trio with zero pays 11 to one', claims('CAS-4.7'), () =>
    expect([pays('house', '0/1/2', 0), pays('house', '0/2/3', 3)]).toEqual([110, 110]),
  );
  test('two rows pay 5 to one', claims('CAS-4.8'), () => expect(pays('house', '31-36', 33)).toBe(50));
  test('red and black pay 1 to one', claims('CAS-4.9'), () =>
    expect([pays('house', 'red', 32), pays('house', 'black', 20)]).toEqual([10, 10]),
  );
  test('odd and even pay 1 to one', claims('CAS-4.10'), () =>
    expect([pays('house', 'odd', 9), pays('house', 'even', 8)]).toEqual([10, 10]),
  );
  test('low and high pay 2 to one in the house, and 1 elsewhere', claims('CAS-4.11'), () =>
    expect([pays('house', 'low', 18), pays('house', 'high', 19), pays('european', 'low', 18)]).toEqual([20, 20, 10]),
  );
  test('a dozen pays 2 to one', claims('CAS-4.12'), () =>
    expect([pays('house', 'dozen-2', 24), pays('house', 'dozen-2', 25)]).toEqual([20, -10]),
  );
  test('a column pays 2 to one', claims('CAS-4.13'), () =>
    expect([pays('house', 'column-1', 34), pays('house', 'column-3', 34)]).toEqual([20, -10]),
  );
  test('the first four pays 8 to one where it can be bet on', () => expect(pays('european', '0/1/2/3', 0)).toBe(80));
});

describe('zero', () => {
  const outside = spots(presets.house).filter(({ box, kind }) => box !== undefined && kind !== 'straight');

  test('every outside bet loses, even too', claims('CAS-4.15'), () => {
    expect(outside).toHaveLength(12);
    for (const { id } of outside) expect([pays('house', id, 0), pays('european', id, 0)]).toEqual([-10, -10]);
  });

  test('in the french rules half of an even chance comes back; dozens and columns are lost', () => {
    for (const { id } of outside) expect(pays('french', id, 0)).toBe(evens.includes(id) ? -5 : -10);
  });

  test('of an odd stake the house keeps the odd chip, so a single chip is lost', () => {
    const fate = (amount: number) => verdictOn(presets.french, { spot: 'red', amount }, 0);
    expect([fate(1), fate(2), fate(5)].map(({ result, net }) => [result, net])).toEqual([
      ['lost', -1],
      ['halved', -1],
      ['halved', -3],
    ]);
  });
});

test('a spin that brings nothing in all is a push', () => {
  const verdicts = (['red', 'black'] as const).map((spot) => verdictOn(presets.house, { spot, amount: 10 }, 7));
  expect(settlementOf(verdicts)).toEqual({ net: 0, result: 'pushed' });
});
