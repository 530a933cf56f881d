import { freshProfile } from '@baize/casino';
import { type Hearts, heartsModule } from '@baize/games/hearts';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { floorGame } from '../../floor/floor-game.ts';
import { booksOf, gameFelt } from '../../floor/statistics-view.ts';
import { paint, screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { draw } from '../../view.ts';
import { truthOf } from '../laid.fixture.ts';
import { modelWith, press, room, SEED } from './hearts.fixture.ts';
import { heartsScreen } from './hearts.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 44, rows: 24 },
] as const;
const BAR = 22;

/** The keys of whoever always takes the first three cards, and the first card that may be played. */
const keysFor = (model: Model<Hearts>): readonly string[] => {
  const bar = screenText(draw(room, { ...model, size: SIZES[0] })).split('\n')[BAR] ?? '';
  switch (heartsModule.game.legal(truthOf(model).state, 0)[0]?.type) {
    case 'pass':
      return ['a', 'b', 'c', 'enter'];
    case 'play':
      return [/\[([a-n])\]/.exec(bar)?.[1] ?? ''];
    case 'moon':
      return ['+'];
    default:
      return ['enter'];
  }
};

test.each(['house', 'modern', 'omnibus'] as const)(
  'a whole game under %s rules, drawn at every turn',
  claims('HEA-1.1', 'HEA-8.1'),
  (preset) => {
    let model = press(modelWith({ preset }), 'enter');
    expect(truthOf(model).rules).toEqual(heartsModule.game.presets[preset]);
    for (let turn = 0; turn < 600 && truthOf(model).state.phase !== 'ended'; turn += 1) {
      for (const size of SIZES) {
        const lines = screenText(draw(room, { ...model, size })).split('\n');
        expect(lines.every((line) => [...line].length === size.columns)).toBe(true);
      }
      model = press(model, ...keysFor(model));
    }
    expect(truthOf(model).state.phase).toBe('ended');
    expect(model.table.statistics.rounds).toBe(1);
  },
);

test('a sitting spans a whole game: the books of the floor count one game, and who won it', claims('HEA-7.2'), () => {
  const door = floorGame('hearts', heartsScreen);
  const taken = door.join(freshProfile(), { preset: 'house', others: 3, buyIn: 0, serverSeed: SEED });
  if (!taken.ok) throw new Error(taken.reason);
  let [seat] = taken.place.inFull({ size: SIZES[0], pace: 0, ticket: 0 });
  let { profile } = taken;
  const bar = (): string => screenText(seat.draw()).split('\n')[BAR] ?? '';
  for (let turn = 0; turn < 600 && !bar().includes('[Enter] Leave'); turn += 1) {
    expect(profile.statistics.hearts?.rounds ?? 0).toBe(0);
    const letter = /\[([a-n])\]/.exec(bar())?.[1];
    const keys = bar().includes('Pick') ? ['a', 'b', 'c', 'enter'] : bar().includes('[+]') ? ['+'] : [letter ?? 'enter'];
    for (const key of keys) [seat] = seat.send({ type: 'key', key, at: 1_000 * turn });
    profile = seat.keep(profile);
  }
  const books = booksOf(profile, 'hearts');
  const text = screenText(paint({ columns: 80, rows: 16 }, gameFelt(books, 80)));
  expect(text).toMatch(/HEARTS[\s\S]*Games +1\b[\s\S]*Win rate/);
  expect(text).not.toContain('Net');
  expect((profile.statistics.hearts?.won ?? 0) + (profile.statistics.hearts?.lost ?? 0)).toBe(1);
  expect(profile.balance).toBe(freshProfile().balance);
});
