/** Line icons on a grid of 24. They are decoration: the control that holds one has the name. */
import { memo } from 'react';

/** Those of the floor and of many pages, by name; what only tables need stands in table-icons.ts and is loaded with them. */
const paths = {
  leave: 'M14 4H6v16h8M10.5 12H21M17.5 8.5 21 12l-3.5 3.5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  stats: 'M4 20h16M6.5 16v-4M12 16V6M17.5 16V9',
  next: 'M9.5 6l6 6-6 6',
} as const;

/** An icon: the name of one that every page has, or the lines of another. */
export type IconName = keyof typeof paths | `M${string}`;

const isNamed = (name: IconName): name is keyof typeof paths => name in paths;

/** A line icon. */
export const Icon = memo(({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={isNamed(name) ? paths[name] : name} />
  </svg>
));
