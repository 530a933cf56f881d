/** The long run in English. */
import { figure, many } from '@baize/engine/language/en';
import type { LongRunWords, RunSummary } from './long-run-words.ts';

const signed = (value: number): string => `${Math.round(value) > 0 ? '+' : ''}${figure(Math.round(value))}`;
const average = ({ evenings, rounds, mean, exact, unit }: RunSummary): string =>
  `After ${many(evenings, 'evening', 'evenings')} of ${many(rounds, 'round', 'rounds')}, the average is ${signed(mean)} ${unit} per evening.${exact === undefined ? '' : ` The exact expectation is ${signed(exact)}.`}`;

/** The long run in English. */
export const words = {
  title: 'The long run',
  back: 'Back to the floor',
  about: 'A hundred evenings of one player, each a line. Luck spreads the lines; their average shows the edge.',
  game: 'Game',
  rules: 'Rules',
  player: 'Player',
  casts: {
    basic: 'Basic strategy',
    exact: 'Best play',
    mimic: 'Like the dealer',
    red: '10 on red',
    seventeen: '10 on 17',
    dozen: '10 on the first dozen',
    corner: '10 on a corner',
    low: '10 on low',
    sharp: 'A sharp player',
    steady: 'A steady player',
    'normal-easy': 'Normal against easy',
    'easy-normal': 'Easy against normal',
    'regular-thirds': 'Regular against casual',
    'thirds-regular': 'Casual against regular',
    alike: 'All alike',
  },
  signed,
  rounds: (count) => many(count, 'round', 'rounds'),
  ended: 'How the evenings ended',
  from: (least, evenings) => `From ${signed(least)}: ${figure(evenings)}`,
  progress: (evenings, of) => `${figure(evenings)} of ${figure(of)} evenings …`,
  stop: 'Stop',
  more: 'A hundred more',
  summary: (run) =>
    run.unit === 'chips'
      ? `${average(run)} ${figure(run.ahead)} ended ahead and ${figure(run.behind)} behind, the best with ${signed(run.best)}, the worst with ${signed(run.worst)}.`
      : `${average(run)} The best was ${figure(run.best)}.`,
} as const satisfies LongRunWords;
