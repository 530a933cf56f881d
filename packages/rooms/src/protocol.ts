/** What goes over the wire, both ways, and the guards at each end: JSON, one message a frame. */

import { type Face, isFace, type Persona } from '@baize/casino';
import {
  type BySeat,
  type Chips,
  type Fields,
  type GameTypes,
  isCount,
  isFields,
  isSeed,
  type Offer,
  parseJson,
  type Refusal,
  type Seat,
  type Viewer,
} from '@baize/engine';
import { isCode } from './code.ts';
import { type Decider, isReveal, isWhoWatches, type Reveal } from './entry.ts';
import type { RoomOptions } from './options.ts';
import { isPhrase, type PersonaSeen } from './personas.ts';
import type { HandEnd, RoomRecord } from './record.ts';
import type { BestHand, RejectReason, RoomPhase } from './room.ts';
import { isSaying, type Remark } from './saying.ts';
import type { SpectatorSeen } from './spectators.ts';

/** The largest message that a server reads, in bytes. */
export const LARGEST_MESSAGE = 4096;

/** What a client sends. */
export type ClientMessage =
  | ({ readonly t: 'open' } & RoomOptions)
  /** `seq`: the last entry that was seen, or 0. Without a token: the rail. */
  | { readonly t: 'hello'; readonly room: string; readonly token?: string; readonly seq: number }
  | { readonly t: 'sit'; readonly seat?: Seat; readonly name: string; readonly face: Face; readonly commit: string }
  | { readonly t: 'leave' }
  | { readonly t: 'back' }
  | { readonly t: 'record' }
  /** Another table like this one, once it is over: the first who asks opens it for all. */
  | { readonly t: 'again' }
  /** One of the phrases, or words of one's own: whether these are fit for a table, and on at this one, the server says in a sentence. */
  | ({ readonly t: 'say' } & Remark)
  | { readonly t: 'ready'; readonly reveal: Reveal }
  | { readonly t: 'unready' }
  /** As the host, before the first deal: another table for the same players. */
  | { readonly t: 'change'; readonly wish: RoomOptions }
  /** Who one is at the rail; `waits`: one wants the next seat that is free. */
  | ({ readonly t: 'watch'; readonly waits: boolean } & Persona)
  /** One agrees that the hands which stayed sealed are opened. */
  | { readonly t: 'agree' }
  /** As the host, between two hands: the table is closed and settled for all. */
  | { readonly t: 'end' }
  | { readonly t: 'start'; readonly reveal: Reveal }
  | { readonly t: 'level'; readonly bot: string }
  /** Gives the seat of somebody who is away, or has had no line for a minute, to others. */
  | { readonly t: 'free'; readonly seat: Seat }
  /** Lets a bot play for somebody who has had no line for a minute. */
  | { readonly t: 'cover'; readonly seat: Seat }
  /** Somebody is there: answered with `pong`. Who says nothing for fifteen seconds is taken to be gone. */
  | { readonly t: 'ping' }
  | { readonly t: 'act'; readonly nth: number; readonly action: unknown; readonly reveal?: Reveal };

/** A seat as everybody sees it. */
export interface SeatSeen extends PersonaSeen {
  /** Whether a friend holds it, and not a bot. */
  readonly held: boolean;
  /** For how long its holder has been away, in milliseconds, when this was sent; null while they are there. */
  readonly away: number | null;
  /** For how long its holder has had no line, in milliseconds, when this was sent; left out while they have one. */
  readonly gone?: number;
  /** Who takes it with the next deal. */
  readonly coming: PersonaSeen | null;
  /** Whether they wait for the first deal. */
  readonly ready: boolean;
}

/** What is told of a deal: the commitment it was dealt under, what each player added, and the commitment for the next. */
export interface DealTold {
  readonly hand: number;
  readonly promise: string;
  readonly nonces: BySeat<string | null>;
  readonly next: string;
}

/** A secret that can be told now. */
export interface SecretTold {
  readonly hand: number;
  readonly secret: string;
}

/** The time of a seat that is asked: of its clock, and then of its time bank, in milliseconds when this was sent. */
export interface SeatTimeSeen {
  readonly seat: Seat;
  readonly left: number;
  readonly spare: number;
}

/** What the table asks now. */
export interface AskedNow<T extends GameTypes> {
  readonly offers: readonly Offer<T['action']>[];
  readonly toAct: readonly Seat[];
  /** How long the first of those who are asked has left, in milliseconds; null without a clock. */
  readonly left: number | null;
  /** How long each of them has who is there; left out where nobody's time runs. */
  readonly times?: readonly SeatTimeSeen[] | undefined;
  /** Which of the viewer's own decisions is the next; null on the rail. */
  readonly nth: number | null;
}

