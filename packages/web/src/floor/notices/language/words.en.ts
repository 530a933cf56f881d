/** The notices in English. */
import { figure, many } from '@baize/engine/language/en';
import type { NoticeWords } from './notice-words.ts';

/** The notices in English. */
export const words = {
  forbidden: 'This browser doesn’t let Baize remember anything. Your chips last until you close the page.',
  full: 'The browser couldn’t save your last change: its storage is full or blocked. Save your profile to a file in the settings.',
  broken: (chips) => `Your save couldn’t be read. It was set aside unharmed, and you start with ${figure(chips)} chips.`,
  stuck: 'Your save couldn’t be read, and there’s no room to set it aside. It’s left as it is, and nothing new is saved.',
  shut: 'Part of your save is in the browser’s database, which won’t open right now. Everything is left as it is, and nothing new is saved. Close other Baize windows and reload this page.',
  left: (taken, forfeited) => {
    if (taken + forfeited === 0) return 'You leave the table.';
    return `You leave the table with ${many(taken, 'chip', 'chips')}${forfeited === 0 ? '' : `, and ${figure(forfeited)} ${forfeited === 1 ? 'stays' : 'stay'} behind`}.`;
  },
  tableClosed: (chips) =>
    `A table couldn’t be read and was closed${chips > 0 ? `; its ${many(chips, 'chip is', 'chips are')} yours again` : ''}.`,
  rivals: 'Two tables held chips at once; both were closed and the chips are yours again.',
  advice: {
    copy: (sessions) =>
      `You’ve played ${figure(sessions)} sessions since you last saved your profile to a file. Choose “Save profile” in the settings.`,
    profile:
      'Have you played in a browser before? “Move to another device” in its settings gives you a code: type it in the settings here, or load a saved file. Your chips, tables and statistics come along.',
    install: 'Baize can be an app: choose “Share”, then “Add to Home Screen” or “Add to Dock”. It works offline, too.',
  },
  lookBack: 'Look back',
  ok: 'OK',
  update: 'A new version of Baize is ready.',
  updateNow: 'Update now',
} as const satisfies NoticeWords;
