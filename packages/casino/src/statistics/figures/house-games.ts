/** The figures of the games that are played against the house: Blackjack and Roulette, with luck told apart from the odds. */
import { type Counters, figure } from '@baize/engine';
import type { Statistics } from '../statistics.ts';
import {
  type BarPicture,
  type CountedBar,
  type GameFigures,
  howMany,
  inHundred,
  luckFigure,
  netFigure,
  SETTLED,
  signedFigure,
  sumAt,
} from './figure.ts';

const averageStake = (staked: number, rounds: number): string =>
  rounds === 0 ? 'none yet' : `${figure(Math.round(staked / rounds))} chips staked on average`;

const STAKES = ['-2', '-1', '-0.5', '0', '1', '1.5', '2'];
const stakeWord = (stakes: string): string =>
  stakes === '0' ? '0' : `${stakes.startsWith('-') ? '−' : '+'}${stakes.replace('-', '').replace('0.5', '½').replace('1.5', '1½')}`;

const results = (sums: Counters): BarPicture => ({
  title: 'Results',
  note: `in stakes, ${howMany(sumAt(sums, 'hands'), 'hand')}`,
  bars: STAKES.map(
    (stakes): CountedBar => ({
      word: stakeWord(stakes),
      value: sumAt(sums, `result.${stakes}`),
      tone: stakes === '0' ? 'dim' : stakes.startsWith('-') ? 'bad' : 'good',
    }),
  ),
});

const ENDINGS = [
  { id: 'blackjack', word: 'Blackjack', tone: 'lit' },
  { id: 'win', word: 'Won', tone: 'good' },
  { id: 'push', word: 'Pushed', tone: 'dim' },
  { id: 'lose', word: 'Lost', tone: 'bad' },
  { id: 'bust', word: 'Bust', tone: 'bad' },
  { id: 'surrender', word: 'Gave up', tone: 'dim' },
] as const;

const endings = (sums: Counters): BarPicture => ({
  title: 'How your hands ended',
  note: howMany(sumAt(sums, 'hands'), 'hand'),
  bars: ENDINGS.map(({ id, word, tone }) => ({ word, value: sumAt(sums, `end.${id}`), tone })),
});

/** What a page of Blackjack shows. */
export const blackjackFigures = (statistics: Statistics): GameFigures => {
  const { rounds, net, sums = {} } = statistics;
  const [hands, bets, due] = [sumAt(sums, 'hands'), sumAt(sums, 'bets'), sumAt(sums, 'due')];
  const counted = netCounted(statistics);
  return {
    rounds: rounds === 1 ? 'round' : 'rounds',
    settled: SETTLED,
    telling: bets === 0 ? '' : luckWords(counted - due),
    figures: [
      { name: 'Rounds', value: figure(rounds), means: averageStake(bets, countedRounds(statistics)) },
      { ...netFigure(statistics), means: net < 0 ? 'chips behind' : 'chips' },
      { name: 'Due by the odds', value: signedFigure(due), means: 'with the best play and your bets' },
      { ...luckFigure(counted, due, sumAt(sums, 'variance')), name: 'Luck and play' },
      inHundred(
        'Won',
        sumAt(sums, 'end.win') + sumAt(sums, 'end.blackjack'),
        hands,
        `${figure(sumAt(sums, 'end.blackjack'))} with a blackjack`,
      ),
      inHundred('Bust', sumAt(sums, 'end.bust'), hands, 'of your hands'),
    ],
    pictures: [results(sums), endings(sums)],
  };
};

/** The net since the sums are counted: an older version counted rounds alone. */
const netCounted = ({ net, course }: Statistics): number => net - (course?.line[0]?.[0] ?? 0);
const countedRounds = ({ rounds, course }: Statistics): number => (course === undefined ? 0 : rounds - course.from);
const luckWords = (luck: number): string =>
  Math.round(luck) === 0 ? 'just what is due' : `${figure(Math.abs(Math.round(luck)))} ${luck > 0 ? 'better' : 'worse'} than due`;

/** The numbers of the wheel, and how often each came. */
export const numbersSeen = (sums: Counters): readonly number[] =>
  Array.from({ length: 37 }, (_, number) => sumAt(sums, `number.${number}`));

/** What a page of Roulette shows. */
export const rouletteFigures = (statistics: Statistics): GameFigures => {
  const { rounds, biggestWin, sums = {} } = statistics;
  const [staked, due] = [sumAt(sums, 'staked'), sumAt(sums, 'due')];
  const counted = netCounted(statistics);
  const share = staked === 0 ? '' : `${(Math.abs(due / staked) * 100).toFixed(1)} of every 100 staked`;
  return {
    rounds: rounds === 1 ? 'spin' : 'spins',
    settled: SETTLED,
    telling: staked === 0 ? '' : luckWords(counted - due),
    figures: [
      { name: 'Spins', value: figure(rounds), means: averageStake(staked, countedRounds(statistics)) },
      { name: 'Staked', value: figure(staked), means: 'chips in all' },
      netFigure(statistics),
      { name: 'Due by the odds', value: signedFigure(due), means: share },
      luckFigure(counted, due, sumAt(sums, 'variance')),
      { name: 'Best spin', value: signedFigure(biggestWin), means: 'chips won at once' },
    ],
    pictures: [],
  };
};
