/** The figures of Pontoon and of Sabacc. */
import { type Counters, figure } from '@baize/engine';
import { figureWords } from '../language/index.ts';
import type { Statistics } from '../statistics.ts';
import {
  type BarPicture,
  type CountedBar,
  type GameFigures,
  howMany,
  inHundred,
  netFigure,
  SETTLED,
  signedFigure,
  sumAt,
} from './figure.ts';

const PONTOON_ENDS = [
  { id: 'bust', tone: 'bad' },
  { id: '17', tone: 'dim' },
  { id: '18', tone: 'plain' },
  { id: '19', tone: 'plain' },
  { id: '20', tone: 'plain' },
  { id: '21', tone: 'plain' },
  { id: 'trick', tone: 'lit' },
  { id: 'pontoon', tone: 'lit' },
] as const;

const handEnds = (sums: Counters): BarPicture => {
  const { title, bars } = figureWords().pontoon.ends;
  return {
    title,
    note: howMany(sumAt(sums, 'hands'), 'hand'),
    bars: PONTOON_ENDS.map(({ id, tone }) => ({ word: bars[id], value: sumAt(sums, `end.${id}`), tone })),
  };
};

/** What a page of Pontoon shows. */
export const pontoonFigures = (statistics: Statistics): GameFigures => {
  const { rounds, won, sums = {} } = statistics;
  const hands = sumAt(sums, 'hands');
  const [pontoons, tricks] = [sumAt(sums, 'end.pontoon'), sumAt(sums, 'end.trick')];
  const words = figureWords();
  return {
    rounds: words.rounds(rounds, 'round'),
    settled: SETTLED,
    telling: hands === 0 ? '' : words.pontoon.telling(tricks),
    figures: [
      { name: words.played.Rounds, value: figure(rounds), means: words.wonOfThem(won), inBooks: 'same' },
      netFigure(statistics),
      { name: words.pontoon.pontoons, value: figure(pontoons), means: words.oneIn(pontoons, hands) },
      { name: words.pontoon.tricks, value: figure(tricks), means: words.oneIn(tricks, hands) },
      inHundred(words.pontoon.bust, sumAt(sums, 'end.bust'), hands, words.ofYourHands),
      {
        name: words.pontoon.bank,
        value: figure(sumAt(sums, 'bank')),
        means: words.pontoon.bankNet(signedFigure(sumAt(sums, 'bank.net'))),
      },
    ],
    pictures: [handEnds(sums)],
  };
};

const FURTHEST = 10;

const totals = (sums: Counters): BarPicture => ({
  title: figureWords().sabacc.totals,
  note: figureWords().sabacc.totalsNote(sumAt(sums, 'games') - sumAt(sums, 'junked')),
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
  const words = figureWords();
  return {
    rounds: words.rounds(rounds, 'game'),
    settled: SETTLED,
    telling: sumAt(sums, 'games') === 0 ? '' : words.sabacc.telling(sabaccs),
    figures: [
      { name: words.played.Games, value: figure(rounds), means: words.wonOfThem(won), inBooks: 'same' },
      netFigure(statistics),
      inHundred(words.sabacc.wonWhenCalled, sumAt(sums, 'called.won'), called, words.partOf(sumAt(sums, 'called.won'), called)),
      { ...words.sabacc.sabaccs, value: figure(sabaccs) },
      {
        name: words.sabacc.pots,
        value: figure(sumAt(sums, 'sabacc-pots')),
        means: words.sabacc.potChips(sumAt(sums, 'sabacc-pots.chips')),
      },
      { ...words.sabacc.dice, value: figure(sumAt(sums, 'swept')) },
    ],
    pictures: [totals(sums)],
  };
};
