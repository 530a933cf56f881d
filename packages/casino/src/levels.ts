/** How strong a company is, and how a table is set. */

/** The level of a company whose players are not all alike. */
export const MIXED = 'mixed';

/** The level of players: what they all are. */
export const levelOf = (bots: readonly (string | null)[]): string => {
  const kinds = new Set(bots.filter((bot) => bot !== null));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : MIXED;
};

/** How a table is set: by which rules, with how many others, and how strong they are. */
export interface TableOptions {
  readonly preset: string;
  readonly others: number;
  readonly level: string;
}
