import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { readArguments, seatFor } from './arguments.ts';
import { COMMAND_SPECS } from './commands.ts';
import { refusalSaid, unknown } from './refusals/refusals.ts';
import { pontoonScreen } from './screens/pontoon/pontoon.ts';
import { screens } from './screens/registry.ts';
import { usage, usageOf } from './usage.ts';

const read = (...argv: readonly string[]): ReturnType<typeof readArguments> => readArguments(argv, screens);
const sentence = (...argv: readonly string[]): string => {
  const asked = read(...argv);
  return asked.kind === 'wrong' ? refusalSaid(asked.why) : `not wrong: ${asked.kind}`;
};
const SEED = '0123456789ABCDEF'.repeat(4);

describe('the command line', () => {
  test('-h, --help and help ask for help', () => {
    for (const argv of [['-h'], ['--help'], ['help']]) expect(read(...argv)).toEqual({ kind: 'help' });
    for (const argv of [
      ['pontoon', '--help'],
      ['help', 'pontoon'],
      ['-h', 'vingt-et-un'],
    ])
      expect(read(...argv)).toMatchObject({ kind: 'help', command: { name: 'pontoon' } });
    expect(read('odds', 'blackjack', '--help')).toMatchObject({ command: { name: 'odds' } });
    expect(read('--version')).toEqual({ kind: 'version' });
  });
  test('a game with its options', () => {
    expect(read('pontoon', '--preset', 'british', '--opponents', '5', '--seed', SEED, '--speed=fast', '--plain', '--ascii')).toEqual({
      kind: 'play',
      game: 'pontoon',
      preset: 'british',
      opponents: 5,
      seed: SEED.toLowerCase(),
      speed: 'fast',
      plain: true,
      look: { ascii: true },
    });
    for (const [alias, game] of [
      ['poker', 'holdem'],
      ["Hold'em", 'holdem'],
      ['21', 'blackjack'],
      ['21black', 'blackjack'],
      ['vingt-et-un', 'pontoon'],
    ] as const)
      expect(read(alias)).toMatchObject({ kind: 'play', game });
    expect(read('pontoon', '--seed', 'C0ffee')).toMatchObject({ seed: 'c0ffee'.padStart(64, '0') });
    expect(read('PONTOON')).toMatchObject({ kind: 'play', game: 'pontoon', speed: 'normal', plain: false });
  });
  test('without a game it is the floor', claims('CAS-1.3'), () => {
    expect(read()).toEqual({ kind: 'visit', speed: undefined, plain: false, look: { ascii: false } });
    expect(read('--plain', '--ascii', '--speed', 'fast')).toEqual({ kind: 'visit', speed: 'fast', plain: true, look: { ascii: true } });
    expect(sentence('--seed', SEED)).toBe('--seed goes with a game: baize pontoon --seed. Try --help.');
    expect(sentence('--json')).toBe('--json does nothing here. Try --help.');
  });
  test('files are checked, told again, written and read', () => {
    expect(read('verify', 'a.json')).toEqual({ kind: 'verify', file: 'a.json', evidence: { quick: false } });
    const seal = '0F'.repeat(32);
    expect(read('verify', 'a.json', '--promise', seal, '--words', ' lucky seven', '--quick')).toEqual({
      kind: 'verify',
      file: 'a.json',
      evidence: { promise: seal.toLowerCase(), words: 'lucky seven', quick: true },
    });
    expect(read('verify', 'a.json', '--words', '')).toMatchObject({ evidence: { words: '' } });
    expect(read('verify', 'a.json', '--promise', 'no seal')).toMatchObject({ kind: 'wrong', why: { fault: 'badSeal' } });
    expect(read('replay', 'a.json', '--quick')).toMatchObject({ kind: 'wrong' });
    expect(read('replay', 'a.json', '--json')).toEqual({ kind: 'replay', files: ['a.json'], json: true });
    expect(read('replay', 'a.phh', 'b.phhs')).toEqual({ kind: 'replay', files: ['a.phh', 'b.phhs'], json: false });
    expect(read('export', 'a.json')).toEqual({ kind: 'export', file: 'a.json', sitting: undefined });
    expect(read('export', '--sitting', 'Pontoon', 'a.json')).toEqual({ kind: 'export', file: 'a.json', sitting: 'pontoon' });
    expect(read('export', 'a.phhs')).toEqual({ kind: 'export', file: 'a.phhs', sitting: 'holdem' });
    expect(read('import', 'a.json')).toEqual({ kind: 'import', file: 'a.json' });
    expect(sentence('verify')).toBe('Name a file: baize verify FILE. Try --help.');
    expect(sentence('import', 'a', 'b')).toBe('One file at a time: "b" is one word too many.');
    expect(sentence('export', '--sitting', 'ponton', 'a')).toBe('There is no game "ponton". Did you mean pontoon?');
    expect(sentence('verify', 'a', '--plain')).toBe('--plain does nothing here. Try --help.');
    expect(sentence('verfy')).toBe('There is no game "verfy". Did you mean verify?');
  });
  test('a word that is wrong is answered with the nearest that is right', claims('PON-6.4'), () => {
    expect(sentence('ponton')).toBe('There is no game "ponton". Did you mean pontoon?');
    expect(sentence('chess')).toMatch(/^There is no game "chess"\. There are: pontoon, /);
    expect(sentence('pontoon', '--plane')).toBe('There is no option "--plane". Did you mean --plain?');
    expect(sentence('pontoon', '--speed', 'fats')).toBe('There is no speed "fats". Did you mean fast?');
    expect(sentence('pontoon', '-x')).toBe('There is no option "-x". Try --help.');
    expect(sentence('pontoon', 'twist')).toBe('One game at a time: "twist" is one word too many.');
  });
  test('a value that is missing, wrong or too much is told plainly', () => {
    expect(sentence('pontoon', '--preset')).toBe('--preset needs a value. Try --help.');
    expect(sentence('pontoon', '--plain=yes')).toBe('--plain takes no value. Leave out "yes".');
    expect(sentence('pontoon', '--seed', 'xyz')).toBe('A seed is up to 64 hex digits: 0 to 9 and a to f.');
    expect(sentence('pontoon', '--seed', '0'.repeat(65))).toContain('up to 64 hex digits');
    expect(sentence('pontoon', '--opponents', 'many')).toBe('--opponents needs a whole number, not "many".');
  });
  test('what was typed is cleaned before it is shown', claims('PON-13.1'), () => {
    expect(unknown('game', '\x1b[31mred\x07', ['pontoon'])).toBe('There is no game "?[31mred?". There is: pontoon.');
    expect(sentence('x'.repeat(100_000)).length).toBeLessThan(260);
    for (const name of ['__proto__', 'constructor', 'toString']) expect(sentence(name)).toContain('There is no game');
  });
  test('the help names every option, game and preset', () => {
    const text = [
      usage(),
      usage('games'),
      usage('commands'),
      usage('options'),
      ...COMMAND_SPECS.map((command) => usageOf(command, ['easy'])),
    ].join('\n');
    for (const word of [
      'pontoon',
      'verify',
      'replay',
      'export',
      'import',
      '--sitting',
      '--json',
      '--preset',
      'house',
      'british',
      '--opponents',
      '--seed',
      '--speed',
      '--plain',
      '--ascii',
      '--version',
    ])
      expect(text).toContain(word);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('a place at the table', () => {
  const seed = SEED.toLowerCase();
  const seat = (...argv: readonly string[]): ReturnType<typeof seatFor> => {
    const asked = read('pontoon', ...argv);
    if (asked.kind !== 'play') throw new Error(asked.kind);
    return seatFor(pontoonScreen, asked, seed);
  };
  test('the house rules and the usual company unless told', () => {
    expect(seat()).toEqual({ ok: true, seating: { preset: 'house', opponents: undefined, seed } });
    expect(pontoonScreen.opening({ preset: 'british', opponents: undefined, seed }).names).toHaveLength(4);
  });
  test('an unknown preset and too many opponents are told', () => {
    const why = (...argv: readonly string[]): string => {
      const found = seat(...argv);
      return found.ok ? 'a seat' : refusalSaid(found.why);
    };
    expect(why('--preset', 'brutish')).toBe('There is no preset "brutish". Did you mean british?');
    expect(why('--preset', 'british', '--opponents', '8')).toBe('With the preset british, a table has 1 to 7 opponents.');
    expect(why('--opponents', '2')).toBe('With the preset house you play alone: leave out --opponents.');
  });
});

test('odds are asked for by game, and what follows is left to it', () => {
  expect(read('odds', 'roulette', '--preset', 'french', '--json')).toEqual({
    kind: 'odds',
    game: 'roulette',
    args: ['--preset', 'french', '--json'],
  });
  expect(read('odds')).toEqual({ kind: 'odds', game: '', args: [] });
  expect(read('odds', 'poker')).toEqual({ kind: 'odds', game: 'holdem', args: [] });
  expect(read('odds', '--help')).toMatchObject({ kind: 'help', command: { name: 'odds' } });
});
