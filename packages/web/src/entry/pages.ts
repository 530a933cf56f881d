/** The pages of the house that an address may name; everything else is a table, a room, or the floor. */

const PAGES = ['statistics', 'puzzles', 'look-back', 'long-run', 'check', 'good-night'] as const;

/** A page that has an address. */
export type AddressedPage = (typeof PAGES)[number];

/** Whether an address names one. */
export const isHousePage = (name: string): name is AddressedPage => PAGES.some((page) => page === name);
