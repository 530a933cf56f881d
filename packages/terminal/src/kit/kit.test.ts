import { figure, speakBy } from '@baize/engine';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { amountAdvice, readAmount } from './amounts.ts';
import { CLEAR, coloursIn, ENTER, frameText, hasSigns, LEAVE } from './ansi.ts';
import { asciiScreen, asciiText } from './ascii.ts';
import { cardBlock, handBlock, handWidths, placeBlock, token, tokens } from './cards.ts';
import { blockWidth, hitArea, keyUnder, line, paint, place, screenRoles, screenText, span } from './cells.ts';
import { frameWidth, tooSmall } from './frame.ts';
import { decodeKeys, decodeRest } from './keys.ts';
import { figureRow, keyBar, keyed, sideBySide } from './panel.ts';
import { clean, clip, distance, fitLine, lastThatFit, nearest, rightAligned, signedChips, spread, wrap, wrapList } from './text.ts';

const text = (block: Parameters<typeof place>[2], width = 60): string =>
  screenText(paint({ columns: width, rows: block.length }, [place(0, 0, block)]));

describe('cards', () => {
  test('a whole card, a back and a place', claims('PON-7.1'), () => {
    expect(text(cardBlock('Th'))).toBe('┌─────┐\n│10   │\n│  ♥  │\n│   10│\n└─────┘');
    expect(text(cardBlock('hidden'))).toBe('┌─────┐\n│░░░░░│\n│░░░░░│\n│░░░░░│\n└─────┘');
    expect(text(placeBlock)).toBe('┌╌╌╌╌╌┐\n╎     ╎\n╎     ╎\n╎     ╎\n└╌╌╌╌╌┘');
  });
  test('a hand overlaps by four, then by three, as the width shrinks', () => {
    expect(text(handBlock(['Qs', 'Th', 'Kh'], 15))).toBe(
      '┌───┌───┌─────┐\n│Q  │10 │K    │\n│♠  │♥  │♥    │\n│   │   │    K│\n└───└───└─────┘',
    );
    expect(text(handBlock(['Qs', 'Th', 'Kh'], 10))).toBe('┌──┌──┌──┐\n│Q │10│K │\n│♠ │♥ │♥ │\n│  │  │ K│\n└──└──└──┘');
  });
  test('thirteen cards are 55 and 40 cells wide in an overlap', () => {
    expect(handWidths(13).slice(1)).toEqual([55, 40]);
  });
  test('a hand is never wider than it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 40, max: 110 }), (count, width) => {
        expect(
          blockWidth(
            handBlock(
              Array.from({ length: count }, () => 'Th' as const),
              width,
            ),
          ),
        ).toBeLessThanOrEqual(width);
      }),
    );
  });
  test('tokens', () => {
    expect(
      tokens(['Qs', 'Th', 'hidden'])
        .map((one) => one.text)
        .join(''),
    ).toBe('Q♠ 10♥ ░░');
    expect(token('Qd').role).toBe('red');
  });
});

describe('text', () => {
  test('lines are broken between words, and inside a word only when it is too long', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('', 10)).toEqual(['']);
    expect(wrapList(['Ace of Hearts', '4 of Diamonds', '2 of Spades'], 30)).toEqual(['Ace of Hearts, 4 of Diamonds,', '2 of Spades']);
  });
  test('no line is ever too long, and no word is lost', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 90 }), (words, width) => {
        const lines = wrap(words, width);
        expect(lines.every((one) => [...one].length <= width)).toBe(true);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
      }),
    );
  });
  test('what is too long is cut and says so', () => {
    expect(clip('one two three', 9)).toBe('one two…');
    expect(clip('one two', 9)).toBe('one two');
    expect(
      fitLine(line('abcdef'), 4)
        .map((one) => one.text)
        .join(''),
    ).toBe('abc…');
    expect(lastThatFit(['One.', 'Two.', 'Three.'], 11)).toBe('Two. Three.');
    expect(lastThatFit(['A sentence that is far too long.'], 12)).toBe('A sentence…');
  });
  test('the right end of a row keeps its place', () => {
    expect(
      spread(line('left'), line('right'), 12)
        .map((one) => one.text)
        .join(''),
    ).toBe('left   right');
    expect(
      spread(line('much too long'), line('right'), 12)
        .map((one) => one.text)
        .join(''),
    ).toBe('much … right');
  });
  test('numbers', () => {
    expect([0, 999, 1000, 1234567].map(figure)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([20, -1000, 0].map(signedChips)).toEqual(['+20', '-1,000', '0']);
  });
});

