import { afterEach, describe, expect, test } from 'vitest';
import * as de from './de.ts';
import * as en from './en.ts';
import { heldBySuit, whoIs } from './facts.ts';
import { firstSpoken, languageNow, lexicon, loadWords, speakBy, withWords } from './lexicon.ts';
import { mark } from './pseudo.ts';
import { inFull, inShort, thatFits, together } from './saying.ts';

afterEach(() => speakBy(() => 'en'));

const greeting = () =>
  lexicon<{ readonly hello: string; bet(chips: number): string }>({
    en: async () => ({ words: { hello: 'Hello', bet: (chips) => `Bet ${chips}` } }),
    de: async () => ({ words: { hello: 'Hallo', bet: (chips) => `Setze ${chips}` } }),
  });

describe('a lexicon', () => {
  test('gives the words of the language that is spoken now', async () => {
    const words = greeting();
    await Promise.all([loadWords('en'), loadWords('de')]);
    expect(words().hello).toBe('Hello');
    speakBy(() => 'de');
    expect(words().bet(20)).toBe('Setze 20');
  });

  test('that nobody has loaded says so, instead of another language', async () => {
    const words = greeting();
    await loadWords('en');
    speakBy(() => 'de');
    expect(() => words()).toThrow('not loaded in de');
  });

  test('is loaded with whatever imports it', async () => {
    expect((await withWords(Promise.resolve(greeting())))().hello).toBe('Hello');
  });

  test('marks every text in the language that nobody speaks', async () => {
    const words = greeting();
    speakBy(() => 'xx');
    await words.load('xx');
    expect(words().hello).toBe('⟦Héllö⟧');
    expect(words().bet(20)).toBe('⟦Bét 20~⟧');
    expect(mark(mark('Deal'))).toBe(mark('Deal'));
    // A text that has another in it is marked as a whole.
    expect(mark(`${mark('Bet')} 20`)).toBe('⟦Bét 20~⟧');
  });

  test('is told the language from wherever that is known', () => {
    let language: 'en' | 'de' = 'de';
    speakBy(() => language);
    expect(languageNow()).toBe('de');
    language = 'en';
    expect(languageNow()).toBe('en');
  });
});

test('the first language that is spoken here is taken, and English where none is', () => {
  expect(firstSpoken(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(firstSpoken(['de_DE.UTF-8'])).toBe('de');
  expect(firstSpoken(['C', 'den'])).toBe('en');
});

test('a sentence is said in as many words as fit', () => {
  const saying = ['Ada has no diamonds and discards the queen', 'Ada discards the queen'] as const;
  expect(inFull(saying)).toBe(saying[0]);
  expect(inShort(saying)).toBe(saying[1]);
  expect(thatFits(saying, 42)).toBe(saying[0]);
  expect(thatFits(saying, 30)).toBe(saying[1]);
  expect(thatFits(saying, 3)).toBe(saying[1]);
  expect(together([saying, 'Hearts are broken.'])).toEqual([`${saying[0]} Hearts are broken.`, `${saying[1]} Hearts are broken.`]);
  expect(together(['One.', 'Two.'])).toBe('One. Two.');
});

test('numbers, plurals and lists are written as each language has them', () => {
  expect([en.figure(1250), en.figure(-40), en.tenth(5.24), en.tenth(-0.01), en.percent(0.405, 1), en.roughly(-0.351)]).toEqual([
    '1,250',
    '−40',
    '5.2',
    '0.0',
    '40.5%',
    '0.35',
  ]);
  expect([de.figure(1250), de.figure(-40), de.tenth(5.24), de.percent(0.405, 1)]).toEqual(['1.250', '−40', '5,2', '40,5\u00a0%']);
  expect([en.many(1, 'hand', 'hands'), en.many(0, 'hand', 'hands'), de.many(2, 'Runde', 'Runden')]).toEqual([
    '1 hand',
    '0 hands',
    '2 Runden',
  ]);
  expect(en.and(['clubs', 'diamonds', 'spades'])).toBe('clubs, diamonds and spades');
  expect(de.or(['Kreuz', 'Pik'])).toBe('Kreuz oder Pik');
});

test('verbs agree with whoever does it', () => {
  const ada = { name: 'Ada' };
  expect([en.does('you', 'take', 'takes'), en.does(ada, 'take', 'takes'), en.whoWords([ada, 'you'])]).toEqual([
    'You take',
    'Ada takes',
    'you and Ada',
  ]);
  const gewinnen = { du: 'gewinnst', sie: 'gewinnt', ihr: 'gewinnt', alle: 'gewinnen' };
  expect([de.verb(['you'], gewinnen), de.verb([ada], gewinnen), de.verb([ada, 'you'], gewinnen), de.verb([ada, ada], gewinnen)]).toEqual([
    'gewinnst',
    'gewinnt',
    'gewinnt',
    'gewinnen',
  ]);
  expect(de.whoWords(['you', ada])).toBe('Ada und du');
  expect([de.genitive('Margot'), de.genitive('Felix')]).toEqual(['Margots', 'Felix’']);
});

test('German cards have their gender and their case', () => {
  const cards = ['Qs', 'Jd', 'Ac', 'Kh', 'Th', '2c'] as const;
  expect(cards.map((card) => de.theCard(card, 'accusative'))).toEqual([
    'die Pik-Dame',
    'den Karo-Buben',
    'das Kreuz-Ass',
    'den Herz-König',
    'die Herz-10',
    'die Kreuz-2',
  ]);
  expect(en.theCard('Qs')).toBe('the queen of spades');
  expect([en.shortCard('Qs'), de.shortCard('Th')]).toEqual(['Q♠', '10♥']);
});

test('cards are handed over by suit, and people as the listener knows them', () => {
  expect(en.heldWords(heldBySuit(['Kh', 'Jc', '3c'], ['c', 'h']))).toBe('clubs 3, jack; hearts king');
  expect([whoIs(0, { me: 0, names: [] }), whoIs(1, { me: 0, names: ['', 'Ada'] })]).toEqual(['you', { name: 'Ada' }]);
});
