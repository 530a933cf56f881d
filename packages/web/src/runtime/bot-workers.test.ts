import { type BotQuestion, beginTable, botQuestionAt, noRounds, showAllAt } from '@baize/casino';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveBots } from '../worker/bots.ts';
import { openBotThread } from './bot-workers.ts';

const table = beginTable(
  pontoonModule,
  {
    preset: 'british',
    seed: '3'.padStart(64, '0'),
    me: 1,
    stacks: [1000, 1000],
    names: ['Margot', 'You'],
    bots: ['sharp', null],
  },
  noRounds,
);
const question = (): BotQuestion<Pontoon> => {
  const found = botQuestionAt(pontoonModule, showAllAt(pontoonModule, table, true));
  if (found === undefined) throw new Error('Nobody is asked.');
  return found;
};

/** A thread without a thread: what is posted to it is handled a moment later by what really runs in one. */
class Pretended extends EventTarget {
  asked = 0;
  closed = 0;
  readonly #inside = new EventTarget();
  readonly #fails: string | undefined;

  /** It answers, or fails with this event; with `silence` it says nothing at all. */
  constructor(fails?: 'error' | 'messageerror' | 'silence') {
    super();
    this.#fails = fails;
    serveBots<Pontoon>(pontoonModule, {
      addEventListener: (kind, listen) => this.#inside.addEventListener(kind, (event) => event instanceof MessageEvent && listen(event)),
      postMessage: (data) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    });
  }

  postMessage(data: unknown): void {
    this.asked += 1;
    const fails = this.#fails;
    if (fails === 'silence') return;
    const told = fails === undefined ? new MessageEvent('message', { data: structuredClone(data) }) : new Event(fails);
    queueMicrotask(() => (fails === undefined ? this.#inside : this).dispatchEvent(told));
  }

  terminate(): void {
    this.closed += 1;
  }
}

test('a bot asked in a thread answers as it would here, and a question is thought about once', async () => {
  const worker = new Pretended();
  const thread = openBotThread(pontoonModule, () => worker);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await Promise.all([thread.move(asked), thread.move(question())])).toEqual([expected, expected]);
  expect(worker.asked).toBe(1);
  expect(await thread.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  thread.close();
  expect(worker.closed).toBe(1);
});

test('where no thread can be had, the page thinks for itself', async () => {
  const thread = openBotThread(pontoonModule, () => {
    throw new DOMException('Forbidden by a policy.', 'SecurityError');
  });
  const asked = question();
  expect(await thread.move(asked)).toEqual(pontoonModule.bots['sharp']?.(asked.sight, asked.chance));
  thread.close();
});

describe('a thread that says nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  test('is waited for five seconds, and then the page thinks for itself', async () => {
    const worker = new Pretended('silence');
    const thread = openBotThread(pontoonModule, () => worker);
    const asked = question();
    const heard: unknown[] = [];
    void thread.move(asked).then((action) => heard.push(action));
    await vi.advanceTimersByTimeAsync(4900);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual([pontoonModule.bots['sharp']?.(asked.sight, asked.chance)]);
    expect([worker.asked, worker.closed]).toEqual([1, 1]);
  });
});

test.each(['error', 'messageerror'] as const)('where a thread answers with %s, the page thinks for itself, now and later', async (how) => {
  const worker = new Pretended(how);
  const thread = openBotThread(pontoonModule, () => worker);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await thread.move(asked)).toEqual(expected);
  expect(await thread.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  expect(worker.asked).toBe(1);
});