test('figures end in the same column', () => {
  expect(rightAligned(['40', '1,400'])).toEqual(['   40', '1,400']);
});

describe('screens', () => {
  test('what falls outside is cut off, and the later lies over the earlier', () => {
    const screen = paint({ columns: 4, rows: 2 }, [place(0, 2, [line('abc', 'dim')]), place(-1, 0, [line('x'), line('y', 'bold-red')])]);
    expect(screenText(screen)).toBe('y ab\n');
    expect(screenRoles(screen)).toBe('R.dd\n....');
  });
  test('an action that cannot be taken loses its brackets', () => {
    expect(
      keyBar([
        { label: '[T]wist', lit: true },
        { label: '[S]tick', lit: false },
      ]).map((one) => [one.text, one.role]),
    ).toEqual([
      ['[T]', 'bold-cyan'],
      ['wist', 'text'],
      ['  ', 'text'],
      ['Stick', 'dim'],
    ]);
  });
  test('the frame is 80 wide from 80 columns, 44 below, and none below 44 columns or 20 rows', () => {
    const sizes = [
      [120, 40],
      [80, 24],
      [79, 24],
      [44, 24],
      [43, 24],
      [80, 20],
      [80, 19],
    ] as const;
    expect(sizes.map(([columns, rows]) => frameWidth({ columns, rows }))).toEqual([80, 80, 44, 44, undefined, 80, undefined]);
  });
  test('a frame is written whole between synchronised-update marks', claims('BLK-A9'), () => {
    const screen = paint({ columns: 3, rows: 2 }, [place(0, 0, [[span('a', 'bold-red'), span('b', 'dim')]])]);
    expect(frameText(screen, { colours: 'sixteen', theme: 'dark' })).toBe(
      '\x1b[?2026h\x1b[1;1H\x1b[0;1;31ma\x1b[0;2mb\x1b[0m\x1b[K\x1b[2;1H\x1b[K\x1b[?2026l',
    );
  });
  test('NO_COLOR keeps bold and dim, and nothing else', () => {
    const screen = paint({ columns: 2, rows: 1 }, [place(0, 0, [[span('a', 'bold-red'), span('b', 'green')]])]);
    expect(frameText(screen, { colours: 'none', theme: 'dark' })).toBe('\x1b[?2026h\x1b[1;1H\x1b[0;1ma\x1b[0mb\x1b[?2026l');
  });
  test('entering and leaving are each other undone', () => {
    expect(ENTER).toContain('\x1b[?1049h');
    expect(LEAVE).toContain('\x1b[?1049l');
    expect(ENTER).toContain('\x1b[?25l');
    expect(LEAVE).toContain('\x1b[?25h');
    expect(CLEAR).toContain('\x1b[2J');
  });
  test('in ASCII a suit is a letter on a card and a star in a title', () => {
    const screen = paint({ columns: 9, rows: 2 }, [place(0, 0, [line('╔ ♠ ═', 'bold')]), place(1, 0, [line('10♥ ░░ ▸', 'red')])]);
    expect(screenText(asciiScreen(screen))).toBe('+ * =\n10h ## >');
  });
  test('ASCII has a plain sign for everything that is drawn: no question mark stands for one', () => {
    expect(asciiText('né… ▁▂▃▄▅▆▇█ 中')).toBe('ne. _.-=+x%# *');
  });
  test('a red number at Roulette is marked in ASCII too, and not with the letter of a suit', () => {
    const screen = paint({ columns: 9, rows: 2 }, [place(1, 0, [[span('16', 'red'), span('♦', 'bold-red'), span(' 9♦', 'red')]])]);
    expect(screenText(asciiScreen(screen))).toBe('\n16r 9d');
  });
});

