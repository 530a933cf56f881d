import { fillAny, fork, type GameTypes, read, type Seat, type Tagged } from '@baize/engine';
import { catalogue, type GameId, type Games, gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { isAsked, sightNow, type TableContext, take } from '../flow.ts';
import { decodeKeys } from '../kit/keys.ts';
import type { Model, Updated } from '../model.ts';
import { init, update } from '../program.ts';
import { screens } from './registry.ts';
import type { TableScreen } from './screen.ts';

const SEED = '5'.repeat(64);
const SIZE = { columns: 80, rows: 24 } as const;

const botsAt = async <Id extends GameId>(id: Id) => ({ here: (await screens[id]()).module.bots, there: (await catalogue[id]()).bots });

test.each(gameIds)('at %s one meets the bots of the catalogue: by those a record is checked', async (id) => {
  const { here, there } = await botsAt(id);
  expect(here).toBe(there);
});

/** What the table does by itself, as it would without a key. */
const ITS_OWN = ['deal', 'rest'];

/** A table that notes what the player does at it. */
const noted = <T extends GameTypes>(screen: TableScreen<T>, me: Seat, done: string[]): TableScreen<T> => {
  const { module } = screen;
  const apply = (state: T['state'], seat: Seat, action: T['action'] & Tagged) => {
    if (seat === me && !ITS_OWN.includes(action.type)) done.push(JSON.stringify(action));
    return module.game.apply(state, seat, action);
  };
  return { ...screen, module: { ...module, game: { ...module.game, apply } } };
};

/** Plays by chance, and presses a key in every pause; what the player did by such a key. */
const doneInPauses = <T extends GameTypes>(given: TableScreen<T>, preset: string): readonly string[] => {
  const done: string[] = [];
  const opening = { preset, opponents: undefined, seed: SEED };
  const { seat } = init({ screen: given, pace: 1 }, opening, SIZE).table.shown;
  const context: TableContext<T> = { screen: noted(given, seat, done), pace: 1, isDrawn: true };
  const reader = read(fork(SEED, preset));
  const keys = ['t', 's', 'h', 'c', 'f', 'r', 'a', '1', '5', 'enter', 'p', 'd', 'b', 'x', 'n', 'y', '=', 'escape'];
  const unmeant: string[] = [];
  let now: Updated<T> = update(context, init(context, opening, SIZE), {
    type: 'key',
    key: 'enter',
    at: 0,
  });
  for (let at = 1; at < 120; at += 1) {
    const [model, commands]: readonly [Model<T>, Updated<T>[1]] = now;
    const wait = commands.findLast(({ type }) => type === 'wait');
    const before = done.length;
    if (isAsked(model)) {
      now = take(context, model, fillAny(sightNow(model).offers, reader));
      continue;
    }
    if (wait?.type !== 'wait') break;
    const key = { type: 'key', key: keys[reader.below(keys.length)] ?? '', at: at * 10_000 } as const;
    now = update(context, model, reader.below(3) > 0 ? { type: 'tick', ticket: wait.ticket } : key);
    unmeant.push(...done.slice(before));
  }
  return unmeant;
};

const unmeantAt = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const session = screen.session ?? screen;
  return Object.keys(session.module.game.presets).flatMap((preset) => doneInPauses(session, preset));
};

/** What a player at this table has done after keys and pastes that came as bytes. */
const afterBytes = <T extends GameTypes>(given: TableScreen<T>, bytes: string): readonly string[] => {
  const done: string[] = [];
  const opening = { preset: Object.keys(given.module.game.presets)[0] ?? '', opponents: undefined, seed: SEED };
  const { seat } = init({ screen: given, pace: 0 }, opening, SIZE).table.shown;
  const context: TableContext<T> = { screen: noted(given, seat, done), pace: 0 };
  let [model] = update(context, init(context, opening, SIZE), { type: 'key', key: 'enter', at: 0 });
  for (const [at, key] of decodeKeys(bytes).keys.entries()) [model] = update(context, model, { type: 'key', key, at: 1e4 * (at + 1) });
  return done;
};

const pastedAt = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const line = 'cd /srv && ls 500\r50\r\rtshcfrad17 50\r';
  return afterBytes(screen.session ?? screen, `\x1b[200~${line.repeat(50)}\x1b[201~`);
};

test.each(gameIds)('at %s nothing that is pasted does anything', async (id) => {
  expect(await pastedAt(id)).toEqual([]);
});

test.each(gameIds)('at %s no key acts on what was not seen yet', async (id) => {
  expect(await unmeantAt(id)).toEqual([]);
});
