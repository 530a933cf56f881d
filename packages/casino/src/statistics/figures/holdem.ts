/** The figures of Hold'em, with the names that players know them by. */
import { type Counters, figure, inTenths } from '@baize/engine';
import { figureWords } from '../language/index.ts';
import type { Statistics } from '../statistics.ts';
import { type BarPicture, type GameFigures, inHundred, MIN_CASES, SETTLED, signedFigure, sumAt } from './figure.ts';

/** The positions, from the first to act before the flop to the last. */
const POSITIONS = ['early', 'hijack', 'cutoff', 'button', 'small', 'big'] as const;

/** What a position has brought. */
export interface PositionFigure {
  readonly name: string;
  readonly hands: number;
  /** Chips in a hundred hands; undefined from too few. */
  readonly inHundred: number | undefined;
}

/** What each position has brought. */
export const positionFigures = (sums: Counters): readonly PositionFigure[] =>
  POSITIONS.map((id) => {
    const hands = sumAt(sums, `at.${id}.hands`);
    const net = sumAt(sums, `at.${id}.net`);
    return {
      name: figureWords().holdem.positions[id],
      hands,
      inHundred: hands < MIN_CASES ? undefined : Math.round((100 * net) / hands),
    };
  });

const ENDS = [
  { id: 'preflop', sum: 'end.folded.preflop', tone: 'dim' },
  { id: 'flop', sum: 'end.folded.flop', tone: 'dim' },
  { id: 'turn', sum: 'end.folded.turn', tone: 'dim' },
  { id: 'river', sum: 'end.folded.river', tone: 'dim' },
  { id: 'unseen', sum: 'end.unseen', tone: 'lit' },
  { id: 'showdown', sum: 'end.showdown', tone: 'plain' },
] as const;

const ends = (sums: Counters): BarPicture => {
  const { ends: words, endsNote } = figureWords().holdem;
  return {
    title: words.title,
    note: endsNote(sumAt(sums, 'played')),
    bars: ENDS.map(({ id, sum, tone }) => ({ word: words.bars[id], value: sumAt(sums, sum), tone })),
  };
};

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];

/** One of the 169 hands: how often it was dealt, and played. */
export interface HandPlayed {
  readonly name: string;
  readonly dealt: number;
  readonly played: number;
}

/** The 169 hands, thirteen rows of thirteen: suited ones above the pairs, the others below. */
export const handsPlayed = (sums: Counters): readonly HandPlayed[] =>
  RANKS.flatMap((one, row) =>
    RANKS.map((other, column) => {
      const name = row === column ? `${one}${one}` : row < column ? `${one}${other}s` : `${other}${one}o`;
      return { name, dealt: sumAt(sums, `dealt.${name}`), played: sumAt(sums, `played.${name}`) };
    }),
  );

const bestPosition = (sums: Counters): string | undefined => {
  const told = positionFigures(sums).flatMap(({ name, inHundred: net }) => (net === undefined ? [] : [{ name, net }]));
  const [best] = told.toSorted((a, b) => b.net - a.net);
  const worst = told.toSorted((a, b) => a.net - b.net)[0];
  if (best === undefined || worst === undefined || best === worst) return undefined;
  return figureWords().holdem.bestPosition(best.name, best.net, worst.name, worst.net);
};

/** What luck did in the pots that went all-in with cards to come; undefined as long as there was none. */
const allInLuck = (sums: Counters): string | undefined => {
  const [pots, luck] = [sumAt(sums, 'all-in'), sumAt(sums, 'all-in.luck')];
  if (pots === 0) return undefined;
  const usual = Math.round(Math.sqrt(Math.max(0, sumAt(sums, 'all-in.variance'))));
  return figureWords().holdem.allInLuck(pots, signedFigure(luck), usual);
};

/** What a page of Hold'em shows. */
export const holdemFigures = (statistics: Statistics): GameFigures => {
  const { rounds, net, biggestWin, sums = {} } = statistics;
  const [dealt, played, shown] = [sumAt(sums, 'dealt'), sumAt(sums, 'played'), sumAt(sums, 'showdowns')];
  const [bets, calls] = [sumAt(sums, 'bets'), sumAt(sums, 'calls')];
  const words = figureWords();
  const worthKnowing = bestPosition(sums);
  const luck = allInLuck(sums);
  return {
    rounds: words.rounds(rounds, 'hand'),
    settled: SETTLED,
    ...(luck === undefined ? {} : { luck }),
    telling: dealt < MIN_CASES ? '' : words.holdem.telling(Math.round((100 * played) / dealt)),
    ...(worthKnowing === undefined ? {} : { worthKnowing }),
    figures: [
      { name: words.played.Hands, value: figure(rounds), means: words.holdem.chipsInAll(signedFigure(net)), inBooks: 'same' },
      inHundred(words.holdem.wonAtShowdown, sumAt(sums, 'showdowns.won'), shown, words.partOf(sumAt(sums, 'showdowns.won'), shown)),
      inHundred(words.holdem.plays.name, played, dealt, words.holdem.plays.means),
      inHundred(words.holdem.raises.name, sumAt(sums, 'raised'), dealt, words.holdem.raises.means),
      calls + bets < MIN_CASES
        ? { name: words.holdem.aggression.name, value: '–', means: words.holdem.aggressionTooFew(MIN_CASES, bets + calls) }
        : { ...words.holdem.aggression, value: calls === 0 ? words.holdem.betsToNone(bets) : inTenths(bets / calls) },
      { name: words.holdem.bestHand, value: signedFigure(biggestWin), means: words.wonAtOnce, inBooks: 'same' },
    ],
    pictures: [ends(sums)],
  };
};
