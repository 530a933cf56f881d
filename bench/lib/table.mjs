/** What benches that play have in common, whichever build of the engine they play with. */

/**
 * A way to act that must not be refused.
 * @param {Pick<typeof import('@baize/engine'), 'play'>} engine
 * @returns {(game: import('@baize/engine').Game<import('@baize/engine').GameTypes>, state: object, seat: number, action: object, who?: string) => import('@baize/engine').Step<import('@baize/engine').GameTypes>} the step that follows
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
