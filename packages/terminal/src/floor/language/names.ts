/** What the games are called: the same in every language. */
import type { GameId } from '@baize/games';

/** A game's name, in full and in the middle of a sentence. */
export interface GameName {
  readonly name: string;
  readonly short: string;
}

/** The names of the games. */
export const GAME_NAMES: Readonly<Record<GameId, GameName>> = {
  pontoon: { name: 'Pontoon', short: 'Pontoon' },
  hearts: { name: 'Hearts', short: 'Hearts' },
  holdem: { name: "Texas Hold'em", short: "Hold'em" },
  blackjack: { name: 'Blackjack', short: 'Blackjack' },
  roulette: { name: 'Roulette', short: 'Roulette' },
  sabacc: { name: 'Sabacc', short: 'Sabacc' },
};
