/** The figures of Hold'em, with the names that players know them by. */
import { type Counters, figure } from '@baize/engine';
import type { Statistics } from '../statistics.ts';
import { type BarPicture, type GameFigures, howMany, inHundred, MIN_CASES, SETTLED, signedFigure, sumAt } from './figure.ts';

/** The positions, from the first to act before the flop to the last. */
const POSITIONS = [
  { id: 'early', name: 'Under the gun' },
  { id: 'hijack', name: 'Hijack' },
  { id: 'cutoff', name: 'Cutoff' },
  { id: 'button', name: 'Button' },
  { id: 'small', name: 'Small blind' },
  { id: 'big', name: 'Big blind' },
] as const;

/** What a position has brought. */
export interface PositionFigure {
  readonly name: string;
  readonly hands: number;
  /** Chips in a hundred hands; undefined from too few. */
  readonly inHundred: number | undefined;
}

/** What each position has brought. */
export const positionFigures = (sums: Counters): readonly PositionFigure[] =>
  POSITIONS.map(({ id, name }) => {
    const hands = sumAt(sums, `at.${id}.hands`);
    const net = sumAt(sums, `at.${id}.net`);
    return { name, hands, inHundred: hands < MIN_CASES ? undefined : Math.round((100 * net) / hands) };
  });

const ends = (sums: Counters): BarPicture => ({
  title: 'How far you go',
  note: `${howMany(sumAt(sums, 'played'), 'hand')} you paid for`,
  bars: [
    { word: 'Before', value: sumAt(sums, 'end.folded.preflop'), tone: 'dim' },
    { word: 'Flop', value: sumAt(sums, 'end.folded.flop'), tone: 'dim' },
    { word: 'Turn', value: sumAt(sums, 'end.folded.turn'), tone: 'dim' },
    { word: 'River', value: sumAt(sums, 'end.folded.river'), tone: 'dim' },
    { word: 'Unseen', value: sumAt(sums, 'end.unseen'), tone: 'lit' },
    { word: 'Shown', value: sumAt(sums, 'end.showdown'), tone: 'plain' },
  ],
});

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
  const words = (net: number): string => `${net < 0 ? 'lost' : 'won'} ${figure(Math.abs(net))} chips in a hundred`;
  return `${best.name}: your hands have ${words(best.net)}. ${worst.name}: they have ${words(worst.net)}.`;
};

/** What luck did in the pots that went all-in with cards to come; undefined as long as there was none. */
const allInLuck = (sums: Counters): string | undefined => {
  const [pots, luck] = [sumAt(sums, 'all-in'), sumAt(sums, 'all-in.luck')];
  if (pots === 0) return undefined;
  const usual = figure(Math.round(Math.sqrt(Math.max(0, sumAt(sums, 'all-in.variance')))));
  return `Luck in ${howMany(pots, 'pot')} that went all-in with cards to come: ${signedFigure(luck)} chips. Two players in three are within ±${usual}.`;
};

/** What a page of Hold'em shows. */
export const holdemFigures = (statistics: Statistics): GameFigures => {
  const { rounds, net, biggestWin, sums = {} } = statistics;
  const [dealt, played, shown] = [sumAt(sums, 'dealt'), sumAt(sums, 'played'), sumAt(sums, 'showdowns')];
  const [bets, calls] = [sumAt(sums, 'bets'), sumAt(sums, 'calls')];
  const worthKnowing = bestPosition(sums);
  const luck = allInLuck(sums);
  return {
    rounds: rounds === 1 ? 'hand' : 'hands',
    settled: SETTLED,
    ...(luck === undefined ? {} : { luck }),
    telling: dealt < MIN_CASES ? '' : `Plays ${Math.round((100 * played) / dealt)} in 100`,
    ...(worthKnowing === undefined ? {} : { worthKnowing }),
    figures: [
      { name: 'Hands', value: figure(rounds), means: `${signedFigure(net)} chips in all` },
      inHundred('Won at showdown', sumAt(sums, 'showdowns.won'), shown, `${figure(sumAt(sums, 'showdowns.won'))} of ${figure(shown)}`),
      inHundred('Plays (VPIP)', played, dealt, 'hands you chose to pay for'),
      inHundred('Raises first (PFR)', sumAt(sums, 'raised'), dealt, 'raised before the flop'),
      calls + bets < MIN_CASES
        ? { name: 'Aggression', value: '–', means: `told from ${MIN_CASES} bets and calls on; ${figure(bets + calls)} so far` }
        : { name: 'Aggression', value: calls === 0 ? `${bets} to 0` : (bets / calls).toFixed(1), means: 'bets and raises for each call' },
      { name: 'Best hand', value: signedFigure(biggestWin), means: 'chips won at once' },
    ],
    pictures: [ends(sums)],
  };
};
