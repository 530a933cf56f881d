import type { CallWay } from '@baize/casino';
import { expect, test } from 'vitest';
import { type CallingPage, makeCaller } from './caller.ts';

/** A page that writes down how it calls. */
const page = () => {
  const heard: string[] = [];
  const now = { isLookedAt: true, title: '', open: 0 };
  const calling: CallingPage = {
    isLookedAt: () => now.isLookedAt,
    mark: (words) => {
      now.title = words ?? '';
    },
    sound: () => void heard.push('sound'),
    buzz: () => void heard.push('buzz'),
    notify: (words) => {
      heard.push(words);
      now.open += 1;
      return () => {
        now.open -= 1;
      };
    },
  };
  return { heard, now, caller: makeCaller(calling) };
};

const turn = (nth: number) => ({ nth, words: 'Your turn' });

test('who looks away when their turn comes is called once; looking up is enough', () => {
  const { heard, now, caller } = page();
  now.isLookedAt = false;
  caller.update(undefined, []);
  expect(heard).toEqual([]);
  caller.update(turn(3), []);
  caller.update(turn(3), []);
  expect(heard).toEqual(['sound', 'buzz', 'Your turn']);
  expect(now).toMatchObject({ title: 'Your turn', open: 1 });
  now.isLookedAt = true;
  caller.look();
  expect(now).toMatchObject({ title: '', open: 0 });
  // Who goes away again knows that they are waited for: the title is enough.
  now.isLookedAt = false;
  caller.look();
  expect(now).toMatchObject({ title: 'Your turn', open: 0 });
  expect(heard.length).toBe(3);
});

test('who moved, or for whom it was done, is called no more, and once more for the next turn', () => {
  const { heard, now, caller } = page();
  now.isLookedAt = false;
  caller.update(turn(3), []);
  caller.update(undefined, []);
  expect(now).toMatchObject({ title: '', open: 0 });
  caller.update(turn(4), []);
  expect(heard.filter((one) => one === 'sound').length).toBe(2);
  // Another turn before the last notification was seen: there is one of them.
  caller.update(turn(5), []);
  expect(now.open).toBe(1);
});

test('who looks at the table is not called', () => {
  const { heard, now, caller } = page();
  caller.update(turn(3), []);
  expect(heard).toEqual([]);
  expect(now.title).toBe('');
});

test.each<[CallWay, string]>([
  ['sound', 'sound'],
  ['buzz', 'buzz'],
  ['notice', 'Your turn'],
])('%s can be switched off by itself', (call, gone) => {
  const { heard, now, caller } = page();
  now.isLookedAt = false;
  caller.update(turn(3), [call]);
  expect(heard).toEqual(['sound', 'buzz', 'Your turn'].filter((one) => one !== gone));
  expect(now.title).toBe('Your turn');
});

test('the title can be switched off, and a notification goes when they are', () => {
  const { now, caller } = page();
  now.isLookedAt = false;
  caller.update(turn(3), ['title']);
  expect(now).toMatchObject({ title: '', open: 1 });
  caller.update(turn(3), ['title', 'notice']);
  expect(now.open).toBe(0);
});
