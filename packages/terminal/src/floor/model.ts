/** The floor's data: the player's profile, what is on the screen, and what is being set. */
import type { Profile, Speed } from '@baize/casino';
import type { GameId } from '@baize/games';
import type { Size } from '../kit/cells.ts';
import type { Command, Message, WordRest } from '../model.ts';
import type { LookBack } from '../review/look-back.ts';
import type { FloorGame } from './floor-game.ts';
import type { FullSeat } from './place.ts';
import type { TableForm } from './table-form.ts';

/** What a game is fetched for. */
export type FetchPurpose = 'sit' | 'return' | 'look-back';

/** What is on the screen. */
export type FloorPage =
  | { readonly at: 'floor' }
  /** A game is being fetched: to sit down at it, to go back to its table, or to look back at the last one. */
  | { readonly at: 'fetching'; readonly id: GameId; readonly to: FetchPurpose }
  | { readonly at: 'sit-down'; readonly draft: TableForm }
  | { readonly at: 'table'; readonly seat: FullSeat }
  /** A table without stakes waits: go back to it, or set a new one? */
  | { readonly at: 'kept'; readonly id: GameId; readonly isSure: boolean }
  /** The player's chips are at one table, and they want to sit down at another. */
  | { readonly at: 'rival'; readonly rival: GameId; readonly wanted: FloorGame; readonly house: string }
  /** Of one game, or of all. */
  | { readonly at: 'statistics'; readonly game: GameId | undefined }
  | { readonly at: 'options'; readonly line: number; readonly isAsking: boolean }
  /** A table with friends: joined by the words that are typed in the first line, or opened for the game of another one. */
  | { readonly at: 'friends'; readonly line: number; readonly words: string }
  | { readonly at: 'help'; readonly page: number; readonly over: FloorPage }
  /** A sitting that is over is looked back at; what lies under it comes back afterwards. */
  | { readonly at: 'look-back'; readonly back: LookBack; readonly over: FloorPage }
  | { readonly at: 'broke'; readonly seconds: number; readonly last: string };

/** Everything the floor knows. */
export interface FloorModel {
  readonly size: Size;
  readonly profile: Profile;
  readonly page: FloorPage;
  /** In the log row, until the next key. */
  readonly note: string | undefined;
  readonly wordRest: WordRest | undefined;
  readonly ticket: number;
  /** Why the last step could not be saved. It stands at the edge of every screen until something was. */
  readonly unsaved: string | undefined;
  /** The speed of this run, if the command line gave one. */
  readonly speed: Speed | undefined;
  /** Whether friends meet in a lobby here: then the floor asks nothing about their tables. */
  readonly hasLobby?: true;
}

/** What can come in. */
export type FloorMessage =
  | Message
  /** A game has been fetched; the device's seed for a table of it comes along. */
  | { readonly type: 'fetched'; readonly game: FloorGame; readonly house: string }
  /** What was asked for from outside the floor is here, to be shown over it; or why it is not. */
  | { readonly type: 'opened'; readonly page: readonly [LookBack, readonly Command[]] | string }
  /** Something to tell that is nobody's move: a save that failed. */
  | { readonly type: 'told'; readonly sentence: string }
  /** Whether the last step was saved: why not, as long as it is not. */
  | { readonly type: 'saved'; readonly trouble: string | undefined };

/** A table with friends to go to: the words or the link of one, or the game of a new one. */
export type FriendsVisit = readonly [command: 'join' | 'host', what: string];

/** To the lobby, and to no table in particular. */
export const TO_LOBBY: FriendsVisit = ['join', ''];

/** What the runtime is asked to do. */
export type FloorCommand =
  | Command
  | { readonly type: 'fetch'; readonly id: GameId }
  /** The floor is left for a table with friends, as `baize join` and `baize host` would open it. */
  | { readonly type: 'friends'; readonly visit: FriendsVisit }
  /** A puzzle is asked for; pauses are counted from `ticket` on. */
  | { readonly type: 'puzzle'; readonly ticket: number };

/** The floor, and what is to be done about it. */
export type FloorTurned = readonly [FloorModel, readonly FloorCommand[]];
