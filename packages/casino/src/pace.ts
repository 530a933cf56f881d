/** The speeds that a player can choose from. */

/** How fast a table moves: every pause is multiplied by this. */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
/** The name of a speed. */
export type Speed = keyof typeof PACES;
