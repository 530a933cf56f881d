/** What happens to a profile on the floor, and the sentences that go with it. Both ways of showing the floor use it. */
import { isForChips, lastEnded, leaveTable, type Profile, worthOf } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import type { KeptTable } from './language/floor-words.ts';
import { floorWords } from './language/index.ts';
import { floorTiles } from './tiles.ts';

const tableAt = (id: GameId, atRisk = 0): KeptTable => ({ kind: floorTiles[id].waits, game: floorTiles[id].short, atRisk });

/** That a table waits as it was left. */
export const asLeft = (id: GameId): string => floorWords().kept.asLeft(tableAt(id));

/** That what is played at a table is not over. */
export const notOver = (id: GameId): string => floorWords().kept.notOver(tableAt(id));

/** What waits at the tables, a sentence each; the one with chips on it first. */
export const waitingWords = (profile: Profile): readonly string[] =>
  gameIds
    .flatMap((id) => {
      const kept = profile.tables[id];
      return kept === undefined ? [] : [{ id, kept }];
    })
    .toSorted((a, b) => Number(isForChips(b.kept)) - Number(isForChips(a.kept)))
    .map(({ id, kept: { held } }) => floorWords().kept.asLeft(tableAt(id, held.atRisk)));

/** The game whose sitting was left last; undefined as long as none was. */
export const lastGame = (profile: Profile): GameId | undefined => {
  const game = lastEnded(profile)?.game;
  return gameIds.find((id) => id === game);
};

/** A player who has stood up. */
export interface Left {
  readonly profile: Profile;
  readonly sentence: string;
}

/** Stands up from a table, and says what was taken along and what stayed behind. */
export const standUpFrom = (before: Profile, id: GameId): Left => {
  const { profile, taken, forfeited } = leaveTable(before, id);
  const over = before.tables[id];
  const { short } = floorTiles[id];
  const { left } = floorWords();
  return { profile, sentence: over === undefined || !isForChips(over) ? left.table(short) : left.withChips(short, taken, forfeited) };
};

/** What is at stake at a table that waits: "Finish it first, or leave it and lose 60." */
export const rivalWords = (profile: Profile, rival: GameId): string =>
  floorWords().kept.rival(tableAt(rival, profile.tables[rival]?.held.atRisk));

/** The last words on the floor. */
export const goodNight = (profile: Profile): readonly string[] => [...waitingWords(profile), floorWords().keptForYou(worthOf(profile))];
