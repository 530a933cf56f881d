/** The fan: every card turns about one far point below the hand. */

/** How far a card of a fan is turned, in degrees, so that the middle of the fan stands upright. */
export const tiltOf = (index: number, count: number, tilt: number): number => (index - (count - 1) / 2) * tilt;
