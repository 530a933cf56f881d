/** `baize statistics` auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import { signedChips } from '../../kit/text.ts';
import type { StatisticsLineWords } from './statistics-line-words.ts';

const chips = (count: number): string => many(count, 'Chip', 'Chips');

/** Die Statistik in Zeilen auf Deutsch. */
export const words = {
  positions: (positions) =>
    `Nach Position: ${positions.map(({ name, net }) => `${name} ${signedChips(net)}`).join(', ')} (Chips je 100 Hände)`,
  biggestPots: (pots) => `Größte Pots: ${pots.join('; ')}`,
  numbersSeen: (numbers) => `Gefallene Zahlen: ${numbers.join(', ')}`,
  purse: (count, net, low, peak) =>
    `Du hast ${chips(count)}: ${signedChips(net)} seit deinem ersten Besuch, Tiefststand ${figure(low)}, Höchststand ${figure(peak)}.`,
  fresh: (game, count) =>
    `${game === undefined ? 'Deine Statistik beginnt mit deiner ersten Hand.' : `${game} hast du noch nicht gespielt.`} Du hast ${chips(count)}. Zum Spielen: baize.`,
  tooMany: (word) => `Nur ein Spiel auf einmal: ${word} ist ein Wort zu viel.`,
  csvOrJson: 'Nimm --csv oder --json, nicht beides.',
  takes: 'baize statistics nimmt GAME, --csv und --json.',
  newerSave: 'Dein Spielstand stammt aus einer neueren Version von Baize. Lies ihn mit dieser Version.',
  brokenSave: 'Dein Spielstand ist nicht lesbar. Starte baize, um ihn wiederherzustellen.',
} as const satisfies StatisticsLineWords;
