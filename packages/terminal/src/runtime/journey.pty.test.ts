/** One evening of a new player in a real window: six tables, one purse, and books that agree with it at every step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSave, type Profile, sumStatistics, worthOf } from '@baize/casino';
import type { GameId } from '@baize/games';
import { expect, test } from 'vitest';
import { builtCommand, sitDown } from './pty.fixture.ts';

const command = builtCommand();

/** What stands on the floor and nowhere else. */
const FLOOR = '[1]-[6] Sit down';

type Player = ReturnType<typeof sitDown>;
const comeIn = async (home?: string): Promise<Player> => {
  const args = [command, '--speed', 'instant'];
  const player = sitDown({ command: process.execPath, args, ...(home === undefined ? {} : { env: { BAIZE_HOME: home } }) });
  await player.until(FLOOR);
  return player;
};

/** The save as it is now. While a new one takes the place of the old one there is none for a moment. */
const saveIn = (home: string, tries = 2000): string => {
  try {
    return readFileSync(join(home, 'save.json'), 'utf8');
  } catch (error) {
    if (tries === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    return saveIn(home, tries - 1);
  }
};
const profileOf = ({ home }: Player): Profile => {
  const opened = openSave(saveIn(home), (page) => readFileSync(join(home, `${page}.json`), 'utf8'));
  if (opened.kind !== 'opened') throw new Error(opened.kind);
  return opened.profile;
};
const booksOf = (profile: Profile) => sumStatistics(Object.values(profile.statistics));

/** The chips are those that were given and those that the books know of. Gives the profile. */
const audit = (player: Player): Profile => {
  const profile = profileOf(player);
  // The house gives fresh chips to whoever comes back without any, and counts that.
  expect(worthOf(profile)).toBe(1000 * (1 + profile.bankruptcies) + booksOf(profile).net);
  return profile;
};
/** The same on the floor, where the purse is shown as well. A step may be seen a moment before it is saved. */
const auditFloor = async (player: Player): Promise<Profile> => {
  const isAgreed = (): boolean => player.text().includes(`Chips: ${profileOf(player).balance.toLocaleString('en')} `);
  await player.until(() => player.text().includes(FLOOR) && isAgreed());
  return audit(player);
};

/** What a player types at what the table asks; nothing while it asks for nothing. */
const answers: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/Set the table, then sit down/, () => '\r'],
  [/Place your bet/, () => '20\r'],
  [/insurance/i, () => 'n'],
  [/No chips on the board/, () => ' '],
  [/Enter\]? Spin/, () => '\r'],
  [/Pass them/, () => '\r'],
  [/picked|Pass three|Pick/i, (text) => (/one picked/i.test(text) ? 'b' : /two picked/i.test(text) ? 'c' : 'a')],
  [/\[[a-n]\]/, (text) => /\[([a-n])\]/.exec(text)?.[1] ?? ''],
  [/\[Enter\] Next|ENTER for next|Another round/i, () => '\r'],
  [/\[S\]t(and|ick)/, () => 's'],
  [/\[K\]eep/, () => 'k'],
  // At Sabacc a bet is called; at Hold'em only what is free is taken, for there somebody may ask for everything.
  [/\[C\]heck/, () => 'c'],
  [/\[F\]old/, () => 'f'],
  [/\[C\]all/, () => 'c'],
  [/\[T\]wist/, () => 't'],
];

/** How long a player stays at one table before it counts as never coming to an end. */
const PATIENCE = 40_000;

