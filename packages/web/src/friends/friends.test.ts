import { FACES } from '@baize/casino';
import { catalogue, type GameId, gameIds } from '@baize/games';
import { freeFace, freeName, sharedPresets, takenFaces } from '@baize/rooms';
import { expect, test } from 'vitest';
import { readMemory } from './device.ts';
import { loadShared, sharedGames } from './FriendsForm.tsx';
import { courtFaces } from './FriendsIcon.tsx';

const hasPresets = async <Id extends GameId>(id: Id): Promise<boolean> => sharedPresets(await catalogue[id]()).length > 0;

test('the sheet offers every game that friends can share, and no other', async () => {
  const shared = await Promise.all(gameIds.map(async (id) => ((await hasPresets(id)) ? [id] : [])));
  expect([...sharedGames].toSorted()).toEqual(shared.flat().toSorted());
});

test('a wish that a game cannot grant becomes one that it can', async () => {
  const holdem = await loadShared('holdem');
  const tda = holdem.rules.find(({ preset }) => preset === 'tda');
  expect(holdem.fit({ preset: 'of another game', seats: 99, chips: 1, bot: 'nobody' })).toMatchObject({
    game: 'holdem',
    // Friends begin with the rules that most people know.
    preset: 'tda',
    seats: tda?.seats.max,
    chips: tda?.buyIn,
    bot: holdem.fit({})?.bot,
  });
  expect((await loadShared('hearts')).fit({ chips: 500, seats: 6 })).toMatchObject({ chips: 0, seats: 4 });
});

test('every set of rules that friends can choose is told in a line', async () => {
  for (const game of await Promise.all(sharedGames.map(loadShared)))
    for (const { preset } of game.rules) expect(game.lines[preset]).toMatch(/^[A-Z].*\.$/);
});

const tellsBank = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const { game } = await catalogue[id]();
  const { rules, lines } = await loadShared(id);
  return game.houseBanks === undefined
    ? []
    : rules.flatMap(({ preset }) => (/\bbank/i.test(lines[preset] ?? '') ? [] : [`${id} ${preset}`]));
};

test('where a game may be banked by the house or by a friend, the line of each set of rules says by whom', async () => {
  expect((await Promise.all(sharedGames.map((id) => tellsBank(id)))).flat()).toEqual([]);
});

test('what a device remembers is read with care: what cannot be is forgotten', () => {
  expect(readMemory(null)).toEqual({ me: undefined, wish: undefined, server: '', seats: [] });
  expect(readMemory('{"me":{"name":"<b>","face":"Ks"},"seats":[1,{"room":"x"}],"server":7}')).toEqual(readMemory(null));
  const seat = { room: '0123456789abcdef', token: '0'.repeat(32), nonces: ['a'], host: 'Ann' };
  const options = { game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 0, timeBank: 30_000, rail: 'link' };
  const memory = { me: { name: 'Ann', face: 'Qc' }, wish: options, server: 'http://a', seats: [seat] };
  expect(readMemory(JSON.stringify(memory))).toEqual(memory);
});

test('every face can be chosen once, and a second Bruno becomes Bruno 2', () => {
  expect([...courtFaces].toSorted()).toEqual([...FACES].toSorted());
  const store = { held: false, away: null, coming: null, ready: false };
  const seats = [
    { ...store, name: 'Bruno', face: 'Jd', held: true },
    { ...store, name: 'Clara', face: 'Qc' },
    { ...store, name: 'Odette', face: 'Qd', coming: { name: 'Bruno 2', face: 'Kh' } },
  ];
  expect([...takenFaces(seats).keys()]).toEqual(['Jd', 'Kh']);
  expect(['Jd', 'Kh']).not.toContain(freeFace(seats));
  expect(freeName('Bruno', seats)).toBe('Bruno 3');
  expect(freeName('Clara', seats)).toBe('Clara');
});
