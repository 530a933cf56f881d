/** Words as print has them, where a terminal has to do with fewer signs. Pure. */

/** With a true apostrophe and a true minus: "Hold’em", "−10". */
export const printed = (text: string): string => text.replaceAll("'", '’').replace(/(^|[\s(])-(?=\d)/g, '$1−');
