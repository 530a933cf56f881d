import { askedNow, type Question, sit } from '@baize/casino';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { think } from '../worker/think.ts';
import { openMind } from './mind.ts';

const sitting = sit(pontoonModule, {
  preset: 'british',
  seed: '3'.padStart(64, '0'),
  me: 1,
  stacks: [1000, 1000],
  names: ['Margot', 'You'],
  bots: ['sharp', null],
});
const question = (): Question<Pontoon> => {
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
    think<Pontoon>(pontoonModule, {
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
  const thread = new Pretended();
  const mind = openMind(pontoonModule, () => thread);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await Promise.all([mind.move(asked), mind.move(question())])).toEqual([expected, expected]);
  expect(thread.asked).toBe(1);
  expect(await mind.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  mind.close();
  expect(thread.closed).toBe(1);
});

test('where a thread fails, the page thinks for itself: what was asked, and what is asked later', async () => {
  const thread = new Pretended(true);
  const mind = openMind(pontoonModule, () => thread);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await mind.move(asked)).toEqual(expected);
  expect(await mind.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  expect(thread.asked).toBe(1);
});
