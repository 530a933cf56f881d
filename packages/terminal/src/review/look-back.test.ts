import { actBot, openingFor, openTable, type Recorded, recordOfTable } from '@baize/casino';
import { type GameTypes, rulesOf, speakBy } from '@baize/engine';
import { type GameId, type Games, gameIds } from '@baize/games';
import { afterEach, describe, expect, test } from 'vitest';
import { type Screen, type Size, screenText } from '../kit/cells.ts';
import type { Command, Message } from '../model.ts';
import { screens } from '../screens/registry.ts';
import type { TableScreen } from '../screens/screen.ts';
import { openLookBack, sourceOf } from './look-back.ts';

const WIDE: Size = { columns: 80, rows: 24 };
const NARROW: Size = { columns: 44, rows: 24 };

/** A sitting that bots played, the player's as its weakest would. */
const recordFrom = <T extends GameTypes>({ module }: TableScreen<T>, preset: string, lines: number): Recorded => {
  const others = module.game.seats(rulesOf(module.game, preset)).min - 1;
  const opening = openingFor(module, {
    preset,
    others: Math.max(others, preset === 'british' ? 2 : others),
    buyIn: 1000,
    serverSeed: 'fa'.repeat(32),
  });
  const weakest = Object.keys(module.bots)[0] ?? '';
  let { table } = openTable(module, { ...opening, bots: opening.bots.map((bot, seat) => (seat === opening.me ? weakest : bot)) });
  for (let done = 0; done < lines; done += 1) {
    const [seat] = module.game.toAct(table.state);
    if (seat === undefined) break;
    ({ table } = actBot(module, table, seat));
  }
  return recordOfTable(module, table);
};

/** A reader at a keyboard: keys go in, and all that was waited for has come. */
const reader = async <Id extends GameId>(id: Id, preset: string, lines: number, size: Size) => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const record = recordFrom(screen, preset, lines);
  let [page, waiting] = openLookBack(id, screen, sourceOf(screen.module, record), size);
  let last: readonly Command[] = [];
  const send = (message: Message): void => {
    const [after, commands] = page.send(message);
    page = after;
    last = commands;
    if (message.type === 'tick' || commands.some(({ type }) => type === 'wait')) waiting = commands;
  };
  const settle = (): void => {
    for (let wait = waiting.find(({ type }) => type === 'wait'); wait?.type === 'wait'; wait = waiting.find(({ type }) => type === 'wait'))
      send({ type: 'tick', ticket: wait.ticket });
  };
  return {
    record,
    press: (...keys: readonly string[]): void => {
      for (const key of keys) send({ type: 'key', key, at: 0 });
    },
    send,
    settle,
    screen: (): Screen => page.draw(),
    text: (): string => screenText(page.draw()),
    last: () => last,
  };
};

