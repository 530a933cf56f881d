import { gameIds } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { freshProfile } from '../../profile/profile.ts';
import { noRounds } from '../statistics.ts';
import { figuresOf, handsPlayed, inHundred, luckFigure, MIN_CASES, positionFigures, statisticsCsv } from './index.ts';

const shownFor = (id: (typeof gameIds)[number], name: string, sums: Readonly<Record<string, number>>): string | undefined =>
  figuresOf(id, { ...noRounds, rounds: 100, sums }).figures.find((figure) => figure.name === name)?.value;

describe('the figures', () => {
  test('of every game are six, and stand even where nothing was counted', () => {
    for (const id of gameIds) {
      const { figures, telling } = figuresOf(id, noRounds);
      expect(figures).toHaveLength(6);
      expect(telling).toBe('');
      for (const { value, means } of figures) expect(`${value}${means}`).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('never make a share of fewer than twenty cases', () => {
    expect(inHundred('Bust', 3, MIN_CASES - 1, 'of your hands')).toMatchObject({ value: '–', means: 'shown after 20 (19 so far)' });
    expect(inHundred('Bust', 5, MIN_CASES, 'of your hands')).toMatchObject({ value: '25', unit: 'in 100' });
  });

  test("at Hold'em are VPIP, PFR, aggression and showdowns won", () => {
    const sums = { dealt: 200, played: 54, raised: 38, bets: 24, calls: 10, showdowns: 40, 'showdowns.won': 22 };
    expect(shownFor('holdem', 'Plays (VPIP)', sums)).toBe('27');
    expect(shownFor('holdem', 'Raises first (PFR)', sums)).toBe('19');
    expect(shownFor('holdem', 'Aggression', sums)).toBe('2.4');
    expect(shownFor('holdem', 'Won at showdown', sums)).toBe('55');
    const [early, , , button] = positionFigures({ 'at.button.hands': 50, 'at.button.net': 260, 'at.early.hands': 4, 'at.early.net': 9 });
    expect([early?.inHundred, button?.inHundred]).toEqual([undefined, 520]);
    const hands = handsPlayed({ 'dealt.AKs': 3, 'played.AKs': 2, 'dealt.AKo': 1 });
    expect(hands).toHaveLength(169);
    expect([hands[1], hands[13]]).toEqual([
      { name: 'AKs', dealt: 3, played: 2 },
      { name: 'AKo', dealt: 1, played: 0 },
    ]);
  });

  test('at Hearts are points a hand, clean hands, queens and moons', () => {
    const sums = { hands: 50, points: 230, 'hand.0': 15, queens: 8, moons: 2 };
    expect(shownFor('hearts', 'Points per hand', sums)).toBe('4.6');
    expect(shownFor('hearts', 'Clean hands', sums)).toBe('30');
    expect(shownFor('hearts', 'Queens taken', sums)).toBe('16');
  });

  test('of luck say what is ordinary, and take the net since they are counted', () => {
    expect(luckFigure(100, -20, 200 ** 2)).toEqual({
      name: 'Luck',
      value: '+120',
      means: 'normal: two players in three are within ±200',
    });
    expect(luckFigure(-330, -20, 200 ** 2).means).toMatch(/^more than usual/);
    expect(luckFigure(800, -20, 200 ** 2).means).toMatch(/^rare/);
    const course = { from: 10, line: [[500, 0, 0]], every: 1, since: 0 };
    const books = { ...noRounds, rounds: 12, net: 530, sums: { staked: 40, due: -1, variance: 400 }, course };
    expect(figuresOf('roulette', books).figures.find(({ name }) => name === 'Luck')?.value).toBe('+31');
  });
});

test("at Hold'em luck in all-in pots is told as luck, and only where there was such a pot", () => {
  const sums = { dealt: 50, 'all-in': 3, 'all-in.luck': -212.4, 'all-in.variance': 90_000 };
  expect(figuresOf('holdem', { ...noRounds, rounds: 50, sums }).luck).toBe(
    'Luck in 3 pots that went all-in with cards to come: −212 chips. Two players in three are within ±300.',
  );
  expect(figuresOf('holdem', { ...noRounds, rounds: 50, sums: { dealt: 50 } })).not.toHaveProperty('luck');
});

test('a table for other programs has every figure on a line of its own', () => {
  const books = { ...noRounds, rounds: 2, net: -3, sums: { spins: 2, 'number.17': 1 } };
  const lines = statisticsCsv({ ...freshProfile(), statistics: { roulette: books } }).split('\r\n');
  const noted = [{ net: -80, cards: ['As', 'Kd'], how: { type: 'folded', board: [] } }] as const;
  const pots = statisticsCsv({ ...freshProfile(), statistics: { holdem: { ...noRounds, rounds: 1, noted } } });
  expect(pots).toContain('holdem,biggest pot 1,-80\r\n');
  expect(pots).not.toContain('object');
  expect(lines[0]).toBe('game,figure,value');
  expect(lines).toContain('purse,now,1000');
  expect(lines).toContain('roulette,net,-3');
  expect(lines).toContain('roulette,number.17,1');
  expect(lines.filter((line) => line !== '').every((line) => line.split(',').length === 3)).toBe(true);
});
