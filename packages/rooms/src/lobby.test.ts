import { normalizeName } from '@baize/casino';
import { commitment, digest, type GameTypes, isEqual, rulesOf } from '@baize/engine';
import { catalogue, type GameId, gameIds } from '@baize/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Club, seedOf } from './club.fixture.ts';
import type { EntryBody, Reveal } from './entry.ts';
import { foldEntry, openRoom } from './fold.ts';
import { seatsSeen } from './frame.ts';
import { isAnyShown } from './lobby.ts';
import { botPersonas, freeName } from './personas.ts';
import { readFrame } from './protocol.ts';
import type { FoldResult } from './room.ts';
import { MAX_SPECTATORS, placeInQueue, SPECTATOR_STAYS, spectatorId, spectatorsSeen } from './spectators.ts';

const hearts = await catalogue.hearts();
const holdem = await catalogue.holdem();

const lobby = () => {
  const club = new Club(holdem, 'holdem', seedOf('lobby'), 5);
  const [ann, bob] = [club.enter('Ann'), club.enter('Bob')];
  club.sit(ann, 1);
  club.sit(bob, 4);
  return { club, ann, bob, table: club.room.opening };
};

test('who was ready may say that they are not, and what they mixed in stays in', () => {
  const { club, bob, ann } = lobby();
  const first = club.reveal(bob);
  club.must({ t: 'ready', seat: 4, reveal: first });
  club.must({ t: 'unready', seat: 4 });
  expect(club.room.seats[4]).toMatchObject({ ready: false, nonce: first.nonce });
  expect(club.do({ t: 'unready', seat: 4 })).toMatchObject({ why: 'decided-already' });
  expect(club.do({ t: 'unready', seat: 0 })).toMatchObject({ why: 'not-your-seat' });
  const second = club.reveal(bob);
  club.must({ t: 'ready', seat: 4, reveal: second });
  expect(club.must({ t: 'started', seat: 1, reveal: club.reveal(ann) }).dealt?.nonces[4]).toBe(second.nonce);
  expect(club.do({ t: 'unready', seat: 4 })).toMatchObject({ why: 'not-in-the-lobby' });
});

test('the host alone lays another table, before the first deal; who sat beyond its last seat moves up, and all are asked anew', () => {
  const { club, ann, bob, table } = lobby();
  club.must({ t: 'ready', seat: 4, reveal: club.reveal(bob) });
  const three = { ...table, stacks: [500, 500, 500], clock: 0 };
  expect(club.do({ t: 'changed', seat: 4, table: three })).toMatchObject({ why: 'not-the-host' });
  expect(club.do({ t: 'changed', seat: 1, table: { ...table, stacks: [500] } })).toMatchObject({ why: 'cannot-open' });
  expect(club.do({ t: 'changed', seat: 1, table: { ...table, version: 99 } })).toMatchObject({ why: 'cannot-open' });
  const { room } = club.must({ t: 'changed', seat: 1, table: three });
  expect(room.seats.map(({ holder, ready }) => [holder?.name, ready])).toEqual([
    ['Bob', false],
    ['Ann', false],
    [undefined, false],
  ]);
  const [, ...frames] = bob.frames.map((text) => readFrame(text)).reverse();
  expect(frames.length).toBeGreaterThan(0);
  expect(readFrame(bob.frames.at(-1) ?? '')).toMatchObject({ t: 'room', me: 0, stacks: [500, 500, 500], clock: 0 });
  club.sit(club.enter('Cat'));
  expect(club.do({ t: 'changed', seat: 1, table: { ...three, stacks: [500, 500] } })).toMatchObject({ why: 'too-few-seats' });
  club.must({ t: 'started', seat: 1, reveal: club.reveal(ann) });
  expect(club.do({ t: 'changed', seat: 1, table })).toMatchObject({ why: 'not-in-the-lobby' });
});

