/** What the tests of every game do at a table: they lay cards by name, play actions, and look at what came of them. */
import { type Beat, type Card, type Game, type GameTypes, parseCard, play, type Seat } from '@baize/engine';

/** The cards that a text names: `'Ah 10d'`. */
export const cardsNamed = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new RangeError(`"${word}" is no card.`);
      return card;
    });

/** Where actions have led, and every beat on the way. */
export interface PlayedOut<T extends GameTypes> {
  readonly state: T['state'];
  readonly beats: readonly Beat<T>[];
}

/** What is done at the tables of one game. */
export const playing = <T extends GameTypes>(game: Game<T>) => ({
  /** Plays actions one after another and gives every beat; an action that is refused is a mistake in the test. */
  playOut: (state: T['state'], ...moves: readonly (readonly [Seat, T['action']])[]): PlayedOut<T> => {
    let now = state;
    const beats: Beat<T>[] = [];
    for (const [seat, action] of moves) {
      const played = play(game, now, seat, action);
      if (!played.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat} was refused: ${played.refusal.reason}.`);
      now = played.step.state;
      beats.push(...played.step.beats);
    }
    return { state: now, beats };
  },
  /** The types of the events, in order. */
  told: (beats: readonly Beat<T>[]): readonly T['event']['type'][] => beats.map(({ event }) => event.type),
  /** Why something is refused to a seat; `accepted` where it is not. */
  refusedTo: (state: T['state'], seat: Seat, action: unknown): string => {
    const played = play(game, state, seat, action);
    return played.ok ? 'accepted' : played.refusal.reason;
  },
});
