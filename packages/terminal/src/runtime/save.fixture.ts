/** A journey that is cut short: every save of a player, and a disk that fails at one operation of it. */
import { freshProfile, LINES_A_PAGE, type PagesWritten, type Profile, writeSave } from '@baize/casino';
import { expect } from 'vitest';
import { talker } from '../floor/floor.fixture.ts';
import { failingDisk, PlugPulled, soundDisk } from './disk.fixture.ts';
import { openProfile, saveProfile } from './save.ts';

/** Every profile of a journey through sitting down, playing, leaving and sitting down again, in its order. */
const journey = (): readonly Profile[] => {
  const player = talker();
  const profiles = [player.said().floor.profile];
  const answer = (text: string): void => {
    player.say(text);
    const { profile } = player.said().floor;
    if (profile !== profiles.at(-1)) profiles.push(profile);
  };
  const lines = (): number => player.said().floor.profile.tables.pontoon?.log.length ?? 0;
  for (const text of ['p', 'british', '2', '300', '', '20', 't', 's', '', '20', 'b 20', 's']) answer(text);
  // Long enough that a page of the log is full, and a few lines more.
  for (let tries = 0; lines() < LINES_A_PAGE + 4 && tries < 300; tries += 1) answer(['s', 't', '', '10'][tries % 4] ?? '');
  for (const text of ['q', 'y', 'p', 'british', '1', '200', 'words', '', 'q', 'y', 'p', 'house', '', 't', 'q']) answer(text);
  return profiles;
};
/** All of them. */
export const profiles: readonly Profile[] = journey();

/** Saves one profile after the other until the disk fails; how many it was told were saved, and with which pages. */
const saveAll = async (
  disk: ReturnType<typeof failingDisk>['disk'],
): Promise<{ readonly saved: number; readonly written: PagesWritten }> => {
  let saved = 0;
  let written: PagesWritten = {};
  try {
    for (const profile of profiles) {
      const put = await saveProfile(disk, profile, written);
      if (!put.ok) return { saved, written };
      written = put.written;
      saved += 1;
    }
  } catch (error) {
    if (!(error instanceof PlugPulled)) throw error;
  }
  return { saved, written };
};

/** What is found on a disk: a profile, and nothing to be told about it. */
export const found = async (disk: Parameters<typeof openProfile>[0]): Promise<Profile> => {
  const opened = await openProfile(disk);
  if (opened.kind !== 'profile') throw new Error(opened.kind);
  expect(opened.notes).toEqual([]);
  return opened.profile;
};

/** The states before and after the step that was cut, as they are written. */
const texts = await Promise.all(
  [freshProfile(), ...profiles].map(async (profile) => {
    const disk = soundDisk();
    await saveProfile(disk, profile, {});
    return writeSave(await found(disk));
  }),
);
const around = (saved: number): readonly (string | undefined)[] => texts.slice(saved, saved + 2);

const sound = failingDisk({ at: 0, how: 'pull' });
await saveAll(sound.disk);
/** How many operations of a disk the journey takes. */
export const operations: number = sound.operations();

/** A killed process leaves the state before the step or after it, and never anything else. */
export const killAt = async (at: number): Promise<void> => {
  const cut = failingDisk({ at, how: 'pull' });
  const { saved } = await saveAll(cut.disk);
  expect(around(saved)).toContain(writeSave(await found(soundDisk(cut.afterKill()))));
};

/** A power cut leaves the state before the step or after it, whichever names had reached the disk. */
export const cutPowerAt = async (at: number): Promise<void> => {
  const cut = failingDisk({ at, how: 'pull' });
  const { saved } = await saveAll(cut.disk);
  for (const left of cut.afterPower()) expect(around(saved)).toContain(writeSave(await found(soundDisk(left))));
};

/** After a cut the player goes on as if nothing had happened. */
export const goOnAfter = async (at: number): Promise<void> => {
  const cut = failingDisk({ at, how: 'pull' });
  await saveAll(cut.disk);
  const disk = soundDisk(cut.afterKill());
  const opened = await openProfile(disk);
  const next = { ...(await found(disk)), balance: 77 };
  // Every page that the save counts is on the disk already, and nothing is lost by not writing it again.
  expect((await saveProfile(disk, next, opened.kind === 'profile' ? opened.written : {})).ok).toBe(true);
  expect(await found(disk)).toEqual(next);
};

/** A disk that is full refuses one save, keeps what was saved, and takes the next. */
export const fillAt = async (at: number): Promise<void> => {
  const cut = failingDisk({ at, how: 'refuse' });
  const { saved, written } = await saveAll(cut.disk);
  if (saved === profiles.length) return;
  expect(around(saved)).toContain(writeSave(await found(cut.disk)));
  const next = profiles.at(-1) ?? freshProfile();
  expect((await saveProfile(cut.disk, next, written)).ok).toBe(true);
  expect(await found(cut.disk)).toEqual(next);
};
