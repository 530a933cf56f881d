/** Plain JSON from a wire or a file: what is there, before anybody knows what it means. */

/** An object with keys. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether this value is an object with keys, and no list. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text of JSON says; undefined when it is not one. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // JSON.parse throws for nothing else: the answer says that the text is not JSON.
    return undefined;
  }
};
