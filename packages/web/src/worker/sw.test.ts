import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The browser's caches, in memory: what is kept is told by its name. */
const fakeCaches = () => {
  const all = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, string>();
    all.set(name, kept);
    return Promise.resolve({
      addAll: (requests: readonly Request[]) => {
        for (const { url } of requests) kept.set(url, `${name} ${url}`);
        return Promise.resolve();
      },
      match: (wanted: string | Request) => {
        const text = kept.get(typeof wanted === 'string' ? wanted : wanted.url);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    });
  };
  return { all, open, keys: () => Promise.resolve([...all.keys()]), delete: (name: string) => Promise.resolve(all.delete(name)) };
};

const SCOPE = 'https://baize.test/';
let pages = 1;
let caches: ReturnType<typeof fakeCaches>;
let skipped = 0;
const focus = vi.fn(() => Promise.resolve());

/** A worker of this version, installed and in charge: what it does with an event. */
const workerOf = async (digest: string, files: readonly string[]) => {
  const heard = new Map<string, (event: object) => void>();
  vi.resetModules();
  vi.stubGlobal('__PRECACHE__', { digest, files: files.map((file) => SCOPE + file) });
  vi.stubGlobal('self', {
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(Array.from({ length: pages }, () => ({ focus }))) },
    registration: { scope: SCOPE },
    skipWaiting: () => {
      skipped += 1;
      return Promise.resolve();
    },
    addEventListener: (kind: string, listen: (event: object) => void) => heard.set(kind, listen),
  });
  await import('./sw.ts');
  const tell = async (kind: string, event: object = {}): Promise<Response | undefined> => {
    let done: Promise<unknown> = Promise.resolve();
    let answer: Promise<Response> | undefined;
    heard.get(kind)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        done = promise;
      },
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    await done;
    return answer;
  };
  await tell('install');
  await tell('activate');
  const get = async (file: string, mode = 'same-origin'): Promise<string | undefined> =>
    (await tell('fetch', { request: { url: SCOPE + file, method: 'GET', mode } }))?.text();
  return { tell, get };
};

beforeEach(() => {
  pages = 1;
  skipped = 0;
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('from the network')));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the worker', () => {
  test('never deletes a cache in use: a page of the old version still gets its files from a new worker', async () => {
    await workerOf('1', ['index.html', 'hearts-1.js']);
    const { get, tell } = await workerOf('2', ['index.html', 'hearts-2.js']);
    expect([...caches.all.keys()]).toEqual(['baize-1', 'baize-2']);
    expect(await get('hearts-1.js')).toContain('baize-1');
    expect(await get('hearts-2.js')).toContain('baize-2');
    // Another window is open: it may be of the old version.
    pages = 2;
    await tell('message', { data: 'loaded' });
    expect(await get('hearts-1.js')).toContain('baize-1');
  });

  test('clears the old files away when the page that it served is the only one', async () => {
    await workerOf('1', ['index.html', 'hearts-1.js']);
    const { get, tell } = await workerOf('2', ['index.html']);
    caches.all.set('of somebody else', new Map());
    await tell('message', { data: 'loaded' });
    expect([...caches.all.keys()]).toEqual(['baize-2', 'of somebody else']);
    expect(await get('hearts-1.js')).toBe('from the network');
  });

  test('gives a new page the new version alone, and takes over only when it is told to', async () => {
    await workerOf('1', ['index.html']);
    const { get, tell } = await workerOf('2', ['index.html']);
    expect(await get('?seed=1', 'navigate')).toContain('baize-2');
    expect(skipped).toBe(0);
    await tell('message', { data: 'take-over' });
    expect(skipped).toBe(1);
  });

  test('brings the table to the front when somebody taps on the notification that called them', async () => {
    const { tell } = await workerOf('1', ['index.html']);
    const close = vi.fn();
    await tell('notificationclick', { notification: { close } });
    expect([close.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1]);
  });
});
