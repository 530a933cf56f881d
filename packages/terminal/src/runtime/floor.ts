/** The floor at work: the profile is opened and held, every step is saved before it is shown, and all is let go at the end. */

import { type Asked, comeBack, isBroke, type Profile } from '@baize/casino';
import { withWords } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { Visiting } from '../arguments.ts';
import { openFloor, updateFloor } from '../floor/floor.ts';
import { type FloorGame, floorGame } from '../floor/floor-game.ts';
import { floorWords } from '../floor/language/index.ts';
import type { FloorMessage, FloorModel, FriendsVisit } from '../floor/model.ts';
import { answerFloor, endPlainFloor, enterPlainFloor, whenPlainFetched } from '../floor/plain-floor.ts';
import type { FloorSaid } from '../floor/plain-says.ts';
import { drawFloor } from '../floor/view.ts';
import { readable } from '../kit/ascii.ts';
import type { Command, JudgedSitting } from '../model.ts';
import { lined } from '../plain.ts';
import { screens } from '../screens/registry.ts';
import { freshSeed } from './disk.ts';
import type { Visit } from './exit.ts';
import { type Program, runFullScreen, type ScreenOptions } from './full-screen.ts';
import type { Home } from './home.ts';
import { runtimeWords } from './language/index.ts';
import type { Lock } from './lock.ts';
import { keepLookBack } from './profile-files.ts';
import { askYesNo, echo, type LineReader, openReader } from './reader.ts';
import { clearPages, type Keeper, type Kept, openKeeper, openProfile } from './save.ts';
import type { SessionEnding } from './session-file.ts';

