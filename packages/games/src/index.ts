/**
 * The games of Baize. Import one directly (`@baize/games/pontoon`), or load it through the catalogue.
 *
 * @module
 * @example
 * ```ts
 * import { catalogue, gameIds } from '@baize/games';
 *
 * console.log(gameIds.join(', ')); // pontoon, hearts, holdem, blackjack, roulette, sabacc
 * void catalogue.hearts().then(({ game }) => console.log(Object.keys(game.presets).join(', '))); // house, modern, omnibus
 * ```
 */
export { catalogue, type GameId, type Games, gameIds, isGameId } from './catalogue.ts';
