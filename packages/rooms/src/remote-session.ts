/**
 * A shared table as a session: the same kind as one of one's own, fed by the frames of a server. What is certain about a choice is shown
 * at once; what the server does not take, and what the clock decided, is said in the log.
 */
import {
  type DecisionMade,
  emptyTableLog,
  makeStore,
  type NarratedBeat,
  NO_SEAT,
  type Shown,
  type TableFacts,
  type TableLog,
  type TableNow,
  type TableSession,
  writeBeat,
  writeLines,
} from '@baize/casino';
import { type GameModule, type GameTypes, isEqual, isReady, rulesOf, type Seat, type Viewer } from '@baize/engine';
import { type RoomClient, roomWaiting } from './client.ts';
import type { RoomConnection } from './connection.ts';
import { roomWords } from './language/index.ts';
import { askImagined } from './predict.ts';
import type { RoomFrame } from './protocol.ts';
import { refusedWords } from './sentences.ts';

/** What a shared table tells whoever looks back at it later. */
export interface RemoteOptions<T extends GameTypes> {
  /** A decision was made here, with what was seen then. */
  decided?(made: DecisionMade<T>): void;
  /** The decision of this number was not taken: the table refused it, or the clock was quicker. */
  undecided?(nth: number): void;
}

/** Whom the table waits for, to somebody who would rather act. */
const waitingWords = <T extends GameTypes>({ room, pending }: RoomClient<T>): string => {
  const names = (room?.toAct ?? []).flatMap((seat) => (seat === room?.me ? [] : (room?.seats[seat]?.name ?? [])));
  return pending === undefined && names.length > 0 ? roomWords().waitsFor(names) : roomWords().moment;
};

const seatOf = (me: Viewer): Seat => (me === 'rail' ? NO_SEAT : me);

const factsOf = <T extends GameTypes>({ game }: GameModule<T>, { me, preset, stacks, seats }: RoomFrame<T>): TableFacts<T> => ({
  me,
  seat: seatOf(me),
  preset,
  stacks,
  names: seats.map(({ name }, seat) => (seat === me ? 'You' : name)),
  rules: rulesOf(game, preset),
});

/** What is on the screen without what is on offer: the same object as long as it is the same beat. */
const beatOf = <T extends GameTypes>(
  { tempo }: GameModule<T>,
  { event, view, room }: RoomClient<T>,
  before: Shown<T> | undefined,
): Shown<T> => {
  const seen = view ?? before?.view;
  if (seen === undefined) throw new Error('There is no table in this room yet.');
  const seat = seatOf(room?.me ?? 'rail');
  if (before?.view === seen && before.event === event && before.seat === seat) return before;
  return { seat, view: seen, event, offers: [], tempo: event === undefined ? 'none' : tempo(event) };
};

/** What a table that looks like this says of a seat: chips lie open, and who is out, so it is the same at every table that does. */
const standingIn = <T extends GameTypes>(
  module: GameModule<T>,
  { seat, view }: Shown<T>,
  before: TableNow<T> | undefined,
): Pick<TableNow<T>, 'held' | 'isOut'> => {
  const { chips, isIn } = module.game;
  const known = { held: before?.held ?? { stack: 0, atRisk: 0 }, isOut: before?.isOut ?? false };
  if (before?.beat.view === view || seat === NO_SEAT) return known;
  return askImagined(module, view, seat, (state) => ({ held: chips(state, seat), isOut: !isIn(state, seat) })) ?? known;
};

const nowOf = <T extends GameTypes>(
  module: GameModule<T>,
  client: RoomClient<T>,
  log: TableLog<T>,
  told: TableNow<T>['told'],
  before: TableNow<T> | undefined,
): TableNow<T> => {
  const { room, queue } = client;
  if (room === undefined) throw new Error('Nothing is known of this room yet.');
  const waiting = roomWaiting(client);
  const beat = beatOf(module, client, before?.beat);
  const offers = waiting === 'me' ? room.offers : beat.offers;
  const isSame = before?.beat === beat && before.shown.offers === offers;
  const shown = isSame ? before.shown : waiting === 'me' ? { ...beat, offers } : beat;
  const standing = standingIn(module, beat, before);
  return { ...log, ...standing, facts: factsOf(module, room), beat, shown, waiting, behind: queue.length, told, hint: undefined };
};