test('empty seats that are taken away before the deal leave those ready who were; any other change asks them again', () => {
  const { club, bob, table } = lobby();
  const open = { ...table, fills: false };
  club.must({ t: 'changed', seat: 1, table: open });
  const shown = club.reveal(bob);
  club.must({ t: 'ready', seat: 4, reveal: shown });
  const { room } = club.must({ t: 'changed', seat: 1, table: { ...open, stacks: table.stacks.slice(0, 2) } });
  expect(room.seats.map(({ ready }) => ready)).toEqual([true, false]);
  club.must({ t: 'changed', seat: 1, table: { ...open, rail: 'nobody', stacks: table.stacks.slice(0, 2) } });
  expect(club.room.seats[0]).toMatchObject({ ready: true, nonce: shown.nonce });
  club.must({ t: 'changed', seat: 1, table: open });
  // What was shown is void, and what was committed to with it is shown next.
  expect(club.room.seats[0]).toMatchObject({ ready: false, nonce: null, holder: { commit: shown.next } });
});

test('another game can be laid; its cards are dealt by its own rules, and the log folds again', () => {
  const { club, ann } = lobby();
  const table = {
    game: 'hearts',
    version: hearts.game.version,
    preset: 'house',
    stacks: [0, 0, 0, 0],
    bot: 'hard',
    clock: 0,
    rail: 'link',
  } as const;
  club.must({ t: 'changed', seat: 1, table });
  const reveal = club.reveal(ann);
  expect(club.do({ t: 'started', seat: 1, reveal })).toMatchObject({ why: 'cannot-open' });
  const [first, ...rest] = club.log;
  if (first === undefined) throw new Error('An empty log.');
  let folded = openRoom(hearts, club.room.code, first);
  for (const entry of [...rest, { at: club.now, by: 'p', t: 'started', seat: 1, reveal } as const]) {
    if (folded.ok) folded = foldEntry(hearts, folded.room, entry);
  }
  expect(folded.ok && folded.room.opening.game).toBe('hearts');
  expect(folded.ok && folded.room.state !== null && hearts.game.view(folded.room.state, 1).hands[1]?.length).toBe(13);
});

test('where the house does not fill the seats, an empty one keeps the first hand from being dealt', () => {
  const { club, ann, table } = lobby();
  club.must({ t: 'changed', seat: 1, table: { ...table, fills: false } });
  expect(club.do({ t: 'started', seat: 1, reveal: club.reveal(ann) })).toMatchObject({ why: 'too-few-guests' });
  const seat = club
    .must({ t: 'changed', seat: 1, table: { ...table, stacks: table.stacks.slice(0, 2), fills: false } })
    .room.seats.findIndex(({ holder }) => holder?.name === 'Ann');
  expect(club.must({ t: 'started', seat, reveal: club.reveal(ann) }).room.phase).toBe('playing');
  expect(seatsSeen(club.room).every(({ held }) => held)).toBe(true);
});

