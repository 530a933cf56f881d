/** Addresses: `#/` is the floor, `#/pontoon` a table, `#/pontoon?seed=c0ffee` a table that can be opened again. */
import { useSyncExternalStore } from 'react';

/** Where the player is. */
export interface Route {
  /** The table's name, empty on the floor. */
  readonly table: string;
  /** What stands after the question mark. */
  readonly query: string;
}

/** Takes an address apart. */
export const parseRoute = (path: string): Route => {
  const [place = '', query = ''] = path.split('?', 2);
  return { table: place.replace(/^\/+|\/+$/g, ''), query };
};

const onHash = (listen: () => void): (() => void) => {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
};

/** Goes to a page. The app knows of it at once: a browser alone would tell it a moment later. */
const goTo = (place: string): void => {
  history.pushState(null, '', `#/${place.replace(/^\/+/, '')}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
};

/** Where the player is, and how to go elsewhere. */
export const useRoute = (): readonly [Route, (to: string) => void] => [
  parseRoute(useSyncExternalStore(onHash, () => location.hash.slice(1))),
  goTo,
];

/** The look back at a sitting, by the name of its log. */
export const lookBackAt = (logName: string): string => `/look-back?sitting=${logName}`;
