/** The figures of Pontoon and of Sabacc. */
import { type Counters, figure } from '@baize/engine';
import type { Statistics } from '../statistics.ts';
import {
  type BarPicture,
  type CountedBar,
  type GameFigures,
  howMany,
  inHundred,
  netFigure,
  oneIn,
  SETTLED,
  signedFigure,
  sumAt,
} from './figure.ts';

const PONTOON_ENDS = [
  { id: 'bust', word: 'Bust', tone: 'bad' },
  { id: '17', word: '17 or less', tone: 'dim' },
  { id: '18', word: '18', tone: 'plain' },
  { id: '19', word: '19', tone: 'plain' },
  { id: '20', word: '20', tone: 'plain' },
  { id: '21', word: '21', tone: 'plain' },
  { id: 'trick', word: 'Five cards', tone: 'lit' },
  { id: 'pontoon', word: 'Pontoon', tone: 'lit' },
] as const;

const handEnds = (sums: Counters): BarPicture => ({
  title: 'How your hands ended',
  note: howMany(sumAt(sums, 'hands'), 'hand'),
  bars: PONTOON_ENDS.map(({ id, word, tone }) => ({ word, value: sumAt(sums, `end.${id}`), tone })),
});

/** What a page of Pontoon shows. */
export const pontoonFigures = (statistics: Statistics): GameFigures => {
  const { rounds, won, sums = {} } = statistics;
  const hands = sumAt(sums, 'hands');
  const [pontoons, tricks] = [sumAt(sums, 'end.pontoon'), sumAt(sums, 'end.trick')];
  return {
    rounds: rounds === 1 ? 'round' : 'rounds',
    settled: SETTLED,
    telling: hands === 0 ? '' : howMany(tricks, 'five card trick'),
    figures: [
      { name: 'Rounds', value: figure(rounds), means: `${figure(won)} of them won` },
      netFigure(statistics),
      { name: 'Pontoons', value: figure(pontoons), means: oneIn(pontoons, hands, 'hands') },
      { name: 'Five card tricks', value: figure(tricks), means: oneIn(tricks, hands, 'hands') },
      inHundred('Bust', sumAt(sums, 'end.bust'), hands, 'of your hands'),
      { name: 'Held the bank', value: figure(sumAt(sums, 'bank')), means: `${signedFigure(sumAt(sums, 'bank.net'))} chips with it` },
    ],
    pictures: [handEnds(sums)],
  };
};

const FURTHEST = 10;

const totals = (sums: Counters): BarPicture => ({
  title: 'How close to nothing',
  note: `your total at the end, ${howMany(sumAt(sums, 'games') - sumAt(sums, 'junked'), 'game')}`,
  bars: Array.from({ length: 2 * FURTHEST + 1 }, (_, place): CountedBar => {
    const total = place - FURTHEST;
    return {
      word: total === 0 ? '0' : `${total > 0 ? '+' : '−'}${Math.abs(total)}`,
      value: sumAt(sums, `total.${total}`),
      tone: total === 0 ? 'lit' : Math.abs(total) <= 2 ? 'plain' : 'dim',
    };
  }),
});

/** What a page of Sabacc shows. */
export const sabaccFigures = (statistics: Statistics): GameFigures => {
  const { rounds, won, sums = {} } = statistics;
  const called = sumAt(sums, 'called');
  const sabaccs = sumAt(sums, 'sabaccs');
  return {
    rounds: rounds === 1 ? 'game' : 'games',
    settled: SETTLED,
    telling: sumAt(sums, 'games') === 0 ? '' : howMany(sabaccs, 'sabacc'),
    figures: [
      { name: 'Games', value: figure(rounds), means: `${figure(won)} of them won` },
      netFigure(statistics),
      inHundred('Won when called', sumAt(sums, 'called.won'), called, `${figure(sumAt(sums, 'called.won'))} of ${figure(called)}`),
      { name: 'Sabaccs', value: figure(sabaccs), means: 'hands of nothing at the end' },
      {
        name: 'Sabacc pots',
        value: figure(sumAt(sums, 'sabacc-pots')),
        means: `${figure(sumAt(sums, 'sabacc-pots.chips'))} chips together`,
      },
      { name: 'Dice', value: figure(sumAt(sums, 'swept')), means: 'hands swept by doubles' },
    ],
    pictures: [totals(sums)],
  };
};
