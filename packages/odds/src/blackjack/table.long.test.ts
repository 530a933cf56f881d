import { presets } from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
import { tableOdds } from './table.ts';

describe('the table in figures', () => {
  const odds = tableOdds(presets.vegas, 'infinite');

  test('is ready for JSON, the edge positive for the house', () => {
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
    expect(odds).toMatchObject({ preset: 'vegas', decks: 'infinite' });
    expect(odds.edge).toBeCloseTo(0.0063, 3);
  });

  test('has the well-known plays', () => {
    expect(odds.hard['16']).toEqual({
      '2': 'S',
      '3': 'S',
      '4': 'S',
      '5': 'S',
      '6': 'S',
      '7': 'H',
      '8': 'H',
      '9': 'Rh',
      '10': 'Rh',
      A: 'Rh',
    });
    expect(odds.hard['17']?.A).toBe('Rs');
    expect(odds.hard['11']?.A).toBe('Dh');
    expect(odds.hard['12']?.['4']).toBe('S');
    expect(odds.soft['18']).toEqual({
      '2': 'Ds',
      '3': 'Ds',
      '4': 'Ds',
      '5': 'Ds',
      '6': 'Ds',
      '7': 'S',
      '8': 'S',
      '9': 'H',
      '10': 'H',
      A: 'H',
    });
    expect(odds.soft['19']?.['6']).toBe('Ds');
    expect(odds.pairs['8']).toEqual({ '2': 'P', '3': 'P', '4': 'P', '5': 'P', '6': 'P', '7': 'P', '8': 'P', '9': 'P', '10': 'P', A: 'Rp' });
    expect(odds.pairs['10']?.['6']).toBe('S');
    expect(odds.pairs['1']?.A).toBe('P');
  });
});