/** What is round the table: who watches, and how the evening ends. */
export interface RoundTable {
  readonly guests: readonly SpectatorSeen[];
  /** How long the table has been played at, in milliseconds; null before the first deal. */
  readonly lasted: number | null;
  /** How many hands stay sealed, once it is over, and which seats agree that they are opened. */
  readonly sealed: number;
  readonly agreed: readonly Seat[];
  /** The table that was opened after this one, and which seats go there. */
  readonly again: string | null;
  readonly goers: readonly Seat[];
  /** Whether the host has closed the table for all before the game was at its end. */
  readonly closedByHost?: boolean;
}

/** The whole picture. */
export interface RoomFrame<T extends GameTypes> extends AskedNow<T>, RoundTable {
  readonly t: 'room';
  readonly seq: number;
  readonly me: Viewer;
  /** The seat that is theirs from the next deal on. */
  readonly coming: Seat | null;
  readonly game: string;
  readonly preset: string;
  readonly bot: string;
  readonly clock: number;
  /** The time bank of the evening, in milliseconds; left out where there is none. */
  readonly timeBank?: number;
  readonly rail: RoomOptions['rail'];
  readonly stacks: BySeat<Chips>;
  readonly phase: RoomPhase;
  readonly hand: number;
  /** The commitment for the next deal. */
  readonly promise: string;
  readonly seats: BySeat<SeatSeen>;
  readonly host: Seat | null;
  /** Whether bots sit where nobody does. */
  readonly fills: boolean;
  /** Whether friends may say something of their own. */
  readonly words: boolean;
  readonly view: T['view'] | null;
  /** The hand that brought somebody most, as far as the viewer has seen the table. */
  readonly best: BestHand | null;
  /** Who made the viewer's last decision. */
  readonly mine: Decider | null;
  /** What the viewer has committed to. */
  readonly commit: string | null;
  /** What happened since the entry that the client had seen, as far as it is still known. */
  readonly missed?: readonly T['event'][];
}

/** One beat: the event as the viewer may see it, and what it changed in their view. */
export interface BeatSent<T extends GameTypes> {
  readonly e: T['event'];
  readonly p: Partial<T['view']>;
}

/** One entry at the table. Never the action itself: what somebody passes is secret. */
export interface BeatsFrame<T extends GameTypes> extends AskedNow<T> {
  readonly t: 'beats';
  readonly seq: number;
  readonly phase: RoomPhase;
  readonly act: { readonly seat: Seat; readonly nth: number; readonly who: Decider } | null;
  readonly beats: readonly BeatSent<T>[];
  readonly seats?: BySeat<SeatSeen>;
  readonly host?: Seat | null;
  readonly deal?: DealTold;
  /** What the viewer has committed to for the deal after. */
  readonly commit?: string | null;
  readonly opened?: readonly SecretTold[];
  /** The hands that it ends, and where the log stood then: to be held against the record. */
  readonly ended?: readonly HandEnd[];
  /** With the end: what is round the table then. */
  readonly round?: RoundTable;
}

/** Somebody came, went or got ready. */
export interface SeatsFrame extends RoundTable {
  readonly t: 'seats';
  readonly seq: number;
  readonly phase: RoomPhase;
  readonly seats: BySeat<SeatSeen>;
  readonly host: Seat | null;
  readonly bot: string;
  readonly left: number | null;
  readonly times?: readonly SeatTimeSeen[] | undefined;
}

/** What a server sends. */
export type ServerFrame<T extends GameTypes> =
  | RoomFrame<T>
  | BeatsFrame<T>
  | SeatsFrame
  | { readonly t: 'opened'; readonly room: string }
  | {
      readonly t: 'refused';
      readonly what: ClientMessage['t'];
      readonly nth?: number;
      readonly why: RefusedWhy;
      readonly refusal?: Refusal<T>;
    }
  | { readonly t: 'done' | 'wait'; readonly nth?: number }
  | ({ readonly t: 'said'; readonly seat: Seat } & Remark)
  /** There is no such room; or it is there, full, and nobody may watch it. */
  | { readonly t: 'no-room'; readonly isFull?: boolean }
  | { readonly t: 'pong' }
  /** A record, in parts: its hands from this one on, and whether these are the last. */
  | { readonly t: 'record'; readonly record: RoomRecord; readonly from: number; readonly isLast: boolean };

/** Why something was refused, where the game itself does not say it. */
export type RefusedWhy = RejectReason | 'not-seated' | 'bad-wish' | 'bad-name' | 'bad-words' | 'too-often';

/** What can be wrong with a connection besides being cut. */
export type ConnectionProblem = 'garbled' | 'silent' | 'offline' | 'full' | 'barred' | 'other';

/** Why a server closes a connection. */
export const closeCodes = { notJson: 1007, notAllowed: 1008, tooLarge: 1009, restart: 1012, full: 1013 } as const;

// --- the server's guard ------------------------------------------------------------------------------------------------

const TOKEN = /^[0-9a-f]{32}$/;

