/**
 * The worker: it keeps every file of the build, so that the app opens without a network. It never takes over by itself:
 * a new version waits until the player agrees. Nor does it throw away what an open page of an older version may still ask for: the old
 * files go when a page that this version served is the only one. The build puts the list of files and its digest into `__PRECACHE__`.
 */
// A module, so that its names are its own.
export {};

/** What a worker has and a page has not. The library of types knows either the one or the other. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  readonly notification: { close(): void };
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
/** A page that is open. */
interface OpenWindow {
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate' | 'fetch' | 'message' | 'notificationclick', listen: (event: WorkerEvent) => void): void;
}
declare const __PRECACHE__: { readonly digest: string; readonly files: readonly string[] };
declare const self: WorkerScope;

const FAMILY = 'baize-';
const { digest, files } = __PRECACHE__;
const MINE = `${FAMILY}${digest}`;

const install = async (): Promise<void> => {
  const cache = await caches.open(MINE);
  // Asked for again: what the browser itself has kept may be of another version.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
};

/** The caches of other versions, the older first. */
const otherCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== MINE);

/** A page that this version served is there. Where it is the only one, nobody needs the files of another version. */
const tidy = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await otherCaches()) await caches.delete(name);
};

/** A file from any version: its name tells which one it is of. */
const findIn = async (names: readonly string[], wanted: string | Request): Promise<Response | undefined> => {
  for (const name of names) {
    const found = await (await caches.open(name)).match(wanted, { ignoreSearch: true });
    if (found !== undefined) return found;
  }
  return undefined;
};

const answer = async (request: Request): Promise<Response> => {
  const isPage = request.mode === 'navigate';
  const wanted = isPage ? new URL('index.html', self.registration.scope).href : request;
  // A page of an older version that is still open may ask for its own files; a new page is never given an old one.
  return (await findIn([MINE], wanted)) ?? (isPage ? undefined : await findIn(await otherCaches(), wanted)) ?? fetch(request);
};

/** Somebody taps on a call: the table they were called to is in front. */
const lookUp = async (): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await page?.focus();
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'loaded') event.waitUntil(tidy());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookUp());
});
