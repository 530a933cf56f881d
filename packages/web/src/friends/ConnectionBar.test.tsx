import { OTHERS_PLAY_ON } from '@baize/casino';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConnectionBar } from './ConnectionBar.tsx';
import { clientAt } from './client.fixture.ts';

const BOB = { name: 'Bob', face: 'Ks', held: true, away: null, coming: null, ready: true };

const barFor = (me: number | 'rail', isOut: boolean, gone?: number): string => {
  const known = clientAt({ me, offers: [], toAct: [] });
  const client =
    known.room === undefined || gone === undefined
      ? known
      : { ...known, room: { ...known.room, phase: 'playing' as const, seats: [BOB, { ...BOB, gone }] } };
  const { room } = client;
  if (room === undefined) throw new Error('The client stands in no room.');
  const seats = { room, deadline: undefined, said: undefined, muted: [] };
  return renderToStaticMarkup(
    <ConnectionBar
      now={{ client, status: 'open', problem: undefined }}
      seats={seats}
      hasOwnSeat
      isOut={isOut}
      onBack={() => undefined}
      onCover={() => undefined}
      onFree={() => undefined}
    />,
  );
};

test('who is out of chips is told that the others play on, as in the terminal; nobody else is', () => {
  expect(barFor(0, true)).toContain(OTHERS_PLAY_ON);
  expect(barFor(0, false)).not.toContain(OTHERS_PLAY_ON);
});

test('who watches is told that it is one hand late', () => {
  expect(barFor('rail', false)).toContain('You watch, one hand late.');
});

test('who has no connection is named at once; after a minute the others may go on without them', () => {
  expect(barFor(0, false)).not.toContain('no connection');
  expect(barFor(0, false, 1000)).toContain('Bob has no connection.');
  expect(barFor(0, false, 1000)).not.toContain('Let the house play');
  expect(barFor(0, false, 61_000)).toMatch(/Let the house play.*Free the seat/);
  expect(barFor('rail', false, 61_000)).not.toContain('Let the house play');
});
