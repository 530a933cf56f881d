import { normalizeName } from '@baize/casino';
import { fork, read } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { codeIn, codeOf, isCode, linkTo, roomName } from './code.ts';
import { isLogEntry } from './entry.ts';
import { readFrame, readMessage } from './protocol.ts';

const HEX = 'ab'.repeat(32);
const messages = [
  { t: 'open', game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 30_000, rail: 'link' },
  { t: 'open', game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 30_000, timeBank: 60_000, rail: 'link' },
  { t: 'hello', room: '0123456789abcdef', token: 'ab'.repeat(16), seq: 0 },
  { t: 'sit', seat: 1, name: 'Ann', face: 'Qh', commit: HEX },
  { t: 'leave' },
  { t: 'say', phrase: 'ouch' },
  { t: 'ready', reveal: { nonce: HEX, next: HEX } },
  { t: 'unready' },
  {
    t: 'change',
    wish: { game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 0, rail: 'nobody', fills: false },
  },
  { t: 'watch', name: 'Rae', face: 'Jd', waits: true },
  { t: 'agree' },
  { t: 'end' },
  { t: 'level', bot: 'hard' },
  { t: 'free', seat: 2 },
  { t: 'act', nth: 3, action: { type: 'play', card: 'Qs' }, reveal: { next: HEX } },
];

test('every message is read as it was written', () => {
  for (const message of messages) expect(readMessage(JSON.stringify(message))).toEqual(message);
  expect(readMessage('{')).toBe('not-json');
  expect(readMessage('[]')).toBe('not-a-message');
  expect(readMessage('{"t":"__proto__"}')).toBe('not-a-message');
  expect(readMessage('{"t":"say","phrase":"toString"}')).toBe('not-a-message');
  expect(readMessage('{"t":"watch","name":["b"],"face":"Jd","waits":true}')).toBe('not-a-message');
  expect(readMessage('{"t":"change","wish":{"game":"hearts"}}')).toBe('not-a-message');
});

test('nobody asks for a time bank that has no end', () => {
  const open = { t: 'open', game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 30_000, rail: 'link' };
  for (const timeBank of [-1, 1.5, '60000', 600_001, null])
    expect(readMessage(JSON.stringify({ ...open, timeBank }))).toBe('not-a-message');
});

test('no text makes a guard throw, and what passes has its fields', () => {
  for (const [at, message] of messages.entries()) {
    const reader = read(fork(HEX, `mangled ${at}`));
    for (let turn = 0; turn < 60; turn += 1) {
      const text = mangle(JSON.stringify(message), reader);
      const found = readMessage(text);
      if (typeof found === 'object' && found.t === 'sit') expect(normalizeName(found.name)).toBeDefined();
      readFrame(text);
    }
  }
});

test('a name has no markup, no control character and no other direction', () => {
  expect(['Ann', 'Zoë', "O'Neil", ' Li  Wei ', 'Ōtani 2'].map(normalizeName)).toEqual(['Ann', 'Zoë', "O'Neil", 'Li Wei', 'Ōtani 2']);
  for (const bad of ['', ' ', '<b>', 'a\u0000b', 'a\u202eb', 'a\u001b[2J', 'x'.repeat(21), '🂡', '-', 7, null, 'a\u0300\u0300\u0300'])
    expect(normalizeName(bad)).toBeUndefined();
});

test('a code is 80 bits, and a link holds it behind the hash', () => {
  const code = codeOf(Uint8Array.from({ length: 10 }, (_, at) => at * 25));
  expect(isCode(code)).toBe(true);
  expect(codeIn(linkTo('http://127.0.0.1:8000/', code))).toBe(code);
  expect(linkTo('https://a.example/', code)).toBe(`https://a.example/#/room/${code}`);
  expect(codeIn('https://a.example/#/room/nothing')).toBeUndefined();
  expect(roomName(code)).toMatch(/^\w+ \w+ \d\d$/);
  expect(codeOf(new Uint8Array(10))).toBe('0'.repeat(16));
  expect(codeOf(new Uint8Array(10).fill(255))).toBe('z'.repeat(16));
});

test('an entry with a field of another kind is none', () => {
  const sat = { at: 1, by: 'p', t: 'sat', seat: 0, name: 'Ann', face: 'Qh', token: HEX, commit: HEX };
  expect(isLogEntry(sat)).toBe(true);
  const table = { game: 'hearts', version: 1, preset: 'house', stacks: [0, 0], bot: 'easy', clock: 0, rail: 'link', fills: false };
  const changed = { at: 1, by: 'p', t: 'changed', seat: 0, table };
  expect(isLogEntry(changed)).toBe(true);
  for (const change of [{ rail: 'all' }, { timeBank: -1 }, { fills: 1 }, { stacks: ['0'] }, { game: 7 }])
    expect(isLogEntry({ ...changed, table: { ...table, ...change } })).toBe(false);
  const watched = { at: 1, by: 'p', t: 'watched', name: 'Rae', face: 'Jd', token: HEX, waits: false };
  expect([watched, { ...watched, waits: 1 }, { ...watched, token: '' }].map(isLogEntry)).toEqual([true, false, false]);
  for (const change of [{ at: -1 }, { seat: '0' }, { name: '<i>' }, { token: 'x' }, { t: 'sit' }, { by: 7 }])
    expect(isLogEntry({ ...sat, ...change })).toBe(false);
});
