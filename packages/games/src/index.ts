/** The games of Baize. Import one directly (`@baize/games/pontoon`), or load it through the catalogue. */
export { catalogue, type GameId, type Games, gameIds, isGameId } from './catalogue.ts';
