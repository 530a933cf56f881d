import { createSocket } from 'node:dgram';
import { roomName } from '@baize/rooms';
import { afterEach, expect, test } from 'vitest';
import { type Announced, announceTable, findTable, tableWords } from './announce.ts';

const CODE = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const places = ['127.0.0.1'];
const open: Announced[] = [];

const announced = async (code = CODE): Promise<Announced> => {
  const table = await announceTable(code, 8321, 0);
  open.push(table);
  return table;
};
afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

test('a table is found by its words, however they are written, and where the answer came from', async () => {
  const { port } = await announced();
  const words = roomName(CODE);
  for (const asked of [words, words.replaceAll(' ', '-'), ` ${words.toUpperCase()} `])
    expect(await findTable(asked, { at: port, places })).toEqual({ server: 'http://127.0.0.1:8321', code: CODE });
});

test('other words are answered by nobody', async () => {
  const { port } = await announced();
  expect(await findTable('chalk lantern 31', { at: port, places, patience: 300 })).toBeUndefined();
});

test('a table that goes on elsewhere is found by its new words, and no more by the old ones', async () => {
  const table = await announced();
  table.moved(OTHER);
  expect(await findTable(roomName(OTHER), { at: table.port, places })).toMatchObject({ code: OTHER });
  expect(await findTable(roomName(CODE), { at: table.port, places, patience: 300 })).toBeUndefined();
});

const GARBAGE = [
  '',
  '{',
  'null',
  '[]',
  '{"baize":1}',
  '{"baize":1,"find":{}}',
  '{"baize":1,"find":7}',
  '{"__proto__":{"find":"x"}}',
  `{"baize":1,"find":"${'x'.repeat(9000)}"}`,
  '\u0000\uffff',
];

test('whatever is sent to a host, it goes on and answers who asks', async () => {
  const { port } = await announced();
  const socket = createSocket('udp4');
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(String(data)));
  for (const garbage of GARBAGE) await new Promise((sent) => socket.send(garbage, port, '127.0.0.1', sent));
  expect(await findTable(roomName(CODE), { at: port, places })).toMatchObject({ code: CODE });
  expect(answers).toEqual([]);
  socket.close();
});

test('whatever is answered, only a table with these words is believed, at a port that is one', async () => {
  const liar = createSocket('udp4');
  const wrong = [
    ...GARBAGE,
    JSON.stringify({ baize: 1, code: OTHER, server: 8321 }),
    JSON.stringify({ baize: 1, code: CODE, server: '8321/evil' }),
    JSON.stringify({ baize: 1, code: CODE, server: 70_000 }),
    JSON.stringify({ baize: 1, code: `${CODE}/../`, server: 8321 }),
    JSON.stringify({ code: CODE, server: 8321 }),
  ];
  liar.on('message', (_, { port, address }) => {
    for (const answer of wrong) liar.send(answer, port, address);
  });
  await new Promise<void>((bound) => liar.bind(0, '127.0.0.1', bound));
  expect(await findTable(roomName(CODE), { at: liar.address().port, places, patience: 400 })).toBeUndefined();
  liar.close();
});

test('words are compared without dashes and capitals', () => {
  expect(tableWords(' Chalk-Lantern  31 ')).toBe('chalk lantern 31');
});