/** Whether this is a token: 128 bits in hex. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 32;
const isMaybe = (value: unknown, test: (value: unknown) => boolean): boolean => value === undefined || test(value);

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const isRoomOptions = (one: Fields): boolean =>
  isWord(one['game']) &&
  isWord(one['preset']) &&
  isCount(one['seats']) &&
  isCount(one['chips']) &&
  one['chips'] <= 1_000_000 &&
  isMaybe(one['bot'], isWord) &&
  isCount(one['clock']) &&
  one['clock'] <= 600_000 &&
  (one['clock'] === 0 || one['clock'] >= 1000) &&
  isMaybe(one['timeBank'], (time) => isCount(time) && time <= 600_000) &&
  isWhoWatches(one['rail']) &&
  isMaybe(one['fills'], isFlag) &&
  isMaybe(one['words'], isFlag);

// Whether a name is fit for a table the server says in a sentence.
const isPersona = (one: Fields): boolean => typeof one['name'] === 'string' && one['name'].length <= 200 && isFace(one['face']);

const asks: { readonly [K in ClientMessage['t']]: (one: Fields) => boolean } = {
  open: isRoomOptions,
  hello: (one) => isCode(one['room']) && isMaybe(one['token'], isToken) && isCount(one['seq']),
  sit: (one) => isMaybe(one['seat'], isCount) && isPersona(one) && isSeed(one['commit']),
  leave: () => true,
  back: () => true,
  record: () => true,
  again: () => true,
  say: ({ phrase, words }) =>
    words === undefined ? isPhrase(phrase) : phrase === undefined && typeof words === 'string' && words.length <= 200,
  ready: (one) => isReveal(one['reveal']),
  unready: () => true,
  change: (one) => isFields(one['wish']) && isRoomOptions(one['wish']),
  watch: (one) => isPersona(one) && typeof one['waits'] === 'boolean',
  agree: () => true,
  end: () => true,
  start: (one) => isReveal(one['reveal']),
  level: (one) => isWord(one['bot']),
  free: (one) => isCount(one['seat']),
  cover: (one) => isCount(one['seat']),
  ping: () => true,
  act: (one) => isCount(one['nth']) && isFields(one['action']) && isMaybe(one['reveal'], isReveal),
};

const isAsked = (value: unknown): value is ClientMessage['t'] => typeof value === 'string' && Object.hasOwn(asks, value);
const isMessage = (value: unknown): value is ClientMessage => isFields(value) && isAsked(value['t']) && asks[value['t']](value);

/** What a client's text says: a message; `not-json`; or `not-a-message`. It may be anything, and nothing throws. */
export const readMessage = (text: string): ClientMessage | 'not-json' | 'not-a-message' => {
  const value = parseJson(text);
  if (value === undefined) return 'not-json';
  return isMessage(value) ? value : 'not-a-message';
};

// --- the client's guard ------------------------------------------------------------------------------------------------

const isList = Array.isArray;
const isMaybeFields = (value: unknown): boolean => value === null || isFields(value);
const isAsking = (one: Fields): boolean => isCount(one['seq']) && isList(one['offers']) && isList(one['toAct']);
const isBeat = (value: unknown): boolean =>
  isFields(value) && isFields(value['e']) && typeof value['e']['type'] === 'string' && isFields(value['p']);

const frames: { readonly [K in ServerFrame<GameTypes>['t']]: (one: Fields) => boolean } = {
  room: (one) =>
    isAsking(one) &&
    isList(one['seats']) &&
    isList(one['guests']) &&
    isMaybeFields(one['view']) &&
    (one['me'] === 'rail' || isCount(one['me'])),
  beats: (one) => isAsking(one) && isMaybeFields(one['act']) && isList(one['beats']) && one['beats'].every(isBeat),
  seats: (one) => isCount(one['seq']) && isList(one['seats']) && isList(one['guests']),
  opened: (one) => isCode(one['room']),
  refused: (one) => isWord(one['why']) && isMaybe(one['nth'], isCount) && isMaybe(one['refusal'], isFields),
  done: (one) => isMaybe(one['nth'], isCount),
  wait: (one) => isMaybe(one['nth'], isCount),
  said: (one) => isCount(one['seat']) && isSaying(one),
  'no-room': () => true,
  pong: () => true,
  record: (one) =>
    isFields(one['record']) && Array.isArray(one['record']['hands']) && isCount(one['from']) && typeof one['isLast'] === 'boolean',
};

const isFrameName = (value: unknown): value is ServerFrame<GameTypes>['t'] => typeof value === 'string' && Object.hasOwn(frames, value);
const isFrame = <T extends GameTypes>(value: unknown): value is ServerFrame<T> =>
  isFields(value) && isFrameName(value['t']) && frames[value['t']](value);

/** What a server's text says; undefined when it is no frame. What stands inside a view is the server's word. */
export const readFrame = <T extends GameTypes>(text: string): ServerFrame<T> | undefined => {
  const value = parseJson(text);
  return isFrame<T>(value) ? value : undefined;
};