test('who watches is named to all, keeps a place in the line, and leaves the rail with a seat or without a word', () => {
  const { club } = lobby();
  const guest = (name: string, waits: boolean) => ({ t: 'watched', name, face: 'Jd', token: digest(digest(name)), waits }) as const;
  club.must(guest('Rae', false));
  club.must(guest('Sol', true));
  club.must(guest('Tea', true));
  const seen = spectatorsSeen(club.room);
  expect(seen.map(({ name, waits }) => [name, waits])).toEqual([
    ['Rae', false],
    ['Sol', true],
    ['Tea', true],
  ]);
  expect([spectatorId(digest('Sol')), spectatorId(digest('Tea')), spectatorId(digest('Rae'))].map((id) => placeInQueue(seen, id))).toEqual([
    0, 1, -1,
  ]);
  club.now += SPECTATOR_STAYS / 2;
  club.must(guest('Sol', true));
  expect(spectatorsSeen(club.room).map(({ name }) => name)).toEqual(['Rae', 'Sol', 'Tea']);
  club.must(guest('Rae', true));
  expect(placeInQueue(spectatorsSeen(club.room), spectatorId(digest('Rae')))).toBe(2);
  club.must({ t: 'sat', seat: 0, name: 'Sol', face: 'Jd', token: digest(digest('Sol')), commit: 'ab'.repeat(32) });
  expect(club.do(guest('Sol', false))).toMatchObject({ why: 'seated-already' });
  club.must({ t: 'unwatched', token: digest(digest('Tea')) });
  expect(club.do({ t: 'unwatched', token: digest(digest('Tea')) })).toMatchObject({ why: 'decided-already' });
  expect(spectatorsSeen(club.room).map(({ name }) => name)).toEqual(['Rae']);
  club.now += SPECTATOR_STAYS;
  club.must({ t: 'said', seat: 1, phrase: 'ouch' });
  expect(spectatorsSeen(club.room)).toEqual([]);
  for (let at = 0; at < MAX_SPECTATORS; at += 1) club.must(guest(`Guest ${at}`, false));
  expect(club.do(guest('One more', false))).toMatchObject({ why: 'rail-is-full' });
});

test('a room with everything in it is plain JSON', () => {
  const { club } = lobby();
  club.must({ t: 'watched', name: 'Rae', face: 'Jd', token: digest('rae'), waits: true });
  expect(isEqual(JSON.parse(JSON.stringify(club.room)), club.room)).toBe(true);
});

test('nobody of the house is called as a friend is, or has the same face; the others stay who they are', () => {
  const nobody = Array.from({ length: 6 }, () => false);
  const before = botPersonas('0123456789abcdef', nobody);
  const [first, second] = before;
  if (first === undefined || second === undefined) throw new Error('Nobody is there.');
  const friends = [
    { name: first.name.toUpperCase(), face: 'none' },
    { name: 'Friend', face: second.face },
  ];
  const after = botPersonas('0123456789abcdef', nobody, friends);
  expect(after.slice(2)).toEqual(before.slice(2));
  expect(after[0]?.name).not.toBe(first.name);
  expect(after[1]?.face).not.toBe(second.face);
  expect(new Set(after.map(({ name }) => name)).size).toBe(6);
});

test('however many friends there are, none of the house has the name of one, or of another', () => {
  for (let code = 0; code < 300; code += 1) {
    const all = botPersonas(
      `room ${code}`,
      Array.from({ length: 12 }, () => false),
    );
    // Friends who are called like people of the house and have the faces of others.
    const friends = all.slice(0, 4).map(({ name }, at) => ({ name, face: all[11 - at]?.face ?? '' }));
    const held = Array.from({ length: 8 }, (_, seat) => seat % 2 === 0);
    const house = botPersonas(`room ${code}`, held, friends).filter((_, seat) => held[seat] === false);
    expect(new Set([...friends, ...house].map(({ name }) => name)).size).toBe(8);
    expect(new Set([...friends, ...house].map(({ face }) => face)).size).toBe(8);
  }
});

test.each([
  ['Anna', 'Anna'],
  ['Ann', 'ann'],
  ['Anna', 'Аnnа'],
  ['Anna', 'Ánna'],
  ['Ian', 'lan'],
  ['Bo Ann', 'BoAnn'],
])('nobody sits down as %s beside %s: one would be taken for the other', (one, other) => {
  const club = new Club(holdem, 'holdem', seedOf('names'), 5);
  club.must({ t: 'sat', seat: 0, name: one, face: 'Ks', token: digest('one'), commit: digest('one') });
  const sat = { t: 'sat', seat: 1, name: other, face: 'Qs', token: digest('other'), commit: digest('other') } as const;
  expect(club.do(sat)).toMatchObject({ why: 'name-taken' });
  expect(club.do({ t: 'watched', name: other, face: 'Qs', token: digest('other'), waits: true })).toMatchObject({ why: 'name-taken' });
  const free = freeName(other, seatsSeen(club.room));
  expect(club.do({ ...sat, name: free }).ok).toBe(true);
});

