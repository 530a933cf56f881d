import { fileURLToPath } from 'node:url';
import { chipTable, freshProfile, type Profile, worthOf } from '@baize/casino';
import { gameIds } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { expectKept } from '../golden.fixture.ts';
import { type Screen, screenRoles, screenText } from '../kit/cells.ts';
import { type FrameWidth, framed } from '../kit/frame.ts';
import { faultIn } from '../runtime/assault.fixture.ts';
import { chartTop } from './bankroll-view.ts';
import { books, game, NARROW, SEED, visitor, WIDE } from './floor.fixture.ts';
import { updateFloor } from './floor.ts';
import { floorHelp } from './help-view.ts';
import { floorWords } from './language/index.ts';
import type { FloorModel } from './model.ts';
import { statisticsLines } from './plain-words.ts';
import { floorTiles } from './tiles.ts';
import { drawFloor, floorFrame, statisticsFrame } from './view.ts';

const golden = (name: string): string => fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
const text = (screen: Screen): string => `${screenText(screen)}\n`;
const sizeOf = (width: FrameWidth): typeof WIDE => (width === 80 ? WIDE : NARROW);
const widths = [80, 44] as const;

/** A visitor with what they see. */
const guest = (profile?: Profile, size = WIDE) => {
  const connection = visitor(profile, size);
  return { ...connection, text: (): string => text(drawFloor(connection.house())) };
};
/** Sits down at british Pontoon with these chips and one opponent, and stakes. */
const staked = (profile?: Profile, size = WIDE) => {
  const player = guest(profile, size);
  player.press('p', 'right', 'up', '1', 'down', 'down', '4', '0', '0', 'enter');
  player.press('enter');
  return player;
};
const heldBy = (profile: Profile) => profile.tables.pontoon?.held ?? { stack: 0, atRisk: 0 };

