/** The sittings that can be looked back at, and which of them an address names. Pure. */
import type { KeptTable, Profile } from '@baize/casino';
import { isGameId } from '@baize/games';

/** The sittings that are over, the latest first. */
const sittingsOver = ({ ended }: Profile): readonly KeptTable[] => Object.values(ended).toReversed();

/** The sitting that `?sitting=NAME` or `?game=ID` names; the last one without either. */
export const sittingIn = (profile: Profile, query: string): KeptTable | undefined => {
  const asked = new URLSearchParams(query);
  const [name, game] = [asked.get('sitting'), asked.get('game')];
  const all = sittingsOver(profile);
  if (name !== null) return all.find(({ logName }) => logName === name);
  return game !== null && isGameId(game) ? all.find((one) => one.game === game) : all[0];
};
