/** Sentences that know how to be shorter. */

/** A sentence; where a row may be narrow, the same in fewer words behind it. Nobody takes a sentence apart to make it fit. */
export type Saying = string | readonly [full: string, ...shorter: string[]];

/** A sentence in full. */
export const inFull = (saying: Saying): string => (typeof saying === 'string' ? saying : saying[0]);

/** A sentence in as few words as it has. */
export const inShort = (saying: Saying): string => (typeof saying === 'string' ? saying : (saying.at(-1) ?? saying[0]));

/** The longest form that fits a width; the shortest where none does. */
export const thatFits = (saying: Saying, width: number): string =>
  typeof saying === 'string' ? saying : (saying.find((text) => text.length <= width) ?? inShort(saying));

/** Several sentences as one: in full, and where any of them has a shorter form, in the shortest of each. */
export const together = (sayings: readonly Saying[]): Saying => {
  const [full, short] = [sayings.map(inFull).join(' '), sayings.map(inShort).join(' ')];
  return full === short ? full : [full, short];
};