test.each(['\u3164', 'Anna\uFE0F', 'An\u00ADna', '\u115F', 'An\u200Dna'])('a name with what is not to be seen is none: %j', (name) => {
  expect(normalizeName(name)).toBeUndefined();
});

// --- commitments as a game -----------------------------------------------------------------------------------------

test('the host cannot choose the first hand: a commitment made after others have shown theirs is not in it', () => {
  const { club, ann, bob } = lobby();
  club.must({ t: 'ready', seat: 4, reveal: club.reveal(bob) });
  const chosen = digest('what the host would like');
  club.must({ t: 'ready', seat: 1, reveal: { next: commitment(chosen) } });
  club.must({ t: 'unready', seat: 1 });
  const next = commitment(digest('whatever'));
  expect(club.do({ t: 'started', seat: 1, reveal: { nonce: chosen, next } })).toMatchObject({ why: 'wrong-nonce' });
  const { dealt } = club.must({ t: 'started', seat: 1, reveal: club.reveal(ann) });
  expect(dealt?.nonces).not.toContain(chosen);
});

test('who sits down after somebody has shown theirs is dealt in without a word of their own, and is not taken to be left out', () => {
  const { club, ann, bob } = lobby();
  club.must({ t: 'ready', seat: 4, reveal: club.reveal(bob) });
  const cat = club.enter('Cat');
  club.sit(cat, 2);
  expect(readFrame(cat.frames.at(-1) ?? '')).toMatchObject({ me: 2, commit: null });
  club.must({ t: 'ready', seat: 2, reveal: club.reveal(cat) });
  const { dealt, room } = club.must({ t: 'started', seat: 1, reveal: club.reveal(ann) });
  expect(dealt?.nonces[2]).toBeNull();
  // From the next deal on they count like everybody.
  expect(cat.nonces.map((nonce) => commitment(nonce))).toContain(room.seats[2]?.holder?.commit);
});

type Ploy = readonly [number, number, number];

/** A lobby in which everybody but one cheats together, and the house with them: they know every secret, and choose by it. */
class CheatingLobby {
  readonly #lobby = lobby();
  readonly #honest: number;
  /** When each commitment was made, by what it commits to. */
  readonly #made = new Map<string, number>();
  /** What cheats can show, as whoever chose it knows. */
  readonly #known: string[] = [];
  /** When the honest one showed what is in the next deal. */
  shownAt = Number.POSITIVE_INFINITY;

