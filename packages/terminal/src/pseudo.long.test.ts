/**
 * A walk through every page and every table, wide and narrow. In the pseudo-language, what is plain never went through the words; in the
 * languages that people speak, nothing is cut.
 */
import { actBot, freshProfile, levelsAt, openingFor, openTable, personasFor, recordOfTable } from '@baize/casino';
import { fillAny, fork, type GameTypes, LANGUAGES, type Language, loadWords, read, rulesOf, speakBy } from '@baize/engine';
import { type GameId, type Games, gameIds } from '@baize/games';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { books } from './floor/floor.fixture.ts';
import { openFloor, updateFloor } from './floor/floor.ts';
import { floorGame } from './floor/floor-game.ts';
import { GAME_NAMES } from './floor/language/names.ts';
import type { FloorMessage } from './floor/model.ts';
import { GAME_PRESETS } from './floor/tiles.ts';
import { drawFloor } from './floor/view.ts';
import { isAsked, sightNow, type TableContext, take } from './flow.ts';
import { SIZES, WIDE } from './golden.fixture.ts';
import { type Screen, type Size, screenText } from './kit/cells.ts';
import { terminalWords } from './language/index.ts';
import type { Model } from './model.ts';
import { init, update } from './program.ts';
import { openLookBack, sourceOf } from './review/look-back.ts';
import { faultIn } from './runtime/assault.fixture.ts';
import { screens } from './screens/registry.ts';
import type { TableScreen } from './screens/screen.ts';
import { draw } from './view.ts';

const SEED = '5'.repeat(64);
const SPOKEN: readonly Language[] = [...LANGUAGES, 'xx'];

beforeAll(() => loadWords('xx'));
afterEach(() => speakBy(() => 'en'));

/** What is called the same in every language: games, presets as they are typed, people, and keys. */
const NAMES = new Set([
  ...gameIds.flatMap((id) => [GAME_NAMES[id].name, GAME_NAMES[id].name.toUpperCase()].flatMap((name) => name.split(' '))),
  ...gameIds.flatMap((id) => GAME_PRESETS[id]),
  ...personasFor(SEED, 100).map(({ name }) => name),
  ...['Baize', 'BAIZE', 'Tab', 'Enter', 'Space', 'PgUp', 'PgDn', 'Esc', 'Ctrl', 'Del'],
]);

/** Every letter of these is accented on its way through the words of `xx`. */
const PLAIN = /[aeioucnsAEOU]/;

const plainWords = (text: string): readonly string[] =>
  (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).filter((word) => word.length > 2 && PLAIN.test(word) && !NAMES.has(word));

/** A seal is drawn as far as there is room. */
const SEAL = /(?:sha256 )?[0-9a-f]{6,}…?/g;
/** Three cards by name are longer than any narrow row: the table shows them, and Enter tells them whole. */
const PASSED = /You chose “Pass|Deine Wahl: „.* und/;

/** Rows that end in dots. */
const cutRows = (text: string): readonly string[] => text.split('\n').filter((row) => row.includes('…') && !PASSED.test(row));

/** What is wrong with screens, wide and narrow, each told once. What is played is played once, and drawn in windows of every size. */
class Look {
  readonly faults = new Set<string>();
  readonly #language: Language;
  constructor(language: Language) {
    this.#language = language;
  }
  at(place: string, drawIn: (size: Size) => Screen): void {
    for (const size of SIZES) this.#lookAt(`${place} at ${size.columns} columns`, drawIn(size), size);
  }
  #lookAt(where: string, screen: Screen, size: Size): void {
    const text = screenText(screen).replaceAll(SEAL, '');
    const torn = faultIn(screen, size);
    if (torn !== undefined) this.faults.add(`${where}: ${torn}`);
    if (!/^╟─+╢$/.test(text.split('\n')[19] ?? '')) this.faults.add(`${where}: something hangs over the line below the felt`);
    if (this.#language === 'xx') for (const word of plainWords(text)) this.faults.add(`${where}: "${word}" is plain`);
    else for (const row of cutRows(text)) this.faults.add(`${where}: cut ${row}`);
  }
}

const OVER = [['?'], ['?', 'right'], ['?', 'right', 'right'], ['tab'], ['"'], ['q'], ['x'], ['5']];

