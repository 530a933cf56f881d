import { OTHERS_PLAY_ON } from '@baize/casino';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConnectionBar } from './ConnectionBar.tsx';
import { clientAt } from './client.fixture.ts';

const barFor = (me: number | 'rail', isOut: boolean): string => {
  const client = clientAt({ me, offers: [], toAct: [] });
  const { room } = client;
  if (room === undefined) throw new Error('The client stands in no room.');
  const seats = { room, deadline: undefined, said: undefined, muted: [] };
  return renderToStaticMarkup(
    <ConnectionBar now={{ client, status: 'open', problem: undefined }} seats={seats} hasOwnSeat isOut={isOut} onBack={() => undefined} />,
  );
};

test('who is out of chips is told that the others play on, as in the terminal; nobody else is', () => {
  expect(barFor(0, true)).toContain(OTHERS_PLAY_ON);
  expect(barFor(0, false)).not.toContain(OTHERS_PLAY_ON);
});

test('who watches is told that it is one hand late', () => {
  expect(barFor('rail', false)).toContain('You watch, one hand late.');
});