describe('a look back to walk through', () => {
  test('weighs a few decisions at a time, and a key is answered in between', async () => {
    const page = await reader('blackjack', 'vegas', 80, WIDE);
    expect(page.text()).toMatch(/0 of \d+ decisions judged/);
    page.press('a', 'down');
    expect(page.text()).toContain('Round 1, 1 of');
    page.settle();
    page.press('up');
    expect(page.text()).toMatch(/\d+ decisions?\. \d+ slips? and \d+ mistakes? cost/);
    expect(page.text()).toContain('What cost most:');
    expect(page.text()).toMatch(/Result [+-]\d+:/);
  });

  test('asks once, when all is weighed, to keep what came of a sitting of one’s own; of a file it asks nothing', async () => {
    const judgedIn = async (isOwn: boolean): Promise<readonly number[]> => {
      const screen = await screens.blackjack();
      const record = recordFrom(screen, 'vegas', 40);
      let [page, commands] = openLookBack('blackjack', screen, sourceOf(screen.module, record, isOwn), WIDE);
      const judged: number[] = [];
      for (let wait = commands.at(-1); wait?.type === 'wait'; wait = commands.at(-1)) {
        [page, commands] = page.send({ type: 'tick', ticket: wait.ticket });
        for (const command of commands) if (command.type === 'judged') judged.push(command.judgments.length);
      }
      return judged;
    };
    const [count, ...more] = await judgedIn(true);
    expect([Number(count) > 5, more]).toEqual([true, []]);
    expect(await judgedIn(false)).toEqual([]);
  });

  test('walks through what is worth a word, or through all, and to the dearest', async () => {
    const page = await reader('blackjack', 'vegas', 80, WIDE);
    page.settle();
    page.press('down');
    const few = Number(/1 of (\d+)/.exec(page.text())?.[1]);
    expect(page.text()).toMatch(/You chose “\w+”; “\w+” seems better\./);
    page.press('a');
    const all = Number(/ of (\d+)/.exec(page.text())?.[1]);
    expect(all).toBeGreaterThan(few);
    page.press('a');
    page.press(...Array.from({ length: few + 5 }, () => 'down'));
    expect(page.text()).toContain(`${few} of ${few}`);
    page.press('1');
    expect(page.text()).toMatch(/A mistake: about [\d.]+ chips/);
    page.press('enter');
    expect(page.text()).toContain('On average, from here:');
    expect(page.text()).toMatch(/Stand +[+-][\d.]+ chips/);
  });

  test('turns every hand face up, and only when it is asked to', async () => {
    const page = await reader('hearts', 'house', 60, WIDE);
    page.press('a', 'down', 'down', 'down');
    expect(page.text()).not.toContain('What the others held');
    page.press('f');
    expect(page.text()).toContain('What the others held');
    expect(page.text().match(/♠ .*♥ .*♦ .*♣ /g)).toHaveLength(3);
    page.press('f');
    expect(page.text()).not.toContain('What the others held');
  });

  test('puts the player into a decision again: the same cards, an answer, and nothing kept', async () => {
    const page = await reader('blackjack', 'vegas', 80, WIDE);
    page.settle();
    page.press('1');
    const table = page.text();
    page.press('t');
    expect(page.text()).toContain('nothing at stake');
    page.press('s');
    page.settle();
    expect(page.text()).toMatch(/Correct|As good as the best|There.s better/);
    page.press('q');
    expect(page.text()).toBe(table);
  });

  test('says what a key is for, and goes back with the sum of it', async () => {
    const page = await reader('blackjack', 'vegas', 40, WIDE);
    page.settle();
    page.press('t');
    expect(page.text()).toContain('There’s nothing to try again here.');
    page.press('x');
    expect(page.text()).toContain('Arrows walk');
    page.press('q');
    expect(page.last()).toEqual([{ type: 'quit', lines: expect.arrayContaining([expect.stringMatching(/^Blackjack, .* decisions?\./)]) }]);
  });

  test.each(gameIds)('of %s stands in every window, at each of its decisions', async (id) => {
    const [preset = ''] = Object.keys((await screens[id]()).module.game.presets);
    for (const size of [WIDE, NARROW, { columns: 30, rows: 10 }]) {
      const page = await reader(id, preset, 30, size);
      page.press('a');
      for (let at = 0; at < 3; at += 1) {
        page.press('down');
        for (const key of ['enter', 'f', 'enter', 'f']) {
          page.press(key);
          expect(page.text().split('\n').length).toBe(size.rows);
        }
      }
      page.send({ type: 'resized', size: WIDE });
      expect(page.screen().columns).toBe(80);
    }
  });

  test('where nobody can judge, the decisions are there all the same', async () => {
    const page = await reader('sabacc', 'house', 40, WIDE);
    page.settle();
    expect(page.text()).toContain('can’t be judged yet');
    page.press('down');
    expect(page.text()).toContain('You chose');
  });
});

describe('in German', () => {
  afterEach(() => speakBy(() => 'en'));
  test.each([WIDE, NARROW])('the page and its bar fit in %j', async (size) => {
    speakBy(() => 'de');
    const page = await reader('blackjack', 'vegas', 80, size);
    page.settle();
    expect(page.text()).toContain('Die ganze Sitzung');
    expect(page.text()).toContain('Am teuersten:');
    page.press('1');
    const rows = page.text().split('\n');
    expect(rows[1]).toMatch(size === WIDE ? /Runde \d+, \d+ von \d+ .*Ein Fehler: etwa/ : /Runde \d+ .*Ein Fehler: etwa/);
    expect(rows.at(-4)).toMatch(size === WIDE ? /Deine Wahl: „.*“\. Besser wohl: „.*“\./ : /Besser wohl: „.*“\./);
    expect([rows[1], rows.at(-4), rows.at(-2)].join('')).not.toContain('…');
  });
});