describe('the floor', () => {
  test.each(widths)('shows the title, the games, the chips and a way out at %i columns', claims('CAS-1.3'), (width) => {
    const seen = guest(undefined, sizeOf(width)).text();
    for (const words of ['BAIZE', 'Chips: 1,000', '[Q]uit', ...gameIds.map((id) => floorTiles[id].name.toUpperCase())])
      expect(seen).toContain(words);
  });
  test.each(widths)('a single table stands in the middle at %i columns', async (width) => {
    const screen = framed(sizeOf(width), width, floorFrame([{ tile: floorTiles.pontoon, isKept: false }], 1000, 'Good evening.', width));
    await expectKept(golden(`floor-one-${width}`), text(screen));
  });
  test.each(widths)('a welcome back that needs many words hides no table at %i columns', (width) => {
    const entries = gameIds.map((id) => ({ tile: floorTiles[id], isKept: true }));
    const note = `Welcome back. ${gameIds.map((id) => `Your ${floorTiles[id].short} hand is as you left it.`).join(' ')}`;
    const shown = text(framed(sizeOf(width), width, floorFrame(entries, 1240, note, width)));
    for (const [at, id] of gameIds.entries()) expect(shown).toContain(`[${at + 1}]  ${floorTiles[id].name.toUpperCase()}`);
    expect(shown).toContain('Welcome back. Your Pontoon hand');
    expect(shown).toContain('Which table?');
  });
  test.each(widths)('six tables stand as in the reference at %i columns', async (width) => {
    const entries = (['pontoon', 'hearts', 'holdem', 'blackjack', 'roulette', 'sabacc'] as const).map((id) => ({
      tile: floorTiles[id],
      isKept: id === 'holdem',
    }));
    const note = width === 80 ? "Welcome back. Your Hold'em hand is as you left it, 60 chips in." : "Your Hold'em hand is as you left it.";
    const screen = framed(sizeOf(width), width, floorFrame(entries, 1250, note, width));
    await expectKept(golden(`floor-six-${width}`), text(screen));
    if (width === 80) await expectKept(golden('floor-six-80-roles'), `${screenRoles(screen)}\n`);
  });
  test.each([2, 3, 4, 5])('%i tables keep to their tiles', (count) => {
    const entries = Object.values(floorTiles)
      .slice(0, count)
      .map((tile) => ({ tile, isKept: false }));
    const lines = screenText(framed(WIDE, 80, floorFrame(entries, 0, undefined, 80))).split('\n');
    expect(lines.every((line) => line.length === 80 && /^[╔║╟╚]/.test(line))).toBe(true);
    expect(lines.join('\n').match(/┌─\[\d\]─{18}┐/g)).toHaveLength(count);
  });
  test.each(widths)('more tables than there is room for as tiles stand in a list at %i columns', (width) => {
    const entries = Array.from({ length: 9 }, () => ({ tile: floorTiles.holdem, isKept: false }));
    const seen = screenText(framed(sizeOf(width), width, floorFrame(entries, 0, undefined, width)));
    expect(seen.match(/^║ +\[\d\] {2}TEXAS HOLD'EM {2}blinds 10 and 20 .*║$/gm)).toHaveLength(9);
    expect(seen).toContain('[1]-[9] Sit down');
  });
  test('a digit or the name of a game opens its table, and Q closes the house', claims('CAS-1.3'), () => {
    for (const key of [String(gameIds.indexOf('pontoon') + 1), 'p']) {
      const player = guest();
      player.press(key);
      expect(player.text()).toContain('Set the table, then sit down.');
    }
    const player = guest();
    player.press('q');
    expect(player.asked.at(-1)).toEqual({
      type: 'quit',
      lines: ['Good night. Your 1,000 chips are safe here.'],
      unsavedLines: ['Good night.'],
    });
  });
  test('a whole name sits down once: the rest of it is swallowed', () => {
    const player = guest();
    for (const [at, key] of [...'pontoon'].entries()) player.send({ type: 'key', key, at: at * 50 });
    expect(player.house().page.at).toBe('sit-down');
    player.send({ type: 'key', key: 'enter', at: 400 });
    expect(player.house().page.at).toBe('sit-down');
  });
  test('a key with nothing to do is answered', () => {
    const player = guest();
    player.press('9');
    expect(player.text()).toMatch(/There(’s one table| are \w+ tables)\./);
  });
  test.each(widths)('help at %i columns', async (width) => {
    const player = guest(undefined, sizeOf(width));
    player.press('?');
    // No sentence of the rules is cut, at any size.
    const pages = floorHelp(width).map(({ block }) => block.map((spans) => spans.map(({ text: part }) => part).join('')).join(' '));
    for (const sentence of floorWords().help.rules) expect(pages.some((page) => page.replace(/\s+/g, ' ').includes(sentence))).toBe(true);
    for (const { block } of floorHelp(width)) expect(block.length).toBeLessThanOrEqual(14);
    await expectKept(golden(`floor-help-${width}`), player.text());
    player.press('escape');
    expect(player.text()).toContain('Which table?');
  });
  test('the help has a second page where the frame is narrow, and the options have it too', () => {
    const player = guest(undefined, NARROW);
    player.press('o', '?', 'right');
    expect(player.text()).toMatch(/Help ─ The floor ─ ▸ How it works .*Closing the window isn’t leaving:/s);
    player.press('down', 'page-down');
    expect(player.text()).toContain('Help ─ ▸ The floor ─ How it works');
    player.press('x', 'escape');
    expect(player.text()).toContain('OPTIONS');
  });
  test('a note that is too long for the narrow rows lies over the tables until the next key', () => {
    const note = 'Your save couldn’t be read: it’s kept as save.broken-1.json. You start again with 1,000 chips.';
    const player = visitor(freshProfile(), NARROW, [note]);
    const drawn = (): string => screenText(drawFloor(player.house()));
    expect(drawn().replace(/[║\s]+/g, ' ')).toContain(note);
    player.press('x');
    expect(drawn()).not.toContain('save.broken');
  });
  test('a window without room has plain lines', () => {
    const player = guest(undefined, { columns: 30, rows: 10 });
    expect(player.text()).toContain('1 Pontoon');
    expect(player.text()).toContain('Which table?');
  });
});

describe('sitting down', () => {
  test.each(widths)('the table is set at %i columns', async (width) => {
    const player = guest(undefined, sizeOf(width));
    player.press('p', 'right', 'down', '4', '0', '0');
    await expectKept(golden(`sit-down-${width}`), player.text());
    player.press('down', ...'lucky');
    await expectKept(golden(`sit-down-words-${width}`), player.text());
  });
  test.each(widths)('seven opponents have their places at %i columns', (width) => {
    const player = guest(undefined, sizeOf(width));
    player.press('p', 'right', 'up', '7');
    const names = player.text().match(/[A-Z][a-z]+ +1,000/g) ?? [];
    expect(names).toHaveLength(7);
  });
  test('the buy-in leaves the balance and the whole balance is the usual one', claims('CAS-1.1'), () => {
    const player = guest();
    player.press('p', 'right', 'enter');
    const { profile } = player.house();
    expect([profile.balance, worthOf(profile), chipTable(profile)]).toEqual([0, 1000, 'pontoon']);
  });
  test('nobody brings more than they have, or less than it takes', () => {
    const player = guest();
    player.press('p', 'right', 'down', '5', 'enter');
    expect(player.text()).toContain('Sit down with 10 to 1,000 chips.');
    player.press('backspace', '2', '0', '0', '0', 'enter');
    expect(player.text()).toContain('Sit down with 10 to 1,000 chips.');
    const poor = guest({ ...freshProfile(), balance: 5 });
    poor.press('p', 'right', 'enter');
    expect(poor.text()).toContain('You need 10 chips to sit down here, and you have 5.');
  });
  test('words take no sign without a cell of its own, and none that a terminal obeys', () => {
    const player = guest();
    player.press('p', 'down', 'down', 'down', 'a', '\u00ad', '\u009b', '中', '\u0301', 'b');
    const { page } = player.house();
    expect(page.at === 'sit-down' && page.draft).toMatchObject({ line: 'words', words: 'ab' });
  });
  test("the player's own words change the cards and not the promise", () => {
    const tableWith = (...words: readonly string[]) => {
      const player = guest();
      player.press('p', 'down', ...words);
      const promise = /sha256 ([0-9a-f]{64})/.exec(player.text())?.[1];
      player.press('enter');
      return { promise, table: player.house().profile.tables.pontoon };
    };
    const [bare, lucky] = [tableWith(), tableWith(...'lucky')];
    expect(lucky.promise).toBe(bare.promise);
    expect(lucky.table?.seed).not.toBe(bare.table?.seed);
    expect(lucky.table?.mixed?.words).toBe('lucky');
  });
  test('Escape goes back to the floor, and nothing has happened', () => {
    const player = guest();
    player.press('p', 'escape');
    expect(player.house().profile).toEqual(freshProfile());
    expect(player.text()).toContain('Which table?');
  });
});

describe('leaving', () => {
  test.each(widths)('in the middle of a round asks first and says what is forfeited at %i columns', async (width) => {
    const player = staked(undefined, sizeOf(width));
    const { stack, atRisk } = heldBy(player.house().profile);
    player.press('q');
    await expectKept(golden(`leave-${width}`), player.text());
    expect(player.text()).toContain(`Leave and lose ${atRisk}?`);
    player.press('y');
    expect(player.house().profile.balance).toBe(600 + stack);
    expect(player.house().note).toBe(`You leave the Pontoon table with ${stack} chips and give up ${atRisk}.`);
    expect(player.house().profile.ended.pontoon?.log.length).toBeGreaterThan(0);
  });
  test('closing the window is not leaving: the table waits', () => {
    const player = staked();
    const before = player.house().profile;
    player.press('ctrl-c');
    expect(player.house().profile).toBe(before);
    expect(player.asked.at(-1)).toMatchObject({ type: 'quit', lines: [expect.stringContaining('is as you left it'), expect.any(String)] });
  });
  test('a table without stakes is kept, and goes on as it was', () => {
    const player = guest();
    player.press('p', 'enter');
    const before = player.house().profile.tables.pontoon;
    player.press('q');
    expect(player.text()).toContain('Your Pontoon hand is as you left it.');
    expect(player.house().profile.tables.pontoon).toEqual(before);
    player.press('p', 'enter');
    expect(player.house().page.at).toBe('table');
    expect(player.house().profile.tables.pontoon).toEqual(before);
  });
  test('the floor remembers the game that was played last: Enter goes on there', () => {
    const player = guest();
    expect(player.text()).not.toContain('Enter:');
    player.press('p', 'enter', 'q');
    // What was told stays until the next key; then the floor asks again.
    player.press('tab', 'escape');
    expect(player.text()).toContain('Which table? Enter: Pontoon.');
    player.press('enter', 'enter');
    expect(player.house().page.at).toBe('table');
  });
  test('setting a new table in its place asks first', () => {
    const player = guest();
    player.press('p', 'enter', 'q', 'p', 'n');
    expect(player.text()).toContain('A new table closes it.');
    player.press('n');
    expect(player.house().profile.tables.pontoon).toBeDefined();
    player.press('p', 'n', 'y');
    expect(player.house().page.at).toBe('sit-down');
    expect(player.house().profile.tables).toEqual({});
  });
  test('where no chips are at risk the question can be turned off', () => {
    const profile = freshProfile({ ...freshProfile().settings, confirmLeaving: false });
    const player = staked(profile);
    player.press('q');
    expect(player.text()).toContain('Leave and lose');
  });
});

describe('another table', () => {
  const refused = (width: FrameWidth): FloorModel => {
    const player = staked(undefined, sizeOf(width));
    const wanted = { ...game, presets: [game.presets[1] ?? game.presets[0]] as const };
    return { ...player.house(), page: { at: 'rival', rival: 'pontoon', wanted, house: SEED }, note: undefined };
  };
  const pressed = (floor: FloorModel, key: string): FloorModel => updateFloor(floor, { type: 'key', key, at: 99_999_999 })[0];

  test.each(widths)('is refused while chips are at one, and the price of leaving is told at %i columns', (width) => {
    const floor = refused(width);
    const { atRisk } = heldBy(floor.profile);
    const words = text(drawFloor(floor))
      .replace(/[^\w.,' ]+/g, ' ')
      .replace(/ +/g, ' ');
    expect(words).toContain(`Your Pontoon hand is waiting. Finish it first, or leave it and lose ${atRisk}.`);
    expect(text(drawFloor(floor))).toContain('[Enter] Go there  [L]eave it');
  });
  test('go there, leave it, or stay', () => {
    const floor = refused(80);
    const { stack } = heldBy(floor.profile);
    expect(pressed(floor, 'enter').page).toMatchObject({ at: 'fetching', to: 'return' });
    const left = pressed(floor, 'l');
    expect([left.page.at, worthOf(left.profile)]).toEqual(['sit-down', 600 + stack]);
    const stayed = pressed(floor, 'escape');
    expect([stayed.page.at, worthOf(stayed.profile)]).toEqual(['floor', worthOf(floor.profile)]);
  });
  test('a table for chips cannot be set beside another one', () => {
    const player = staked();
    const { profile } = player.house();
    expect(game.join(profile, { preset: 'british', others: 1, buyIn: 100, serverSeed: SEED })).toEqual({
      ok: false,
      reason: 'table-is-kept',
    });
  });
});

describe('broke', () => {
  const lastChips = (size = WIDE) => {
    const player = guest({ ...freshProfile(), balance: 10 }, size);
    player.press('p', 'right', 'enter');
    for (let n = 0; n < 400 && player.house().page.at === 'table'; n += 1) player.press('t', 'enter');
    return player;
  };
  test.each(widths)('the player reads why for 6 seconds, and then the program closes, at %i columns', claims('CAS-1.2'), async (width) => {
    const player = lastChips(sizeOf(width));
    expect(player.house().page.at).toBe('broke');
    const felt = player.text().replace(/Pontoon: .*/, 'Pontoon: the last hand.');
    await expectKept(golden(`broke-${width}`), `${felt.split('\n').slice(0, 20).join('\n')}\n`);
    let seconds = 0;
    for (let wait = player.asked.at(-1); wait?.type === 'wait'; wait = player.asked.at(-1)) {
      const ticking = player.asked.findLast((one) => one.type === 'wait');
      if (ticking?.type !== 'wait') break;
      seconds += ticking.ms / 1000;
      player.send({ type: 'tick', ticket: ticking.ticket });
    }
    expect(seconds).toBe(6);
    expect(player.asked.at(-1)).toEqual({ type: 'quit', lines: ['Good night.'] });
  });
  test('a key goes at once, but not one that was pressed before anything could be read', () => {
    const player = lastChips();
    player.press('enter');
    expect(player.asked.at(-1)?.type).toBe('wait');
    const ticking = player.asked.findLast((one) => one.type === 'wait');
    if (ticking?.type === 'wait') player.send({ type: 'tick', ticket: ticking.ticket });
    player.press('t');
    expect(player.asked.at(-1)?.type).toBe('wait');
    player.press('enter');
    expect(player.asked.at(-1)?.type).toBe('quit');
  });
});

describe('statistics and options', () => {
  const line = [1000, 1040, 980, 900, 760, 604, 720, 900, 1100, 1328, 1210, 1260, 1190, 1250];
  const profile: Profile = { ...freshProfile(), balance: 1250, bankroll: { start: 1000, low: 604, peak: 1328, line, every: 1, since: 0 } };
  const six = [
    { tile: floorTiles.pontoon, statistics: books({ rounds: 24, won: 10, lost: 14 }), hasChips: false },
    { tile: floorTiles.hearts, statistics: books({ rounds: 3, won: 1, lost: 2 }), hasChips: false },
    { tile: floorTiles.holdem, statistics: books({ rounds: 41, won: 9, lost: 32, net: 310, biggestWin: 380 }), hasChips: true },
    { tile: floorTiles.blackjack, statistics: books({ rounds: 57, won: 25, lost: 27, pushed: 5, net: -140, bestRun: 5 }), hasChips: true },
    { tile: floorTiles.roulette, statistics: books({ rounds: 18, won: 7, lost: 11, net: 125 }), hasChips: true },
    { tile: floorTiles.sabacc, statistics: books({ rounds: 6, won: 2, lost: 4, net: -45 }), hasChips: true },
  ];
  test.each(widths)('six games and the bankroll stand as in the reference at %i columns', async (width) => {
    const screen = framed(sizeOf(width), width, statisticsFrame(profile, six, width));
    await expectKept(golden(`statistics-${width}`), text(screen));
  });
  test.each(widths)('arrows turn to one game and back at %i columns', async (width) => {
    const player = guest(
      { ...profile, statistics: { pontoon: books({ rounds: 7, won: 3, lost: 4, net: -60, biggestWin: 40 }) } },
      sizeOf(width),
    );
    player.press('tab', 'right');
    await expectKept(golden(`statistics-game-${width}`), player.text());
    player.press(...gameIds.map(() => 'right'));
    expect(player.text()).toContain('BANKROLL');
    player.press('escape');
    expect(player.text()).toContain('Which table?');
  });
  test('the chart reaches up to a round number', () => {
    expect([1000, 1328, 1501, 9999, 10_001, 0].map(chartTop)).toEqual([1000, 1500, 2000, 10_000, 15_000, 10]);
  });
  test.each(widths)('options are set and kept at %i columns', async (width) => {
    const player = guest(undefined, sizeOf(width));
    player.press('o');
    await expectKept(golden(`options-${width}`), player.text());
    player.press('right', 'down', 'right', 'down', 'right', 'down', 'left');
    expect(player.house().profile.settings).toMatchObject({ speed: 'fast', hints: false, deck: 'four-colour', confirmLeaving: false });
    player.press('escape');
    expect(player.house().page.at).toBe('floor');
  });
  test.each(widths)('a table with friends is joined by its words or opened from the floor, at %i columns', (width) => {
    const player = guest(undefined, sizeOf(width));
    player.press('f', 'enter');
    expect(player.text()).toContain('Type the words the host sees');
    player.press(...'chalk-lantern-31x', 'backspace');
    expect(player.text()).toContain('chalk-lantern-31_');
    expect(faultIn(drawFloor(player.house()), sizeOf(width))).toBeUndefined();
    const enter = { type: 'key', key: 'enter', at: 1e9 } as const;
    expect(updateFloor(player.house(), enter)[1]).toEqual([{ type: 'friends', visit: ['join', 'chalk-lantern-31'] }]);
    player.press('down', 'down');
    expect(player.text()).toContain('[Enter] Open it');
    expect(updateFloor(player.house(), enter)[1]).toEqual([{ type: 'friends', visit: ['host', 'hearts'] }]);
    player.press('q');
    expect(player.house().page.at).toBe('floor');
  });
  test('hints that are off are not given', () => {
    const player = guest();
    player.press('o', 'down', 'right', 'escape', 'p', 'enter', 'i');
    expect(player.text()).toContain('Hints are off.');
  });
  test('four colours: diamonds and clubs have their own, and nothing else changes', () => {
    const player = guest();
    player.press('p', 'enter');
    for (let n = 0; n < 40 && !/[♦♣].*\n.*[♦♣]/s.test(player.text().split('\n').slice(3).join('\n')); n += 1)
      player.press('t', 's', 'enter');
    const two = player.house();
    const four: FloorModel = { ...two, profile: { ...two.profile, settings: { ...two.profile.settings, deck: 'four-colour' } } };
    const before = drawFloor(two).cells.flat();
    const changed = drawFloor(four)
      .cells.flat()
      .filter(({ role }, at) => role !== before[at]?.role);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every(({ char, role }) => (char === '♦' && role === 'cyan') || (char === '♣' && role === 'green'))).toBe(true);
  });
  test('starting over asks first', () => {
    const player = guest({ ...profile, balance: 5 });
    player.press('o', 'up', 'enter');
    expect(player.text()).toContain('Start over with 1,000 chips?');
    player.press('n', 'enter', 'y');
    expect([player.house().profile.balance, player.house().page.at]).toEqual([1000, 'floor']);
  });
});

test('what is not saved stands in the last row of every screen until it is', () => {
  const player = guest();
  const lastRow = (): string => player.text().trimEnd().split('\n').at(-1) ?? '';
  const before = lastRow();
  player.send({ type: 'saved', trouble: 'the disk is full' });
  expect(lastRow()).toContain('Not saved: the disk is full');
  player.press('tab', 'escape', 'o');
  expect(lastRow()).toContain('Not saved: the disk is full');
  player.press('escape');
  player.send({ type: 'saved', trouble: undefined });
  expect(lastRow()).toBe(before);
});

test('what could not be saved is told where the player looks', () => {
  const player = guest();
  player.send({ type: 'told', sentence: 'Your chips couldn’t be saved: the disk is full.' });
  expect(player.text()).toContain('the disk is full');
  player.press('p', 'enter');
  player.send({ type: 'told', sentence: 'Your chips couldn’t be saved: the disk is full.' });
  expect(player.text()).toContain('the disk is full');
});

describe('the figures of a game', () => {
  const sums = { dealt: 200, played: 54, raised: 38, bets: 24, calls: 10, showdowns: 40, 'showdowns.won': 22 };
  const counted = { ...freshProfile(), statistics: { holdem: books({ rounds: 200, net: -40, sums }) } };
  test('are told line by line as its page in the browser has them', () => {
    expect(statisticsLines(counted)).toContain("Texas Hold'em, Plays (VPIP): 27 in 100 (hands you chose to pay for).");
    expect(statisticsLines(counted)).toContain("Texas Hold'em, Aggression: 2.4 (bets and raises for each call).");
  });
  test.each(widths)('stand beside its books or below them at %i columns', (width) => {
    const player = guest(counted, sizeOf(width));
    player.press('tab', ...gameIds.slice(0, gameIds.indexOf('holdem') + 1).map(() => 'right'));
    expect(player.text()).toMatch(/Plays \(VPIP\) +27 in 100/);
    expect(player.text()).toMatch(/Won at showdown +55 in 100/);
    expect(player.text()).toMatch(/Best streak +0/);
  });
});
