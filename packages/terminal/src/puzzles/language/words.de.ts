/** Rätsel im Terminal auf Deutsch. */
import { and, figure } from '@baize/engine/language/de';
import type { PuzzleNamed, PuzzlePageWords } from './puzzle-page-words.ts';

const nameOf = (puzzle: PuzzleNamed): string => {
  switch (puzzle.kind) {
    case 'daily':
      return `Rätsel des Tages, ${puzzle.game}`;
    case 'numbered':
      return `Rätsel ${puzzle.number} von ${puzzle.of}, ${puzzle.game}`;
    case 'own':
      return `Ein eigenes, noch ${figure(puzzle.left)} offen`;
  }
};

/** Rätsel auf Deutsch. */
export const words = {
  asks: (puzzle) => `${nameOf(puzzle)}: Was würdest du spielen? Keine Uhr, und es geht um nichts.`,
  solved: (count, run, days) =>
    `${figure(count)} gelöst, ${figure(run)} in Folge${days > 1 ? `, ${figure(days)} Tage hintereinander` : ''}.`,
  otherRules: 'Dieses Rätsel stammt aus Regeln, die es hier nicht mehr gibt.',
  noneOfYours: 'Keiner deiner Fehler wartet noch auf dich. baize review findet welche.',
  ownInTurn: 'Deine eigenen Rätsel kommen der Reihe nach, ohne Nummer.',
  noneOf: (games, given) => `Es gibt Rätsel für ${and(games)} und deine eigenen, aber keine für ${given}.`,
  numbers: (most) => `Rätsel haben die Nummern 1 bis ${most}.`,
  tooMany: (word) => `Ein Rätsel auf einmal: ${word} ist ein Wort zu viel.`,
  takes: 'baize puzzle nimmt GAME, eine Nummer, own, --plain und --ascii.',
} as const satisfies PuzzlePageWords;
