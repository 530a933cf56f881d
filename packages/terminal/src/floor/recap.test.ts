import { act, answerTo, openingFor, openTable, questionAt, type Table } from '@baize/casino';
import { type Hearts, heartsModule } from '@baize/games/hearts';
import { expect, test } from 'vitest';
import { recapOf } from './recap.ts';

const opening = openingFor(heartsModule, { preset: 'house', others: 3, level: 'easy', buyIn: 0, house: '5eed'.repeat(16) });

/** The table once this is so; everybody plays as the easy ones do. */
const playUntil = (isIt: (table: Table<Hearts>) => boolean): Table<Hearts> => {
  let { table } = openTable(heartsModule, opening);
  while (!isIt(table)) {
    const [seat = 0] = heartsModule.game.toAct(table.state);
    const acted = act(heartsModule, table, seat, answerTo(heartsModule, { ...questionAt(heartsModule, table, seat), bot: 'easy' }));
    if (!acted.ok) throw new Error(acted.refusal.reason);
    table = acted.table;
  }
  return table;
};
const eventsOf = (table: Table<Hearts>): readonly string[] => recapOf(heartsModule, table).map(({ event }) => event.type);

test('in the second hand of a game of Hearts only that hand is told again', () => {
  const events = eventsOf(playUntil(({ state }) => state.hand === 2 && state.tricks.length === 3));
  expect(events.filter((type) => type === 'hand-began')).toHaveLength(1);
  expect(events.filter((type) => type === 'trick-taken')).toHaveLength(3);
});

test('between two hands the last one is told again, to its score', () => {
  const events = eventsOf(playUntil(({ state }) => state.hand === 2 && state.phase === 'between' && state.ready.length === 3));
  expect(events.filter((type) => type === 'trick-taken')).toHaveLength(13);
  expect(events).toContain('hand-scored');
});
