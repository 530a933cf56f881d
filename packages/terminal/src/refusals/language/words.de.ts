/** Ablehnungen auf Deutsch. */
import { and, many } from '@baize/engine/language/de';
import { quoted } from '../../kit/text.ts';
import type { UnknownKind } from '../faults.ts';
import { adviceFor, type RefusalWords } from './refusal-words.ts';

const kinds: Readonly<Record<UnknownKind, string>> = {
  game: 'Das Spiel',
  oddsGame: 'Ein Spiel mit Chancen namens',
  option: 'Die Option',
  preset: 'Die Regeln',
  friendsPreset: 'Regeln für Freunde namens',
  level: 'Die Stärke',
  speed: 'Das Tempo',
  theme: 'Das Farbschema',
  language: 'Die Sprache',
  shell: 'Die Shell',
  topic: 'Das Thema',
};
const one: Readonly<Record<'game' | 'file' | 'shell' | 'link', string>> = {
  game: 'Nur ein Spiel',
  file: 'Nur eine Datei',
  shell: 'Nur eine Shell',
  link: 'Nur ein Link',
};

/** Ablehnungen auf Deutsch. */
export const words = {
  unknown: (what, given, known, dashes = '') => {
    const { word, near, all } = adviceFor(given, known, dashes);
    return `${kinds[what]} ${word} gibt es nicht. ${near === undefined ? `Es gibt: ${all.join(', ')}.` : `Meintest du ${near}?`}`;
  },
  noOption: (raw) => `Die Option ${quoted(raw)} gibt es nicht. Hilfe: --help.`,
  needsWord: (option) => `--${option} braucht einen Wert. Hilfe: --help.`,
  takesNoValue: (option, value) => `--${option} nimmt keinen Wert. Lass ${quoted(value)} weg.`,
  tooMany: (what, word) => `${one[what]} auf einmal: ${quoted(word)} ist ein Wort zu viel.`,
  withGame: (option) => `--${option} gehört zu einem Spiel: baize pontoon --${option}. Hilfe: --help.`,
  notHere: (option) => `--${option} bewirkt hier nichts. Hilfe: --help.`,
  badSeal: () => 'Ein Siegel hat 64 Hex-Ziffern, 0 bis 9 und a bis f; die ersten 8 genügen.',
  badSeed: () => 'Ein Startwert hat bis zu 64 Hex-Ziffern: 0 bis 9 und a bis f.',
  noFile: (command) => `Nenne eine Datei: baize ${command} FILE. Hilfe: --help.`,
  noShell: (shells) => `Nenne eine Shell: ${shells.join(', ')}.`,
  noGame: (command, example, known) =>
    `Nenne ein Spiel: baize ${command} ${example}.${known.length === 0 ? '' : ` Es gibt: ${known.join(', ')}.`}`,
  notWhole: (option, given) => `--${option} braucht eine ganze Zahl, nicht ${quoted(given)}.`,
  notWholeNumbers: (options) => `${and(options.map((option) => `--${option}`))} brauchen ganze Zahlen.`,
  opponents: (preset, min, max) =>
    `Mit den Regeln ${preset} hat ein Tisch ${min === max ? '' : `${min} bis `}${many(max, 'Gegner', 'Gegner')}.`,
  alone: (preset, option) => `Mit den Regeln ${preset} spielst du allein: Lass --${option} weg.`,
  badName: (name) => `${quoted(name)} geht nicht als Name. Nimm bis zu zwanzig Buchstaben und Ziffern.`,
  noLink: () => 'Nenne den Link, den du bekommen hast, oder die Wörter eines Tisches in deinem Netz: baize join LINK.',
  badLink: (link) => `${quoted(link)} führt zu keinem Tisch. Ein Link sieht so aus: http://192.168.1.20:8321/#/room/0123456789abcdef.`,
  notShared: (game) => `${game} ist für einen allein: Freunde können es nicht teilen.`,
} as const satisfies RefusalWords;
