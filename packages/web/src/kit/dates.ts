/** When something was, in words. The clock and the calendar are the reader's; the language is the page's. */
import type { FinishedSitting } from '@baize/casino';

/** When a sitting began and ended, as far as it is known. */
export type SittingTimes = Pick<FinishedSitting, 'began' | 'ended'>;

/** The reader's own English, where they read English; any, where they do not. */
const englishOf = (languages: readonly string[]): string[] => [...languages.filter((one) => /^en\b/i.test(one)), 'en-GB'];

/** "16 Nov 2026, 21:40 – 22:05"; undefined where nobody knows: older versions did not note it. */
export const whenWords = (
  { began, ended }: SittingTimes,
  languages: readonly string[] = navigator.languages,
  timeZone?: string,
): string | undefined => {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat(englishOf(languages), { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const at = ended ?? began;
  if (at === undefined) return undefined;
  // A clock that was set back says nothing of how long it took.
  return began === undefined || began > at ? format.format(at) : format.formatRange(began, at);
};
