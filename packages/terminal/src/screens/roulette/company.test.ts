import type { Bettor, Roulette, State } from '@baize/games/roulette';
import { expect, test } from 'vitest';
import { expectAscii } from '../../golden.fixture.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { faultIn } from '../../runtime/assault.fixture.ts';
import { draw } from '../../view.ts';
import { laidModel, talkAt, truthOf } from '../laid.fixture.ts';
import { betsOn, drawn, press, room, SEED } from './roulette.fixture.ts';
import { rouletteScreen } from './roulette.ts';

const MARKS = ['●', '■', '▲', '◇', '▼', '▸', '◂'];
const SPOTS = ['17', '1', '5', '9', '13', '21', '25'];
const sizes: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 60, rows: 24 },
  { columns: 44, rows: 24 },
];

/** Seven at a board, each with a bet of their own and the last six on red too. */
const seven = (size: Size, change: Partial<State> = {}): Model<Roulette> => {
  const seated = init(room, { preset: 'shared', opponents: 6, seed: SEED }, size);
  const players = truthOf(seated).state.players.map((player, seat): Bettor => {
    const bets = betsOn([
      [SPOTS[seat] ?? '0', 100 + seat],
      ['red', 400],
    ]);
    return { ...player, stack: 1_234_567, bets, layings: [bets] };
  });
  return laidModel(room, seated, { state: { players, ...change }, events: [] });
};

test.each(sizes)('seven marks are told apart on the board without colour, at $columns columns', (size) => {
  const model = seven(size);
  const board = drawn(model);
  for (const mark of MARKS) expect([mark, board.includes(mark)]).toEqual([mark, true]);
  expect(faultIn(draw(room, model), size)).toBeUndefined();
  expectAscii(draw(room, model));
});

test('one’s own chip lies on top where others have laid too', () => {
  const row = drawn(seven({ columns: 80, rows: 24 }))
    .split('\n')
    .find((line) => line.includes('BLACK'));
  expect(row).toContain('●');
  expect(MARKS.slice(1).filter((mark) => row?.includes(mark))).toEqual([]);
});

test.each(sizes)('what others have laid, and then what the spin brought them, is told beside the wheel at $columns columns', (size) => {
  const begun = init(room, { preset: 'shared', opponents: 6, seed: SEED }, size);
  const result = press(begun, 'enter', 'space', 'enter');
  const names = truthOf(result).names.slice(1);
  expect(truthOf(result).state.phase).toBe('between');
  for (const name of names) expect([name, drawn(result).includes(name.slice(0, 7))]).toEqual([name, true]);
  expect(drawn(result)).toContain('Next spin');
  expect(faultIn(draw(room, result), size)).toBeUndefined();
  const next = press(result, 'enter');
  expect([truthOf(next).state.phase, truthOf(next).state.spins]).toEqual(['betting', 1]);
});

test('line by line, what others did is one line each', () => {
  const said = talkAt(rouletteScreen, { preset: 'banked', opponents: 2, seed: SEED }, ['17 25', 'done']);
  const lines = said.text.split('\n');
  expect(lines[0]).toBe('You bet 25 on 17.');
  expect(lines.filter((line) => / (?:bets|makes) /.test(line))).toHaveLength(1);
  // The bank, and the other who bets.
  expect(lines.filter((line) => /^(?!You)\S+ (?:wins|loses) \d+\.$/.test(line))).toHaveLength(2);
  expect(said.text).toContain('Ready for the next spin?');
});
