/** A house over ssh in English. */
import { many } from '@baize/engine/language/en';
import type { HouseWords } from './house-words.ts';

/** A house in English. */
export const words = {
  noShell: 'There’s no shell here. Without a command you come to the floor; with the command plain, line by line.',
  noKey: 'No key: you come in as a guest, and nothing of yours is kept.',
  barred: {
    full: 'The house is full. Try again later.',
    'too-many': 'Too many connections from your address. Close one first.',
    'too-many-coming': 'Too many people are coming in. Try again in a moment.',
  },
  idle: 'You were away for a while, so the connection was closed. Good night.',
  flooded: 'More keys came than anybody can press. Good night.',
  closing: 'The server is closing for a moment. Everything is saved; come back soon.',
  guest: {
    'no-key': 'You’re a guest: your chips are gone when you leave. Come with a key to keep them.',
    'no-room': 'There’s no room for another account, so you’re a guest: your chips are gone when you leave.',
  },
  noGuests: 'There’s no room for another guest. Try again later.',
  thisHouse: 'this house',
  recordsElsewhere: 'Records are saved on your own device: use baize join, or the web page, to save this one.',
  lobby: {
    title: 'The lobby.',
    help: 'sit 1 sits down at the first table, watch 1 watches it, open hearts opens one, Enter looks again, floor goes back, q leaves.',
    noTable: (word) => `There’s no table ${word} here.`,
    people: (names) => (names.length === 1 ? 'Nobody else is here.' : `${names.length} are here: ${names.join(', ')}.`),
    noTables: 'No table is open.',
    table: ({ room, game, names, free, isDealt }) =>
      `${room}: ${game}, ${names.length === 0 ? 'nobody yet' : names.join(', ')}, ${many(free, 'seat', 'seats')} free, ${isDealt ? 'in play' : 'waiting to start'}`,
  },
} as const satisfies HouseWords;
