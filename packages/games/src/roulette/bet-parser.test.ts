import { speakBy } from '@baize/engine';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { parseBet } from './bet-parser.ts';
import { completeBet } from './completion.ts';
import { isSpotId, spots } from './layout.ts';
import { presets } from './rules.ts';
import { misreadWords, spotName } from './words.ts';

afterEach(() => speakBy(() => 'en'));

const { house, french } = presets;
const read = (text: string, rules = house, chip?: number) => {
  const slip = parseBet(rules, text, chip);
  return slip.ok ? slip.action : misreadWords(slip.why);
};
const place = (spot: string, amount: number) => ({ type: 'place', spot, amount });

describe('bets in words', () => {
  test.each([
    ['17 50', '17', 50],
    ['17/18 25', '17/18', 25],
    ['red 100', 'red', 100],
    ['street 13 10', '13-15', 10],
    ['corner 25 10', '25/26/28/29', 10],
    ['25 on 17', '17', 25],
    ['10 on 20/17', '17/20', 10],
    ['20 on 2nd 12', 'dozen-2', 20],
    ['5 on column 1', 'column-1', 5],
    ['5 on 7-9', '7-9', 5],
    ['  1,000   ON Red ', 'red', 1000],
    ['2nd 12 20', 'dozen-2', 20],
    ['first dozen 20', 'dozen-1', 20],
    ['20 3rd column', 'column-3', 20],
    ['10 corner 25', '25/26/28/29', 10],
    ['17 20 10', '17/20', 10],
    ['17 and 20 10', '17/20', 10],
    ['25, 26, 28, 29 10', '25/26/28/29', 10],
    ['six line 31 5', '31-36', 5],
    ['line 31 5', '31-36', 5],
    ['31 to 36 5', '31-36', 5],
    ['street 14 5', '13-15', 5],
    ['trio 1 5', '0/1/2', 5],
    ['0/2/3 5', '0/2/3', 5],
    ['split 0/3 5', '0/3', 5],
    ['straight 17 5', '17', 5],
    ['zero 5', '0', 5],
    ['1-18 5', 'low', 5],
    ['high 5', 'high', 5],
    ['19 to 36 5', 'high', 5],
    ['13-24 5', 'dozen-2', 5],
    ['0 5', '0', 5],
    ['12 12', '12', 12],
    ['23 50', '23', 50],
    ['20 5', '20', 5],
    ['50 on 17', '17', 50],
    ['b 17 50', '17', 50],
    ['b17 50', '17', 50],
    ['bet 50 on red', 'red', 50],
    ['b red 50', 'red', 50],
  ])('%s', (text, spot, amount) => {
    expect(read(text)).toEqual(place(spot, amount));
  });

  test('every bet of the board can be said by its name', () => {
    for (const spot of spots(french)) {
      expect(read(`5 on ${spotName(spot)}`, french)).toEqual(place(spot.id, 5));
      expect(read(`${spot.id} 5`, french)).toEqual(place(spot.id, 5));
    }
  });

  test('commands are words or letters', () => {
    const typed = ['undo', 'u', 'clear', 'x', 'repeat', 'last', 'L', 'double', 'd', 'Spin', ' rest '];
    expect(typed.map((text) => read(text))).toEqual(
      ['undo', 'undo', 'clear', 'clear', 'repeat', 'repeat', 'repeat', 'double', 'double', 'spin', 'rest'].map((type) => ({ type })),
    );
  });

  test('calls are said by name, with or without accents', () => {
    expect(read('voisins 5', french)).toEqual({ type: 'call', name: 'voisins', unit: 5 });
    expect(read('5 on tiers du cylindre', french)).toEqual({ type: 'call', name: 'tiers', unit: 5 });
    expect(read('jeu zéro 5', french)).toEqual({ type: 'call', name: 'jeu-zero', unit: 5 });
    expect(read('neighbours of 17 5', french)).toEqual({ type: 'neighbours', of: 17, unit: 5 });
    expect(read('5 on neighbors 0', french)).toEqual({ type: 'neighbours', of: 0, unit: 5 });
    expect(read('voisins 5')).toBe('This table doesn’t take call bets. Place each bet by itself.');
  });

  test('a chosen chip stands in for the amount', () => {
    expect([read('17', house, 25), read('on red', house, 25), read('2nd 12', house, 25)]).toEqual([
      place('17', 25),
      place('red', 25),
      place('dozen-2', 25),
    ]);
    expect(read('17 5', house, 25)).toEqual(place('17', 5));
    expect(read('2.5 on red', house, 25)).toMatch(/^That isn’t a bet/);
  });
});

