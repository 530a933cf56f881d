/** What the pages of a table with friends say, from the sheet that opens one to the table itself. */
import type { Face } from '@baize/casino';
import type { Chips, Who } from '@baize/engine';

/** Whose seat in the lobby is told of: by name where it is the reader's own. */
export interface LobbySeatFacts {
  readonly name: string | undefined;
  readonly isHost: boolean;
  readonly isReady: boolean;
}

/** The words of tables with friends. */
export interface FriendsWords {
  readonly leave: string;
  readonly you: string;
  readonly moment: string;
  readonly toFloor: string;
  readonly inviteFriends: string;
  readonly botStrength: string;
  /** The title of a game, and its rules as the game calls them. */
  gameAndRules(game: string, rules: string): string;

  readonly bar: {
    /** So many seconds; 0 without a clock. */
    turn(seconds: number): string;
    readonly tenLeft: string;
    timeBank(seconds: number): string;
    waitsFor(names: readonly string[]): string;
    /** Undefined for somebody who has gone since. */
    said(who: Who | undefined, text: string): string;
    readonly comesIn: string;
    readonly watching: string;
    /** In the queue for a seat, from 0. */
    watchingInLine(place: number): string;
    readonly cover: string;
    readonly coverTitle: string;
    readonly free: string;
    readonly freeTitle: string;
    readonly yes: string;
    readonly wait: string;
    readonly lost: string;
    readonly away: string;
    readonly back: string;
    readonly out: string;
  };

  readonly form: {
    readonly game: string;
    readonly rules: string;
    readonly seats: string;
    readonly fewer: string;
    readonly more: string;
    readonly fills: string;
    readonly fillsNote: string;
    readonly fillsNotNote: string;
    readonly chips: string;
    readonly clock: string;
    /** Seconds; 0 for none. */
    clockOf(seconds: number): string;
    readonly timeBank: string;
    timeBankOf(seconds: number): string;
    readonly spectators: string;
    readonly rails: Readonly<Record<'nobody' | 'link', string>>;
    readonly messages: string;
    readonly messagesNote: string;
    readonly phrasesOnlyNote: string;
  };

  readonly table: {
    readonly leaving: string;
    readonly invite: string;
    freeSeatOf(name: string): string;
    readonly close: string;
    readonly closeNote: string;
    readonly playOn: string;
    readonly closeIt: string;
    readonly say: string;
    subtitle(game: string, rules: string, hand: number): string;
  };

  readonly join: {
    allTaken(seats: number): string;
    readonly ready: string;
    keptBy(name: string): string;
    readonly here: string;
    readonly face: string;
    court(face: Face): string;
    takenBy(name: string): string;
    courtTakenBy(face: Face, name: string): string;
    readonly fullUnwatched: string;
    /** Where somebody would stand in the queue, from 0. */
    fullWatched(place: number): string;
    readonly inPlay: string;
    readonly name: string;
    readonly nameNeeds: string;
    readonly watch: string;
    readonly queue: string;
    readonly sit: string;
  };

  readonly lobby: {
    readonly scan: string;
    readonly qr: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly shareTitle: string;
    readonly bot: string;
    readonly seat: string;
    readonly free: string;
    readonly noConnection: string;
    held(seat: LobbySeatFacts): string;
    readonly change: string;
    readonly short: string;
    /** The host's name, if there is one. */
    youAreReady(host: string | undefined): string;
    readonly latecomers: string;
    readonly onlyHere: string;
    readonly waiting: string;
    readonly seats: string;
    readonly notReady: string;
    readonly ready: string;
    readonly deal: string;
    /** What a table is, a line each: the label and the value. */
    readonly facts: Readonly<Record<'game' | 'chips' | 'bank' | 'time' | 'spectators', string>>;
    each(chips: Chips): string;
    chipsEach(chips: Chips): string;
    readonly rails: Readonly<Record<'nobody' | 'link', string>>;
  };

  readonly open: {
    readonly title: string;
    readonly open: string;
    readonly opening: string;
    readonly needsServer: string;
    readonly address: string;
    readonly go: string;
    /** How a server is started, with the commands in it. */
    readonly start: readonly (string | { readonly command: string })[];
    readonly offlineTitle: string;
    readonly offline: string;
    readonly outdatedTitle: string;
    readonly outdated: string;
  };

  readonly states: {
    readonly fullTitle: string;
    readonly full: string;
    readonly goneTitle: string;
    readonly gone: string;
    readonly openTable: string;
    readonly noServerTitle: string;
    readonly noServer: string;
    readonly looking: string;
    readonly firstHand: string;
    readonly inNext: string;
    readonly watchesFirst: string;
    readonly overTitle: string;
    readonly over: string;
    readonly seeResult: string;
  };

  readonly marks: {
    /** Before the time that a seat is still held. */
    readonly botPlays: string;
    /** The same for a screen reader; the time as a clock shows it. */
    seatHeldFor(time: string): string;
    readonly noConnection: string;
    readonly bot: string;
    botThen(name: string): string;
  };

  readonly calls: { readonly question: string; readonly yes: string; readonly no: string };
}
