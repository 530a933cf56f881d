import { fileURLToPath } from 'node:url';
import { freshProfile, type JoinOptions, noRounds, openSave, type Profile, writeSave } from '@baize/casino';
import { speakBy } from '@baize/engine';
import type { Hearts, State } from '@baize/games/hearts';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { floorGame } from '../../floor/floor-game.ts';
import type { FullSeat } from '../../floor/place.ts';
import { expectKept, expectScreen, NARROW, SIZES, WIDE } from '../../golden.fixture.ts';
import { screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { draw } from '../../view.ts';
import { truthOf } from '../laid.fixture.ts';
import {
  between,
  drawn,
  floorRoom,
  modelWith,
  mooned,
  myLead,
  passing,
  playing,
  press,
  received,
  room,
  SEED,
  sheet,
  taken,
  thrown,
  trick,
} from './hearts.fixture.ts';
import { heartsScreen } from './hearts.ts';

const golden = (name: string): string => fileURLToPath(new URL(`../golden/hearts-${name}`, import.meta.url));
const row = (model: Model<Hearts>, at: number): string => drawn(model).split('\n')[at - 1] ?? '';
const [LOG, BAR] = [21, 23];
const logged = (model: Model<Hearts>) => truthOf(model).log.last[0];

const over: Partial<State> = {
  ...between,
  phase: 'ended',
  scores: [34, 101, 35, 54],
  sheet: [...sheet, { direction: 'right', points: [0, 42, 0, 0], moon: null }],
  ready: [],
};

const screens = {
  pass: (size = WIDE) => press(modelWith({ size, state: passing }), 'j', 'n'),
  'pass-right': (size = WIDE) => modelWith({ size, state: { ...passing, hand: 6, direction: 'right' } }),
  'pass-across': (size = WIDE) => press(modelWith({ size, state: { ...passing, hand: 7, direction: 'across' } }), 'a', 'b', 'c', 'right'),
  received: (size = WIDE) => modelWith({ size, state: received }),
  play: (size = WIDE) => modelWith({ size, state: playing, events: [thrown] }),
  taken: (size = WIDE) => modelWith({ size, state: taken, isMoving: true }),
  moon: (size = WIDE) => modelWith({ size, state: mooned }),
  sheet: (size = WIDE) => press(modelWith({ size, state: playing }), 'tab'),
  score: (size = WIDE) => modelWith({ size, state: between }),
  over: (size = WIDE) => modelWith({ size, state: over }),
} as const;

describe('the screens', () => {
  test.each(Object.entries(screens))('%s', claims('HEA-10.1', 'HEA-10.2', 'HEA-10.3', 'HEA-10.4'), async (name, model) => {
    await expectScreen(golden(name), (size) => draw(floorRoom, model(size)));
  });
  test.each(['pass', 'play', 'score'] as const)('%s in German', async (name) => {
    speakBy(() => 'de');
    const text = drawn(screens[name]());
    speakBy(() => 'en');
    await expectKept(golden(`${name}-80-de.txt`), text);
  });
  test('in a larger window the frame stands in the middle', () => {
    expect(drawn(screens.play({ columns: 110, rows: 40 })).split('\n')[8]).toMatch(/^ {15}╔═ house/);
  });
  test('the longest names and figures keep apart at 44 columns', () => {
    const names = ['You', 'Margot', 'Edmund', 'Tamsin'];
    const state: Partial<State> = { ...playing, scores: [-104, 99, 100, -26], tricks: [trick(1, 'Ad Jd 3d 4d', -10)] };
    const text = drawn(modelWith({ size: NARROW, state, names, preset: 'omnibus' }));
    for (const words of ['Margot -10  99', 'Edmund   0 100', 'Tamsin   0 -26', 'You      0-104', 'Margot led ♦', 'Edmund is high'])
      expect(text).toContain(words);
  });
  test('whole cards lie on the table as soon as five are left', () => {
    expect(drawn(modelWith({ state: myLead }))).toContain('┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐');
  });
});

describe('the end of a hand', () => {
  test('the shooter chooses, with what each way makes of the scores', claims('HEA-6.3'), () => {
    const model = screens.moon();
    expect(drawn(model)).toContain('West 56, North 18, East 48, You 8');
    expect(drawn(model)).toContain('West 82, North 44, East 74, You 34');
    expect(logged(press(model, '-'))).toMatchObject({ action: { type: 'moon', way: 'minus' } });
    expect(truthOf(press(model, '+')).state.scores).toEqual([34, 82, 44, 74]);
    expect(row(press(model, '+'), LOG)).toContain('You shoot the moon: 26 for everyone else.');
    expect(row(press(model, '-'), LOG)).toContain('You shoot the moon: 26 points off.');
  });
  test('long names fit into the choice at 44 columns, too', () => {
    const names = ['You', 'Margot', 'Edmund', 'Tamsin'];
    const text = drawn(modelWith({ size: NARROW, state: { ...mooned, scores: [74, 99, 98, 97] }, names }));
    expect(text).toMatch(/Margot 125, Edmund 124, Tamsin 123, +║║\n║║ {2}You 74/);
  });
  test('the sheet stands hand by hand; Tab shows the table and the sheet again; Enter goes on', claims('HEA-6.4'), () => {
    const model = screens.score();
    const table = press(model, 'tab');
    expect(drawn(table)).toContain('Last trick');
    expect(row(table, BAR)).toContain('[Tab] Score');
    expect(drawn(press(table, 'tab'))).toBe(drawn(model));
    expect(truthOf(press(model, 'enter')).state.hand).toBe(6);
  });
  test('a long game keeps its sheet and its total in sight', () => {
    const lines = Array.from({ length: 17 }, (): State['sheet'][number] => ({ direction: 'left', points: [1, 1, 1, 23], moon: null }));
    for (const size of SIZES) {
      const text = drawn(modelWith({ size, state: { ...between, hand: 17, sheet: lines, scores: [17, 17, 17, 391] } }));
      for (const words of [/1-12 /, / 17 .*\n.*─/, /Total .*391/, /You {2}█/]) expect(text).toMatch(words);
      const tab = drawn(press(modelWith({ size, state: { ...playing, hand: 18, sheet: lines, scores: [17, 17, 17, 391] } }), 'tab'));
      for (const words of [/1-8 /, /Total .*391/]) expect(tab).toMatch(words);
    }
  });
  test('the sheet lies over the table on Tab, with its chart', () => {
    const text = drawn(press(screens.play(), 'tab'));
    expect(text).toContain('North: moon');
    expect(text).toContain('█');
  });
});

describe('the end of the game', () => {
  test('the final scores, who has won, and another game', claims('HEA-7.2', 'HEA-7.3'), () => {
    const model = screens.over();
    const text = screenText(draw(room, model));
    expect(text).toMatch(/Total +101 +35 +54 +34/);
    expect(text).toContain('Game over. West 101, North 35, East 54, you 34. You win with 34 points.');
    const anew = press(model, 'enter');
    expect(truthOf(anew).state.scores).toEqual([0, 0, 0, 0]);
    expect(truthOf(anew).state.hand).toBe(1);
  });
  test('it is asked before a game is given up, and not when it is over', () => {
    expect(screenText(draw(room, press(screens.play(), 'q')))).toContain('Leave and give it up?');
    expect(heartsScreen.leaveQuestion(screens.over().table)).toBeUndefined();
  });
  test('the last words tell what the session came to', () => {
    const { table } = screens.play();
    const statistics = { ...noRounds, rounds: 2, won: 1, lost: 1 };
    const words = heartsScreen.summary({ ...table, statistics }, {}).join(' ');
    expect(words).toContain('Games: 2. Won: 1. Lost: 1. Totals: West 56, North 18, East 48, you 34.');
  });
});

describe('on the floor', () => {
  const door = floorGame('hearts', heartsScreen);
  const options: JoinOptions = { preset: 'house', others: 3, buyIn: 0, serverSeed: SEED };
  const inFull = { size: WIDE, pace: 0, ticket: 0 };
  const typed = (seat: FullSeat, ...keys: readonly string[]): FullSeat =>
    keys.reduce((now, key, at) => now.send({ type: 'key', key, at: at * 10_000 })[0], seat);
  const cells = (seat: FullSeat): string => screenText(seat.draw());
  /** What is read back from what was written. */
  const reread = (profile: Profile): Profile => {
    const opened = openSave(writeSave(profile));
    if (!('profile' in opened)) throw new Error('The save does not open.');
    return opened.profile;
  };

  test('a game that was left in the middle of a trick goes on exactly as it was, with what was told last', claims('HEA-11.4'), () => {
    const sat = door.join(freshProfile(), options);
    if (!sat.ok) throw new Error(sat.reason);
    const [begun] = sat.place.inFull(inFull);
    const passed = typed(begun, 'a', 'b', 'c', 'enter');
    const letter = /\[([a-n])\]/.exec(cells(passed).split('\n')[22] ?? '')?.[1] ?? '';
    const left = typed(passed, letter);
    expect(cells(left)).toContain('Trick 2 of 13');
    const kept = door.resume(reread(left.keep(sat.profile)));
    if (!kept.ok) throw new Error(kept.sentence);
    const [resumed] = kept.place.inFull(inFull);
    expect(cells(resumed)).toBe(cells(left));
    expect(cells(typed(resumed, 'q', 'tab'))).toBe(cells(typed(left, 'q', 'tab')));
  });
});
