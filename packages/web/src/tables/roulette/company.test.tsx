import { presets } from '@baize/games/roulette';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeatChip } from './SeatChip.tsx';

test('as many seats as a board takes have each an edge of their own, told apart without colour', () => {
  const seats = Array.from({ length: presets.shared.players.max }, (_, seat) => seat);
  const drawn = seats.map((seat) => renderToStaticMarkup(<SeatChip seat={seat} />).replace(/of-seat-\d/, ''));
  expect(new Set(drawn).size).toBe(seats.length);
});
