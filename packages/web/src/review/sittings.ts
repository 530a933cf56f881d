/** The sittings that can be looked back at, and which of them an address names. Pure. */
import { type FinishedSitting, type Profile, type Recorded, recordOf, type SavedTable } from '@baize/casino';
import { isGameId } from '@baize/games';

/** How the record of a past sitting is found. */
type RecordOfPast = (sitting: FinishedSitting) => Recorded | undefined;

/** The last tables of each game that were closed before past sittings were kept: of these only the last one is there. */
const olderTables = ({ ended, past }: Profile): readonly SavedTable[] =>
  Object.values(ended).filter(({ logName }) => !past.some((one) => one.logName === logName));

/** The record of the sitting that `?sitting=NAME` or `?game=ID` names; of the last one without either. */
export const sittingIn = (profile: Profile, query: string, recordOfPast: RecordOfPast): Recorded | undefined => {
  const asked = new URLSearchParams(query);
  const [name, game] = [asked.get('sitting'), asked.get('game')];
  const isMeant = (one: { readonly logName: string; readonly game: string }): boolean =>
    name === null ? game === null || !isGameId(game) || one.game === game : one.logName === name;
  const past = profile.past.findLast(isMeant);
  if (past !== undefined) return recordOfPast(past);
  const older = olderTables(profile).findLast(isMeant);
  return older && recordOf(older);
};
