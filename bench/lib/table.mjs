/** What benches that play have in common, whichever build of the engine they play with. */

/**
 * A way to act that must not be refused.
 * @param {{ play: any }} engine
 * @returns {(game: any, state: any, seat: number, action: any, who?: string) => any} the step that follows
 */
export const actWith =
  ({ play }) =>
  (game, state, seat, action, who = `seat ${seat}`) => {
    const played = play(game, state, seat, action);
    if (!played.ok) throw new Error(`${game.title}: ${who} chose ${JSON.stringify(action)}, which is refused: ${played.refusal.reason}`);
    return played.step;
  };

/** Half of a 95 % interval, in standard errors. */
export const WIDTH = 1.96;
