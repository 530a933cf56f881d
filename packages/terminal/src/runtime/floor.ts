/** The floor at work: the profile is opened and held, every step is saved before it is shown, and all is let go at the end. */
import { type Asked, comeBack, isBroke, type Profile } from '@baize/casino';
import type { GameId } from '@baize/games';
import type { Visiting } from '../arguments.ts';
import { openFloor, updateFloor } from '../floor/floor.ts';
import { type FloorGame, floorGame } from '../floor/floor-game.ts';
import type { FloorMessage, FloorModel } from '../floor/model.ts';
import { answerFloor, endPlainFloor, enterPlainFloor, whenPlainFetched } from '../floor/plain-floor.ts';
import type { FloorSaid } from '../floor/plain-says.ts';
import { FRESH_CHIPS } from '../floor/sentences.ts';
import { drawFloor } from '../floor/view.ts';
import type { Command, JudgedSitting } from '../model.ts';
import { lined } from '../plain.ts';
import { screens } from '../screens/registry.ts';
import { folderDisk } from './disk.ts';
import { leave, leaveWithReader, noteRunning } from './exit.ts';
import { type Program, runFullScreen, type ScreenOptions, sizeNow } from './full-screen.ts';
import { type Lock, takeLock, takeOver } from './lock.ts';
import { keepLookBack } from './profile-files.ts';
import { askYesNo, echo, type LineReader, lineWidth, openReader } from './reader.ts';
import { clearPages, type Keeper, type Kept, LOST, openKeeper, openProfile } from './save.ts';
import { freshSeed } from './seed.ts';

/** How the floor is to be shown. */
export interface Showing {
  readonly isFullScreen: boolean;
  readonly look: ScreenOptions;
  readonly folder: string;
}

/** A profile that is held here. */
interface Held {
  readonly profile: Profile;
  readonly notes: readonly string[];
  readonly keeper: Keeper;
}

const fetchGame = async <Id extends GameId>(id: Id): Promise<FloorGame> => floorGame(id, await screens[id]());

// --- in full screen ------------------------------------------------------------------------------------------------

/** What the runtime shows: the floor, whose every step is saved before its frame. */
const showFloor = ({ profile, notes, keeper }: Held, asked: Visiting, look: ScreenOptions, folder: string): void => {
  let floor: FloorModel = openFloor(profile, sizeNow(), notes, asked.speed);

  const feed = (message: FloorMessage): readonly Command[] => {
    const [after, commands] = updateFloor(floor, message);
    floor = after;
    return commands.flatMap((command) => {
      if (command.type === 'fetch')
        void fetchGame(command.id).then((game) => stage.run(feed({ type: 'fetched', game, house: freshSeed() })));
      else if (command.type === 'puzzle') void openPuzzle(command.ticket);
      else return [command];
      return [];
    });
  };
  /** Shows the next puzzle over the floor. What shows it is loaded only then. */
  const openPuzzle = async (ticket: number, last?: Asked): Promise<void> => {
    const { nextPuzzle } = await import('./puzzles.ts');
    const found = await nextPuzzle(folder, last);
    const asked = typeof found === 'string' ? undefined : found.asked;
    const goOn = (): void => void openPuzzle(floor.page.at === 'look-back' ? floor.page.back.ticket + 1 : floor.ticket + 1, asked);
    const page = typeof found === 'string' ? found : (found.show(sizeNow(), ticket, goOn) ?? 'This puzzle cannot be set up any more.');
    stage.run(feed({ type: 'opened', page }));
  };
  const heed = (kept: Kept): readonly Command[] => {
    if (kept.kind === 'trouble' && kept.sentence !== undefined) feed({ type: 'told', sentence: kept.sentence });
    feed({ type: 'saved', trouble: kept.kind === 'trouble' ? kept.why : undefined });
    if (kept.kind !== 'lost') return [];
    leave([LOST], 1);
    return [{ type: 'quit', lines: [] }];
  };
  /** What cannot be kept of a look back is told on the floor. */
  const keep = (judged: JudgedSitting): undefined => {
    const sentence = keepLookBack(folder, judged);
    if (sentence !== undefined) feed({ type: 'told', sentence });
  };
  const act: Program = {
    send: feed,
    settle: () => heed(keeper.keep(floor.profile)),
    draw: () => drawFloor(floor),
    asks: () => floor.page.at === 'table' && floor.page.seat.asks(),
    keep,
  };
  const { bell, mouse } = profile.settings;
  const stage = runFullScreen(act, { ...look, bell: look.bell || bell, mouse: look.mouse && mouse });
  stage.run([]);
};

