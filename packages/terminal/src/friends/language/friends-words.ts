/** What is said round a table with friends in the terminal; what every front end says of a room is in the words of rooms. */
import type { Chips, Saying } from '@baize/engine';

/** Somebody in the lobby. */
export interface LobbySeat {
  readonly name: string;
  readonly isMe: boolean;
  readonly isHost: boolean;
  readonly isReady: boolean;
}

/** The words of a table with friends. */
export interface FriendsWords {
  readonly you: string;
  readonly somebody: string;
  readonly mute: {
    readonly nobodyElse: string;
    nobodyCalled(name: string): string;
    on(names: readonly string[]): string;
    off(names: readonly string[]): string;
  };
  readonly about: { chipsEach(chips: Chips): string; bots(level: string): string };
  readonly lobby: {
    guest(guest: LobbySeat): string;
    readonly host: string;
    readonly ready: string;
    readonly notReady: string;
  };
  readonly standing: { readonly head: string; owes(from: string, to: string, chips: Chips): string };
  readonly goodbye: { readonly plain: string; readonly closed: string; readonly kept: string };
  readonly ending: {
    /** Who is still there, and what becomes of the table. */
    warning(names: readonly string[]): string;
    readonly question: string;
    /** The same asked line by line. */
    plain(question: string): string;
    readonly answers: string;
    readonly goesOn: string;
  };
  readonly keptOpen: string;
  readonly hostGone: string;
  waitsFor(names: readonly string[]): string;
  rematch(names: readonly string[]): string;
  back(name: string): string;
  away(name: string): string;
  readonly goneHelp: string;
  /** To somebody for whom a bot plays: what brings them back. */
  readonly youAreAway: Readonly<Record<'anyKey' | 'enter', string>>;
  readonly allConnected: string;
  /** A question that is done when the command is said again. */
  sayAgain(question: string, command: string): string;
  readonly lost: string;
  readonly end: Saying;
  /** The same where nothing can be looked back at. */
  readonly endWithout: Saying;
  readonly say: {
    typing(text: string): string;
    /** What the keys behind / say. */
    keys(phrases: string, hasWords: boolean, isSomebodyGone: boolean): string;
    /** The same line by line. */
    lines(phrases: string, hasWords: boolean): readonly string[];
  };
  readonly change: string;
  readonly onceMore: string;
  readonly watching: string;
  readonly stoppedWatching: string;
  readonly over: string;
  readonly nextHand: string;
  queue(place: string): string;
  readonly notYourTurn: string;
  /** Opening a table, finding one, and what becomes of it. */
  readonly table: {
    readonly refused: string;
    open(words: string, link: string): string;
    /** What others in this network do to come, with or without the page. */
    invite(command: string, hasPage: boolean): string;
    notFound(words: string): string;
    recordIn(path: string): string;
    recordUnsaved(why: string): string;
    readonly lastGone: string;
    readonly closed: string;
    rematch(words: string, link: string | undefined): string;
    readonly seatHeld: string;
    readonly otherGame: string;
    noServer(server: string): string;
    title(game: string): string;
  };
}
