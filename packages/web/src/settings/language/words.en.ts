/** The settings in English. */
import { figure, many } from '@baize/engine/language/en';
import type { SettingsWords } from './settings-words.ts';

/** The settings in English. */
export const words = {
  title: 'Settings',
  language: { name: 'Language', options: { system: 'System', en: 'English', de: 'Deutsch' } },
  felt: { name: 'Felt', options: { green: 'Green', blue: 'Blue', burgundy: 'Burgundy' } },
  rail: { name: 'Theme', options: { dark: 'Dark', light: 'Light' } },
  deck: { name: 'Deck colours', options: { 'two-colour': 'Two', 'four-colour': 'Four' } },
  speed: { name: 'Speed', options: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' } },
  motion: { name: 'Movement', options: { system: 'System', full: 'Full', reduced: 'Reduced' } },
  sound: { effects: 'Effects', music: 'Music', playMusic: 'Play music', mute: 'Mute everything' },
  manners: {
    largeIndices: 'Large figures on the cards',
    hints: 'Coach offers a hint',
    reactions: 'Opponents’ expressions',
    confirmLeaving: 'Ask before leaving mid-round',
    confirmAllIn: 'Ask before going all in',
  },
  calls: {
    title: 'When friends are waiting and you’re in another window',
    ways: { title: 'Change the page title and icon', sound: 'Play a soft sound', buzz: 'Vibrate', notice: 'Send a notification' },
  },
  table: {
    title: 'This table',
    seal: 'The seal of its seed:',
    begin: 'Start again',
    ask: 'End this session for good? The current round won’t count.',
    end: 'End it',
    keep: 'Keep playing',
  },
  notKept: 'This browser doesn’t let Baize remember settings. They last until you close the page.',
  keys: [
    ['M', 'mutes,'],
    ['Space', 'skips,'],
    ['?', 'shows every key.'],
  ],
  profile: {
    title: 'Your profile and records',
    promised: 'This browser has promised to keep your profile, even when it’s short of space.',
    notPromised:
      'This browser may delete your profile when it’s short of space, or when you haven’t been here for weeks. A saved file is safe from that.',
    save: 'Save profile',
    load: 'Load a profile',
    saveLast: 'Save last session',
    check: 'Check a record',
    keepMine: 'Keep mine',
    replace: (chips) => `Replace everything here with this profile, which has ${many(chips, 'chip', 'chips')}?`,
    replaceIt: 'Replace',
    loaded: 'Your profile is loaded.',
    newer: 'This profile was saved by a newer version of Baize.',
    broken: 'This file isn’t a Baize profile.',
  },
  over: {
    title: 'Start over',
    ask: (chips) => `Start over with ${figure(chips)} chips? This erases your chips, any open table and all your statistics.`,
    erase: 'Erase everything',
    started: (chips) => `You’re starting over with ${figure(chips)} chips.`,
  },
  move: {
    send: 'Move to another device',
    code: 'A code from another device',
    take: 'Move here',
    busy: 'One moment …',
    about:
      'Open Baize at the same address on your other device and type this code in the settings there. It works once, for ten minutes. Anything you play here after that stays here.',
    failed: {
      gone: 'There’s nothing under this code. It works once, for ten minutes, on the server that gave it.',
      'too-large': 'This profile is too large to move with a code. Save it as a file instead.',
      'too-often': 'That was too many tries. Wait a minute and try again.',
      'no-server': 'Moving with a code needs a room server, and this page wasn’t loaded from one. Save your profile as a file instead.',
      'no-seal': 'This browser couldn’t seal or open the profile. Save it as a file instead.',
      refused: 'The server couldn’t do that just now. Please try again.',
      unreachable: 'The server can’t be reached. Try again when you’re online.',
      'no-code': 'A code has twelve letters and digits, like k7pm-2wqx-9rtd.',
      damaged: 'What arrived is damaged. Ask for another code.',
    },
  },
} as const satisfies SettingsWords;
