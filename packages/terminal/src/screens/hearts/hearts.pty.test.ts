import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { builtCommand, freshFolder, runIn, SEED, sitDown } from '../../runtime/pty.fixture.ts';

const command = builtCommand();

const args = (...more: readonly string[]): readonly string[] => [command, 'hearts', '--seed', SEED, '--speed', 'instant', ...more];
const TRICKS = 13;

/** The letter of a card that may be played, and of one that may not. The felt's eleventh row has the tops of the cards. */
const lettersOf = (lines: readonly string[]): { readonly playable: string; readonly barred: string | undefined } => {
  const shown = (lines[18] ?? '').replace(/[^a-m]/g, '');
  const all = [...'abcdefghijklm'].slice(0, (lines[13]?.match(/┌/g) ?? []).length);
  return { playable: shown.charAt(0), barred: all.find((letter) => !shown.includes(letter)) };
};

test.each([80, 44])(
  'a whole hand in a real window of %i columns: the pass, a refused card, thirteen tricks',
  claims('HEA-2.1', 'HEA-3.2'),
  async (columns) => {
    const player = sitDown({ command: process.execPath, args: args(), columns, rows: 24 });
    await player.until('Press ENTER to play');
    player.type('\r');
    await player.until('Pass: left');
    for (const [letter, words] of [
      ['a', 'one picked'],
      ['m', 'two picked'],
      ['c', /Pass them|three picked/i],
    ] as const) {
      player.type(letter);
      await player.until(() => (typeof words === 'string' ? player.text().toLowerCase().includes(words) : words.test(player.text())));
    }
    player.type('\r');
    let isRefused = false;
    for (let trick = 1; trick <= TRICKS; trick += 1) {
      await player.until(`Trick ${trick} of 13`);
      await player.until(() => /\[[a-n]\]/.test(player.lines()[22] ?? ''));
      const { playable, barred } = lettersOf(player.lines());
      if (!isRefused && barred !== undefined) {
        player.type(barred);
        await player.until(() => /so follow|leads the first|aren’t broken yet|No hearts or/.test(player.text()));
        isRefused = true;
      }
      player.type(playable);
    }
    await player.until('After hand 1');
    expect(isRefused).toBe(true);
    expect(player.text()).toMatch(/Total( +\d+){4}/);
    player.type('q');
    await player.until('Leave and give it up?');
    player.type('y');
    expect(await player.exit).toBe(0);
    await player.until('Goodbye, and thank you for the game.');
  },
);

test('a whole hand line by line, from a pipe', claims('HEA-1.1'), () => {
  const home = freshFolder();
  const every = ['c', 'd', 's', 'h'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'].map((rank) => rank + suit),
  );
  // Nobody who pipes a script knows the hand: three cards by trial, then every card until one may be played.
  const first = runIn(home, args('--plain'), 'hand\n').stdout;
  const held = [...first.matchAll(/(Clubs|Diamonds|Spades|Hearts): ([^.]+)\./g)].flatMap(([, suit = '', ranks = '']) =>
    ranks.split(/,\s+/).map((rank) => `${rank.replace('10', 't').charAt(0)}${suit.charAt(0).toLowerCase()}`),
  );
  const script = [held.slice(0, 3).join(' '), ...Array.from({ length: TRICKS }, () => every).flat(), 'score', 'q', 'y'];
  const { stdout, status } = runIn(home, args('--plain'), `${script.join('\n')}\n`);
  expect(status).toBe(0);
  expect(stdout.match(/takes? the trick\b/g)).toHaveLength(TRICKS);
  expect(stdout).toMatch(/Hand 1 is over\. \w+ -?\d+, \w+ -?\d+, \w+ -?\d+, you -?\d+\./);
  expect(stdout).toContain('Next hand (Enter) or leave (q)? > ');
  expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
});
