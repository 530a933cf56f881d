import { fileURLToPath } from 'node:url';
import { chooseAt } from '@baize/casino';
import { figure } from '@baize/engine';
import { type Event, parseBet, presets, type Roulette, spots, verdictOn } from '@baize/games/roulette';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { ownTable } from '../../driver.ts';
import { expectKept, expectScreen, NARROW, SIZES, WIDE } from '../../golden.fixture.ts';
import { asciiScreen } from '../../kit/ascii.ts';
import { keyUnder, type Size, screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { answerPlain } from '../../plain.ts';
import { update } from '../../program.ts';
import { faultIn } from '../../runtime/assault.fixture.ts';
import { draw } from '../../view.ts';
import { talkAt, truthOf } from '../laid.fixture.ts';
import {
  betsOn,
  drawn,
  faultsUnderCursor,
  keysOf,
  type LaidState,
  modelWith,
  ownAt,
  press,
  rolesOf,
  room,
  SEED,
} from './roulette.fixture.ts';
import { rouletteScreen } from './roulette.ts';

const golden = (name: string): string => fileURLToPath(new URL(`../golden/roulette-${name}`, import.meta.url));

// The story of the reference screens: five bets, and the ball on 20.
const laid = betsOn([
  ['17', 25],
  ['17/20', 10],
  ['25/26/28/29', 10],
  ['red', 50],
  ['dozen-2', 20],
]);
const before: Partial<LaidState> = {
  stack: 1135,
  bets: laid,
  layings: laid.map((bet) => [bet]),
  spins: 6,
  number: 32,
  history: [32, 0, 17, 5, 26, 11],
};
const lastBet: Event = { type: 'bet-placed', seat: 0, spot: '25/26/28/29', amount: 10 };
const after: Partial<LaidState> = {
  ...before,
  stack: 1375,
  bets: [],
  layings: [],
  last: laid,
  spins: 7,
  number: 20,
  history: [20, 32, 0, 17, 5, 26],
  verdicts: laid.map((bet) => verdictOn(presets.house, bet, 20)),
};

const betsAt = (size: Size): Model<Roulette> => modelWith({ size, state: before, draft: { cursor: '8' }, events: [lastBet] });
const spinAt = (size: Size): Model<Roulette> =>
  modelWith({ size, state: { ...before, phase: 'spinning', spins: 7, number: 20, layings: [] }, draft: { spin: '7', wheel: '23' } });
const resultAt = (size: Size): Model<Roulette> =>
  modelWith({ size, state: after, statistics: { rounds: 7, won: 3, lost: 4, net: 375, biggestWin: 300 } });

const over = (size: Size, ...keys: readonly string[]) => press(betsAt(size), ...keys);
const all = betsOn(spots(presets.european).map(({ id }, at) => [id, at + 1]));
const fullAt = (size: Size): Model<Roulette> => modelWith({ preset: 'european', size, state: { stack: 5, bets: all, layings: [all] } });

describe('the screens', () => {
  const screens = [
    ['bets', 'the board with its numbers and colours, the chips where they lie, and the cursor', claims('CAS-4.1', 'CAS-4.3'), betsAt],
    ['spin', 'the wheel turns in one line', claims('CAS-4.14'), spinAt],
    ['result', 'the result tells every bet and the sum', claims('CAS-4.16', 'CAS-4.17'), resultAt],
    ['welcome', 'the welcome tells how to bet', {}, (size: Size) => ({ ...betsAt(size), page: { at: 'welcome' } as const })],
    ['help', 'help has the keys', {}, (size: Size) => over(size, '?')],
    ['leave', 'leaving with chips on the board asks first', claims('CAS-4.18'), (size: Size) => over(size, 'q')],
    ['list', 'Tab lists the bets, each with what it would win', claims('CAS-4.21'), (size: Size) => over(size, 'tab')],
    ['score', 'after the spin Tab has the score', claims('CAS-4.21'), (size: Size) => press(resultAt(size), 'tab')],
    ['full', 'a board full of bets still fits', {}, fullAt],
    ['full-list', 'so does the list of them all', {}, (size: Size) => press(fullAt(size), 'tab')],
    [
      'full-spin',
      'and the spin',
      {},
      (size: Size) => modelWith({ preset: 'european', size, state: { stack: 5, bets: all, phase: 'spinning', spins: 1, number: 7 } }),
    ],
  ] as const;
  for (const [name, title, held, at] of screens)
    test(title, held, async () => {
      await expectScreen(golden(name), (size) => draw(room, at(size)));
    });
  test('every cell has its role', async () => {
    await expectKept(golden('bets-roles-80.txt'), rolesOf(betsAt(WIDE)));
    expect(screenText(asciiScreen(draw(room, betsAt(WIDE))))).toContain('|*17 * 20 |');
  });
});

describe.each(SIZES)('over the table, at $columns columns', (size) => {
  test('help has the rules and every payout', claims('CAS-4.19'), () => {
    const pages = [1, 2, 3, 4, 5, 6, 7].map((turns) => drawn(press(betsAt(size), '?', ...Array(turns).fill('right'))));
    // The frames' own rows stand between the pages.
    const text = pages
      .map((page) => page.split('\n').slice(4, 18).join(' '))
      .join(' ')
      .replace(/[║│\s]+/g, ' ');
    expect(text).toMatch(/Corner (?:where four numbers meet )?11 to 1 \+29\.73/);
    expect(text).toMatch(/Low or high (?:in its box, 1 to 18 or 19 to 36 )?2 to 1 \+45\.95/);
    expect(text).toMatch(/Red or black .*1 to 1 [-−]2\.70/);
  });
  test('leaving while the wheel turns says what stays behind', claims('CAS-4.18'), () => {
    expect(drawn(press(spinAt(size), 'q'))).toContain('Leave and lose 115?');
  });
  test('every bet of the board has its place under the cursor, and nothing leaves the frame', () => {
    // Some of them; the long test lays them all.
    const some = spots(presets.european).filter((_, at) => at % 12 === 0 || at > 150);
    expect(some.flatMap(({ id }) => faultsUnderCursor(id, size))).toEqual([]);
  });
  test('bets of millions stay inside the frame, and lose no digit', () => {
    const bets = betsOn([
      ['25/26/28/29', 1_234_567],
      ['dozen-3', 2_345_678],
    ]);
    const stack = 98_765_432;
    const verdicts = bets.map((bet) => verdictOn(presets.house, bet, 26));
    const models = [
      modelWith({ size, state: { stack, bets, layings: [bets] }, draft: { cursor: '25/26/28/29', chip: '9999999' } }),
      modelWith({ size, state: { stack, bets, phase: 'spinning', spins: 1, number: 26 } }),
      modelWith({ size, state: { stack, bets: [], layings: [], last: bets, spins: 1, number: 26, verdicts, history: [26] } }),
    ];
    for (const model of models) {
      const shown = drawn(model);
      expect(faultIn(draw(room, model), size)).toBeUndefined();
      for (const { amount } of bets) expect(shown.replace(/\s+/g, ' ')).toContain(figure(amount));
    }
    expect(drawn(models[2] ?? modelWith())).toContain(figure(11 * 1_234_567));
  });
});

describe('keys', () => {
  const board = (model: Model<Roulette>) => ownAt(model).bets.map(({ spot, amount }) => `${amount} on ${spot}`);
  const promptOf = (model: Model<Roulette>): string => drawn(model).split('\n')[21]?.replaceAll('║', '').trim().split(/ {3,}/)[0] ?? '';

  test('the arrows walk cells, edges and crossings; Space lays the chip there', claims('CAS-4.3', 'CAS-4.4', 'CAS-4.6'), () => {
    const model = press(modelWith(), 'right', 'up', 'space', ...keysOf('100'), 'down', 'space', 'space');
    expect(board(model)).toEqual(['25 on 17/18/20/21', '200 on 17/20']);
    expect(promptOf(model)).toBe('The 17/20 split pays 17 to 1. Chip: 100');
    expect(drawn(model)).toContain('100 more on the 17/20 split, 200 in all, pays 17 to 1.');
  });
  test('a click on the cloth lays the chip there: on a number, an edge, a crossing, a box', () => {
    const screen = (model: Model<Roulette>) => draw(room, model);
    /** Clicks where the sign stands that is drawn for this bet under the cursor. */
    const clickOn = (spot: string, model: Model<Roulette>, size = WIDE): Model<Roulette> => {
      const cells = screen({ ...model, size, draft: { ...model.draft, cursor: spot } }).cells;
      const row = cells.findIndex((line, at) => at > 2 && line.some(({ char, role }) => char === '[' && role === 'bold-cyan'));
      const column = (cells[row]?.findIndex(({ char, role }) => char === '[' && role === 'bold-cyan') ?? 0) + 2;
      const key = keyUnder(screen({ ...model, size }), `click ${column + 1} ${row + 1}`);
      return key === undefined ? model : press({ ...model, size }, key);
    };
    for (const spot of ['17', '36', '0', 'red', 'dozen-2', 'low']) expect(board(clickOn(spot, modelWith()))).toEqual([`25 on ${spot}`]);
    for (const spot of ['17', 'red', '20']) expect(board(clickOn(spot, modelWith(), NARROW))).toEqual([`25 on ${spot}`]);
    expect(board(clickOn('17', press(modelWith(), ...keysOf('50'))))).toEqual(['50 on 17']);
    expect(board(clickOn('17', press(modelWith(), ...keysOf('red 50'))))).toEqual([]);
    const keys = new Set(
      screen(modelWith())
        .cells.flat()
        .map(({ key }) => key),
    );
    for (const { id } of spots(presets.house)) expect([id, keys.has(`@${id}`)]).toEqual([id, true]);
  });
  test('a number alone sets the chip: it lays nothing and spins nothing', () => {
    const typed = press(modelWith(), 'space', ...keysOf('50'));
    expect(drawn(typed)).toContain('[Enter] Chip 50');
    const set = press(typed, 'enter');
    expect([board(set), truthOf(set).state.phase, set.note]).toEqual([
      ['25 on 17'],
      'betting',
      'Your chip is now 50. Space bets it on 17.',
    ]);
    expect(board(press(set, 'space'))).toEqual(['75 on 17']);
    expect(press(modelWith(), ...keysOf('20 '), 'enter').note).toBe('Your chip is now 20. To bet on 20, type 20 25.');
    expect(board(press(modelWith(), ...keysOf('50'), 'down', 'space'))).toEqual(['50 on 16/17']);
  });
  test('on its end the board is walked the way it lies', () => {
    const model = press(modelWith({ size: NARROW }), 'down', 'space', 'right', 'space');
    expect(board(model)).toEqual(['25 on 17/20', '25 on 17/18/20/21']);
  });
  test('undo, clear, double and last', () => {
    const model = press(modelWith({ state: { last: betsOn([['red', 40]]) } }), 'space', '*', '=', 'u');
    expect(board(model)).toEqual(['50 on 17']);
    expect(board(press(model, 'x'))).toEqual([]);
    expect(drawn(press(model, 'x', 'x'))).toContain('There are no bets on the board. Place a bet, undo or repeat your last');
  });
  test('bets are said in words, begun with any letter or digit that is no key', () => {
    const say = (text: string, model = modelWith()) => press(model, ...keysOf(text), 'enter');
    expect(board(say('red 100'))).toEqual(['100 on red']);
    expect(board(say('street 13 10'))).toEqual(['10 on 13-15']);
    expect(board(say('corner 25 10'))).toEqual(['10 on 25/26/28/29']);
    expect(board(say('b 17 50'))).toEqual(['50 on 17']);
    expect(board(say('13-15 10'))).toEqual(['10 on 13-15']);
    const split = say('17/20 10');
    expect(board(split)).toEqual(['10 on 17/20']);
    expect(promptOf(split)).toBe('17 straight up pays 35 to 1. Chip: 25');
    expect(board(say('$1,000 on red', modelWith({ state: { stack: 2000 } })))).toEqual(['1000 on red']);
    expect(drawn(modelWith())).toContain('or type: 17 50, red 50');
    expect(board(say('23 50'))).toEqual(['50 on 23']);
    expect(board(say('25 on 20'))).toEqual(['25 on 20']);
    expect(board(say('20 5'))).toEqual(['5 on 20']);
    // Words that begin as a command does are words.
    expect(board(say('dozen 1 10', press(modelWith(), 'space')))).toEqual(['25 on 17', '10 on dozen-1']);
    expect(board(say('low 10'))).toEqual(['10 on low']);
    expect(board(say('double', press(modelWith(), 'space')))).toEqual(['50 on 17']);
    expect(board(say('-5 on red', press(modelWith(), 'space')))).toEqual(['25 on 17']);
    expect(board(say('17/18 25'))).toEqual(['25 on 17/18']);
    expect(board(say('black'))).toEqual(['25 on black']);
    expect(truthOf(say('spin', press(modelWith(), 'space'))).state.spins).toBe(1);
    expect(drawn(say('b 17/21 5'))).toContain('17 and 21 aren’t next to each other. Next to 17 are 14, 16, 18 and 20.');
    expect(board(say('tiers 5', modelWith({ preset: 'french' })))).toHaveLength(6);
  });
  test('the arrow to the right completes what is typed, Escape gives it up', () => {
    const typed = press(modelWith(), ...keysOf('str'));
    expect(promptOf(typed)).toBe('Your bet: str_eet');
    expect(drawn(typed)).toContain('[Enter] OK  [→] Complete  [Esc] Back');
    expect(promptOf(press(typed, 'right'))).toMatch(/^Your bet: street _/);
    expect(promptOf(press(typed, 'escape'))).toBe('17 straight up pays 35 to 1. Chip: 25');
    expect(promptOf(press(typed, 'backspace', 'backspace', 'backspace'))).toBe('17 straight up pays 35 to 1. Chip: 25');
    expect(promptOf(press(typed, '中', '\u009b', '\u202e', '\u00ad'))).toBe('Your bet: str_eet');
    // While a line is typed its letters are letters: no q leaves, no u undoes.
    expect(promptOf(press(typed, 'q', 'u', '?'))).toMatch(/^Your bet: strqu\?_/);
  });
  test('a bet beyond the chips is refused with the most that is possible', claims('CAS-4.2'), () => {
    const model = press(modelWith({ state: { stack: 40 } }), ...keysOf('17 50'), 'enter');
    expect(drawn(model)).toContain('You have 40 chips left. Bet 40 or less.');
  });
});

test('a line means the same typed on the board and line by line, and what is not understood lays nothing and never spins', () => {
  const places = fc.constantFrom(
    '17',
    '23',
    '0',
    '36',
    '17/20',
    '13-15',
    'red',
    'dozen 1',
    'low',
    '2nd 12',
    'column 1',
    'street 13',
    '37',
    '17/21',
  );
  const amounts = fc.constantFrom('5', '50', '1,000', '$25', '0', '1e2', '2.5', '-5', 'abc', '99999999');
  const said = fc.oneof(
    fc.tuple(places, amounts).map(([place, amount]) => `${place} ${amount}`),
    fc.tuple(amounts, places).map(([amount, place]) => `${amount} on ${place}`),
    fc.tuple(amounts, places).map(([amount, place]) => `${amount} ${place}`),
    fc
      .array(fc.constantFrom('1', '7', '20', ' ', ' ', 'on', 'red', '/', '-', '.', 'b', 'd', 'l'), { minLength: 1, maxLength: 9 })
      .map((parts) => parts.join('').trimStart()),
  );
  fc.assert(
    fc.property(
      // A dash alone takes back what is under the cursor, which a line has none of.
      said.filter((text) => !['', '-'].includes(text.trim())),
      (text) => {
        const before = press(modelWith({ state: { stack: 2000 } }), 'space');
        const typed = truthOf(press(before, ...keysOf(text), 'enter')).state;
        const slip = parseBet(presets.house, text, 25);
        const isChip = /^\$?[\d,]+$/.test(text.trim());
        const expected = isChip || !slip.ok ? before.table : chooseAt(rouletteScreen.module, ownTable(before.table), slip.action);
        expect(typed).toEqual(truthOf({ table: expected }).state);
        const line = answerPlain(rouletteScreen, { model: before, width: 80, asking: { at: 'choice' } }, text);
        const spoken = parseBet(presets.house, text);
        const plain = spoken.ok ? chooseAt(rouletteScreen.module, ownTable(before.table), spoken.action) : before.table;
        expect(truthOf(line.plain.model).state).toEqual(truthOf({ table: plain }).state);
      },
    ),
    { seed: 29, numRuns: 150 },
  );
});

describe('the wheel', () => {
  const spun = () => press(modelWith({ state: { stack: 1000 } }), 'space');
  const paced = { ...room, pace: 1 };

  /** Spins, and lets every pause end: the pauses, each with the pocket under the mark, and the table after it all. */
  const runOut = (model: Model<Roulette>) => {
    let [now, commands] = update(paced, model, { type: 'key', key: 'enter', at: 0 });
    const frames: { ms: number; under: string; history: string }[] = [];
    for (let wait = commands.at(-1); wait?.type === 'wait'; wait = commands.at(-1)) {
      const rows = drawn(now).split('\n');
      frames.push({ ms: wait.ms, under: rows[5]?.slice(38, 42).trim() ?? '', history: rows[1] ?? '' });
      [now, commands] = update(paced, now, { type: 'tick', ticket: wait.ticket });
    }
    return { frames, model: now };
  };

  test(
    'it turns, slows down pocket by pocket, and stops under the number that was drawn, in every one of 2 spins',
    claims('CAS-4.14'),
    () => {
      let model = press(modelWith(), ...keysOf('red 1'), 'enter');
      for (let spins = 0; spins < 2; spins += 1) {
        const before = truthOf(model).state.history;
        const { frames, model: after } = runOut(spins === 0 ? model : press(model, '='));
        const { number, history } = truthOf(after).state;
        expect([history[0], Number.parseInt(frames.at(-1)?.under ?? '', 10)]).toEqual([number, number]);
        // The last two pauses are those of the result; before them every pocket takes as long as the one before it, or longer.
        const running = frames.slice(0, -2);
        expect(running.length).toBeGreaterThanOrEqual(36);
        expect(running.every(({ ms }, at) => at < 25 || ms >= (running[at - 1]?.ms ?? 0))).toBe(true);
        // Nothing of the number is told before it is under the mark.
        const told = before.length === 0 ? '' : `Last: ${before.slice(0, 6).join('  ')}`;
        expect(running.filter(({ history: row }) => !row.includes(told) || (told === '' && row.includes('Last')))).toEqual([]);
        model = after;
      }
    },
  );
  test('Space lets it rest at once', () => {
    const [turning] = update(paced, spun(), { type: 'key', key: 'enter', at: 0 });
    expect(drawn(turning)).toContain('[Space] Let it land');
    const [rested, commands] = update(paced, turning, { type: 'key', key: 'space', at: 10_000 });
    expect(drawn(rested)).toContain('The ball lands on');
    expect(commands).toMatchObject([{ type: 'wait', ms: 350 }]);
    // A key after that shows the rest.
    expect(drawn(update(paced, rested, { type: 'key', key: 'space', at: 20_000 })[0])).toContain('Bet again?');
  });
  test('no bet is taken while it turns, and none after it that was typed before', () => {
    const [turning] = update(paced, spun(), { type: 'key', key: 'enter', at: 0 });
    const keys = [...keysOf('17 50'), 'enter'];
    const after = keys.reduce((now, key, at) => update(paced, now, { type: 'key', key, at: 10_000 + at * 100 })[0], turning);
    expect([ownAt(after).bets, drawn(after).includes('Your bet:')]).toEqual([[], false]);
  });
  test('the last chip: it says so, and leaves by itself after 6 seconds', claims('CAS-4.17'), () => {
    let turned = update(room, press(modelWith({ state: { stack: 25 } }), 'space'), { type: 'key', key: 'enter', at: 0 });
    expect(drawn(turned[0])).toContain('You have no chips left, so you leave the table in 6 seconds.');
    expect(drawn(turned[0])).not.toContain('Bet again?');
    let ms = 0;
    for (let wait = turned[1].at(-1); wait?.type === 'wait'; wait = turned[1].at(-1)) {
      ms += wait.ms;
      turned = update(room, turned[0], { type: 'tick', ticket: wait.ticket });
    }
    expect([ms, turned[1].at(-1)?.type]).toEqual([6000, 'quit']);
  });
  test('the result stays until the player goes on, or lays the last bets again', () => {
    const after = press(spun(), 'enter');
    expect(drawn(after)).toContain('[Enter] New bets  [=] Same bets again');
    expect(drawn(press(after, 'enter'))).toContain('YOUR BETS');
    expect(ownAt(press(after, '=')).bets).toEqual(betsOn([['17', 25]]));
    expect(drawn(press(after, 'right'))).toContain('The 17/20 split');
  });
});

describe('one bet is taken back', () => {
  const state: Partial<LaidState> = { ...before, layings: [laid] };
  test.each(SIZES)('by a key where the cursor is on it, at $columns columns', (size) => {
    const model = modelWith({ size, state, draft: { cursor: '17/20' } });
    expect(drawn(model)).toContain(size === WIDE ? '[Del] takes it back' : '[Del] take back');
    for (const keys of [['delete'], ['-', 'enter'], [...keysOf('take'), 'enter']]) {
      const after = press(model, ...keys);
      expect(ownAt(after).bets.map(({ spot }) => spot)).toEqual(['17', '25/26/28/29', 'red', 'dozen-2']);
      expect(ownAt(after).stack).toBe(1145);
      expect(drawn(after)).toContain('Taken back: 10 on 17/20.');
      expect(drawn(after)).not.toMatch(/takes? (it )?back/);
    }
  });
  test('by a word, typed on the board or line by line', () => {
    const after = press(modelWith({ state }), ...keysOf('take back red'), 'enter');
    expect(ownAt(after).bets.map(({ spot }) => spot)).toEqual(['17', '17/20', '25/26/28/29', 'dozen-2']);
  });
  test('where nothing lies, the table says so', () => {
    const after = press(modelWith({ state, draft: { cursor: '8' } }), 'delete');
    expect(ownAt(after).bets).toHaveLength(5);
    expect(after.note).toMatch(/^You have no bet there\./);
  });
});

describe('line by line', () => {
  const seating = { preset: 'house', opponents: undefined, seed: SEED };
  const session = (...answers: readonly string[]): string => talkAt(rouletteScreen, seating, answers).transcript;

  test('a whole spin in words', claims('CAS-4.16', 'CAS-4.17', 'CAS-4.21'), async () => {
    const bets = ['25 on 17', '10 on 17/21', '10 on 17/20', '10 on 25/26/28/29', '50 on red', '20 on 2nd 12'];
    await expectKept(golden('plain.txt'), session(...bets, 'bets', 'spin', 'last', 'undo', 'score', 'q'));
  });
  test('the short words of the terminal, and how a line that means nothing could go on', () => {
    const text = session(
      '17 50',
      '17/18 25',
      'red 100',
      'street 13 10',
      'corner 25 10',
      'undo',
      'repeat',
      '2n',
      'payouts',
      'take red',
      'off voisins',
    );
    expect(text).toContain('50 on 17 straight up pays 35 to 1. On the board: 50. Chips: 950.');
    expect(text).toContain('Taken back: 10 on 25/26/28/29.');
    expect(text).toContain('You have no last bets to repeat yet.');
    expect(text).toContain('Taken back: 100 on red.');
    expect(text.replace(/\s+/g, ' ')).toContain('It could go on: 2nd.');
    expect(text).toMatch(/^Corner +where four numbers meet +11 to 1 +\+29\.73$/m);
    expect(text).toMatch(/^Straight up +on a number +35 to 1 +[-−]2\.70$/m);
    expect(text.split('\n').every((row) => row.length <= 80)).toBe(true);
  });
  test('leaving with chips laid asks first', claims('CAS-4.18'), () => {
    expect(session('red 100', 'q').replace(/\s+/g, ' ')).toContain(
      "You'd lose the 100 chips on the board and leave with 900. Leave? Yes (y)",
    );
    expect(session('red 100', 'q', 'y')).toContain('You leave the table with 900 chips.');
  });
});