const walkTable = <T extends GameTypes>(given: TableScreen<T>, preset: string, turns: number, look: Look): void => {
  const screen = given.session ?? given;
  const context: TableContext<T> = { screen, pace: 0 };
  const [level] = levelsAt(screen.module, preset).levels;
  const opening = { preset, opponents: undefined, ...(level === undefined ? {} : { level }), seed: SEED };
  let model: Model<T> = init(context, opening, WIDE);
  const drawn = (one: Model<T>) => (size: Size) => draw(context, { ...one, size });
  look.at(`${preset}, welcome`, drawn(model));
  if (!SIZES.every((size) => screenText(drawn(model)(size)).includes(terminalWords().prompts.play)))
    look.faults.add(`${preset}, welcome: how to begin is missing`);
  const reader = read(fork(SEED, preset));
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn > 0 && isAsked(model)) [model] = take(context, model, fillAny(sightNow(model).offers, reader));
    else [model] = update(context, model, { type: 'key', key: 'enter', at: turn * 10_000 });
    look.at(preset, drawn(model));
    if (turn !== 1) continue;
    for (const keys of OVER) {
      let after = model;
      for (const [at, key] of keys.entries()) [after] = update(context, after, { type: 'key', key, at: 1e6 + 10_000 * at });
      look.at(`${preset}, ${keys.join(' ')}`, drawn(after));
    }
  }
};

const walkBack = <Id extends GameId>(id: Id, given: TableScreen<Games[Id]>, preset: string, look: Look): void => {
  const { module } = given;
  const others = module.game.seats(rulesOf(module.game, preset)).min - 1;
  const opening = openingFor(module, { preset, others, buyIn: 1000, serverSeed: 'fa'.repeat(32) });
  const weakest = Object.keys(module.bots)[0] ?? '';
  let { table } = openTable(module, { ...opening, bots: opening.bots.map((bot, seat) => (seat === opening.me ? weakest : bot)) });
  for (let done = 0; done < 20; done += 1) {
    const [seat] = module.game.toAct(table.state);
    if (seat !== undefined) ({ table } = actBot(module, table, seat));
  }
  let [page] = openLookBack(id, given, sourceOf(module, recordOfTable(module, table)), WIDE);
  for (const key of ['a', 'down', 'down', 'enter', 'f', 'x', '?']) {
    [page] = page.send({ type: 'key', key, at: 0 });
    look.at(`look back, ${key}`, (size) => page.send({ type: 'resized', size })[0].draw());
  }
};

const walkGame = async <Id extends GameId>(id: Id, language: Language): Promise<readonly string[]> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const look = new Look(language);
  const presets = Object.keys((screen.session ?? screen).module.game.presets);
  // Every preset has words of its own; how much room they take is much the same.
  for (const [at, preset] of presets.entries()) walkTable(screen, preset, at === 0 ? 16 : 4, look);
  walkBack(id, screen, presets[0] ?? '', look);
  return [...look.faults];
};

/** A player with something in every book. */
const veteran = {
  ...freshProfile(),
  balance: 1250,
  bankruptcies: 2,
  statistics: Object.fromEntries(gameIds.map((id) => [id, books({ rounds: 41, won: 9, lost: 32, net: 310, biggestWin: 380, bestRun: 5 })])),
};

/** The ways to the pages of the floor; a game is fetched at once. */
const walkFloor = async (language: Language): Promise<readonly string[]> => {
  const look = new Look(language);
  const fetch = async <Id extends GameId>(id: Id) => floorGame(id, await screens[id]());
  const games = new Map(await Promise.all(gameIds.map(async (id) => [id, await fetch(id)] as const)));
  const tables = ['p', 'h', 't', 'b', 'r', 's'].flatMap((key) => [[key], [key, 'down'], [key, 'up'], [key, 'enter']]);
  const statistics = gameIds.map((_, at) => ['tab', ...Array.from({ length: at + 1 }, () => 'right')]);
  const options = Array.from({ length: 12 }, (_, at) => ['o', ...Array.from({ length: at }, () => 'down')]);
  const ways = [
    [],
    ['?'],
    ['?', 'right'],
    ['tab'],
    ...statistics,
    ...options,
    ['o', 'up', 'enter'],
    ['f'],
    ['f', 'down'],
    ['x'],
    ...tables,
  ];
  for (const profile of [freshProfile(), veteran])
    for (const keys of ways) {
      let floor = openFloor(profile, WIDE, [], 'instant');
      const send = (message: FloorMessage): void => {
        const [after, commands] = updateFloor(floor, message);
        floor = after;
        for (const command of commands) {
          const game = command.type === 'fetch' ? games.get(command.id) : undefined;
          if (game !== undefined) send({ type: 'fetched', game, house: SEED });
        }
      };
      for (const [at, key] of keys.entries()) send({ type: 'key', key, at: 10_000 * at });
      look.at(`floor, ${keys.join(' ')}`, (size) => drawFloor(updateFloor(floor, { type: 'resized', size })[0]));
    }
  return [...look.faults];
};

describe.each(SPOKEN)('in %s', (language) => {
  test.each(gameIds)('every screen of %s', async (id) => {
    speakBy(() => language);
    expect(await walkGame(id, language)).toEqual([]);
  });
  test('every page of the floor', async () => {
    speakBy(() => language);
    expect(await walkFloor(language)).toEqual([]);
  });
});
