import { askedNow, type BotQuestion, noRounds, sit } from '@baize/casino';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { serveBots } from '../worker/bots.ts';
import { openBotThread } from './bot-thread.ts';

const sitting = sit(
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
  const found = askedNow(pontoonModule, { ...sitting, playhead: { ...sitting.playhead, queue: [] } });
  if (found === undefined) throw new Error('Nobody is asked.');
  return found;
};

/** A thread without a thread: what is posted to it is handled a moment later by what really runs in one. */
class Pretended extends EventTarget {
  asked = 0;
  closed = 0;
  readonly #inside = new EventTarget();
  readonly #fails: boolean;

  constructor(fails = false) {
    super();
    this.#fails = fails;
    serveBots<Pontoon>(pontoonModule, {
      addEventListener: (kind, listen) => this.#inside.addEventListener(kind, (event) => event instanceof MessageEvent && listen(event)),
      postMessage: (data) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    });
  }

  postMessage(data: unknown): void {
    this.asked += 1;
    const told = this.#fails ? new Event('error') : new MessageEvent('message', { data: structuredClone(data) });
    queueMicrotask(() => (this.#fails ? this : this.#inside).dispatchEvent(told));
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

test('where a thread fails, the page thinks for itself: what was asked, and what is asked later', async () => {
  const worker = new Pretended(true);
  const thread = openBotThread(pontoonModule, () => worker);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await thread.move(asked)).toEqual(expected);
  expect(await thread.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  expect(worker.asked).toBe(1);
});
