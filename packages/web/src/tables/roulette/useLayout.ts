/** How the board lies in this window. */
import { useSyncExternalStore } from 'react';
import { type Layout, layouts } from './layout.ts';

const narrow = matchMedia('(max-width: 900px)');
const slim = matchMedia('(max-width: 700px), (max-width: 900px) and (max-height: 600px)');
const subscribe = (listen: () => void) => {
  for (const query of [narrow, slim]) query.addEventListener('change', listen);
  return () => {
    for (const query of [narrow, slim]) query.removeEventListener('change', listen);
  };
};
const nameNow = (): Layout['name'] => (slim.matches ? 'slim' : narrow.matches ? 'tall' : 'wide');

/** Follows the window. */
export const useLayout = (): Layout => layouts[useSyncExternalStore(subscribe, nameNow)];
