/** Where a newcomer is dealt in with one tap: the game that needs three sentences, no chips and no form. */

/** The address. */
export const FIRST_HAND = '/pontoon?first';
