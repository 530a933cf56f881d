import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConnectionBar, railWords, spokenAfter } from './ConnectionBar.tsx';
import { clientAt } from './client.fixture.ts';

const BOB = { name: 'Bob', face: 'Ks', held: true, away: null, coming: null, ready: true };

const barFor = (me: number | 'rail', isOut: boolean, gone?: number, end?: number): string => {
  const known = clientAt({ me, offers: [], toAct: [] });
  const client =
    known.room === undefined || gone === undefined
      ? known
      : { ...known, room: { ...known.room, phase: 'playing' as const, seats: [BOB, { ...BOB, gone }] } };
  const { room } = client;
  if (room === undefined) throw new Error('The client stands in no room.');
  const times = end === undefined ? [] : [{ seat: 1, deadline: end, end }];
  const seats = { room, times, said: undefined, muted: [] };
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

test('who is out of chips is told that the others play on; nobody else is', () => {
  expect(barFor(0, true)).toContain('You’re out. The others play on.');
  expect(barFor(0, false)).not.toContain('You’re out. The others play on.');
});

test('who watches is told that it is one hand late, and not on the felt: there it would lie over cards', () => {
  expect(railWords({ client: clientAt({ me: 'rail', offers: [], toAct: [] }) })).toBe('You’re watching, one hand behind.');
  expect(barFor('rail', false)).not.toContain('watching');
});

test('who has no connection is named at once; after a minute the others may go on without them', () => {
  expect(barFor(0, false)).not.toContain('no connection');
  expect(barFor(0, false, 1000)).toContain('Bob has no connection.');
  expect(barFor(0, false, 1000)).not.toContain('Let a bot play');
  expect(barFor(0, false, 61_000)).toMatch(/Let a bot play.*Free the seat/);
  expect(barFor('rail', false, 61_000)).not.toContain('Let a bot play');
});

test('between two hands it is said how long the table waits for who has no connection', () => {
  expect(barFor(0, false, 1000, performance.now() + 9500)).toContain('Bob has no connection. Waiting for Bob … 10 s');
  expect(barFor(0, false, 1000)).not.toContain('Waiting for');
});

test('"Your turn" goes when it is over; what somebody has said meanwhile stays', () => {
  const mine = { text: 'Your turn, 30 seconds.', isTurn: true };
  const turn = spokenAfter({ nth: 0, text: '', isTurn: false }, mine);
  expect(spokenAfter(turn, undefined)).toEqual({ nth: 2, text: '', isTurn: false });
  expect(spokenAfter(spokenAfter(turn, { text: 'Ten seconds left.', isTurn: true }), undefined).text).toBe('');
  expect(spokenAfter(spokenAfter(turn, { text: 'Bob: Ouch', isTurn: false }), undefined).text).toBe('Bob: Ouch');
  // The same sentence once more is told once more.
  expect(spokenAfter(turn, mine).nth).toBe(2);
});
