import { speakBy } from '@baize/engine';
import type { Hearts } from '@baize/games/hearts';
import { afterEach, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { answerPlain, type Plain, type Said, startPlain } from '../../plain.ts';
import { truthOf } from '../laid.fixture.ts';
import { between, cards, modelWith, passing, playing, SEED } from './hearts.fixture.ts';
import { heartsScreen } from './hearts.ts';
import { readNames } from './naming.ts';

const start = (): Said<Hearts> => startPlain(heartsScreen, { preset: 'house', opponents: 3, seed: SEED });
const at = (state: Parameters<typeof modelWith>[0]['state']): Plain<Hearts> => ({
  model: modelWith({ state: state ?? {} }),
  width: 80,
  asking: { at: 'choice' },
});
const say = (plain: Plain<Hearts>, text: string): Said<Hearts> => answerPlain(heartsScreen, plain, text);
afterEach(() => speakBy(() => 'en'));
const flat = (text: string): string => text.replaceAll('\n', ' ');

test.each([
  ['qs', 'Qs'],
  ['q s', 'Qs'],
  ['10h', '10h'],
  ['th', '10h'],
  ['Queen of Spades', 'Qs'],
  ['the 2 of clubs', '2c'],
  ['as kh kd', 'As Kh Kd'],
  ['as, kh and 10 of diamonds', 'As Kh 10d'],
  ['q♠', 'Qs'],
  ['pik dame', 'Qs'],
  ['Pik-Dame, Herz 10 und Kreuz-Ass', 'Qs 10h Ac'],
  ['karo bube herz könig pik as', 'Jd Kh As'],
  ['herz koenig', 'Kh'],
])('%j names %s', (text, named) => {
  expect(readNames(text)).toEqual({ cards: cards(named), rest: '' });
});
test.each(['11h', 'x', 'queen', 'hearts', 'qsx', '1h', 'herz', 'dame', 'herz 11', 'pik damen'])('%j names no card', (text) => {
  const { cards: named, rest } = readNames(text);
  expect(named.length === 0 || rest !== '').toBe(true);
});

test('it welcomes, tells the hand by suit and asks for three cards', claims('HEA-1.4', 'HEA-2.1'), () => {
  const { text } = start();
  expect(flat(text)).toMatch(
    /Hearts\. House rules, with \w+, \w+ and \w+\. The game ends when someone reaches 100; the lowest score wins\./,
  );
  expect(text).toMatch(/Hand 1\. Pass three cards to \w+, on your left\./);
  expect(text).toMatch(/Your hand\.\n(?:Clubs|Diamonds|Spades|Hearts): /);
  expect(text.endsWith('Which three cards will you pass? > ')).toBe(true);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('the rules are told in plain characters', () => {
  const { text } = say(start().plain, 'rules');
  expect(flat(text)).toContain("starting on the dealer's left.");
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
});

test('three cards are passed, and what is not three is told', () => {
  const plain = at(passing);
  expect(say(plain, 'as kh').text).toContain("That's two cards. Name three, for example: as kh kd.");
  expect(say(plain, 'as kh kd 2h').text).toContain("That's four cards.");
  expect(say(plain, 'dance').text).toContain('There\'s no card in "dance".');
  expect(say(plain, 'as kh qs').text).toContain("You don't have that card.");
  expect(say(plain, 'as as kh').text).toContain('You pass exactly three cards.');
  const passed = flat(say(plain, 'as kh kd').text);
  expect(passed).toContain('You pass West the ace of spades, the king of hearts and the king of diamonds.');
  expect(passed).toMatch(/East passes you the .+, the .+ and the .+\./);
});

test('a card is played by its name or its rank; one that may not be is refused in the game’s words', claims('HEA-3.2'), () => {
  const plain = at(playing);
  expect(say(plain, '2h').text).toContain('You have diamonds, so follow suit: diamonds 5, 6, 9.');
  expect(say(plain, 'nine').text).toContain('Name a card by rank and suit');
  expect(say(plain, '9d 5d').text).toContain("That's two cards. Name one.");
  expect(say(plain, '9d').text).toContain('You play the 9 of diamonds.');
  expect(say(plain, '6').text).toContain('You play the 6 of diamonds.');
  expect(say(plain, 'nine of diamonds').text).toContain('Name a card');
  expect(say(plain, 'rest').text).toContain("You can't claim the rest yet");
});

test('hand, score, table and trick tell what a screen would show', claims('HEA-10.1', 'HEA-10.2', 'HEA-10.4'), () => {
  const plain = at(playing);
  expect(say(plain, 'hand').text).toContain('Clubs: 3, 8. Diamonds: 5, 6, 9. Spades: 2, 4, 7. Hearts: 2, 6, 10.');
  expect(flat(say(plain, 'table').text)).toContain(
    "Hand 5, trick 3 of 13. Hearts aren't broken. On the table: West 7 of diamonds, North jack of diamonds, East queen of spades.",
  );
  expect(flat(say(plain, 'trick').text)).toContain(
    'Last trick: West queen of clubs, North 6 of clubs, East 7 of clubs, you 10 of clubs. West took it, no points.',
  );
  const score = flat(say(plain, 'score').text);
  expect(score).toContain('Hand 3, pass across: West 26, North 0, East 26, you 26. North shot the moon.');
  expect(score).toContain('This hand so far: West 0, North 0, East 0, you 0.');
  expect(score).toContain('Totals: West 56, North 18, East 48, you 34. North is in the lead.');
  const tied = at({ ...playing, scores: [18, 56, 18, 48] });
  expect(flat(say(tied, 'score').text)).toContain('You and North are tied for the lead.');
  expect(say(start().plain, 'score').text).toMatch(/Totals: \w+ 0, \w+ 0, \w+ 0, you 0\.\n/);
});

test('the moon is taken by a word', claims('HEA-6.3'), () => {
  const plain = at({ ...playing, phase: 'moon', hands: [[], [], [], []], trick: [], turn: 0, tricks: playing.tricks ?? [] });
  expect(flat(plain.model.story.length === 0 ? say(plain, 'dance').text : '')).toContain('Type - or minus, + or plus,');
  expect(truthOf(say(plain, 'minus').plain.model).log.last[0]).toMatchObject({ action: { way: 'minus' } });
  expect(truthOf(say(plain, '+').plain.model).log.last[0]).toMatchObject({ action: { way: 'plus' } });
});

test('between hands Enter goes on, and leaving asks first', () => {
  const plain = at(between);
  expect(say(plain, 'dance').text).toContain('Type Enter or next, ? for help, q to quit.\nNext hand (Enter) or leave (q)? > ');
  expect(say(plain, '').text).toContain('Hand 6. Pass three cards to East, on your right.');
  const asked = say(plain, 'q');
  expect(flat(asked.text)).toContain("The game isn't over. Leave? Yes (y) or no (n)? > ");
  expect(say(asked.plain, 'n').text).toContain('Next hand (Enter) or leave (q)?');
  expect(flat(say(asked.plain, 'y').text)).toContain('Goodbye, and thank you for the game.');
});

test('somebody who speaks German asks and answers in German, or in English', () => {
  speakBy(() => 'de');
  const plain = at(playing);
  expect(say(plain, 'blatt').text).toContain('Kreuz: 3, 8. Karo: 5, 6, 9.');
  expect(say(plain, 'hand').text).toContain('Kreuz: 3, 8. Karo: 5, 6, 9.');
  expect(flat(say(plain, 'stich').text)).toContain('West Kreuz-Dame, North Kreuz-6, East Kreuz-7, du Kreuz-10. West hat ihn gemacht');
  expect(say(plain, 'karo 9').text).toContain('Du legst die Karo-9.');
  expect(say(plain, 'nine').text).toContain('Nenne eine Karte: pik dame');
  expect(say(at(between), 'weiter').text).toContain('Runde 6. Gib drei Karten an East weiter, rechts von dir.');
  expect(flat(say(at(passing), 'pik ass, herz könig und karo-koenig').text)).toContain('Pik-Ass, Herz-');
});

/** Somebody who sees nothing: knows what was said, asks for the hand, and names cards until one is taken. */
const spoken = (said: Said<Hearts>, hear: (answer: string) => Said<Hearts>): Said<Hearts> => {
  const question = flat(said.text).trim();
  if (/Next hand \(Enter\)/.test(question)) return hear('');
  if (/\(minus\)/.test(question)) return hear('plus');
  const hand = flat(hear('hand').text);
  const names = [...hand.matchAll(/(Clubs|Diamonds|Spades|Hearts): ([\da-z, ]+)\./g)].flatMap(([, suit = '', ranks = '']) =>
    ranks.split(', ').map((rank) => `${rank} of ${suit}`),
  );
  if (/Which three cards will you pass\?/.test(question)) return hear(names.slice(-3).join(', '));
  for (const name of names) {
    const next = hear(name);
    if (truthOf(next.plain.model).log.length > truthOf(said.plain.model).log.length) return next;
  }
  throw new Error(`No card of ${names.join(', ')} is taken: ${question}`);
};

test('a whole game by plain words alone, to its end', claims('HEA-8.1'), () => {
  let said = startPlain(heartsScreen, { preset: 'house', opponents: 3, seed: SEED, level: 'easy' });
  let turns = 0;
  for (; said.plain.asking.at === 'choice' && turns < 800; turns += 1) {
    const { plain } = said;
    said = spoken(said, (answer) => say(plain, answer));
    expect(said.text).toMatch(/^[\x20-\x7e\n]*$/);
  }
  expect(said.plain.asking.at).toBe('over');
  expect(Math.max(...truthOf(said.plain.model).state.scores)).toBeGreaterThanOrEqual(100);
  expect(flat(said.text)).toContain('Press ENTER to play again.');
});
