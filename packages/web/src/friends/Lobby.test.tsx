import { expect, test } from 'vitest';
import { clientAt } from './client.fixture.ts';
import { lobbySeatWords } from './Lobby.tsx';

const BOB = { name: 'Bob', face: 'Ks', held: true, away: null, coming: null, ready: true };

test('before the first deal a seat says who is ready, and who has no connection', () => {
  const { room } = clientAt({ me: 0, offers: [], toAct: [] });
  if (room === undefined) throw new Error('The client stands in no room.');
  const here = { ...room, host: 0, seats: [BOB, { ...BOB, name: 'Cyd', ready: false }, { ...BOB, name: 'Dan', gone: 5000 }] };
  expect([0, 1, 2].map((seat) => lobbySeatWords(here, seat))).toEqual(['Bob, host, ready', 'not ready', 'no connection']);
  // Whoever looks is there.
  expect(lobbySeatWords({ ...here, me: 2 }, 2)).toBe('Dan, ready');
});
