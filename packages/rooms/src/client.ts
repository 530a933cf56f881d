/**
 * The client's half: what the web and the terminal know of a room, from the frames they are sent. It shows beat after beat as a
 * narrator does at a table of one's own, keeps what is not settled yet so that it can be sent again, and checks what chance promises.
 * Pure: whoever has it owns the line, the clock and what is kept.
 */
import type { Shown, Told, Waiting } from '@baize/casino';
import { type Audience, commitment, type GameModule, type GameTypes, isFields } from '@baize/engine';
import { bestAfter } from './ending.ts';
import type { Reveal } from './entry.ts';
import type { ComingBeat } from './foresee.ts';
import { isPromised } from './keys.ts';
import type { Persona, Phrase } from './manners.ts';
import { isAlike } from './plain.ts';
import type { BeatsFrame, ClientMessage, DealTold, RoomFrame, ServerFrame } from './protocol.ts';
import type { RoomRecord } from './record.ts';

/** What a device keeps of a room, so that a reload, or another day, finds the seat again. */
export interface KeptSeat {
  readonly room: string;
  readonly token: string;
  /** The nonces that are not used up: what was committed to is among them. */
  readonly nonces: readonly string[];
}

/** Something that chance had promised and that did not hold. */
export interface Doubt {
  readonly what: 'nonce-left-out' | 'promise-changed' | 'promise-broken';
  readonly hand: number;
}

type ActMessage = Extract<ClientMessage, { readonly t: 'act' }>;

/** A room, as one client knows it. */
export interface RoomClient<T extends GameTypes> {
  readonly kept: KeptSeat;
  /** The room as the last frame left it; undefined before the first. */
  readonly room: RoomFrame<T> | undefined;
  /** What is on the screen: the view, and the event that led to it. */
  readonly view: T['view'] | undefined;
  readonly event: T['event'] | undefined;
  readonly queue: readonly ComingBeat<T>[];
  /** What was decided here and is not settled. */
  readonly pending: ActMessage | undefined;
  /** What of that is certain, and is shown before the server has said it. */
  readonly ahead: readonly ComingBeat<T>[];
  /** What the others did meanwhile: it waits until that is settled. */
  readonly held: readonly ComingBeat<T>[];
  /** Why the last choice was not taken. */
  readonly refused: Extract<ServerFrame<T>, { readonly t: 'refused' }> | undefined;
  /** What somebody said last. */
  readonly said: { readonly seat: number; readonly phrase: Phrase; readonly nth: number } | undefined;
  /** Whether the server has said that it has no such room. */
  readonly isGone: boolean;
  /** The promise for each hand as it was shown before it, and the nonce that was shown for the next deal. */
  readonly promises: Readonly<Record<number, string>>;
  readonly revealed: string | undefined;
  readonly doubts: readonly Doubt[];
  readonly record: RoomRecord | undefined;
  /** Who one is at the rail, if one has said so: it is said again on every new line. */
  readonly watching: (Persona & { readonly waits: boolean }) | undefined;
}

/** A client that has not heard anything yet. */
export const enterRoom = <T extends GameTypes>(kept: KeptSeat): RoomClient<T> => ({
  kept,
  room: undefined,
  view: undefined,
  event: undefined,
  queue: [],
  pending: undefined,
  ahead: [],
  held: [],
  refused: undefined,
  said: undefined,
  isGone: false,
  promises: {},
  revealed: undefined,
  doubts: [],
  record: undefined,
  watching: undefined,
});

/** What to send on every new line: who one is, what one has seen, and what is not settled. */
export const greeting = <T extends GameTypes>({ kept, room, pending, watching }: RoomClient<T>): readonly ClientMessage[] => [
  { t: 'hello', room: kept.room, token: kept.token, seq: room?.seq ?? 0 },
  ...(watching === undefined || typeof room?.me === 'number' || room?.coming != null ? [] : [{ t: 'watch', ...watching } as const]),
  ...(pending === undefined ? [] : [pending]),
];

// --- chance ----------------------------------------------------------------------------------------------------------

