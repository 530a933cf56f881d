import { readFileSync } from 'node:fs';
import { LANGUAGES, speakBy } from '@baize/engine';
import type { Pontoon } from '@baize/games/pontoon';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { answerPlain, endPlain, startPlain } from './plain.ts';
import { talkAt } from './screens/laid.fixture.ts';
import { SEED, stacked } from './screens/pontoon/pontoon.fixture.ts';
import { pontoonScreen } from './screens/pontoon/pontoon.ts';
import type { TableScreen } from './screens/screen.ts';

const house = { preset: 'house', opponents: undefined, seed: SEED };
const british = { preset: 'british', opponents: 3, seed: SEED };

/** Everything that is said to these answers, with the answers where they were typed. */
const transcript = (...[screen, seating, answers]: Parameters<typeof talkAt<Pontoon>>): string =>
  talkAt(screen, seating, answers).transcript;

const STORY = 'Ah Ks 4d 5h 2s 3c 4c Kh 7d Ac 9c';
const staged: TableScreen<Pontoon> = { ...pontoonScreen, module: stacked(STORY) };

describe('plain mode', () => {
  test(
    'two rounds read exactly as they should',
    claims('PON-1.1', 'PON-2.2', 'PON-4.7', 'PON-5.1', 'PON-5.5', 'PON-6.1', 'PON-6.3', 'PON-7.1', 'PON-12.6'),
    () => {
      const golden = readFileSync(new URL('./screens/golden/pontoon-plain.txt', import.meta.url), 'utf8');
      const text = transcript(staged, house, ['t', 'hold', 'twist', 's', '', 'q']);
      // A trailing blank after a prompt does not show in a file.
      const trimmed = text.split('\n').map((line) => line.trimEnd());
      expect(trimmed.join('\n')).toBe(golden.split('\n').slice(1).join('\n'));
    },
  );
  test('either case, words and letters, blanks around them', () => {
    for (const answer of ['T', 'Twist', '  twist  ', 'TWIST'])
      expect(transcript(staged, house, [answer])).toContain('You twist and get the 2 of spades. Soft 17.');
  });
  test('every prompt names its answers and ends in "> "', claims('PON-12.2'), () => {
    for (const answers of [[], ['s'], ['s', ''], ['q']])
      expect(transcript(staged, house, answers)).toMatch(/\((?:t|s|Enter|q|y|n)\).*\? > $/);
  });
  test(
    'leaving in the middle of a round asks, and it is not counted; y leaves, n plays on, anything else asks again',
    claims('PON-5.5'),
    () => {
      const text = transcript(staged, house, ['q', 'what', 'n', 'q', 'y']);
      expect(text).toContain("The round isn't over and won't count. Leave? Yes (y) or no (n)? > ");
      expect(text).toContain('Type y or yes to leave, n or no to play on.');
      expect(text).toMatch(/Rounds: 0\. Won: 0\. Lost: 0\.\nGoodbye, and thank you for the game\.\n$/);
    },
  );
  test('help tells the rules and the answers; hint and score answer too', () => {
    const text = transcript(staged, house, ['?', 'rules', 'hint', 'score']);
    expect(text).toContain('The banker twists on 16 or less');
    // The commands come first, the rules on request.
    expect(text).toContain(
      'stick (s)? > ?\nType t or twist, s or stick, q to quit.\nFor information: hand, table, pot, who, score, cards.',
    );
    expect(text).toContain('Rounds: 0. Won: 0. Lost: 0.');
  });
  test('a move that is not offered is refused with its reason', () => {
    expect(transcript(staged, house, ['s', 't'])).toContain('The round is over.');
    expect(transcript(staged, house, [''])).toContain('Type t or twist, s or stick, ? for help, q to quit.');
  });
  test('hostile input is cleaned before it is shown, and nothing breaks', claims('PON-6.2', 'PON-9.2', 'PON-13.1'), () => {
    const nasty = [
      '\x1b[2J\x1b[31mred',
      '\x07\x00\x08',
      'ü'.repeat(5000),
      '%s%n`rm`$(id)',
      '../../etc/passwd',
      '__proto__',
      'constructor',
      'toString',
    ];
    for (const answer of nasty) {
      const { text } = answerPlain(staged, startPlain(staged, house).plain, answer);
      expect(text).toMatch(/^[\x20-\x7e\n]{1,300}$/);
      expect(text.replaceAll('\n', ' ')).toContain(
        'is not a move here. Type t or twist, s or stick, ? for help, q to quit. Twist (t) or stick (s)? > ',
      );
    }
    const [first = ''] = nasty;
    expect(answerPlain(staged, startPlain(staged, house).plain, first).text).toContain('"?[2j?[31mred" is not a move here.');
  });
  test('any answers at all keep the table going, in ASCII lines of 80 at most', claims('PON-9.1'), () => {
    const answer = fc.oneof(
      fc.constantFrom('t', 's', '', 'twist', 'b', 'b 10', '20', 'p', 'show', '?', 'i', 'score', 'n', 'q', 'no'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.constantFrom(house, british), fc.array(answer, { maxLength: 20 }), (seating, answers) => {
        let said = startPlain(pontoonScreen, seating);
        for (const text of answers) {
          if (said.plain.asking.at === 'end') break;
          said = answerPlain(pontoonScreen, said.plain, text);
          expect(said.text).toMatch(/^[\x20-\x7e\n]*$/);
          expect(Math.max(...said.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
        }
      }),
      { numRuns: 8 },
    );
  });
  test('a narrow window has narrow lines', () => {
    const { text } = startPlain(staged, house, 30);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(30);
    expect(text.replaceAll('\n', ' ')).toContain('Welcome to Pontoon, house rules. You against the banker.');
  });
  test('the end of the input says goodbye on a line of its own', () => {
    expect(endPlain(staged, startPlain(staged, house).plain).text).toBe(
      '\nRounds: 0. Won: 0. Lost: 0.\nGoodbye, and thank you for the game.\n',
    );
  });
});

describe('among players', () => {
  test('a stake is a number, and Enter gives the last one again', () => {
    const text = transcript(pontoonScreen, british, ['20']);
    expect(text).toContain('Your stake, 10 to 50? > 20\nYou stake 20.');
    expect(text).toMatch(/You, \w+, \w+ and \w+, with 1,000\schips each\./);
  });
  test('a stake out of range is refused with the range', () => {
    expect(transcript(pontoonScreen, british, ['5'])).toContain('The smallest stake is 10.');
    expect(transcript(pontoonScreen, british, ['99999999999'])).toContain('Stake 10 to 50.');
  });
  test('buying takes the amount with the word, or asks for it', () => {
    const asked = transcript(pontoonScreen, british, ['20', 'b']);
    const direct = transcript(pontoonScreen, british, ['20', 'buy 30']);
    const shown = direct.includes('You buy a card for 30:') || direct.includes('pontoon');
    expect(shown).toBe(true);
    if (direct.includes('You buy a card for 30:')) {
      expect(asked).toContain('How much, 20 to 40? Back (Enter)? > ');
      expect(transcript(pontoonScreen, british, ['20', 'b', '30'])).toContain('You buy a card for 30:');
      expect(transcript(pontoonScreen, british, ['20', 'b', ''])).toMatch(/\(b and the amount\).*> $/s);
    }
  });
  test('the score in the middle of a hand says nothing of leaving, and what is given up is in the last one', () => {
    expect(transcript(pontoonScreen, british, ['20', 'score'])).toMatch(/> score\nRounds: 0\. Won: 0\. Lost: 0\.\n(?!You leave)/);
    const text = transcript(pontoonScreen, british, ['20', 'q', 'y']);
    expect(text).toContain('Rounds: 1. Won: 0. Lost: 1.\nYou leave the table with 980 chips.');
  });
  test('another round is a question: yes, no, and Enter', claims('PON-5.1'), () => {
    const ended = ['20', 's', 's', 's'];
    const asked = transcript(pontoonScreen, british, ended);
    expect(asked).toMatch(/Another round: yes \(y or Enter\) or no \(n\)\? > $/);
    for (const yes of ['y', 'yes', '']) expect(transcript(pontoonScreen, british, [...ended, yes])).toContain('Round 2.');
    for (const no of ['n', 'no'])
      expect(transcript(pontoonScreen, british, [...ended, no])).toMatch(/You leave the table with [\d,]+ chips\.\nGoodbye/);
  });
  test('leaving says what stays behind and what is taken along', () => {
    const text = transcript(pontoonScreen, british, ['20', 'q', 'y']);
    if (text.includes('Leave?')) expect(text).toContain("You lose the 20 chips you've staked and leave with 980.");
    expect(text).toContain('You leave the table with');
  });
});

describe.each(LANGUAGES)('while %s is spoken', (language) => {
  beforeEach(() => speakBy(() => language));
  afterEach(() => speakBy(() => 'en'));

  test('what only tells is asked for in both languages, and leaving is agreed to in both', () => {
    const told = (answer: string): string => answerPlain(staged, startPlain(staged, house).plain, answer).text;
    for (const [english, german] of [
      ['hand', 'Blatt'],
      ['table', 'Tisch'],
      ['pot', 'Topf'],
      ['who', 'wer'],
      ['score', 'Punkte'],
      ['rules', 'Regeln'],
      ['again', 'nochmal'],
      ['help', 'Hilfe'],
    ] as const)
      expect(told(german)).toBe(told(english));
    for (const yes of ['y', 'yes', 'j', 'Ja']) {
      const asked = answerPlain(staged, startPlain(staged, house).plain, 'q');
      expect(answerPlain(staged, asked.plain, yes).plain.asking.at).toBe('end');
    }
    const asked = answerPlain(staged, startPlain(staged, house).plain, 'Ende');
    expect(answerPlain(staged, asked.plain, 'nein').plain.asking.at).toBe('choice');
  });
  test('every line is ASCII', () => {
    expect(transcript(staged, house, ['?', 'rules', 'q', 'what', 'n', 'xyz'])).toMatch(/^[\x20-\x7e\n]*$/);
  });
});