/** How the floor is to be shown. */
export interface Showing {
  readonly visit: Visit;
  readonly home: Home;
  readonly isFullScreen: boolean;
  readonly look: ScreenOptions;
  /** What else is told to somebody who comes in. */
  readonly notes?: readonly string[];
  /** Whether friends meet in a lobby here. */
  readonly hasLobby?: true;
  /** The floor is left for a table with friends; nothing is held here any more. */
  meetFriends(visit: FriendsVisit, showing: Showing): Promise<void>;
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
const showFloor = ({ profile, notes, keeper }: Held, asked: Visiting, showing: Showing): void => {
  const { visit, look, home } = showing;
  const { terminal } = visit;
  let floor: FloorModel = {
    ...openFloor(profile, terminal.size(), notes, asked.speed),
    ...(showing.hasLobby === true ? { hasLobby: true } : {}),
  };

  const feed = (message: FloorMessage): readonly Command[] => {
    const [after, commands] = updateFloor(floor, message);
    const { language } = after.profile.settings;
    if (language !== floor.profile.settings.language) visit.follow(visit.speech.heed(language).then(() => stage.run([])));
    floor = after;
    return commands.flatMap((command) => {
      if (command.type === 'fetch')
        visit.follow(fetchGame(command.id).then((game) => stage.run(feed({ type: 'fetched', game, house: freshSeed() }))));
      else if (command.type === 'puzzle') visit.follow(openPuzzle(command.ticket));
      else if (command.type === 'friends') {
        stage.close();
        visit.follow(visitFriends(command.visit, keeper, showing));
      } else return [command];
      return [];
    });
  };
  /** Shows the next puzzle over the floor. What shows it is loaded only then. */
  const openPuzzle = async (ticket: number, last?: Asked): Promise<void> => {
    const { nextPuzzle } = await withWords(import('./puzzles.ts'));
    const found = await nextPuzzle(home.disk, last);
    const asked = typeof found === 'string' ? undefined : found.asked;
    const goOn = (): void => visit.follow(openPuzzle(floor.page.at === 'look-back' ? floor.page.back.ticket + 1 : floor.ticket + 1, asked));
    const page = typeof found === 'string' ? found : (found.show(terminal.size(), ticket, goOn) ?? runtimeWords().oldPuzzle);
    stage.run(feed({ type: 'opened', page }));
  };
  const heed = (kept: Kept): readonly Command[] => {
    if (kept.kind === 'trouble' && kept.sentence !== undefined) feed({ type: 'told', sentence: kept.sentence });
    feed({ type: 'saved', trouble: kept.kind === 'trouble' ? kept.why : undefined });
    if (kept.kind !== 'lost') return [];
    visit.leave([runtimeWords().save.lost], 1);
    return [];
  };
  /** What cannot be kept of a look back is told on the floor. */
  const keep = (judged: JudgedSitting): undefined => {
    const sentence = keepLookBack(home.disk, judged);
    if (sentence !== undefined) feed({ type: 'told', sentence });
  };
  const act: Program = {
    send: feed,
    settle: () => keeper.keep(floor.profile)?.then(heed),
    draw: () => drawFloor(floor),
    asks: () => floor.page.at === 'table' && floor.page.seat.asks(),
    keep,
  };
  const { bell, mouse } = profile.settings;
  const stage = runFullScreen(visit, act, { ...look, bell: look.bell || bell, mouse: look.mouse && mouse });
  stage.run([]);
};

/** The floor is left for a table with friends: what is kept here is kept, and let go. */
const visitFriends = async (to: FriendsVisit, keeper: Keeper, showing: Showing): Promise<void> => {
  const { visit, meetFriends } = showing;
  const trouble = await keeper.close();
  visit.noteRunning({ isFullScreen: false, end: () => ({ safe: undefined, trouble: undefined }) });
  if (trouble !== undefined) visit.terminal.complain(readable(`${trouble}\n`, visit.terminal.env));
  await meetFriends(to, showing);
};

// --- line by line ---------------------------------------------------------------------------------------------------

/** Saves what has come of the last answer, and only then says it. False when there is nobody left to say it to. */
const say = async ({ floor, text, unsavedText = text, judged }: FloorSaid, reader: LineReader, keeper: Keeper, showing: Showing) => {
  const { visit, home } = showing;
  const width = visit.terminal.lineWidth();
  const unkept = judged && keepLookBack(home.disk, judged);
  if (unkept !== undefined) reader.say(lined([unkept], width));
  const kept = await keeper.keep(floor.profile);
  if (visit.isLeaving()) return false;
  if (kept?.kind === 'lost') {
    visit.leave(['', runtimeWords().save.lost], 1);
    return false;
  }
  if (kept?.kind === 'trouble') reader.say(lined([kept.sentence ?? runtimeWords().save.notSaved(kept.why)], width) + unsavedText);
  else reader.say(home.isPassing === true ? unsavedText : text);
  return !visit.terminal.isUnread();
};

const next = async ({ floor, fetch }: FloorSaid, reader: LineReader, { visit }: Showing): Promise<FloorSaid> => {
  if (fetch !== undefined) return whenPlainFetched(floor, await fetchGame(fetch), freshSeed());
  const line = await reader.next();
  if (line === undefined) return endPlainFloor(floor);
  echo(visit.terminal, line);
  return answerFloor(floor, line);
};

const talk = async ({ profile, notes, keeper }: Held, reader: LineReader, showing: Showing): Promise<void> => {
  const { visit } = showing;
  let said = enterPlainFloor(profile, notes, visit.terminal.lineWidth(), showing.hasLobby);
  while ((await say(said, reader, keeper, showing)) && said.floor.asking.at !== 'end') {
    said = await next(said, reader, showing);
    await visit.speech.heed(said.floor.profile.settings.language);
  }
  if (said.visit === undefined) return visit.leave([], 0);
  reader.close();
  await visitFriends(said.visit, keeper, showing);
};

// --- coming in --------------------------------------------------------------------------------------------------------

/** Opens the save; a sentence when it must be left alone. */
const openHeld = async ({ disk }: Home, lock: Lock | undefined, { speech }: Visit): Promise<Held | string> => {
  const found = await openProfile(disk);
  if (found.kind === 'profile') await speech.heed(found.profile.settings.language);
  if (found.kind === 'newer') return runtimeWords().save.newer;
  if (found.kind === 'unreadable') return runtimeWords().save.unopened(found.why);
  const { profile, canWrite, isSaved, written } = found;
  const isOver = isBroke(profile);
  if (canWrite && lock !== undefined) await clearPages(disk);
  const keeper = openKeeper({ disk, lock, canWrite, opened: profile, isSaved: isSaved && !isOver, written });
  return {
    profile: isOver ? comeBack(profile) : profile,
    notes: [...found.notes, ...(isOver ? [floorWords().freshChips] : [])],
    keeper,
  };
};

/** Comes in, and stays until the player goes. */
export const connection = async (asked: Visiting, showing: Showing): Promise<void> => {
  const { visit, home, isFullScreen } = showing;
  const { terminal } = visit;
  let opened: LineReader | undefined;
  const reader = (): LineReader => {
    opened ??= openReader(terminal);
    return opened;
  };
  const held = await home.hold((pid) => askYesNo(terminal, reader(), runtimeWords().save.takeOver(pid)));
  if (held === undefined) return visit.leave([runtimeWords().goodNight], 0);
  const entered = await openHeld(home, held.lock, visit);
  if (typeof entered === 'string') {
    held.lock?.release();
    terminal.complain(readable(`${entered}\n`, terminal.env));
    return visit.leave([], 1);
  }
  const told = { ...entered, notes: [...entered.notes, ...(showing.notes ?? [])] };
  const end = async (): Promise<SessionEnding> => ({
    safe: home.isPassing === true ? undefined : runtimeWords().save.safe,
    trouble: await entered.keeper.close(),
    isPassing: home.isPassing,
  });
  visit.noteRunning({ isFullScreen, end });
  if (isFullScreen) {
    opened?.close();
    return showFloor(told, asked, showing);
  }
  visit.leaveWithReader();
  const stop = terminal.onInterrupt(() => reader().end());
  await talk(told, reader(), showing);
  stop();
};
