/** What a card of Sabacc is read by: its suit and the figures that no other deck has, as paths. */
/** The suits, in a box of 20 by 20, in relative steps from its middle. */
export const shapes = {
  circle: 'm0-8.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  square: 'm-7.5-7.5h15v15h-15z',
  triangle: 'm0-8.5 9 16h-18z',
} as const;

/** The figures that only these cards have, drawn as those of the other deck are. */
export const figures = {
  zero: 'm0-14.9q4.94 0 7.44 4.34 2.16 3.73 2.16 10.56 0 6.83-2.16 10.56-2.5 4.34-7.44 4.34-4.94 0-7.44-4.34-2.16-3.73-2.16-10.56 0-6.83 2.16-10.56 2.5-4.34 7.44-4.34zm0 4.2q-2.51 0-3.81 2.24-1.59 2.75-1.59 8.46 0 5.71 1.59 8.46 1.3 2.24 3.81 2.24 2.51 0 3.81-2.24 1.59-2.75 1.59-8.46 0-10.7-5.4-10.7z',
  one: 'm2.8-15h-2.98l-8.16 6.79 2.68 3.22 4.26-3.53v23.52h4.2v-30z',
  plus: 'm-7-2.1h4.9v-4.9h4.2v4.9h4.9v4.2h-4.9v4.9h-4.2v-4.9h-4.9z',
  minus: 'm-7-2.1h14v4.2h-14z',
} as const;
