/**
 * The games as the floor has them: all that belongs to a game and to no table. What is said of them is in language/, which every command
 * would load if this file did.
 */
import { type GameId, gameIds } from '@baize/games';
import { tokens } from '../kit/cards.ts';
import { type Line, line, span } from '../kit/cells.ts';
import { GAME_NAMES } from './language/names.ts';

/** What waits for a player who comes back. */
export type KeptKind = 'hand' | 'game' | 'table';
/** What is counted at a game. */
export type CountedRounds = 'round' | 'hand' | 'game' | 'spin';

/** A game on the floor. */
export interface FloorTile {
  readonly id: GameId;
  readonly name: string;
  /** Its name in the middle of a sentence. */
  readonly short: string;
  /** The letter that sits down at it, the first of its name. */
  readonly key: string;
  readonly art: Line;
  readonly waits: KeptKind;
  /** Whether friends can share its table. */
  readonly isShared?: true;
  readonly rounds: CountedRounds;
}

/** The presets of each game that the floor tells of. */
export const GAME_PRESETS = {
  pontoon: ['house', 'british'],
  hearts: ['house', 'modern', 'omnibus'],
  holdem: ['holdem', 'casino', 'tda'],
  blackjack: ['classic', 'casino', 'vegas', 'european', 'shared', 'banked'],
  roulette: ['house', 'european', 'french', 'shared', 'banked'],
  sabacc: ['house', 'spire'],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;
/** A preset of a game. */
export type PresetOf<Id extends GameId> = (typeof GAME_PRESETS)[Id][number];

const tile = (id: GameId, rest: Omit<FloorTile, 'id' | 'name' | 'short' | 'isShared'>): FloorTile => ({
  id,
  ...GAME_NAMES[id],
  isShared: true,
  ...rest,
});

/** The tile of each game. A game without one does not compile. */
export const floorTiles: Readonly<Record<GameId, FloorTile>> = {
  pontoon: tile('pontoon', { key: 'p', art: tokens(['As', 'Kh']), waits: 'hand', rounds: 'round' }),
  hearts: tile('hearts', { key: 'h', art: tokens(['Qs', '2h']), waits: 'game', rounds: 'game' }),
  holdem: tile('holdem', { key: 't', art: tokens(['Ad', 'Ac']), waits: 'hand', rounds: 'hand' }),
  blackjack: tile('blackjack', { key: 'b', art: tokens(['Js', 'Ad']), waits: 'hand', rounds: 'hand' }),
  roulette: tile('roulette', {
    key: 'r',
    art: [span('17', 'text'), span(' · ', 'dim'), span('32', 'red')],
    waits: 'table',
    rounds: 'spin',
  }),
  sabacc: tile('sabacc', { key: 's', art: [span('+7●', 'green'), span(' '), span('-7▲', 'red')], waits: 'game', rounds: 'game' }),
};

/** The games whose tables friends can share. */
export const friendsGames: readonly GameId[] = gameIds.filter((id) => floorTiles[id].isShared === true);

/** The title of the casino. */
export const FLOOR_TITLE: Line = line('♠ ♥  BAIZE  ♦ ♣', 'bold');
