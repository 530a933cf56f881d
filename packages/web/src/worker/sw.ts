/**
 * The worker: it keeps every file of the build, so that the house opens without a network. It never takes over by itself:
 * a new version waits until the player agrees. The build puts the list of files and its digest into `__PRECACHE__`.
 */
// A module, so that its names are its own.
export {};

/** What a worker has and a page has not. The library of types knows either the one or the other. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate' | 'fetch' | 'message', listen: (event: WorkerEvent) => void): void;
}
declare const __PRECACHE__: { readonly digest: string; readonly files: readonly string[] };
declare const self: WorkerScope;

const FAMILY = 'baize-';
const { digest, files } = __PRECACHE__;
const MINE = `${FAMILY}${digest}`;

const install = async (): Promise<void> => {
  const cache = await caches.open(MINE);
  // Asked for anew: what the browser itself has kept may be of another version.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
};

const tidy = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== MINE).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(MINE);
  const wanted = request.mode === 'navigate' ? new URL('index.html', self.registration.scope).href : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
