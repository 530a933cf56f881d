/** What makes a text fit to be read out. */

// What a template prints when a value is missing, and what would break a line.
const SLIPS = /\bundefined\b|\bNaN\b|\bnull\b|\[object |=>|^\s|\s$|\n/;

/** What is wrong with a text, by name; undefined when it may be read out. */
export const faultInText = (name: string, text: unknown): string | undefined => {
  if (typeof text !== 'string') return `${name} is no text`;
  if (text === '') return `${name} is empty`;
  return SLIPS.test(text) ? `${name} is ill-formed: ${JSON.stringify(text)}` : undefined;
};
