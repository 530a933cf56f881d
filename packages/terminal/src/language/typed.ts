/** Answers that are typed are taken in every language, whichever is spoken: each means its English one. */
import { asciiText } from '../kit/ascii.ts';

const TYPED: Readonly<Record<string, string>> = {
  j: 'y',
  ja: 'yes',
  nein: 'no',
  ende: 'quit',
  beenden: 'quit',
  hilfe: 'help',
  tipp: 'hint',
  regeln: 'rules',
  nochmal: 'again',
  'noch einmal': 'again',
  zurueck: 'back',
  blatt: 'hand',
  tisch: 'table',
  topf: 'pot',
  wer: 'who',
  punkte: 'score',
  spielstand: 'score',
  karten: 'cards',
  neu: 'new',
  hingehen: 'go',
  verlassen: 'leave',
  behalten: 'keep',
  protokoll: 'record',
  rueckblick: 'look back',
  raetsel: 'puzzle',
  freunde: 'friends',
  statistik: 'statistics',
  optionen: 'options',
  einstellungen: 'options',
  neuanfang: 'start over',
  'neu anfangen': 'start over',
  siegel: 'seal',
  platz: 'sit',
  setzen: 'sit',
  zusehen: 'watch',
  eroeffnen: 'open',
  saal: 'floor',
};

/** What an answer means; one that is no such word is itself, in small letters. */
export const meant = (answer: string): string => {
  const text = answer.trim().toLowerCase();
  const plain = asciiText(text);
  return Object.hasOwn(TYPED, plain) ? (TYPED[plain] ?? text) : text;
};

/** Whether an answer is a yes. */
export const isYes = (answer: string): boolean => ['y', 'yes'].includes(meant(answer));
/** Whether an answer is a no. */
export const isNo = (answer: string): boolean => ['n', 'no'].includes(meant(answer));
/** Whether somebody wants to go. */
export const isQuit = (answer: string): boolean => ['q', 'quit'].includes(meant(answer));
