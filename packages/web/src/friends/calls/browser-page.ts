/** The page of this browser, as it calls: its title and icon, two soft notes, the device's buzz and its notifications. */
import { playVoices } from '../../runtime/audio.ts';
import type { CallingPage } from './caller.ts';

const TAG = 'baize-turn';
const BUZZ_MS = 180;

const note = (at: number, pitch: number) => ({ wave: 'sine', at, length: 0.5, loud: 0.22, from: pitch, to: pitch, swell: 0.03 }) as const;

/** What a browser without notifications has not; nothing else is asked of one that has them and was not allowed to show any. */
export const canNotify = (): boolean => 'Notification' in globalThis;

const closeAll = async (worker: ServiceWorkerRegistration | undefined): Promise<void> => {
  for (const one of (await worker?.getNotifications({ tag: TAG })) ?? []) one.close();
};

/** On phones only the worker may show one. */
const notifyByWorker = (title: string, options: NotificationOptions): (() => void) => {
  const worker = navigator.serviceWorker?.getRegistration();
  void worker?.then((found) => found?.showNotification(title, options));
  return () => void worker?.then(closeAll);
};

const notify = (title: string, body: string): (() => void) => {
  if (!canNotify() || Notification.permission !== 'granted') return () => undefined;
  const options = { body, tag: TAG, icon: './icons/icon-192.png', silent: true };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // A page may not make one here: the worker may.
    return notifyByWorker(title, options);
  }
};

const PLAIN_TITLE = 'Baize';
const PLAIN_ICON = './favicon.svg';

/** The page, for a table that is called so. What is plain is known beforehand: another caller may just have marked it. */
export const browserPage = (table: string): CallingPage => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  return {
    isLookedAt: () => !document.hidden && document.hasFocus(),
    mark: (words) => {
      const title = words === undefined ? PLAIN_TITLE : `● ${words} – ${PLAIN_TITLE}`;
      const href = words === undefined ? PLAIN_ICON : './favicon-turn.svg';
      if (document.title !== title) document.title = title;
      if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href);
    },
    sound: () => void playVoices([note(0, 660), note(0.16, 880)]),
    buzz: () => {
      if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
    },
    notify: (words) => notify(words, table),
  };
};
