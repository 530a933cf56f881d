/** The worker that makes the app work offline, and its news of a new version. */
import { useSyncExternalStore } from 'react';

let update: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Whether the player has agreed to a new version on this page. */
let isWanted = false;

const offer = (waiting: ServiceWorker): void => {
  update = () => {
    isWanted = true;
    waiting.postMessage('take-over');
  };
  for (const listen of listeners) listen();
};

/** Watches a worker that is being installed: with an old one in charge it waits until the player agrees. */
const watch = (installing: ServiceWorker): void => {
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
  });
};

const register = async (): Promise<void> => {
  // Whoever served this page may clear away what older pages needed, if there are none any more.
  navigator.serviceWorker.controller?.postMessage('loaded');
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that is already right, and another window's new version can wait. Only who agreed here, be it
    // on the very first visit, gets the page again.
    if (isWanted) location.reload();
  });
  const registration = await navigator.serviceWorker.register('./sw.js');
  if (registration?.waiting != null) offer(registration.waiting);
  registration?.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing);
  });
};

/** Makes the app work offline. Where the browser refuses, it goes on without. */
export const workOffline = (): void => {
  if (!('serviceWorker' in navigator)) return;
  // Refused in a private window or by a setting: nothing is lost but the way to play offline.
  register().catch(() => undefined);
};

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** Goes over to the new version; undefined while there is none. */
export const currentUpdate = (): (() => void) | undefined => update;

/** The same for a screen, which is drawn again when there is one. */
export const useUpdate = (): (() => void) | undefined => useSyncExternalStore(subscribe, currentUpdate);
