/** Auf lange Sicht, auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import type { LongRunWords, RunSummary } from './long-run-words.ts';

const units: Readonly<Record<RunSummary['unit'], string>> = { chips: 'Chips', wins: 'Siege', points: 'Punkte' };
const signed = (value: number): string => `${Math.round(value) > 0 ? '+' : ''}${figure(Math.round(value))}`;
const average = ({ evenings, rounds, mean, exact, unit }: RunSummary): string =>
  `Nach ${many(evenings, 'Abend', 'Abenden')} zu je ${many(rounds, 'Runde', 'Runden')} sind es im Schnitt ${signed(mean)} ${units[unit]} pro Abend.${exact === undefined ? '' : ` Genau berechnet sind ${signed(exact)} zu erwarten.`}`;

/** Auf lange Sicht, auf Deutsch. */
export const words = {
  title: 'Auf lange Sicht',
  back: 'Zur Übersicht',
  about: 'Hundert Abende eines Spielers, jeder eine Linie. Das Glück streut die Linien; ihr Durchschnitt zeigt den Vorteil.',
  game: 'Spiel',
  rules: 'Regeln',
  player: 'Spieler',
  casts: {
    basic: 'Basisstrategie',
    exact: 'Bestes Spiel',
    mimic: 'Wie der Dealer',
    red: '10 auf Rot',
    seventeen: '10 auf die 17',
    dozen: '10 auf das erste Dutzend',
    corner: '10 auf ein Carré',
    low: '10 auf 1 bis 18',
    sharp: 'Ausgefuchst',
    steady: 'Solide',
    'normal-easy': 'Normal gegen leicht',
    'easy-normal': 'Leicht gegen normal',
    'regular-thirds': 'Stammgast gegen Hobby',
    'thirds-regular': 'Hobby gegen Stammgast',
    alike: 'Alle gleich',
  },
  signed,
  rounds: (count) => many(count, 'Runde', 'Runden'),
  ended: 'Wie die Abende ausgingen',
  from: (least, evenings) => `Ab ${signed(least)}: ${figure(evenings)}`,
  progress: (evenings, of) => `${figure(evenings)} von ${figure(of)} Abenden …`,
  stop: 'Anhalten',
  more: 'Hundert weitere',
  summary: (run) =>
    run.unit === 'chips'
      ? `${average(run)} ${figure(run.ahead)} endeten im Plus und ${figure(run.behind)} im Minus, der beste mit ${signed(run.best)}, der schlechteste mit ${signed(run.worst)}.`
      : `${average(run)} Der beste brachte ${figure(run.best)}.`,
} as const satisfies LongRunWords;
