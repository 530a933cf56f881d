/** When something was, in words. The clock and the calendar are the reader's; the language is the page's. */
import type { FinishedSitting } from '@baize/casino';
import { languageNow, type SpokenLanguage } from '@baize/engine';

/** When a sitting began and ended, as far as it is known. */
export type SittingTimes = Pick<FinishedSitting, 'began' | 'ended'>;

const HOME: Readonly<Record<SpokenLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

/** The reader's own kind of the language that the page speaks, as de-AT is of German; its usual kind, where they read another. */
const kindOf = (languages: readonly string[]): string[] => {
  const spoken = languageNow() === 'de' ? 'de' : 'en';
  return [...languages.filter((one) => one.toLowerCase().split('-')[0] === spoken), HOME[spoken]];
};

/** "16 Nov 2026, 21:40 – 22:05"; undefined where nobody knows: older versions did not note it. */
export const whenWords = (
  { began, ended }: SittingTimes,
  languages: readonly string[] = navigator.languages,
  timeZone?: string,
): string | undefined => {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat(kindOf(languages), { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const at = ended ?? began;
  if (at === undefined) return undefined;
  // A clock that was set back says nothing of how long it took.
  return began === undefined || began > at ? format.format(at) : format.formatRange(began, at);
};
