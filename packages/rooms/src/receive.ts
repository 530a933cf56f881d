/**
 * What a frame changes in a client. It keeps what is not settled yet, takes back what was shown ahead and did not come so, and checks
 * every commitment.
 */
import { commitment, type GameTypes, isEqual } from '@baize/engine';
import type { FairnessViolation, RoomClient } from './client.ts';
import { bestAfter } from './ending.ts';
import type { QueuedBeat } from './predict.ts';
import type { BeatsFrame, DealTold, RoomFrame, ServerFrame } from './protocol.ts';
import { matchesCommitment } from './seeds.ts';
import { sayingWords } from './sentences.ts';

// --- whether commitments hold ------------------------------------------------------------------------------------------

/** Whether what one has shown for a deal is not in it. */
const isLeftOut = ({ room, revealed }: RoomClient<GameTypes>, { nonces }: DealTold): boolean => {
  if (room === undefined || room.me === 'rail' || revealed === undefined || nonces[room.me] === revealed) return false;
  // Before the first deal, what one wanted to show counts only once the table says that one is ready, or one deals.
  return room.phase !== 'lobby' || room.me === room.host || room.seats[room.me]?.ready === true;
};

const violationsIn = <T extends GameTypes>(client: RoomClient<T>, { deal, opened = [] }: BeatsFrame<T>): readonly FairnessViolation[] => {
  const { promises } = client;
  const violations: FairnessViolation[] = [];
  if (deal !== undefined) {
    const promise = promises[deal.hand];
    if (promise !== undefined && promise !== deal.promise) violations.push({ what: 'promise-changed', hand: deal.hand });
    if (isLeftOut(client, deal)) violations.push({ what: 'nonce-left-out', hand: deal.hand });
  }
  for (const { hand, secret } of opened) {
    const promise = promises[hand];
    if (promise !== undefined && !matchesCommitment(secret, promise)) violations.push({ what: 'promise-broken', hand });
  }
  return violations;
};

/** What the device was shown first counts: a server that says something else later is found out with the record. */
const placesAfter = ({ places }: RoomClient<GameTypes>, { ended = [] }: BeatsFrame<GameTypes>): RoomClient<GameTypes>['places'] => {
  const fresh = ended.filter(({ hand }) => places[hand] === undefined);
  return fresh.length === 0 ? places : { ...places, ...Object.fromEntries(fresh.map(({ hand, log }) => [hand, log])) };
};