describe('bets in German words', () => {
  test.each([
    ['rot 100', 'red', 100],
    ['100 auf Schwarz', 'black', 100],
    ['5 auf gerade', 'even', 5],
    ['ungerade 5', 'odd', 5],
    ['Manque 5', 'low', 5],
    ['5 auf 19 bis 36', 'high', 5],
    ['1.000 auf rot', 'red', 1000],
    ['20 auf 2. Dutzend', 'dozen-2', 20],
    ['erstes Dutzend 20', 'dozen-1', 20],
    ['20 3. Kolonne', 'column-3', 20],
    ['5 auf Kolonne 1', 'column-1', 5],
    ['Plein 17 5', '17', 5],
    ['volle Zahl 17 5', '17', 5],
    ['Cheval 17/20 5', '17/20', 5],
    ['5 auf 17 und 20', '17/20', 5],
    ['Carré 25 10', '25/26/28/29', 10],
    ['Transversale pleine 13 5', '13-15', 5],
    ['Transversale 13 5', '13-15', 5],
    ['Transversale simple 31 5', '31-36', 5],
    ['31 bis 36 5', '31-36', 5],
    ['Null 5', '0', 5],
    ['setze 50 auf rot', 'red', 50],
  ])('%s', (text, spot, amount) => {
    expect(read(text)).toEqual(place(spot, amount));
    // Whatever language the table speaks.
    speakBy(() => 'de');
    expect(read(text)).toEqual(place(spot, amount));
  });

  test('commands and calls', () => {
    const typed = ['rückgängig', 'rueckgaengig', 'Abräumen', 'wiederholen', 'verdoppeln', 'drehen', 'fertig', 'bereit'];
    expect(typed.map((text) => read(text))).toEqual(
      ['undo', 'undo', 'clear', 'repeat', 'double', 'spin', 'done', 'ready'].map((type) => ({ type })),
    );
    expect(read('große Serie 5', french)).toEqual({ type: 'call', name: 'voisins', unit: 5 });
    expect(read('5 auf kleine Serie', french)).toEqual({ type: 'call', name: 'tiers', unit: 5 });
    expect(read('Zero-Spiel 5', french)).toEqual({ type: 'call', name: 'jeu-zero', unit: 5 });
    expect(read('Nachbarn von 17 5', french)).toEqual({ type: 'neighbours', of: 17, unit: 5 });
    for (const text of ['zurück 17', 'nimm 17']) expect(read(text)).toEqual({ type: 'take-back', spot: '17' });
  });

  test('every bet of the board can be said by its German name', () => {
    speakBy(() => 'de');
    for (const spot of spots(french)) expect(read(`5 auf ${spotName(spot)}`, french)).toEqual(place(spot.id, 5));
  });

  test('what cannot be told is told in German', () => {
    speakBy(() => 'de');
    expect(read('10 auf 17/21')).toBe('17 und 21 liegen nicht nebeneinander. Neben der 17 liegen 14, 16, 18 und 20.');
    expect(read('2.5 auf rot')).toBe('Das ist kein Einsatz. Tippe Feld und Betrag, etwa 17 25 oder 25 auf 17.');
    expect(read('2. Dutzend')).toBe('Wie viele Chips? Sag es dazu, etwa 25 auf 2. Dutzend.');
  });
});

