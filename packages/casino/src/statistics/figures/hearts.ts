/** The figures of Hearts. */
import { type Counters, figure } from '@baize/engine';
import type { Statistics } from '../statistics.ts';
import { type BarPicture, type CountedBar, type GameFigures, howMany, inHundred, MIN_CASES, sumAt } from './figure.ts';

/** An even share of the points of a hand. */
export const EVEN_SHARE = 6.5;
const MAX_POINTS = 26;
const QUEEN_POINTS = 13;

const pointsAHand = (sums: Counters): string =>
  sumAt(sums, 'hands') === 0 ? '–' : (sumAt(sums, 'points') / sumAt(sums, 'hands')).toFixed(1).replace('-', '−');

const PLACES = ['First', 'Second', 'Third', 'Fourth'];

const places = (sums: Counters): BarPicture => ({
  title: 'Where you finish',
  note: howMany(sumAt(sums, 'games'), 'game'),
  bars: PLACES.map((word, place) => ({
    word,
    value: sumAt(sums, `place.${place + 1}`),
    tone: place === 0 ? 'lit' : place === PLACES.length - 1 ? 'dim' : 'plain',
  })),
});

const pointBar = (sums: Counters, points: number): CountedBar => ({
  word: `${points}`,
  value: sumAt(sums, `hand.${points}`) + (points === MAX_POINTS ? sumAt(sums, 'moons') : 0),
  tone: points === 0 ? 'good' : points === MAX_POINTS ? 'lit' : points >= QUEEN_POINTS ? 'bad' : 'plain',
});

const points = (sums: Counters): BarPicture => ({
  title: 'Points in a hand',
  note: `${howMany(sumAt(sums, 'hands'), 'hand')}; a moon of yours stands at 26`,
  bars: Array.from({ length: MAX_POINTS + 1 }, (_, count) => pointBar(sums, count)),
});

const queen = (sums: Counters): BarPicture => {
  const [passed, given, kept] = [sumAt(sums, 'queen.passed'), sumAt(sums, 'queen.given'), sumAt(sums, 'queen.kept')];
  return {
    title: 'The queen of spades',
    note: `dealt to you ${howMany(passed + given + kept, 'time')}`,
    bars: [
      { word: 'Passed on', value: passed, tone: 'good' },
      { word: 'Given away', value: given, tone: 'lit' },
      { word: 'Taken', value: kept, tone: 'bad' },
    ],
  };
};

const WAYS = ['left', 'right', 'across', 'none'];

const byPass = (sums: Counters): BarPicture => ({
  title: 'By the pass',
  note: 'points a hand',
  bars: WAYS.map((way): CountedBar => {
    const hands = sumAt(sums, `pass.${way}.hands`);
    const value = hands === 0 ? 0 : sumAt(sums, `pass.${way}.points`) / hands;
    return {
      word: way === 'none' ? 'None' : `${way.slice(0, 1).toUpperCase()}${way.slice(1)}`,
      value,
      top: value.toFixed(1),
      tone: 'plain',
    };
  }),
});

const queenWords = (taken: number, hands: number): string | undefined =>
  hands < MIN_CASES
    ? undefined
    : `You have taken the queen of spades ${Math.round((100 * taken) / hands)} times in 100. A quarter would be an even share.`;

/** What a page of Hearts shows. */
export const heartsFigures = ({ rounds, won, bestRun, sums = {} }: Statistics): GameFigures => {
  const hands = sumAt(sums, 'hands');
  const worthKnowing = queenWords(sumAt(sums, 'queens'), hands);
  return {
    rounds: rounds === 1 ? 'game' : 'games',
    telling: hands === 0 ? '' : `${pointsAHand(sums)} points a hand`,
    ...(worthKnowing === undefined ? {} : { worthKnowing }),
    figures: [
      { name: 'Games', value: figure(rounds), means: `${figure(won)} of them won` },
      { name: 'Points a hand', value: pointsAHand(sums), means: `an even share is ${EVEN_SHARE}` },
      inHundred('Clean hands', sumAt(sums, 'hand.0'), hands, 'without a point'),
      inHundred('Queens taken', sumAt(sums, 'queens'), hands, `${figure(sumAt(sums, 'queens'))} of ${howMany(hands, 'hand')}`),
      { name: 'Moons', value: figure(sumAt(sums, 'moons')), means: `the others shot ${figure(sumAt(sums, 'moons.others'))}` },
      { name: 'Best run', value: figure(bestRun), means: bestRun === 1 ? 'first place' : 'first places in a row' },
    ],
    pictures: [places(sums), points(sums), queen(sums), byPass(sums)],
  };
};
