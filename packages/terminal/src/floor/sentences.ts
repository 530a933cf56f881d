/** What happens to a profile on the floor, and the sentences that go with it. Both ways of showing the floor use it. */
import { isForChips, lastEnded, leaveTable, type Profile, worthOf } from '@baize/casino';
import { figure } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { floorTiles } from './tiles.ts';

/** "1 chip", "1,250 chips". */
export const chipWords = (count: number): string => (count === 1 ? '1 chip' : `${figure(count)} chips`);

/** "Your hand of Hold'em". */
export const whatWaits = (id: GameId): string => `Your ${floorTiles[id].waits} of ${floorTiles[id].short}`;

/** What waits at the tables, a sentence each; the one with chips on it first. */
export const waitingWords = (profile: Profile): readonly string[] =>
  gameIds
    .flatMap((id) => {
      const kept = profile.tables[id];
      return kept === undefined ? [] : [{ id, kept }];
    })
    .toSorted((a, b) => Number(isForChips(b.kept)) - Number(isForChips(a.kept)))
    .map(({ id, kept: { held } }) => `${whatWaits(id)} is as you left it${held.atRisk > 0 ? `, ${chipWords(held.atRisk)} in` : ''}.`);

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
  if (over === undefined || !isForChips(over)) return { profile, sentence: `You have left the table of ${short}.` };
  const lost = forfeited > 0 ? ` and leave ${chipWords(forfeited)} behind` : '';
  return { profile, sentence: `You take ${chipWords(taken)} from the table of ${short}${lost}.` };
};

/** What is at stake at a table that waits: "Finish it first, or leave it and lose 60." */
export const rivalWords = (profile: Profile, rival: GameId): string => {
  const atRisk = profile.tables[rival]?.held.atRisk ?? 0;
  const price = atRisk > 0 ? ` and lose ${figure(atRisk)}` : '';
  return `${whatWaits(rival)} waits. Finish it first, or leave it${price}.`;
};

/** What a player is told who comes back after the last chip was gone. */
export const FRESH_CHIPS = 'Your last chip was gone, so the house gives you 1,000 fresh ones. Your statistics go on.';

/** How one plays with friends, as the floor tells it. */
export const FRIENDS_WORDS = 'With friends: baize host hearts opens a table on this machine, baize join LINK sits down at one.';

/** The last words on the floor. */
export const goodNight = (profile: Profile): readonly string[] => [
  ...waitingWords(profile),
  `Good night. Your ${chipWords(worthOf(profile))} ${worthOf(profile) === 1 ? 'is' : 'are'} kept for you.`,
];