describe('what cannot be told', () => {
  test('has its reason, and how to say it', () => {
    expect(read('10 on 17/21')).toBe('17 and 21 aren’t next to each other. Next to 17 are 14, 16, 18 and 20.');
    expect(read('10 on 0/4')).toBe('0 and 4 aren’t next to each other. Next to 0 are 1, 2 and 3.');
    // The other way round it takes the word: 50 is no place, and nobody is asked to guess.
    expect(read('50 17')).toBe('There’s no 50 on the wheel. The numbers are 0 to 36.');
    expect(read('17 on 50')).toBe('There’s no 50 on the wheel. The numbers are 0 to 36.');
    expect(read('40 5')).toBe('There’s no 40 on the wheel. The numbers are 0 to 36.');
    expect(read('1/2/7 5')).toBe('No bet covers just 1, 2 and 7. Type a corner as 25/26/28/29, a street as 13-15.');
    expect(read('2-20 5')).toBe('No bet covers just these 19 numbers. Type a corner as 25/26/28/29, a street as 13-15.');
    expect(read('split 17 5')).toBe('Which split do you mean by 17? Give all its numbers.');
    expect(read('corner 27 5')).toBe('Which corner do you mean by 27? Give all its numbers.');
    expect(read('corner 17/20 5')).toBe('Which corner do you mean by 17 and 20? Give all its numbers.');
    expect(read('street 40 5')).toBe('There’s no 40 on the wheel. The numbers are 0 to 36.');
    expect(read('first four 5')).toBe('There’s no first four at this table. Try another bet.');
    expect(read('0-3 5')).toBe('There’s no first four at this table. Try another bet.');
    expect(read('neighbours 40 5', french)).toBe('There’s no 40 on the wheel. The numbers are 0 to 36.');
    expect(read('17')).toBe('How many chips? Add an amount, such as 25 on 17.');
    expect(read('tiers', french)).toBe('How many chips? Type a place and an amount, such as 17 25 or 25 on 17.');
    for (const text of ['', 'hello', 'ten on red', 'red -5', '-5 on red', '2.5 on red', 'street', '17/17 5', '9-7 5', 'on', '1e3 on red']) {
      expect(read(text)).toBe('That isn’t a bet. Type a place and an amount, such as 17 25 or 25 on 17.');
    }
  });

  const letters = fc.string({
    unit: fc.constantFrom(
      ...' 0123456789/-,.&+ondretsixlcuzéÉ\u0000\u001b\u0301😀'.split(''),
      'on ',
      'street ',
      'corner ',
      '__proto__',
      'to ',
    ),
    maxLength: 30,
  });
  test('garbage never throws: it is a whole bet or a sentence', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom(house, french), (text, rules) => {
        const slip = parseBet(rules, text);
        if (!slip.ok) expect(misreadWords(slip.why)).toMatch(/^[A-Z0-9][^\p{Cc}]*\.$/u);
        else if (slip.action.type === 'place')
          expect([isSpotId(slip.action.spot), Number.isSafeInteger(slip.action.amount)]).toEqual([true, true]);
        for (const line of completeBet(rules, text)) expect(line.length).toBeGreaterThan(0);
      }),
      { seed: 5, numRuns: 40 },
    );
    expect(parseBet(house, `${'9'.repeat(10_000)} on red`).ok).toBe(false);
  });
});

test('one bet is taken back by its place', () => {
  for (const text of ['take 17', 'take back 17', 'off 17', 'Take  17'])
    expect(parseBet(house, text)).toEqual({ ok: true, action: { type: 'take-back', spot: '17' } });
  expect(parseBet(french, 'take voisins')).toMatchObject({ ok: false, why: { type: 'one-bet-back' } });
  expect(parseBet(house, 'take 17/21')).toMatchObject({ ok: false });
  expect(parseBet(house, 'take nothing')).toMatchObject({ ok: false, why: { type: 'one-bet-back' } });
});

describe('completion', () => {
  test('goes on word by word', () => {
    expect(completeBet(house, 're')).toEqual(['repeat', 'rest', 'red']);
    expect(completeBet(house, 'c')).toEqual(['clear', 'column ', 'corner ']);
    expect(completeBet(house, 'column ')).toEqual(['column 1', 'column 2', 'column 3']);
    expect(completeBet(house, '25 on si')).toEqual(['25 on six ']);
    expect(completeBet(house, '25 on six line 3')).toEqual(['25 on six line 31']);
    expect(completeBet(house, '17')).toEqual(['17/18', '17/18/20/21', '17/20']);
    expect(completeBet(house, 'v')).toEqual([]);
    expect(completeBet(french, 'v')).toEqual(['voisins ']);
    expect(completeBet(french, 'neighbours 3')).toContain('neighbours 36');
    expect(completeBet(house, 'qq')).toEqual([]);
  });

  test('is offered in the language that is spoken', () => {
    speakBy(() => 'de');
    expect(completeBet(house, 'r')).toEqual(['rückgängig', 'rot']);
    expect(completeBet(house, '25 auf k')).toEqual(['25 auf kolonne ']);
    expect(completeBet(house, 'car')).toEqual(['carré ']);
    expect(completeBet(french, 'gr')).toEqual(['große ']);
  });

  test.each(['en', 'de'] as const)('every phrase that it comes to is a bet or a command, in %s', (language) => {
    speakBy(() => language);
    const ends = (line: string): readonly string[] => {
      const next = completeBet(french, line);
      return next.flatMap((one) => (one.endsWith(' ') ? ends(one) : [one]));
    };
    const lines = ends('');
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) expect([line, parseBet(french, line, 5).ok]).toEqual([line, true]);
  });
});