/** What is shown with a `ready`: the nonce that was committed to, if it is still known, and a commitment to a fresh one. */
const revealOf = ({ kept, room }: RoomClient<GameTypes>, fresh: string): Reveal => {
  const nonce = kept.nonces.find((one) => commitment(one) === room?.commit);
  return { ...(nonce === undefined ? {} : { nonce }), next: commitment(fresh) };
};

/** The client with one nonce more to keep; the oldest go. */
const withNonce = <T extends GameTypes>(client: RoomClient<T>, fresh: string): RoomClient<T> => ({
  ...client,
  kept: { ...client.kept, nonces: [...client.kept.nonces, fresh].slice(-4) },
});

/** Whether what one has shown for a deal is not in it. */
const isLeftOut = ({ room, revealed }: RoomClient<GameTypes>, { nonces }: DealTold): boolean => {
  if (room === undefined || room.me === 'rail' || revealed === undefined || nonces[room.me] === revealed) return false;
  // Before the first deal, what one wanted to show counts only once the table says that one is ready, or one deals.
  return room.phase !== 'lobby' || room.me === room.host || room.seats[room.me]?.ready === true;
};

const doubtsIn = <T extends GameTypes>(client: RoomClient<T>, { deal, opened = [] }: BeatsFrame<T>): readonly Doubt[] => {
  const { promises } = client;
  const doubts: Doubt[] = [];
  if (deal !== undefined) {
    const promise = promises[deal.hand];
    if (promise !== undefined && promise !== deal.promise) doubts.push({ what: 'promise-changed', hand: deal.hand });
    if (isLeftOut(client, deal)) doubts.push({ what: 'nonce-left-out', hand: deal.hand });
  }
  for (const { hand, secret } of opened) {
    const promise = promises[hand];
    if (promise !== undefined && !isPromised(secret, promise)) doubts.push({ what: 'promise-broken', hand });
  }
  return doubts;
};

const afterDeal = <T extends GameTypes>(client: RoomClient<T>, frame: BeatsFrame<T>): RoomClient<T> => {
  const doubts = [...client.doubts, ...doubtsIn(client, frame)];
  const { deal } = frame;
  if (deal === undefined) return { ...client, doubts };
  const promises = { ...client.promises, [deal.hand]: deal.promise, [deal.hand + 1]: deal.next };
  return { ...client, doubts, promises, revealed: undefined };
};

// --- frames ----------------------------------------------------------------------------------------------------------

/** Forgets what is settled: the table has gone past it. */
const settled = <T extends GameTypes>(client: RoomClient<T>): RoomClient<T> => {
  const { pending, room } = client;
  if (pending === undefined || room === undefined) return client;
  if (room.nth === null) return { ...client, pending: undefined };
  if (room.nth <= pending.nth) return client;
  const isMine = room.mine === 'human' && pending.reveal !== undefined;
  return { ...client, pending: undefined, ...(isMine ? { revealed: pending.reveal?.nonce } : {}) };
};

const takeRoom = <T extends GameTypes>(client: RoomClient<T>, frame: RoomFrame<T>): RoomClient<T> => {
  const now = settled({ ...client, room: frame });
  const promises = { ...client.promises, [frame.hand + 1]: frame.promise };
  return { ...now, promises, view: frame.view ?? undefined, event: undefined, queue: [], ahead: [], held: [], refused: undefined };
};

/** The first beat of a table brings the whole view. */
const isWholeView = <T extends GameTypes>(patch: Partial<T['view']>): patch is T['view'] => Object.keys(patch).length > 0;

/** A view with what a beat changed in it. */
const patched = <T extends GameTypes>(view: T['view'] | undefined, patch: Partial<T['view']>): T['view'] | undefined => {
  if (view === undefined) return isWholeView<T>(patch) ? patch : undefined;
  return { ...view, ...patch };
};

/** Whether an entry is the decision that is shown ahead. */
const isForeseen = <T extends GameTypes>({ pending, ahead, room }: RoomClient<T>, { act }: BeatsFrame<T>): boolean =>
  ahead.length > 0 && act !== null && act.seat === room?.me && act.nth === pending?.nth;

