import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classesFor, DECKS, DEFAULTS, FELTS, parseSettings, RAILS, settingsFrom } from './settings.ts';

describe('stored settings are untrusted', () => {
  test('good settings come back as they were', () => {
    const chosen = { felt: 'blue', rail: 'light', deck: 'four', speed: 'fast', stillness: true, hints: false } as const;
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test('nothing stored is the house’s own', () => {
    expect(parseSettings(null)).toEqual(DEFAULTS);
  });

  test.each(['', '{', 'null', '[]', '"green"', '12', '{"felt":'])('broken text %j is the house’s own', (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  });

  test('a bad field costs only itself', () => {
    expect(settingsFrom({ felt: 'plaid', speed: 'slow', hints: 'yes' })).toEqual({ ...DEFAULTS, speed: 'slow' });
  });

  test('a hostile name is not taken for a value', () => {
    expect(settingsFrom(JSON.parse('{"felt":"__proto__","rail":"constructor","__proto__":{"deck":"four"}}'))).toEqual(DEFAULTS);
  });

  test('whatever is stored, every setting is one that exists', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { felt, rail, deck, speed, stillness, hints } = settingsFrom(value);
        expect(FELTS).toContain(felt);
        expect(RAILS).toContain(rail);
        expect(DECKS).toContain(deck);
        expect(['slow', 'normal', 'fast', 'instant']).toContain(speed);
        expect([typeof stillness, typeof hints]).toEqual(['boolean', 'boolean']);
      }),
    );
  });
});

test('the page is dressed by classes', () => {
  expect(classesFor({ ...DEFAULTS, felt: 'burgundy', deck: 'four' })).toEqual(['felt-burgundy', 'rail-dark', 'four-colour']);
});
