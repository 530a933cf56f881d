import { askedNow, type Question, sit } from '@baize/casino';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { think } from '../worker/think.ts';
import { openMind, type Thread } from './mind.ts';

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

type Listener = (event: { readonly data?: unknown }) => void;

/** A thread without a thread: what is posted to it is handled at once by what really runs in one. */
const pretended = (fails = false) => {
  const page: Record<string, Listener> = {};
  let heard: Listener = () => undefined;
  const counted = { asked: 0, closed: 0 };
  think<Pontoon>(pontoonModule, {
    addEventListener: (_, listen) => {
      heard = (event) => listen(structuredClone(event) as Parameters<typeof listen>[0]);
    },
    postMessage: (data) => page['message']?.({ data: structuredClone(data) }),
  });
  const thread = {
    addEventListener: (kind: string, listen: Listener) => {
      page[kind] = listen;
    },
    postMessage: (data: unknown) => {
      counted.asked += 1;
      if (fails) queueMicrotask(() => page['error']?.({}));
      else queueMicrotask(() => heard({ data }));
    },
    terminate: () => {
      counted.closed += 1;
    },
  };
  return { start: () => thread as unknown as Thread, counted };
};

test('a bot asked in a thread answers as it would here, and a question is thought about once', async () => {
  const { start, counted } = pretended();
  const mind = openMind(pontoonModule, start);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await Promise.all([mind.move(asked), mind.move(question())])).toEqual([expected, expected]);
  expect(counted.asked).toBe(1);
  expect(await mind.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  mind.close();
  expect(counted.closed).toBe(1);
});

test('where a thread fails, the page thinks for itself: what was asked, and what is asked later', async () => {
  const { start, counted } = pretended(true);
  const mind = openMind(pontoonModule, start);
  const asked = question();
  const expected = pontoonModule.bots['sharp']?.(asked.sight, asked.chance);
  expect(await mind.move(asked)).toEqual(expected);
  expect(await mind.hint(asked.sight, asked.chance)).toEqual(pontoonModule.hint(asked.sight, asked.chance));
  expect(counted.asked).toBe(1);
});