/** The client without what it showed ahead: the table is as the server says. */
const takenBack = <T extends GameTypes>(client: RoomClient<T>): RoomClient<T> => {
  const { ahead, held, queue, room } = client;
  if (ahead.length === 0) return client;
  const rest = [...queue.filter((beat) => !ahead.includes(beat)), ...held];
  return { ...client, ahead: [], held: [], queue: rest, ...(rest.length === 0 ? { view: room?.view ?? client.view } : {}) };
};

/** The client after the server has said what was shown ahead, with what came between and what follows. */
const borneOut = <T extends GameTypes>(client: RoomClient<T>, coming: readonly ComingBeat<T>[]): RoomClient<T> => {
  const { ahead, held, queue } = client;
  const told = coming.slice(0, ahead.length);
  const isSo = ahead.every(({ event }, at) => isAlike(event, told[at]?.event));
  if (!isSo) return { ...takenBack(client), queue: [...takenBack(client).queue, ...coming] };
  // What was shown ahead was shown from a guess about what others had done by then: from here on it is the truth.
  const left = queue.filter((beat) => ahead.includes(beat)).length;
  const view = told.at(-1)?.view ?? client.view;
  const between = view === undefined ? [] : held.map(({ event }) => ({ event, view }));
  const rest = [...told.slice(told.length - left), ...between, ...coming.slice(ahead.length)];
  return { ...client, ahead: [], held: [], queue: rest, ...(left === 0 ? { view } : {}) };
};

/** The client with more to show. */
const withComing = <T extends GameTypes>(client: RoomClient<T>, frame: BeatsFrame<T>, coming: readonly ComingBeat<T>[]): RoomClient<T> => {
  if (isForeseen(client, frame)) return borneOut(client, coming);
  if (client.ahead.length > 0) return { ...client, held: [...client.held, ...coming] };
  return { ...client, queue: [...client.queue, ...coming] };
};

const takeBeats = <T extends GameTypes>(client: RoomClient<T>, frame: BeatsFrame<T>): RoomClient<T> => {
  const { room } = client;
  // What was seen already, or comes before the first picture, says nothing new.
  if (room === undefined || frame.seq <= room.seq) return client;
  let view = room.view ?? undefined;
  const coming = frame.beats.flatMap(({ e, p }): readonly ComingBeat<T>[] => {
    view = patched<T>(view, p);
    return view === undefined ? [] : [{ event: e, view }];
  });
  const { seq, phase, act, offers, toAct, left, nth } = frame;
  const mine = act !== null && act.seat === room.me ? act.who : room.mine;
  const now: RoomFrame<T> = {
    ...room,
    ...{ seq, phase, offers, toAct, left, nth, mine, commit: frame.commit ?? room.commit, view: view ?? null },
    ...(frame.seats === undefined ? {} : { seats: frame.seats, host: frame.host ?? null }),
    ...(frame.deal === undefined ? {} : { hand: frame.deal.hand, promise: frame.deal.next }),
    ...frame.round,
  };
  const events = frame.beats.map(({ e }) => e);
  const best = bestAfter(now.best, events, now.hand);
  const told = withComing(client, frame, coming);
  // Before the first beat a table looks as it does after it.
  return afterDeal(settled({ ...told, room: { ...now, best }, view: told.view ?? coming[0]?.view }), frame);
};

/** The client after a frame. */
export const receiveFrame = <T extends GameTypes>(client: RoomClient<T>, frame: ServerFrame<T>): RoomClient<T> => {
  switch (frame.t) {
    case 'room':
      return takeRoom(client, frame);
    case 'beats':
      return takeBeats(client, frame);
    case 'seats': {
      if (client.room === undefined) return client;
      const { t: _t, ...now } = frame;
      return { ...client, room: { ...client.room, ...now, seq: Math.max(client.room.seq, frame.seq) } };
    }
    case 'refused': {
      const isMine = frame.nth !== undefined && frame.nth === client.pending?.nth;
      return isMine ? { ...takenBack(client), refused: frame, pending: undefined } : { ...client, refused: frame };
    }
    case 'said':
      return { ...client, said: { seat: frame.seat, phrase: frame.phrase, nth: (client.said?.nth ?? 0) + 1 } };
    case 'no-room':
      return { ...client, isGone: true };
    case 'record':
      return { ...client, record: frame.record };
    case 'done':
    case 'wait':
    case 'opened':
      return client;
  }
};