/** A decision of a client at its table, with what it saw; undefined where it only waits for the next deal. */
const decisionOf = <T extends GameTypes>({ room, view }: RoomClient<T>, action: T['action']): DecisionMade<T> | undefined =>
  room === undefined || view === undefined || room.me === 'rail' || isReady(action)
    ? undefined
    : { line: room.nth ?? 0, round: room.hand, sight: { seat: room.me, view, offers: room.offers }, action };

/** A log that tells nothing of what happened at the table; what was said to the player alone stays. */
const withoutEvents = <T extends GameTypes>(log: TableLog<T>): TableLog<T> => ({
  ...log,
  results: [],
  verdict: [],
  lines: log.lines.filter(({ kind }) => kind !== 'event'),
});

/** Opens a session at the table of a room. The room must have one: a client that has a view. */
export const openRemote = <T extends GameTypes>(
  module: GameModule<T>,
  connection: RoomConnection<T>,
  { decided, undecided }: RemoteOptions<T> = {},
): TableSession<T> => {
  let { client } = connection.now();
  let log: TableLog<T> = emptyTableLog;
  /** The hand whose end the log tells of, where that is certain. */
  let settledHand: number | undefined;
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
    if (room.mine === 'clock') log = writeLines(log, 'refusal', [roomWords().timeUp]);
  };
  const hearBeats = ({ room, event, queue, view }: RoomClient<T>, told: readonly NarratedBeat<T>[]): void => {
    const { seat, view: seen } = store.now().beat;
    const { verdict } = log;
    log = told.reduce((sum, one) => writeBeat(module.game, sum, one, seat), log);
    // While more is to be shown, the room may be at a later hand than the one that was just told of.
    if (log.verdict !== verdict) settledHand = queue.length === 0 ? room?.hand : undefined;
    // A picture of the whole room says nothing of how it came about: what was told of an earlier hand is not true of this one.
    else if (event === undefined && room?.hand !== settledHand && !isEqual(view, seen)) log = withoutEvents(log);
  };
  const update = (told: readonly NarratedBeat<T>[] = []): void => {
    const before = store.now();
    const after = connection.now().client;
    hearRefused(after);
    hearClock(after);
    hearBeats(after, told);
    client = after;
    store.set(nowOf(module, client, log, told.length > 0 ? told : before.told, before));
  };
  /** Does something that changes the connection itself, and tells of it once. */
  const inside = (act: () => readonly NarratedBeat<T>[]): void => {
    isInside = true;
    const told = act();
    isInside = false;
    update(told);
  };
  const refuse = (text: string): void => {
    log = writeLines(log, 'refusal', [text]);
    update();
  };
  /** The table as the connection is by now, whoever has heard of that first. */
  const current = (): TableNow<T> => {
    if (!isInside && connection.now().client !== client) update();
    return store.now();
  };
  return {
    isShared: true,
    now: current,
    subscribe: store.subscribe,
    choose: (action) => {
      const before = connection.now().client;
      const waiting = roomWaiting(before);
      if (waiting === 'beat') return inside(() => connection.showAll(module));
      if (waiting !== 'me') return refuse(waitingWords(before));
      let why: string | undefined;
      inside(() => {
        why = connection.choose(module, action);
        if (why !== undefined) return [];
        const made = decisionOf(before, action);
        if (made !== undefined) decided?.(made);
        return connection.showNext(module);
      });
      if (why !== undefined) refuse(why);
    },
    showNext: () => inside(() => connection.showNext(module)),
    showAll: () => inside(() => connection.showAll(module)),
    refuse,
    askHint: () => refuse(roomWords().noHints),
    start: () => {
      current();
      return connection.subscribe(() => void current());
    },
  };
};
