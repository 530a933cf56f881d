/** Line icons on a grid of 24. They are decoration: the control that holds one has the name. */
import { memo } from 'react';

const paths = {
  take: 'M12 11.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 16.5v-14M8 6.5l4-4 4 4',
  leave: 'M14 4H6v16h8M10.5 12H21M17.5 8.5 21 12l-3.5 3.5',
  rules: 'M12 6c-2-1.5-4.5-2-8-2v14.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14.5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  stats: 'M4 20h16M6.5 16v-4M12 16V6M17.5 16V9',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  music: 'M9 18V5.5l10-2V16M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  hint: 'M12 3.5a6 6 0 0 0-3.4 11c.6.5.9 1.2.9 2h5c0-.8.3-1.5.9-2A6 6 0 0 0 12 3.5zM10 20.5h4',
  keys: 'M3.5 7h17v10.5h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.3 10.5h.01M8 14h8',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  clear: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  repeat: 'M17 3.5 20.5 7 17 10.5M20 7H8a4 4 0 0 0-4 4M7 20.5 3.5 17 7 13.5M4 17h12a4 4 0 0 0 4-4',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  calls:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3.5v5M19.4 16.2 15 13.7M4.6 16.2 9 13.7',
  next: 'M9.5 6l6 6-6 6',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
} as const;

/** The icons there are. */
export type IconName = keyof typeof paths;

/** A line icon. */
export const Icon = memo(({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
));
