import { beginTable, noRounds } from '@baize/casino';
import { expect, test } from 'vitest';
import { type DrivenTable, ownTable, type Thought } from '../driver.ts';
import { openingAt } from '../flow.ts';
import type { Command } from '../model.ts';
import { seated, update } from '../program.ts';
import { screens } from '../screens/registry.ts';
import { ThoughtDesk, thinkAbout } from './thoughts.ts';

const thought: Thought = { game: 'hearts', kind: 'move', who: 'hard', question: {} };

test('a thought goes elsewhere once it was found to be a long one, and comes back when it is quick again', async () => {
  const asked: unknown[] = [];
  const desk = new ThoughtDesk({
    ask: (job) => {
      asked.push(job);
      return Promise.resolve('answer');
    },
  });
  expect(desk.ask(thought)).toBeUndefined();
  desk.took(thought, 100);
  expect(await desk.ask(thought)).toBe('answer');
  expect(desk.ask({ ...thought, who: 'easy' })).toBeUndefined();
  expect(asked).toEqual([{ game: 'hearts', question: { kind: 'move', question: {} } }]);
  for (let times = 0; times < 20; times += 1) desk.took(thought, 0);
  expect(desk.ask(thought)).toBeUndefined();
});

test('where too many wait, a thought is thought on the spot', () => {
  const desk = new ThoughtDesk({ ask: () => undefined });
  desk.took(thought, 100);
  expect(desk.ask(thought)).toBeUndefined();
});

const waitIn = (commands: readonly { readonly type: string }[]) =>
  commands.find((command): command is Command & { readonly type: 'wait' } => command.type === 'wait');

test('a table whose bots think elsewhere goes on like one whose bots think on the spot', async () => {
  const screen = await screens.hearts();
  const context = { screen, pace: 0, isDrawn: true as const };
  const opening = openingAt(screen, { preset: 'house', opponents: undefined, level: 'easy', seed: 'ab'.repeat(32) });
  const start = seated(beginTable(screen.module, opening, noRounds), { columns: 80, rows: 24 });
  type Turned = ReturnType<typeof update<(typeof start)['table'] extends DrivenTable<infer T> ? T : never>>;
  /** The three on the left go, and then whatever may be played first. */
  const press = ([now]: Turned, step: number): Turned => {
    const pressed = update(context, now, { type: 'key', key: 'abcdefghjklmn'[step % 13] ?? 'a', at: step * 5000 });
    if (waitIn(pressed[1]) !== undefined) return pressed;
    return update(context, pressed[0], { type: 'key', key: 'enter', at: step * 5000 + 2000 });
  };
  const run = async (think: (asked: Thought) => Promise<unknown>): Promise<unknown> => {
    let turned = update(context, start, { type: 'tick', ticket: start.ticket });
    for (let step = 0; step < 200; step += 1) {
      const wait = waitIn(turned[1]);
      const answer = wait?.thought === undefined ? undefined : await think(wait.thought);
      turned = wait === undefined ? press(turned, step) : update(context, turned[0], { type: 'tick', ticket: wait.ticket, answer });
    }
    return ownTable(turned[0].table).truth.log;
  };
  let asked = 0;
  // As plain data there and back, as a thread gets it.
  const elsewhere = async (one: Thought): Promise<unknown> => {
    asked += 1;
    return structuredClone(await thinkAbout('hearts', structuredClone(one)));
  };
  const there = await run(elsewhere);
  const here = await run(() => Promise.resolve(undefined));
  expect(asked).toBeGreaterThan(10);
  expect(there).toEqual(here);
});
