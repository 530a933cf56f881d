/** The entries of a room's log: everything that happens in it, in the one order that all who read it share. */

import { type Face, isFace, normalizeName } from '@baize/casino';
import { type BySeat, type Chips, type Fields, isCount, isFields, isSeed, type Seat } from '@baize/engine';
import { isCode } from './code.ts';
import { isSaying, type Remark } from './saying.ts';

/** What a room is opened with. */
export interface RoomOpening {
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly stacks: BySeat<Chips>;
  /** The bot that fills the seats which nobody holds. */
  readonly bot: string;
  /** How long a decision may take, in milliseconds; 0 for as long as one likes. */
  readonly clock: number;
  /** How long a holder may think beyond that in the whole evening, in milliseconds. Left out in rooms from before there was one. */
  readonly timeBank?: number;
  /** Who may watch without a seat. */
  readonly rail: WhoWatches;
  /** Whether bots sit where nobody does; otherwise only those who came are dealt to. They do by default. */
  readonly fills?: boolean;
  /** Whether friends may say something of their own, and not the set phrases alone. They may by default. */
  readonly words?: boolean;
}

/** Who may watch a table: nobody, or whoever has the link. */
export type WhoWatches = 'nobody' | 'link';

/** Whether this says who may watch. */
export const isWhoWatches = (value: unknown): value is WhoWatches => value === 'nobody' || value === 'link';

/** A nonce that is shown, and the commitment to the next: both go with every `ready`. */
export interface Reveal {
  /** What was committed to; left out by whoever has lost it. */
  readonly nonce?: string;
  /** SHA-256 of the nonce for the hand after. */
  readonly next: string;
}

/** Who made a decision: its player, the bot that sits there, or the clock. */
export type Decider = 'human' | 'bot' | 'clock';

/** What happens in a room. */
export type EntryBody =
  | ({ readonly t: 'opened'; readonly house: string } & RoomOpening)
  | {
      readonly t: 'sat';
      readonly seat: Seat;
      readonly name: string;
      readonly face: Face;
      readonly token: string;
      readonly commit: string;
    }
  | { readonly t: 'left'; readonly seat: Seat }
  | { readonly t: 'back'; readonly seat: Seat }
  /** The line of a seat's holder is lost, or there again: whoever has a line to them says so. */
  | { readonly t: 'gone'; readonly seat: Seat }
  | { readonly t: 'here'; readonly seat: Seat }
  /** Somebody at the table lets a bot play for one who has been gone for a while. */
  | { readonly t: 'covered'; readonly seat: Seat }
  /** A seat that was away too long, that the host gave to others, or whose holder has been gone for a while. */
  | { readonly t: 'freed'; readonly seat: Seat; readonly host: boolean }
  | { readonly t: 'ready'; readonly seat: Seat; readonly reveal: Reveal }
  | { readonly t: 'unready'; readonly seat: Seat }
  /** The host lays another table before the first deal. */
  | { readonly t: 'changed'; readonly seat: Seat; readonly table: RoomOpening }
  | { readonly t: 'level'; readonly seat: Seat; readonly bot: string }
  | { readonly t: 'started'; readonly seat: Seat; readonly reveal: Reveal }
  | ({ readonly t: 'said'; readonly seat: Seat } & Remark)
  | {
      readonly t: 'act';
      readonly seat: Seat;
      /** Which of the seat's decisions this is: so it happens once. */
      readonly nth: number;
      readonly who: Decider;
      readonly action: unknown;
      readonly reveal?: Reveal;
    }
  /** Another table like this one was opened for the same friends, or one more of them goes there. */
  | { readonly t: 'again'; readonly seat: Seat; readonly room: string }
  /** Somebody who held cards agrees that all which stayed sealed is opened. */
  | { readonly t: 'agreed'; readonly seat: Seat }
  /** The host closes the table between two hands, for all. */
  | { readonly t: 'ended'; readonly seat: Seat }
  /** Somebody stands at the rail and says who they are; `waits`: they want the next seat that is free. */
  | { readonly t: 'watched'; readonly name: string; readonly face: Face; readonly token: string; readonly waits: boolean }
  | { readonly t: 'unwatched'; readonly token: string }
  | { readonly t: 'closed'; readonly why: string };

/** An entry of the log: when, by the log's clock, and through which process. */
export type RoomEntry = { readonly at: number; readonly by: string } & EntryBody;

/** What is wrong with nothing but its shape is asked here; whether it may happen, the fold says. */
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
const isTime = (value: unknown): boolean => isCount(value) && value <= 86_400_000;

/** Whether this is a reveal. */
export const isReveal = (value: unknown): value is Reveal =>
  isFields(value) && isSeed(value['next']) && (value['nonce'] === undefined || isSeed(value['nonce'])) && Object.keys(value).length <= 2;

const isOpening = (one: Fields): boolean =>
  [one['game'], one['preset'], one['bot']].every(isText) &&
  isCount(one['version']) &&
  Array.isArray(one['stacks']) &&
  one['stacks'].every(isCount) &&
  isTime(one['clock']) &&
  (one['timeBank'] === undefined || isTime(one['timeBank'])) &&
  isWhoWatches(one['rail']) &&
  [one['fills'], one['words']].every((flag) => flag === undefined || typeof flag === 'boolean');

const isDecider = (value: unknown): boolean => value === 'human' || value === 'bot' || value === 'clock';

const shapes: { readonly [T in EntryBody['t']]: (one: Fields) => boolean } = {
  opened: (one) => isOpening(one) && isSeed(one['house']),
  sat: (one) =>
    isCount(one['seat']) &&
    normalizeName(one['name']) === one['name'] &&
    isFace(one['face']) &&
    isSeed(one['token']) &&
    isSeed(one['commit']),
  left: (one) => isCount(one['seat']),
  back: (one) => isCount(one['seat']),
  gone: (one) => isCount(one['seat']),
  here: (one) => isCount(one['seat']),
  covered: (one) => isCount(one['seat']),
  freed: (one) => isCount(one['seat']) && typeof one['host'] === 'boolean',
  ready: (one) => isCount(one['seat']) && isReveal(one['reveal']),
  unready: (one) => isCount(one['seat']),
  changed: (one) => isCount(one['seat']) && isFields(one['table']) && isOpening(one['table']),
  level: (one) => isCount(one['seat']) && isText(one['bot']),
  started: (one) => isCount(one['seat']) && isReveal(one['reveal']),
  said: (one) => isCount(one['seat']) && isSaying(one),
  act: (one) =>
    isCount(one['seat']) && isCount(one['nth']) && isDecider(one['who']) && (one['reveal'] === undefined || isReveal(one['reveal'])),
  again: (one) => isCount(one['seat']) && isCode(one['room']),
  agreed: (one) => isCount(one['seat']),
  ended: (one) => isCount(one['seat']),
  watched: (one) =>
    normalizeName(one['name']) === one['name'] && isFace(one['face']) && isSeed(one['token']) && typeof one['waits'] === 'boolean',
  unwatched: (one) => isSeed(one['token']),
  closed: (one) => isText(one['why']),
};

const isEntryType = (value: unknown): value is EntryBody['t'] => typeof value === 'string' && Object.hasOwn(shapes, value);

/** Whether this value has the shape of an entry. */
export const isLogEntry = (value: unknown): value is RoomEntry =>
  isFields(value) && isCount(value['at']) && isText(value['by']) && isEntryType(value['t']) && shapes[value['t']](value);
