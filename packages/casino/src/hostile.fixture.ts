/** Profiles and records from every table of the house, and what somebody with an editor makes of them, for tests. */
import { fillAny, fork, type GameModule, type GameTypes, type Reader, read } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { catalogue, type GameId, type Games, gameIds } from '@baize/games';
import { freshProfile, isForChips, type Profile, type SavedTable } from './profile/profile.ts';
import { isPlayedForChips, joinTable, openingFor, othersAt, saveTable } from './profile/seating.ts';
import { writeSitting } from './records/record.ts';
import { chooseAt, type LocalTable, showNextAt } from './table/local-session.ts';
import { botToAct } from './table/table.ts';

/** Everything here follows from it. */
export const SEED = '5e'.repeat(32);

// --- sound ones -----------------------------------------------------------------------------------------------

/** One thing further, by chance: a beat, a bot or the player. The same table when it is over. */
export const moved = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, reader: Reader): LocalTable<T> => {
  const { truth, waiting } = at;
  const by = (seat: number): T['action'] => fillAny<T['action']>(module.game.legal(truth.state, seat), reader);
  if (waiting === 'me') return chooseAt(module, at, by(truth.me));
  return showNextAt(module, at, waiting === 'bot' ? by(botToAct(module, truth) ?? truth.me) : undefined);
};

/** A table that has been played at for a while, and how much of it there is in a save. */
interface Played {
  readonly profile: Profile;
  readonly record: string;
}

const playedAt = <Id extends GameId>(id: Id, module: GameModule<Games[Id]>, preset: string, moves: number): Played => {
  const fresh = freshProfile();
  const buyIn = isPlayedForChips(module, preset) ? 700 : 0;
  const options = {
    preset,
    others: othersAt(module, preset).max,
    buyIn,
    serverSeed: fork(SEED, `${id} ${preset}`).seed,
    words: 'a few words',
  };
  const reader = read(fork(SEED, `${id} ${preset} ${moves}`));
  const sat = joinTable(module, fresh, id, openingFor(module, options));
  if (!sat.ok) throw new Error(sat.reason);
  let { table } = sat;
  for (let move = 0; move < moves; move += 1) table = moved(module, table, reader);
  const profile = saveTable(module, sat.profile, id, table);
  const kept = profile.tables[id];
  if (kept === undefined) throw new Error('A table is kept.');
  return { profile, record: writeSitting(module, kept) };
};

const allAt = async <Id extends GameId>(id: Id): Promise<readonly Played[]> => {
  const module = await catalogue[id]();
  return Object.keys(module.game.presets).flatMap((preset) => [12, 60].map((moves) => playedAt(id, module, preset, moves)));
};

/** The tables of several profiles in one; of the chips, those of the first. */
const together = (profile: Profile, others: readonly Profile[]): Profile => ({
  ...profile,
  tables: {
    ...Object.fromEntries(others.flatMap(({ tables }) => Object.entries(tables).filter(([, kept]) => !isForChips(kept)))),
    ...profile.tables,
  },
});

/** A profile and a record from every preset of every game, early and later; and profiles at whose tables more than one game waits. */
export const soundOnes = async (): Promise<{ readonly profiles: readonly Profile[]; readonly records: readonly string[] }> => {
  const played = (await Promise.all(gameIds.map(allAt))).flat();
  const profiles = played.map(({ profile }) => profile);
  return {
    profiles: [...profiles, ...profiles.filter((_, at) => at % 4 === 0).map((profile) => together(profile, profiles))],
    records: played.map(({ record }) => record),
  };
};

// --- and what becomes of them -----------------------------------------------------------------------------------

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields | unknown[] => typeof value === 'object' && value !== null;

/** Every place in a document that something can be put in. */
const placesIn = (value: unknown): readonly { readonly within: Fields | unknown[]; readonly key: string }[] =>
  isObject(value)
    ? Object.keys(value).flatMap((key) => [{ within: value, key }, ...placesIn(Array.isArray(value) ? value[Number(key)] : value[key])])
    : [];

const get = (within: Fields | unknown[], key: string): unknown => (Array.isArray(within) ? within[Number(key)] : within[key]);
/** As an own key, whatever its name. */
const put = (within: Fields | unknown[], key: string, value: unknown): void =>
  void Object.defineProperty(within, key, { value, enumerable: true, configurable: true, writable: true });

// biome-ignore format: one thing a line would hide how few they are
const ODD: readonly unknown[] = [
  null, true, 0, -1, 1, 0.5, 2, 9, 10, 1e12, 1e12 + 1, 1e15, 2 ** 53, -1e12, '', '0', 'You', 'pontoon', 'holdem', 'house', 'toString', '__proto__', [], [0], {},
  { stack: 500, atRisk: 0 }, { type: 'ready' }, { type: 'raise', to: 1e12 }, '\u001b[2J', 'ab'.repeat(32), SEED,
];
const HOSTILE_KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'held',
  'hearts',
  'roulette',
  'faro',
  '0',
];

/** The documents are JSON, and so is a copy of a part of one. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const anyOf = <T>(from: readonly T[], reader: Reader): T | undefined => from[reader.below(from.length)];

/** What is put in the place of a value: another kind, what stands elsewhere, a number near it, or the value as a text. */
const instead = (value: unknown, elsewhere: unknown, reader: Reader): unknown => {
  switch (reader.below(4)) {
    case 0:
      return copyOf(elsewhere);
    case 1:
      return typeof value === 'number' ? value + (anyOf([-1, 1, 0.5, 1000], reader) ?? 1) : JSON.stringify(value);
    default:
      return anyOf(ODD, reader);
  }
};

/** One change to a document that leaves it well formed: a value gone, there twice, or another. */
const change = (document: unknown, reader: Reader): void => {
  const places = placesIn(document);
  const [one, other] = [anyOf(places, reader), anyOf(places, reader)];
  if (one === undefined || other === undefined) return;
  const { within, key } = one;
  const value = get(within, key);
  const kind = reader.below(6);
  if (kind > 1) put(within, key, instead(value, get(other.within, other.key), reader));
  else if (Array.isArray(within)) within.splice(Number(key), 1, ...(kind === 0 ? [] : [value, copyOf(value)]));
  else if (kind === 0) Reflect.deleteProperty(within, key);
  else put(within, anyOf(HOSTILE_KEYS, reader) ?? key, copyOf(value));
};

/** The document's text, changed: as a whole by somebody who knows the format, or as a text by whatever befalls files. */
export const tampered = (text: string, reader: Reader): string => {
  if (reader.below(2) === 0) return mangle(text, reader);
  const document: unknown = JSON.parse(text);
  for (let left = 1 + reader.below(3); left > 0; left -= 1) change(document, reader);
  return JSON.stringify(document);
};

/** A kept table of a profile with the id of its game. */
export const tablesIn = (profile: Profile): readonly { readonly id: GameId; readonly kept: SavedTable }[] =>
  gameIds.flatMap((id) => {
    const kept = profile.tables[id];
    return kept === undefined ? [] : [{ id, kept }];
  });