// --- line by line ---------------------------------------------------------------------------------------------------

/** Saves what has come of the last answer, and only then says it. False when there is nobody left to say it to. */
const say = ({ floor, text, unsavedText = text, judged }: FloorSaid, reader: LineReader, keeper: Keeper, folder: string): boolean => {
  const unkept = judged && keepLookBack(folder, judged);
  if (unkept !== undefined) reader.say(lined([unkept], lineWidth()));
  const kept = keeper.keep(floor.profile);
  if (kept.kind === 'lost') {
    leave(['', LOST], 1);
    return false;
  }
  if (kept.kind === 'kept') reader.say(text);
  else reader.say(lined([kept.sentence ?? `Not saved: ${kept.why}.`], lineWidth()) + unsavedText);
  return process.stdout.errored == null;
};

const next = async ({ floor, fetch }: FloorSaid, reader: LineReader): Promise<FloorSaid> => {
  if (fetch !== undefined) return whenPlainFetched(floor, await fetchGame(fetch), freshSeed());
  const line = await reader.next();
  if (line === undefined) return endPlainFloor(floor);
  echo(line);
  return answerFloor(floor, line);
};

const talk = async ({ profile, notes, keeper }: Held, reader: LineReader, folder: string): Promise<void> => {
  let said = enterPlainFloor(profile, notes, lineWidth());
  while (say(said, reader, keeper, folder) && said.floor.asking.at !== 'end') said = await next(said, reader);
  leave([], 0);
};

// --- coming in --------------------------------------------------------------------------------------------------------

/** The lock, after a question if somebody else has it; undefined when they are left in peace. */
const holdProfile = async (folder: string, reader: () => LineReader): Promise<{ readonly lock: Lock | undefined } | undefined> => {
  const locked = takeLock(folder);
  if (locked.kind === 'mine') return locked;
  if (locked.kind === 'none') return { lock: undefined };
  const question = `Baize is open in another window (process ${locked.pid}). Take over here?`;
  return (await askYesNo(reader(), question)) ? { lock: takeOver(folder) } : undefined;
};

const NEWER = 'Your save was written by a newer version of Baize. It is left as it is; play it with that version.';

/** Opens the save; a sentence when it must be left alone. */
const openHeld = (folder: string, lock: Lock | undefined): Held | string => {
  const disk = folderDisk(folder);
  const found = openProfile(disk);
  if (found.kind === 'newer') return NEWER;
  if (found.kind === 'unreadable') return `Your save could not be opened: ${found.why}. Nothing was changed.`;
  const { profile, canWrite, isSaved, written } = found;
  const isOver = isBroke(profile);
  if (canWrite && lock !== undefined) clearPages(disk);
  const keeper = openKeeper({ disk, lock, canWrite, opened: profile, isSaved: isSaved && !isOver, written });
  return {
    profile: isOver ? comeBack(profile) : profile,
    notes: [...found.notes, ...(isOver ? [FRESH_CHIPS] : [])],
    keeper,
  };
};

/** Comes in, and stays until the player goes. */
export const connection = async (asked: Visiting, { isFullScreen, look, folder }: Showing): Promise<void> => {
  let opened: LineReader | undefined;
  const reader = (): LineReader => {
    opened ??= openReader();
    return opened;
  };
  const held = await holdProfile(folder, reader);
  if (held === undefined) return leave(['Good night.'], 0);
  const entered = openHeld(folder, held.lock);
  if (typeof entered === 'string') {
    held.lock?.release();
    process.stderr.write(`${entered}\n`);
    return leave([], 1);
  }
  noteRunning({ isFullScreen, end: () => ({ safe: 'Your chips are safe.', trouble: entered.keeper.close() }) }, folder);
  if (isFullScreen) {
    opened?.close();
    return showFloor(entered, asked, look, folder);
  }
  leaveWithReader();
  process.on('SIGINT', () => reader().end());
  await talk(entered, reader(), folder);
};
