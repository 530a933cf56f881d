/** Old saves: a step for each format there has been, from it to the next. */

/** The format that this version writes. */
export const FORMAT = 3;

/** A save as it was parsed, of whatever format. */
export type Document = Readonly<Record<string, unknown>>;

/** What turns a save of one format into the next. */
export type Migrations = Readonly<Record<number, (old: Document) => Document>>;

/** The steps from each older format. */
const migrations: Migrations = {
  // Since 2 a save may lie in parts, remembers the last sittings and counts bankruptcies. What is missing of that is mended on reading.
  1: (old) => ({ ...old, format: 2 }),
  // Since 3 statistics also have what each game counts, and a course. Older ones go on counting rounds, and the rest begins where they stand.
  2: (old) => ({ ...old, format: 3 }),
};

/** A save of the present format; undefined when no chain of steps leads there. */
export const migrate = (document: Document, steps: Migrations = migrations, target = FORMAT): Document | undefined => {
  let now = document;
  for (let format = now['format']; format !== target; format = now['format']) {
    const step = typeof format === 'number' ? steps[format] : undefined;
    if (step === undefined) return undefined;
    now = step(now);
    // A step that does not lead on would go round for ever.
    if (typeof format !== 'number' || now['format'] !== format + 1) return undefined;
  }
  return now;
};