describe('keys', () => {
  test('letters in either case, named keys and arrows', () => {
    expect(decodeKeys('tS\r\t \x7f\x03\x0c?').keys).toEqual(['t', 's', 'enter', 'tab', 'space', 'backspace', 'ctrl-c', 'ctrl-l', '?']);
    expect(decodeKeys('\x1b[A\x1b[B\x1bOC\x1b[D\x1b[1;5C').keys).toEqual(['up', 'down', 'right', 'left', 'right']);
  });
  test('sequences that mean nothing here are dropped whole', () => {
    expect(decodeKeys('\x1b[15~\x1b[<0;1;1m\x1b[<35;9;9M\x1b]10;rgb:00/00/00\x07\x1bPstq\x1b\\t').keys).toEqual(['t']);
    expect(decodeKeys('\x00\x01\x02').keys).toEqual([]);
  });
  test('a click is a key with its place, and stands for what is drawn there; the wheel turns', () => {
    expect(decodeKeys('\x1b[<0;12;5M\x1b[<0;12;5m\x1b[<64;1;1M\x1b[<65;1;1M\x1b[<2;3;3M').keys).toEqual([
      'click 12 5',
      'wheel-up',
      'wheel-down',
    ]);
    const screen = paint({ columns: 30, rows: 3 }, [place(1, 2, [keyed('[T]wist  s[P]lit  [Esc] Back')]), hitArea('b', 0, 4, 2, 1)]);
    const under = (column: number, row: number) => keyUnder(screen, `click ${column} ${row}`);
    expect([under(3, 2), under(9, 2), under(10, 2), under(12, 2), under(13, 2), under(22, 2), under(27, 2)]).toEqual([
      't',
      't',
      undefined,
      'p',
      'p',
      'escape',
      'escape',
    ]);
    expect([under(5, 1), under(7, 1), under(99, 99), keyUnder(screen, 't')]).toEqual(['b', undefined, undefined, 't']);
  });
  test('what a terminal says of its background is light or dark', () => {
    expect(decodeKeys('\x1b]11;rgb:ffff/ffff/f0f0\x1b\\\x1b]11;rgb:00/00/20\x07').keys).toEqual(['background-light', 'background-dark']);
  });
  test('colours and signs are as the environment says', () => {
    expect([coloursIn({ TERM: 'xterm' }), coloursIn({ TERM: 'xterm-256color' }), coloursIn({ COLORTERM: 'truecolor' })]).toEqual([
      'sixteen',
      '256',
      'all',
    ]);
    expect([coloursIn({ TERM: 'vt100' }), coloursIn({ TERM: 'dumb' }), coloursIn({ TERM: 'xterm', NO_COLOR: '1' })]).toEqual([
      'none',
      'none',
      'none',
    ]);
    expect([{}, { LANG: 'en_GB.UTF-8' }, { LC_ALL: 'C.utf8' }].map(hasSigns)).toEqual([true, true, true]);
    expect([{ LC_ALL: 'C' }, { LC_ALL: 'C', LANG: 'en_GB.UTF-8' }, { TERM: 'vt100' }, { LANG: 'de_DE.ISO-8859-1' }].map(hasSigns)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  test('a paste is one key, whatever is in it, and costs nothing', () => {
    const paste = (text: string): string => `\x1b[200~${text}\x1b[201~`;
    expect(decodeKeys(`t${paste('cd /srv && ls 500\r')}s`)).toEqual({ keys: ['t', 'pasted', 's'], rest: '' });
    // In pieces, and with an end that is torn in two.
    const whole = paste('x\r'.repeat(5000));
    let [rest, keys]: [string, readonly string[]] = ['', []];
    for (let at = 0; at < whole.length; at += 333) {
      const decoded = decodeKeys(rest + whole.slice(at, at + 333));
      rest = decoded.rest;
      keys = [...keys, ...decoded.keys];
      expect(rest.length).toBeLessThan(20);
    }
    expect([keys, rest]).toEqual([['pasted'], '']);
    expect(decodeRest('\x1b[200~x\r')).toEqual(['pasted']);
  });
  test('a sequence in two pieces waits for its end; one that never comes was Escape', () => {
    expect(decodeKeys('t\x1b[')).toEqual({ keys: ['t'], rest: '\x1b[' });
    expect(decodeKeys('\x1b')).toEqual({ keys: [], rest: '\x1b' });
    expect(decodeRest('\x1b')).toEqual(['escape']);
    expect(decodeRest('')).toEqual([]);
    expect(decodeKeys('\x1b\x1b').rest).toBe('\x1b');
  });
  test('anything at all is read to its end', claims('PON-13.1'), () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 })), (codes) => {
        const input = String.fromCharCode(...codes);
        const { keys, rest } = decodeKeys(input);
        expect(keys.length).toBeLessThanOrEqual(input.length);
        expect(input.endsWith(rest)).toBe(true);
      }),
    );
  });
});

