/** The figures of the games that are played against the house: Blackjack and Roulette, with luck told apart from the odds. */
import { type Counters, figure } from '@baize/engine';
import { figureWords } from '../language/index.ts';
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
  rounds === 0 ? figureWords().noStakes : figureWords().averageStake(Math.round(staked / rounds));

const STAKES = ['-2', '-1', '-0.5', '0', '1', '1.5', '2'];
const stakeWord = (stakes: string): string =>
  stakes === '0' ? '0' : `${stakes.startsWith('-') ? '−' : '+'}${stakes.replace('-', '').replace('0.5', '½').replace('1.5', '1½')}`;

const results = (sums: Counters): BarPicture => ({
  title: figureWords().blackjack.results,
  note: figureWords().blackjack.resultsNote(sumAt(sums, 'hands')),
  bars: STAKES.map(
    (stakes): CountedBar => ({
      word: stakeWord(stakes),
      value: sumAt(sums, `result.${stakes}`),
      tone: stakes === '0' ? 'dim' : stakes.startsWith('-') ? 'bad' : 'good',
    }),
  ),
});

const ENDINGS = [
  { id: 'blackjack', tone: 'lit' },
  { id: 'win', tone: 'good' },
  { id: 'push', tone: 'dim' },
  { id: 'lose', tone: 'bad' },
  { id: 'bust', tone: 'bad' },
  { id: 'surrender', tone: 'dim' },
] as const;

const endings = (sums: Counters): BarPicture => {
  const { title, bars } = figureWords().blackjack.ends;
  return {
    title,
    note: howMany(sumAt(sums, 'hands'), 'hand'),
    bars: ENDINGS.map(({ id, tone }) => ({ word: bars[id], value: sumAt(sums, `end.${id}`), tone })),
  };
};

/** What a page of Blackjack shows. */
export const blackjackFigures = (statistics: Statistics): GameFigures => {
  const { rounds, net, sums = {} } = statistics;
  const [hands, bets, due] = [sumAt(sums, 'hands'), sumAt(sums, 'bets'), sumAt(sums, 'due')];
  const counted = netCounted(statistics);
  const words = figureWords();
  return {
    rounds: words.rounds(rounds, 'round'),
    settled: SETTLED,
    telling: bets === 0 ? '' : luckWords(counted - due),
    figures: [
      { name: words.played.Rounds, value: figure(rounds), means: averageStake(bets, countedRounds(statistics)), inBooks: 'same' },
      { ...netFigure(statistics), ...(net < 0 ? { means: words.behind } : {}) },
      { name: words.due.name, value: signedFigure(due), means: words.due.bestPlay },
      { ...luckFigure(counted, due, sumAt(sums, 'variance')), name: words.blackjack.luckAndPlay },
      {
        ...inHundred(
          words.blackjack.won,
          sumAt(sums, 'end.win') + sumAt(sums, 'end.blackjack'),
          hands,
          words.blackjack.withBlackjack(sumAt(sums, 'end.blackjack')),
        ),
        inBooks: 'won',
      },
      inHundred(words.blackjack.bust, sumAt(sums, 'end.bust'), hands, words.ofYourHands),
    ],
    pictures: [results(sums), endings(sums)],
  };
};

/** The net since the sums are counted: an older version counted rounds alone. */
const netCounted = ({ net, course }: Statistics): number => net - (course?.line[0]?.[0] ?? 0);
const countedRounds = ({ rounds, course }: Statistics): number => (course === undefined ? 0 : rounds - course.from);
const luckWords = (luck: number): string => figureWords().due.beside(Math.round(luck));

/** The numbers of the wheel, and how often each came. */
export const numbersSeen = (sums: Counters): readonly number[] =>
  Array.from({ length: 37 }, (_, number) => sumAt(sums, `number.${number}`));

/** What a page of Roulette shows. */
export const rouletteFigures = (statistics: Statistics): GameFigures => {
  const { rounds, biggestWin, sums = {} } = statistics;
  const [staked, due] = [sumAt(sums, 'staked'), sumAt(sums, 'due')];
  const counted = netCounted(statistics);
  const words = figureWords();
  const share = staked === 0 ? '' : words.due.share(Math.abs(due / staked) * 100);
  return {
    rounds: words.rounds(rounds, 'spin'),
    settled: SETTLED,
    telling: staked === 0 ? '' : luckWords(counted - due),
    figures: [
      { name: words.played.Spins, value: figure(rounds), means: averageStake(staked, countedRounds(statistics)), inBooks: 'same' },
      { name: words.roulette.staked, value: figure(staked), means: words.chipsInAll },
      netFigure(statistics),
      { name: words.due.name, value: signedFigure(due), means: share },
      luckFigure(counted, due, sumAt(sums, 'variance')),
      { name: words.roulette.bestSpin, value: signedFigure(biggestWin), means: words.wonAtOnce, inBooks: 'same' },
    ],
    pictures: [],
  };
};
