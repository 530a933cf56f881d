/**
 * A shared table as a session: the same kind as one of one's own, fed by the frames of a server. What is certain about a choice is shown
 * at once; what the server does not take, and what the clock decided, is said in the log.
 */
import {
  type DecisionMade,
  emptyTableLog,
  makeStore,
  type Shown,
  type TableLog,
  type TableNow,
  type TableSession,
  type Told,
  writeLines,
  writeTold,
} from '@baize/casino';
import { type GameModule, type GameTypes, isReady, listAnd } from '@baize/engine';
import { type RoomClient, roomWaits } from './client.ts';
import { refusedWords } from './sentences.ts';
import type { RoomVisit } from './visit.ts';

/** The seat of who only watches: none. */
export const RAIL_SEAT = -1;

/** What a shared table tells whoever looks back at it later. */
export interface RemoteOptions<T extends GameTypes> {
  /** A decision was made here, with what was seen then. */
  decided?(made: DecisionMade<T>): void;
  /** The decision of this number was not taken: the table refused it, or the clock was quicker. */
  undecided?(nth: number): void;
}

const TIME_UP = 'Your time was up: the house moved for you.';
const NO_COACH = 'No coach sits at a table with friends.';

/** Whom the table waits for, to somebody who would rather act. */
const waitingWords = <T extends GameTypes>({ room, pending }: RoomClient<T>): string => {
  const names = (room?.toAct ?? []).flatMap((seat) => (seat === room?.me ? [] : (room?.seats[seat]?.name ?? [])));
  return pending === undefined && names.length > 0 ? `The table waits for ${listAnd(names)}.` : 'One moment.';
};

/** What is on the screen without what is on offer: the same object as long as it is the same beat. */
const beatOf = <T extends GameTypes>({ tempo }: GameModule<T>, client: RoomClient<T>, before: Shown<T> | undefined): Shown<T> => {
  const { event, view = before?.view } = client;
  if (view === undefined) throw new Error('There is no table in this room yet.');
  const seat = typeof client.room?.me === 'number' ? client.room.me : RAIL_SEAT;
  if (before?.view === view && before.event === event && before.seat === seat) return before;
  return { seat, view, event, offers: [], tempo: event === undefined ? 'none' : tempo(event) };
};

const nowOf = <T extends GameTypes>(
  module: GameModule<T>,
  client: RoomClient<T>,
  log: TableLog,
  told: readonly Told<T>[],
  before: TableNow<T> | undefined,
): TableNow<T> => {
  const waiting = roomWaits(client);
  const beat = beatOf(module, client, before?.beat);
  const offers = waiting === 'me' ? (client.room?.offers ?? []) : [];
  const isSame = before?.beat === beat && before.shown.offers === offers;
  const shown = isSame ? before.shown : offers.length === 0 ? beat : { ...beat, offers };
  return { ...log, beat, shown, waiting, behind: client.queue.length, told, hint: undefined };
};

/** A decision of a client at its table, with what it saw; undefined where it only waits for the next deal. */
const decisionOf = <T extends GameTypes>({ room, view }: RoomClient<T>, action: T['action']): DecisionMade<T> | undefined =>
  room === undefined || view === undefined || room.me === 'rail' || isReady(action)
    ? undefined
    : { line: room.nth ?? 0, round: room.hand, sight: { seat: room.me, view, offers: room.offers }, action };

/** Opens a session at the table of a room. The room must have one: a client that has a view. */
export const openRemote = <T extends GameTypes>(
  module: GameModule<T>,
  visit: RoomVisit<T>,
  { decided, undecided }: RemoteOptions<T> = {},
): TableSession<T> => {
  let client = visit.now().client;
  let log: TableLog = emptyTableLog;
  let isInside = false;
  const store = makeStore(nowOf<T>(module, client, log, [], undefined));
  const hearRefused = ({ refused }: RoomClient<T>): void => {
    if (refused === undefined || refused === client.refused || refused.why === 'decided-already') return;
    const words = refused.refusal === undefined ? refusedWords(refused) : module.words.refusal(refused.refusal, store.now().shown);
    log = writeLines(log, 'refusal', [words]);
    if (refused.nth !== undefined) undecided?.(refused.nth);
  };
  const hearClock = ({ room }: RoomClient<T>): void => {
    const nth = room?.nth ?? 0;
    if (nth <= (client.room?.nth ?? 0) || room?.mine == null || room.mine === 'human') return;
    undecided?.(nth - 1);
    if (room.mine === 'clock') log = writeLines(log, 'refusal', [TIME_UP]);
  };
  const update = (told: readonly Told<T>[] = []): void => {
    const after = visit.now().client;
    hearRefused(after);
    hearClock(after);
    client = after;
    const before = store.now();
    const seat = before.beat.seat;
    log = told.reduce<TableLog>((sum, one) => writeTold(sum, one, seat), log);
    store.set(nowOf(module, client, log, told.length > 0 ? told : before.told, before));
  };
  /** Does something that changes the visit itself, and tells of it once. */
  const inside = (act: () => readonly Told<T>[]): void => {
    isInside = true;
    const told = act();
    isInside = false;
    update(told);
  };
  const refuse = (text: string): void => {
    log = writeLines(log, 'refusal', [text]);
    update();
  };
  return {
    isShared: true,
    now: store.now,
    subscribe: store.subscribe,
    choose: (action) => {
      const before = visit.now().client;
      const waiting = roomWaits(before);
      if (waiting === 'beat') return inside(() => visit.showAll(module));
      if (waiting !== 'me') return refuse(waitingWords(before));
      let why: string | undefined;
      inside(() => {
        const made = decisionOf(before, action);
        why = visit.choose(module, action);
        if (why !== undefined) return [];
        if (made !== undefined) decided?.(made);
        return visit.showNext(module);
      });
      if (why !== undefined) refuse(why);
    },
    showNext: () => inside(() => visit.showNext(module)),
    showAll: () => inside(() => visit.showAll(module)),
    refuse,
    askHint: () => refuse(NO_COACH),
    start: () => {
      update();
      return visit.subscribe(() => isInside || update());
    },
  };
};