// --- what is shown ---------------------------------------------------------------------------------------------------

/** Who is told, and what the seats are called. */
export const audienceOf = <T extends GameTypes>({ room }: RoomClient<T>): Audience => ({
  me: room?.me ?? 'rail',
  names: room?.seats.map(({ name }) => name) ?? [],
});

/** The next beat on the screen, told; nothing changes where none is left. */
export const showNextBeat = <T extends GameTypes>(
  { words }: GameModule<T>,
  client: RoomClient<T>,
): { readonly client: RoomClient<T>; readonly told: readonly Told<T>[] } => {
  const [beat, ...queue] = client.queue;
  if (beat === undefined) return { client, told: [] };
  const { event, view } = beat;
  return { client: { ...client, event, view, queue }, told: [{ event, view, sentences: words.event(event, view, audienceOf(client)) }] };
};

/** What the screen waits for. `bot` is anybody else who is to act. */
export const roomWaits = <T extends GameTypes>({ queue, room, pending }: RoomClient<T>): Waiting => {
  if (queue.length > 0) return 'beat';
  if (room === undefined || room.phase === 'over' || room.phase === 'closed') return 'over';
  return pending === undefined && room.offers.length > 0 ? 'me' : 'bot';
};

/** What to draw; undefined before there is a table. Nothing is on offer while something is shown, or a choice is under way. */
export const roomShown = <T extends GameTypes>({ tempo }: GameModule<T>, client: RoomClient<T>): Shown<T> | undefined => {
  const { room, view, event } = client;
  if (room === undefined || view === undefined) return undefined;
  return {
    seat: room.me === 'rail' ? -1 : room.me,
    view,
    event,
    offers: roomWaits(client) === 'me' ? room.offers : [],
    tempo: event === undefined ? 'none' : tempo(event),
  };
};

// --- what is sent ----------------------------------------------------------------------------------------------------

/** A client, and what it has to send. */
export interface Sending<T extends GameTypes> {
  readonly client: RoomClient<T>;
  readonly message: ClientMessage;
}

/**
 * A decision at the table. It is kept until a frame settles it. `fresh` is a new nonce: 256 random bits in hex. `ahead` is what of it is
 * certain, to be shown at once.
 */
export const chooseInRoom = <T extends GameTypes>(
  client: RoomClient<T>,
  action: T['action'],
  fresh: string,
  ahead: readonly ComingBeat<T>[] = [],
): Sending<T> => {
  const nth = client.room?.nth ?? 0;
  const isReady = isFields(action) && action['type'] === 'ready';
  const message: ActMessage = { t: 'act', nth, action, ...(isReady ? { reveal: revealOf(client, fresh) } : {}) };
  const kept = isReady ? withNonce(client, fresh) : client;
  return { client: { ...kept, pending: message, refused: undefined, ahead, held: [], queue: [...client.queue, ...ahead] }, message };
};

/** Takes a seat. */
export const sitInRoom = <T extends GameTypes>(
  client: RoomClient<T>,
  who: { readonly name: string; readonly face: string; readonly seat?: number },
  fresh: string,
): Sending<T> => ({ client: withNonce(client, fresh), message: { t: 'sit', ...who, commit: commitment(fresh) } });

/** Waits for the first deal, or, as the host, deals. */
export const readyInRoom = <T extends GameTypes>(client: RoomClient<T>, t: 'ready' | 'start', fresh: string): Sending<T> => {
  const reveal = revealOf(client, fresh);
  return { client: { ...withNonce(client, fresh), revealed: reveal.nonce }, message: { t, reveal } };
};