const afterDeal = <T extends GameTypes>(before: RoomClient<T>, frame: BeatsFrame<T>): RoomClient<T> => {
  const client = { ...before, places: placesAfter(before, frame) };
  const violations = [...client.violations, ...violationsIn(client, frame)];
  const { deal } = frame;
  if (deal === undefined) return { ...client, violations };
  const promises = { ...client.promises, [deal.hand]: deal.promise, [deal.hand + 1]: deal.next };
  return { ...client, violations, promises, revealed: undefined };
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

/** What one has shown for the first deal, unless it is void: the host has laid another table, and one is asked for something else. */
const shownStill = ({ revealed }: RoomClient<GameTypes>, { phase, commit }: RoomFrame<GameTypes>): string | undefined =>
  revealed !== undefined && phase === 'lobby' && commit !== commitment(revealed) ? undefined : revealed;

/** What the device was shown of hands that are over. A hand that is played again, as the log has lost its end, ends again. */
const placesStill = ({ places }: RoomClient<GameTypes>, { phase, hand }: RoomFrame<GameTypes>): RoomClient<GameTypes>['places'] =>
  phase === 'playing' ? Object.fromEntries(Object.entries(places).filter(([one]) => Number(one) < hand)) : places;

const takeRoom = <T extends GameTypes>(client: RoomClient<T>, frame: RoomFrame<T>): RoomClient<T> => {
  const now = settled({ ...client, room: frame, revealed: shownStill(client, frame) });
  const promises = { ...client.promises, [frame.hand + 1]: frame.promise };
  const places = placesStill(client, frame);
  return {
    ...now,
    promises,
    places,
    view: frame.view ?? undefined,
    event: undefined,
    queue: [],
    predicted: [],
    deferred: [],
    refused: undefined,
  };
};

/** The first beat of a table brings the whole view. */
const isWholeView = <T extends GameTypes>(patch: Partial<T['view']>): patch is T['view'] => Object.keys(patch).length > 0;

/** A view with what a beat changed in it. */
const patched = <T extends GameTypes>(view: T['view'] | undefined, patch: Partial<T['view']>): T['view'] | undefined => {
  if (view === undefined) return isWholeView<T>(patch) ? patch : undefined;
  return { ...view, ...patch };
};

/** Whether an entry is the decision that is shown ahead. */
const isPredicted = <T extends GameTypes>({ pending, predicted, room }: RoomClient<T>, { act }: BeatsFrame<T>): boolean =>
  predicted.length > 0 && act !== null && act.seat === room?.me && act.nth === pending?.nth;

/** The client without what it showed ahead: the table is as the server says. */
const rollBack = <T extends GameTypes>(client: RoomClient<T>): RoomClient<T> => {
  const { predicted, deferred, queue, room } = client;
  if (predicted.length === 0) return client;
  const rest = [...queue.filter((beat) => !predicted.includes(beat)), ...deferred];
  return { ...client, predicted: [], deferred: [], queue: rest, ...(rest.length === 0 ? { view: room?.view ?? client.view } : {}) };
};

/** The client after the server has said what was shown ahead, with what came between and what follows. */
const confirmPrediction = <T extends GameTypes>(client: RoomClient<T>, coming: readonly QueuedBeat<T>[]): RoomClient<T> => {
  const { predicted, deferred, queue } = client;
  const told = coming.slice(0, predicted.length);
  const isSo = predicted.every(({ event }, at) => isEqual(event, told[at]?.event));
  if (!isSo) return { ...rollBack(client), queue: [...rollBack(client).queue, ...coming] };
  // What was shown ahead was shown from a guess about what others had done by then: from here on it is the truth.
  const left = queue.filter((beat) => predicted.includes(beat)).length;
  const view = told.at(-1)?.view ?? client.view;
  const between = view === undefined ? [] : deferred.map(({ event }) => ({ event, view }));
  const rest = [...told.slice(told.length - left), ...between, ...coming.slice(predicted.length)];
  return { ...client, predicted: [], deferred: [], queue: rest, ...(left === 0 ? { view } : {}) };
};

/** The client with more to show. */
const withComing = <T extends GameTypes>(client: RoomClient<T>, frame: BeatsFrame<T>, coming: readonly QueuedBeat<T>[]): RoomClient<T> => {
  if (isPredicted(client, frame)) return confirmPrediction(client, coming);
  if (client.predicted.length > 0) return { ...client, deferred: [...client.deferred, ...coming] };
  return { ...client, queue: [...client.queue, ...coming] };
};

const takeBeats = <T extends GameTypes>(client: RoomClient<T>, frame: BeatsFrame<T>): RoomClient<T> => {
  const { room } = client;
  // What was seen already, or comes before the first picture, says nothing new.
  if (room === undefined || frame.seq <= room.seq) return client;
  let view = room.view ?? undefined;
  const coming = frame.beats.flatMap(({ e, p }): readonly QueuedBeat<T>[] => {
    view = patched<T>(view, p);
    return view === undefined ? [] : [{ event: e, view }];
  });
  const { seq, phase, act, offers, toAct, left, times, nth } = frame;
  const mine = act !== null && act.seat === room.me ? act.who : room.mine;
  const now: RoomFrame<T> = {
    ...room,
    ...{ seq, phase, offers, toAct, left, times, nth, mine, commit: frame.commit ?? room.commit, view: view ?? null },
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
      return { ...client, room: { ...client.room, ...now, times: frame.times, seq: Math.max(client.room.seq, frame.seq) } };
    }
    case 'refused': {
      const isMine = frame.nth !== undefined && frame.nth === client.pending?.nth;
      return isMine ? { ...rollBack(client), refused: frame, pending: undefined } : { ...client, refused: frame };
    }
    case 'said':
      return { ...client, said: { seat: frame.seat, text: sayingWords(frame), nth: (client.said?.nth ?? 0) + 1 } };
    case 'no-room':
      return { ...client, isGone: true, isShut: frame.isFull === true };
    case 'record': {
      const hands = [...client.parts.slice(0, frame.from), ...frame.record.hands];
      return frame.isLast ? { ...client, parts: [], record: { ...frame.record, hands } } : { ...client, parts: hands };
    }
    case 'done':
    case 'pong':
    case 'wait':
    case 'opened':
      return client;
  }
};
