import type { GameTypes } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import type { TableContext } from '../flow.ts';
import { type Screen, type Size, screenText } from '../kit/cells.ts';
import type { Model } from '../model.ts';
import { init, update } from '../program.ts';
import { draw } from '../view.ts';
import { screens } from './registry.ts';
import type { TableScreen } from './screen.ts';

const SEED = '0'.repeat(64);

/** A table of this game in a window, after these keys. */
const tableOf = <T extends GameTypes>(screen: TableScreen<T>, keys: readonly string[]): ((size: Size) => Screen) => {
  const room: TableContext<T> = { screen: screen.session ?? screen, pace: 0 };
  const preset = Object.keys(screen.module.game.presets)[0] ?? '';
  let model: Model<T> = init(room, { preset, opponents: undefined, seed: SEED }, { columns: 80, rows: 24 });
  for (const [at, key] of keys.entries()) [model] = update(room, model, { type: 'key', key, at: at * 10_000 });
  return (size) => draw(room, { ...model, size });
};

const tables: readonly (readonly [string, () => Promise<(size: Size) => Screen>])[] = [
  ['blackjack', async () => tableOf(await screens.blackjack(), ['enter', '5', '0', 'enter'])],
  ['hearts', async () => tableOf(await screens.hearts(), ['enter', 'a'])],
  ['holdem', async () => tableOf(await screens.holdem(), ['enter'])],
  ['pontoon', async () => tableOf(await screens.pontoon(), ['enter'])],
  ['roulette', async () => tableOf(await screens.roulette(), ['enter', 'space'])],
  ['sabacc', async () => tableOf(await screens.sabacc(), ['enter'])],
];

const rowsOf = (screen: Screen): readonly string[] => screenText(screen).split('\n');
/** A row without anything to read on it. */
const isBare = (row: string): boolean => /^[\s║╟─╢╚═╝]*$/.test(row);

describe.each(tables)('%s', (_, open) => {
  test.each([44, 80, 120])('down to 20 rows nothing is lost that can be read, at %i columns', claims('BLK-5.1'), async (columns) => {
    const table = await open();
    const whole = rowsOf(table({ columns, rows: 24 })).filter((row) => !isBare(row));
    for (const rows of [23, 22, 21, 20]) {
      const shown = rowsOf(table({ columns, rows }));
      expect(shown).toHaveLength(rows);
      // The last thing to go is the title.
      expect(shown.filter((row) => !isBare(row)).slice(-whole.length + 1)).toEqual(whole.slice(1));
    }
  });
  test('a window that is smaller says so, what would do, and draws the table as soon as it has grown', claims('BLK-5.1'), async () => {
    const table = await open();
    const small = screenText(table({ columns: 60, rows: 19 }));
    expect(small.replaceAll(/\s+/g, ' ')).toContain('This window is 60 by 19. The table needs 44 by 20.');
    expect(small).not.toContain('║');
    expect(screenText(table({ columns: 60, rows: 20 }))).toContain('║');
  });
});

describe('what was said', () => {
  test('stands beside the table from 120 columns and 30 rows on', async () => {
    const table = tableOf(await screens.blackjack(), ['enter', '5', '0', 'enter', 's']);
    expect(screenText(table({ columns: 120, rows: 30 }))).toMatch(/┌─ What was said ─+┐[\s\S]*│ Hand 1\. Chips: \$1,000\. +│/);
    expect(screenText(table({ columns: 119, rows: 30 }))).not.toContain('What was said');
    expect(screenText(table({ columns: 120, rows: 29 }))).not.toContain('What was said');
  });
  test('opens over the table on a key, in every game, and is turned line by line', async () => {
    const rounds = Array.from({ length: 6 }, () => ['5', '0', 'enter', 's', 'n', 'enter']).flat();
    const keys = ['enter', ...rounds];
    const screen = await screens.blackjack();
    const at = (...more: readonly string[]): string => screenText(tableOf(screen, [...keys, ...more])({ columns: 80, rows: 24 }));
    expect(at('"')).toContain('┌─ What was said ─');
    expect(at('page-up')).toBe(at('"'));
    expect(at('"', 'up')).not.toBe(at('"'));
    expect(at('"', ...Array.from({ length: 90 }, () => 'page-up'))).toContain('Hand 1. Chips: $1,000.');
    expect(at('"', 'escape')).toBe(at());
    // A slash looks for something in it, n for the next one further up.
    const found = at('"', '/', ...'hand 2', 'enter').split('\n');
    expect(found.some((row) => row.includes('Hand 2. Chips'))).toBe(true);
    expect(at('"', '/', ...'xyz', 'enter')).toContain('Nothing further up says "xyz".');
    expect(at('"', '/', ...'stand', 'enter', 'n')).not.toBe(at('"', '/', ...'stand', 'enter'));
  });
  test.each([44, 80])('holds a hint to its last word at %i columns, and gives it back when it is closed', async (columns) => {
    const screen = await screens.blackjack();
    const at = (...more: readonly string[]): string =>
      screenText(tableOf(screen, ['enter', '5', '0', 'enter', ...more])({ columns, rows: 24 }));
    const said = (text: string): string => text.replace(/[^A-Za-z0-9$.,:-]+/g, ' ');
    const hint = /(?:Hit|Stand|Double|Split)\. .*? on average(?: \w+ (?:(?:wins|loses) \d+|breaks even))?/.exec(said(at('i')))?.[0] ?? '';
    expect(hint).not.toBe('');
    for (const key of ['"', 'page-up']) expect(said(at('i', key))).toContain(hint);
    for (const key of ['"', 'tab', '?']) expect(at('i', key, 'escape')).toBe(at('i'));
  });
});