  /** `honest`: the seat of whoever does not cheat: the host's, or the guest's. */
  constructor(honest: number) {
    this.#honest = honest;
  }
  #do(deed: EntryBody): FoldResult<GameTypes> {
    const { club } = this.#lobby;
    const done = club.do(deed);
    const commits = deed.t === 'sat' ? [deed.commit] : 'reveal' in deed && deed.reveal !== undefined ? [deed.reveal.next] : [];
    if (done.ok) for (const commit of commits) if (!this.#made.has(commit)) this.#made.set(commit, club.room.seq);
    return done;
  }
  get #honestSeat(): number {
    const name = this.#honest === 1 ? 'Ann' : 'Bob';
    return this.#lobby.club.room.seats.findIndex(({ holder }) => holder?.name === name);
  }
  /** The honest one is ready whenever they are asked. */
  #beReady(): void {
    const { club, ann, bob } = this.#lobby;
    const seat = this.#honestSeat;
    if (club.room.phase !== 'lobby' || club.room.seats[seat]?.ready !== false) return;
    this.#do({ t: 'ready', seat, reveal: club.reveal(this.#honest === 1 ? ann : bob) });
    this.shownAt = club.room.seats[seat]?.nonce === null ? Number.POSITIVE_INFINITY : Math.min(this.shownAt, club.room.seq);
  }
  /** A cheat deals, or the honest host does. */
  #start(seat: number, reveal: Reveal): void {
    const { club, ann } = this.#lobby;
    if (this.#honest !== 1) this.#do({ t: 'started', seat, reveal });
    else if (club.room.phase === 'lobby' && this.#do({ t: 'started', seat: this.#honestSeat, reveal: club.reveal(ann) }).ok)
      this.shownAt = Math.min(this.shownAt, club.room.seq);
  }
  /** One thing that a cheat can do: at some seat, with some choice of nonce and table. */
  try([what, at, which]: Ploy): void {
    const { club, table } = this.#lobby;
    const seats = club.room.seats.length;
    const seat = at % seats === this.#honestSeat ? (at + 1) % seats : at % seats;
    const known = this.#known;
    const fresh = digest(`chosen ${known.length}`);
    known.push(fresh);
    const commit = club.room.seats[seat]?.holder?.commit;
    const mine = known.find((nonce) => commitment(nonce) === commit);
    const nonce =
      which % 3 === 0 ? {} : which % 3 === 1 && mine !== undefined ? { nonce: mine } : { nonce: known[which % known.length] ?? fresh };
    const reveal = { ...nonce, next: commitment(fresh) };
    const wasShown = isAnyShown(club.room.seats);
    if (what === 0) this.#do({ t: 'ready', seat, reveal });
    if (what === 1) this.#do({ t: 'unready', seat });
    if (what === 2) this.#do({ t: 'left', seat });
    if (what === 3) this.#do({ t: 'sat', seat, name: `Cheat ${known.length}`, face: 'Ks', token: fresh, commit: commitment(fresh) });
    if (what === 4)
      this.#do({
        t: 'changed',
        seat,
        table: { ...table, stacks: Array.from({ length: 2 + (which % 5) }, () => 500), fills: which % 2 === 0 },
      });
    if (what === 5) this.#beReady();
    if (what === 6) this.#start(seat, reveal);
    if (wasShown && club.room.phase === 'lobby' && !isAnyShown(club.room.seats)) this.shownAt = Number.POSITIVE_INFINITY;
  }
  /** What was dealt with, by when it was committed to; undefined when nothing was dealt. */
  dealt(): readonly number[] | undefined {
    const { club } = this.#lobby;
    const [hand] = club.room.pack.hands;
    return hand?.nonces.flatMap((nonce) => (nonce === null ? [] : [this.#made.get(commitment(nonce)) ?? 0]));
  }
}

test.each([
  ['host', 4],
  ['guest', 1],
] as const)(
  'whatever a cheating %s tries, nothing is in a deal that was committed to after somebody honest had shown theirs',
  (_, honest) => {
    const ploy = fc.tuple(fc.nat(6), fc.nat(5), fc.nat(8));
    let deals = 0;
    fc.assert(
      fc.property(fc.array(ploy, { minLength: 5, maxLength: 30 }), (ploys) => {
        const game = new CheatingLobby(honest);
        for (const one of ploys) game.try(one);
        const made = game.dealt();
        if (made === undefined) return;
        deals += 1;
        for (const at of made) expect(at).toBeLessThan(Math.min(game.shownAt, Number.MAX_SAFE_INTEGER));
      }),
      { numRuns: 250 },
    );
    expect(deals).toBeGreaterThan(8);
  },
);

const seatsAt = async <Id extends GameId>(id: Id): Promise<number> => {
  const { game } = await catalogue[id]();
  return Math.max(...Object.keys(game.presets).map((preset) => game.seats(rulesOf(game, preset)).max));
};

test('every seat of every table has the name of somebody: no frame says "Seat 3" in any language', async () => {
  const most = Math.max(...(await Promise.all(gameIds.map(seatsAt))));
  const bots = botPersonas(
    '0123456789abcdef',
    Array.from({ length: most }, () => false),
  );
  expect(bots.filter(({ name }) => /^\p{L}+$/u.test(name))).toHaveLength(most);
});
