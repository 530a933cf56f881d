/** Ein Rückblick auf Deutsch. */
import { figure, many, roughly, tenth } from '@baize/engine/language/de';
import type { ReviewWords, Unit } from './review-words.ts';

const costs: Readonly<Record<Unit, (size: number) => string>> = {
  points: (size) => many(Number(size.toFixed(1)), 'Punkt', 'Punkte', tenth),
  chance: (size) => `${Math.round(100 * size)} von 100`,
  chips: (size) => `${roughly(size)} ${roughly(size) === '1,0' ? 'Chip' : 'Chips'}`,
};
const NEVER = 'Was die anderen wirklich hatten, spielt keine Rolle.';

/** Ein Rückblick auf Deutsch. */
export const words = {
  cost: (unit, size) => costs[unit](size),
  fine: 'Nichts zu verbessern',
  asGood: 'So gut wie das Beste',
  opinion: 'Ansichtssache',
  slip: (cost) => `Ein Schnitzer: etwa ${cost}`,
  mistake: (cost) => `Ein Fehler: etwa ${cost}`,
  exact: 'Genau berechnet aus dem, was du sehen konntest, nicht daraus, wie es ausging.',
  sampled: (error) => `Beurteilt nach dem, was du sehen konntest, über passende Kartenverteilungen, auf ${error} genau. ${NEVER}`,
  model: (error) => `Beurteilt gegen die Hände, die so spielen würden, auf ${error} genau. ${NEVER}`,
  progress: (judged, of) => `${figure(judged)} von ${figure(of)} Entscheidungen beurteilt.`,
  correct: 'Richtig',
  better: 'Es geht besser',
  tried: (tried, better, by) => `Deine Wahl: „${tried}“. Besser ist „${better}“${by === undefined ? '' : `, um etwa ${by}`}.`,
} as const satisfies ReviewWords;
