/** The word that somebody probably meant. */

/** How many letters must be added, dropped, changed or swapped with a neighbour to get from one word to the other. */
export const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const changed = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped);
    }
  }
  return at(from.length, to.length);
};

const LONGEST = 40;

/** How many letters two words have in common at their beginning. */
const alike = (one: string, other: string): number => {
  let letters = 0;
  while (letters < one.length && one[letters] === other[letters]) letters += 1;
  return letters;
};

/** The known word nearest to this one; undefined when none is near. A word's beginning is always near, and settles between equals. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  const word = given.slice(0, LONGEST).toLowerCase();
  const started = known.filter((name) => word.length > 0 && name.startsWith(word));
  const ranked = (started.length > 0 ? started : known).map((name) => ({ name, far: started.length > 0 ? 0 : distance(word, name) }));
  const [best] = ranked.toSorted((a, b) => a.far - b.far || alike(word, b.name) - alike(word, a.name));
  return best !== undefined && best.far <= Math.max(2, Math.floor(best.name.length / 2)) ? best.name : undefined;
};
