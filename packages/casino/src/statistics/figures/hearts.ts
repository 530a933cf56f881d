/** The figures of Hearts. */
import { type Counters, figure, inTenths } from '@baize/engine';
import { figureWords } from '../language/index.ts';
import type { Statistics } from '../statistics.ts';
import { type BarPicture, type CountedBar, type GameFigures, howMany, inHundred, MIN_CASES, sumAt } from './figure.ts';

/** An even share of the points of a hand. */
export const EVEN_SHARE = 6.5;
const MAX_POINTS = 26;
const QUEEN_POINTS = 13;

const pointsAHand = (sums: Counters): string => (sumAt(sums, 'hands') === 0 ? '–' : inTenths(sumAt(sums, 'points') / sumAt(sums, 'hands')));

const PLACES = ['1', '2', '3', '4'] as const;

const places = (sums: Counters): BarPicture => ({
  title: figureWords().hearts.places.title,
  note: howMany(sumAt(sums, 'games'), 'game'),
  bars: PLACES.map((id, place) => ({
    word: figureWords().hearts.places.bars[id],
    value: sumAt(sums, `place.${id}`),
    tone: place === 0 ? 'lit' : place === PLACES.length - 1 ? 'dim' : 'plain',
  })),
});

const pointBar = (sums: Counters, points: number): CountedBar => ({
  word: `${points}`,
  value: sumAt(sums, `hand.${points}`) + (points === MAX_POINTS ? sumAt(sums, 'moons') : 0),
  tone: points === 0 ? 'good' : points === MAX_POINTS ? 'lit' : points >= QUEEN_POINTS ? 'bad' : 'plain',
});

const points = (sums: Counters): BarPicture => ({
  title: figureWords().hearts.points,
  note: figureWords().hearts.pointsNote(sumAt(sums, 'hands')),
  bars: Array.from({ length: MAX_POINTS + 1 }, (_, count) => pointBar(sums, count)),
});

const queen = (sums: Counters): BarPicture => {
  const [passed, given, kept] = [sumAt(sums, 'queen.passed'), sumAt(sums, 'queen.given'), sumAt(sums, 'queen.kept')];
  const { queen: words, queenNote } = figureWords().hearts;
  return {
    title: words.title,
    note: queenNote(passed + given + kept),
    bars: [
      { word: words.bars.passed, value: passed, tone: 'good' },
      { word: words.bars.given, value: given, tone: 'lit' },
      { word: words.bars.kept, value: kept, tone: 'bad' },
    ],
  };
};

const WAYS = ['left', 'right', 'across', 'none'] as const;

const byPass = (sums: Counters): BarPicture => ({
  title: figureWords().hearts.byPass.title,
  note: figureWords().hearts.byPassNote,
  bars: WAYS.map((way): CountedBar => {
    const hands = sumAt(sums, `pass.${way}.hands`);
    const value = hands === 0 ? 0 : sumAt(sums, `pass.${way}.points`) / hands;
    return {
      word: figureWords().hearts.byPass.bars[way],
      value,
      top: inTenths(value),
      tone: 'plain',
    };
  }),
});

const queenWords = (taken: number, hands: number): string | undefined =>
  hands < MIN_CASES ? undefined : figureWords().hearts.queenShare(Math.round((100 * taken) / hands));

/** What a page of Hearts shows. */
export const heartsFigures = ({ rounds, won, bestRun, sums = {} }: Statistics): GameFigures => {
  const hands = sumAt(sums, 'hands');
  const words = figureWords();
  const worthKnowing = queenWords(sumAt(sums, 'queens'), hands);
  return {
    rounds: words.rounds(rounds, 'game'),
    telling: hands === 0 ? '' : words.hearts.telling(pointsAHand(sums)),
    ...(worthKnowing === undefined ? {} : { worthKnowing }),
    figures: [
      { name: words.played.Games, value: figure(rounds), means: words.wonOfThem(won), inBooks: 'same' },
      { name: words.hearts.pointsAHand, value: pointsAHand(sums), means: words.hearts.evenShare(inTenths(EVEN_SHARE)) },
      inHundred(words.hearts.clean.name, sumAt(sums, 'hand.0'), hands, words.hearts.clean.means),
      inHundred(words.hearts.queens, sumAt(sums, 'queens'), hands, words.hearts.queensOf(sumAt(sums, 'queens'), hands)),
      { name: words.hearts.moons, value: figure(sumAt(sums, 'moons')), means: words.hearts.othersShot(sumAt(sums, 'moons.others')) },
      { name: words.hearts.bestRun, value: figure(bestRun), means: words.hearts.run(bestRun), inBooks: 'same' },
    ],
    pictures: [places(sums), points(sums), queen(sums), byPass(sums)],
  };
};