describe('sheets', () => {
  test('two blocks side by side begin in their columns, whichever is longer', () => {
    const row = figureRow(6);
    expect(text(sideBySide([row('Won', '3')], [line('Chips'), line('Margot')], 2, 16), 30)).toBe(
      '  Won          3  Chips\n                  Margot',
    );
  });
});

describe('words', () => {
  test('the distance between words', () => {
    expect([distance('ponton', 'pontoon'), distance('fats', 'fast'), distance('', 'abc'), distance('same', 'same')]).toEqual([1, 1, 3, 0]);
  });
  test('the nearest word, a beginning, or none', () => {
    expect(nearest('brit', ['house', 'british'])).toBe('british');
    expect(nearest('hous', ['house', 'british'])).toBe('house');
    expect(nearest('xyzzy', ['house', 'british'])).toBeUndefined();
    expect(nearest('', ['house'])).toBeUndefined();
    expect(nearest('sped', ['seed', 'speed'])).toBe('speed');
  });
  test('text from outside is one short line of ASCII', claims('PON-13.1'), () => {
    expect(clean('a\x1b[2Jb\n\u202e')).toBe('a?[2Jb??');
    expect(clean('x'.repeat(1_000_000))).toBe(`${'x'.repeat(40)}...`);
  });
});

describe('in German', () => {
  afterEach(() => speakBy(() => 'en'));
  test('thousands are typed with a point, and what is wrong is said in German', () => {
    expect(readAmount('1.250')).toEqual({ ok: false, why: 'Whole amounts only.' });
    speakBy(() => 'de');
    expect(readAmount('1.250')).toEqual({ ok: true, amount: 1250 });
    expect(readAmount('1,5')).toEqual({ ok: false, why: 'Nur ganze Beträge.' });
    expect(amountAdvice({ min: 10, max: 500 }, String)).toBe('Tippe einen Betrag von 10 bis 500.');
    expect(tooSmall({ columns: 40, rows: 10 })).toBe('Dieses Fenster hat 40 mal 10 Zeichen. Der Tisch braucht 44 mal 20.');
  });
});

test('in plain text German letters are spelled out, and quotation marks and dashes have plain ones', () => {
  expect(asciiText('König, Übermut, Größe – „Ähre“')).toBe('Koenig, Uebermut, Groesse - "Aehre"');
  expect(asciiText('Zoë isn’t out: −40')).toBe("Zoe isn't out: -40");
});
