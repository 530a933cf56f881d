import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reloads = 0;
let posted: string[] = [];

const workerOf = (name: string) =>
  Object.assign(new EventTarget(), { state: 'installing', postMessage: (data: string) => posted.push(`${name}: ${data}`) });
type FakeWorker = ReturnType<typeof workerOf>;
interface FakeRegistration {
  readonly waiting: null;
  installing: FakeWorker | null;
}

/** A page with or without a worker in charge of it; its registration, and what makes another worker take over. */
const pageWith = async (controller: FakeWorker | null) => {
  const none: FakeRegistration = { waiting: null, installing: null };
  const registration = Object.assign(new EventTarget(), none);
  const container = Object.assign(new EventTarget(), { controller, register: () => Promise.resolve(registration) });
  vi.resetModules();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', {
    reload: () => {
      reloads += 1;
    },
  });
  const { workOffline, currentUpdate } = await import('./update.ts');
  workOffline();
  await Promise.resolve();
  await Promise.resolve();
  return {
    currentUpdate,
    takeOver: (worker: FakeWorker) => {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    },
    findUpdate: (worker: FakeWorker) => {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      worker.state = 'installed';
      worker.dispatchEvent(new Event('statechange'));
    },
  };
};

beforeEach(() => {
  reloads = 0;
  posted = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an update that is found on a first visit takes effect when the player agrees', async () => {
  const [first, second] = [workerOf('first'), workerOf('second')];
  const page = await pageWith(null);
  page.findUpdate(first);
  page.takeOver(first);
  expect([reloads, page.currentUpdate()]).toEqual([0, undefined]);
  page.findUpdate(second);
  page.currentUpdate()?.();
  expect(posted).toEqual(['second: take-over']);
  page.takeOver(second);
  expect(reloads).toBe(1);
});

test('an update that another window agreed to reloads nothing here: nobody loses a hand from the screen', async () => {
  const [first, second] = [workerOf('first'), workerOf('second')];
  const page = await pageWith(first);
  expect(posted).toEqual(['first: loaded']);
  page.findUpdate(second);
  page.takeOver(second);
  expect(reloads).toBe(0);
});
