/** Records of sittings that were played by chance, and forged ones. */
import { fillAny, fork, type GameModule, type GameTypes, isEqual, read } from '@baize/engine';
import { forge } from '@baize/engine/laws';
import { type GameId, isGameId } from '@baize/games';
import { freshProfile, notedEnds } from '../profile/profile.ts';
import { joinTable, openingFor, saveTable } from '../profile/seating.ts';
import { chooseAt, showNextAt } from '../table/local-session.ts';
import { type Evidence, readSitting, verifySitting } from './fairness.ts';
import { digestOf, type SittingFile, stepsOf, writeSitting } from './record.ts';

/** A sitting in a file, and what its player was shown and the house has noted. */
interface PlayedSitting {
  readonly file: SittingFile;
  readonly evidence: Evidence;
}

/** One sitting at a game, with others as they are and the player by chance. */
const playedSitting = <T extends GameTypes>(module: GameModule<T>, preset: string, others: number, moves: number): PlayedSitting => {
  const { id } = module.game;
  if (!isGameId(id)) throw new Error('It is in the catalogue.');
  const serverSeed = fork('f0'.repeat(32), `${id} ${preset}`).seed;
  const isForPoints = module.game.seats(module.game.presets[preset] ?? {}).buyIn === 0;
  const opening = openingFor(module, { preset, others, buyIn: isForPoints ? 0 : 800, serverSeed, words: 'lucky' });
  const sat = joinTable(module, freshProfile(), id, opening);
  if (!sat.ok) throw new Error(sat.reason);
  let { profile, table } = sat;
  const reader = read(fork(serverSeed, 'moves'));
  for (let move = 0; move < moves && table.waiting !== 'over'; move += 1) {
    table = table.waiting === 'me' ? chooseAt(module, table, fillAny<T['action']>(table.shown.offers, reader)) : showNextAt(module, table);
    profile = saveTable(module, profile, id, table);
  }
  return written(module, profile.tables[id], notedEnds(profile, opening.seed), id);
};

const written = <T extends GameTypes>(
  module: GameModule<T>,
  table: Parameters<typeof writeSitting>[1] | undefined,
  noted: NonNullable<Evidence['noted']>,
  id: GameId,
): PlayedSitting => {
  const file = table === undefined ? undefined : readSitting(writeSitting(module, table));
  if (file === undefined || table?.promised === undefined) throw new Error(`${id} is kept.`);
  return { file, evidence: { ...table.promised, noted } };
};

/** As a careful forger does it: everything in the file follows from what was changed, as far as it can be played at all. */
const resealed = <T extends GameTypes>(module: GameModule<T>, forged: SittingFile): SittingFile => {
  try {
    const steps = [...stepsOf(module, forged)];
    const end = steps.at(-1)?.state;
    const held = end === undefined ? forged.held : module.game.chips(end, forged.me);
    return { ...forged, held: { stack: held.stack, atRisk: held.atRisk }, digests: steps.map(digestOf) };
  } catch {
    // No such table can be opened: it stays as it was forged.
    return forged;
  }
};

/** What a record says that the player sat down to, brought, and came away with. */
const outcomeIn = ({ game, preset, stacks, me, names, held, log }: SittingFile): unknown => ({
  ...{ game, preset, stacks, me, names, held },
  lines: log.length,
});

/** What became of many forgeries of a sitting: how many changed what somebody won, and which of these verified all the same. */
export const forgeriesOf = <T extends GameTypes>(
  module: GameModule<T>,
  {
    preset,
    others,
    moves = 150,
    count,
  }: { readonly preset: string; readonly others: number; readonly moves?: number; readonly count: number },
): { readonly worse: number; readonly passed: readonly SittingFile[] } => {
  const { file, evidence } = playedSitting(module, preset, others, moves);
  if (!verifySitting(module, file, evidence).ok) throw new Error('The true record verifies.');
  const reader = read(fork('0f'.repeat(32), module.game.id));
  const forged = Array.from({ length: count }, () => readSitting(JSON.stringify(forge(file, reader))));
  const all = forged.flatMap((one) => (one === undefined ? [] : [one, resealed(module, one)]));
  const worse = all.filter((one) => !isEqual(outcomeIn(one), outcomeIn(file)));
  return { worse: worse.length, passed: worse.filter((one) => verifySitting(module, one, { ...evidence, quick: true }).ok) };
};