/** Plays on until the save says that it is enough. */
const playUntil = async (player: Player, isEnough: (profile: Profile) => boolean): Promise<Profile> => {
  const began = performance.now();
  while (performance.now() - began < PATIENCE) {
    const profile = profileOf(player);
    if (isEnough(profile)) return audit(player);
    const asked = player.lines().slice(13).join('\n');
    const [, answer] = answers.find(([what]) => what.test(asked)) ?? [];
    const before = player.raw().length;
    if (answer !== undefined) player.type(answer(asked));
    // Whoever plays on, another frame comes; where none does, the same is asked again.
    const start = performance.now();
    await player.until(() => player.raw().length > before || performance.now() - start > 250);
  }
  throw new Error(`It came to no end:\n${player.text()}`);
};
const roundsOf = (profile: Profile, id: GameId): number => profile.statistics[id]?.rounds ?? 0;

/** Stands up, whatever lies on the table. */
const leave = async (player: Player): Promise<void> => {
  player.type('q');
  await player.until(() => /\[Y\]es|\[1\]-\[6\] Sit down/.test(player.text()));
  if (player.text().includes('[Y]es')) player.type('y');
  await player.until(FLOOR);
};

const tables = [
  ['p', 'pontoon'],
  ['b', 'blackjack'],
  ['r', 'roulette'],
  ['t', 'holdem'],
  ['h', 'hearts'],
] as const;

/** At Blackjack the player stays until a hand was won and another lost; of Hearts a few tricks will do, for the table waits. */
const isEnoughAt =
  (id: GameId) =>
  (profile: Profile): boolean => {
    if (id === 'hearts') return (profile.tables.hearts?.log.length ?? 0) > 20;
    const { won, lost, rounds } = profile.statistics[id] ?? { won: 0, lost: 0, rounds: 0 };
    return id === 'blackjack' ? won > 0 && lost > 0 : rounds > 0;
  };

test('an evening at six tables: won, lost, left, killed, broke, and begun anew', { timeout: 240_000 }, async () => {
  let player = await comeIn();
  expect((await auditFloor(player)).balance).toBe(1000);
  for (const [key, id] of tables) {
    player.type(key);
    await playUntil(player, isEnoughAt(id));
    await leave(player);
    await auditFloor(player);
  }

  // Killed in the middle of a game of Sabacc: the same chips are at risk. Then left: they stay behind, and stand in the books.
  player.type('s');
  const risky = await playUntil(player, ({ tables: { sabacc } }) => (sabacc?.held.atRisk ?? 0) > 0 && (sabacc?.log.length ?? 0) > 4);
  const atRisk = risky.tables.sabacc?.held.atRisk ?? 0;
  player.kill('SIGKILL');
  await player.exit;
  player = await comeIn(player.home);
  expect(worthOf(audit(player))).toBe(worthOf(risky));
  player.type('s');
  await player.until('[Q] Leave');
  player.type('q');
  await player.until(`Leave and lose ${atRisk}?`);
  player.type('y');
  await player.until('behind.');
  const after = await auditFloor(player);
  expect(after.balance).toBe(worthOf(risky) - atRisk);
  expect(after.statistics.sabacc).toMatchObject({
    rounds: roundsOf(risky, 'sabacc') + 1,
    net: (risky.statistics.sabacc?.net ?? 0) - atRisk,
  });

  // Everything on one number, until it is gone.
  player.type('r');
  await player.until('Set the table');
  player.type('\r');
  await player.until('[Space] Bet');
  for (let spins = 0; spins < 12 && worthOf(profileOf(player)) > 0; spins += 1) {
    const rounds = roundsOf(profileOf(player), 'roulette');
    player.type(`17 ${worthOf(profileOf(player))}\r`);
    await player.until(() => profileOf(player).tables.roulette?.held.stack === 0);
    player.type('\r');
    await player.until(() => roundsOf(profileOf(player), 'roulette') > rounds);
    audit(player);
  }
  expect(worthOf(profileOf(player))).toBe(0);
  player.type('\r');
  await player.until('Baize closes in 5');
  player.type('\r');
  expect(await player.exit).toBe(0);
  player = await comeIn(player.home);
  expect(await auditFloor(player)).toMatchObject({ balance: 1000, bankruptcies: 1 });
  player.type('q');
  expect(await player.exit).toBe(0);
});
