/** The save of somebody who has played every game for a while: every page has something to show. */
import {
  chooseAt,
  freshProfile,
  isPlayedForChips,
  joinTable,
  leaveTable,
  openingFor,
  othersAt,
  type Profile,
  saveTable,
  showAllAt,
  splitSave,
} from '@baize/casino';
import { fillAny, fork, read } from '@baize/engine';
import { catalogue, type GameId, gameIds } from '@baize/games';

const DECISIONS = 40;
/** A day in spring, at noon. */
const NOON = Date.UTC(2026, 3, 7, 12);
const HOUR = 3_600_000;

/** Sits down, plays by chance for a while, and leaves. */
const visit = async <Id extends GameId>(profile: Profile, id: Id): Promise<Profile> => {
  const module = await catalogue[id]();
  const preset = Object.keys(module.game.presets).find((one) => id !== 'pontoon' || isPlayedForChips(module, one)) ?? '';
  const others = Math.max(othersAt(module, preset).min, Math.min(1, othersAt(module, preset).max));
  const buyIn = isPlayedForChips(module, preset) ? Math.min(1000, profile.balance) : 0;
  const sat = joinTable(module, profile, id, openingFor(module, { preset, others, buyIn, serverSeed: 'ab'.repeat(32) }), NOON);
  if (!sat.ok) throw new Error(sat.reason);
  let [now, table] = [sat.profile, sat.table];
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    table = showAllAt(module, table);
    if (table.waiting === 'me') table = chooseAt(module, table, fillAny(table.shown.offers, read(fork(table.truth.seed, `${turn}`))));
    now = saveTable(module, now, id, table);
  }
  return leaveTable(now, id, NOON + HOUR).profile;
};

/** What lies in the storage of the browser, by key. */
export const fullStorage = async (settings: object): Promise<Readonly<Record<string, string>>> => {
  let profile: Profile = { ...freshProfile(), balance: 20_000 };
  for (const id of gameIds) profile = await visit(profile, id);
  const { head, pages } = splitSave({ ...profile, settings: { ...profile.settings, ...settings }, bankruptcies: 1 }, {});
  return { 'baize.save': head, ...Object.fromEntries(pages.map(({ name, text }) => [`baize.${name}`, text])) };
};
