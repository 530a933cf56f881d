/** The judge of Blackjack: what every move is worth in chips, from every card that has not been seen. */
import { type Appraised, appraisalOf, capital, type Mark, rankExact, type Sight } from '@baize/engine';
import { planFor } from './bots/basic.ts';
import { handAt } from './places.ts';
import type { Action, Blackjack } from './state.ts';
import { type ChartMove, type Values, valueOfInsurance, valuesIn } from './values/index.ts';

type Sighted = Sight<Blackjack>;
type Found = Appraised<Blackjack>;

const MOVES: readonly ChartMove[] = ['stand', 'hit', 'double', 'split', 'surrender'];

const movesOf = (values: Values, bet: number): Found | undefined =>
  rankExact<Blackjack>(
    'chips',
    bet,
    MOVES.flatMap((move) => (values[move] === undefined ? [] : [{ action: { type: move }, value: values[move] * bet }])),
  );

/** What the moves with the hand in turn, or the answers to the question of insurance, are worth; undefined between rounds. */
export const appraise = ({ view, offers }: Sighted): Found | undefined => {
  switch (view.phase) {
    case 'playing':
      return movesOf(valuesIn(view, offers), handAt(view, view.turn).bet);
    case 'insurance':
      return rankExact<Blackjack>('chips', view.bet, [
        { action: { type: 'decline' }, value: 0 },
        ...(offers.some(({ type }) => type === 'insure')
          ? [{ action: { type: 'insure' } as const, value: (valueOfInsurance(view) * view.bet) / 2 }]
          : []),
      ]);
    case 'betting':
    case 'dealer':
    case 'between':
    case 'ended':
      return undefined;
  }
};

/** Less of the bet than this is no word worth, and more than that is a mistake. */
const TRIFLE = 0.02;
const MUCH = 0.1;

/** What basic strategy does: by the cards of the hand alone, whatever has gone before. */
const byTheChart = ({ view, offers }: Sighted): Action['type'] =>
  view.phase === 'insurance' ? 'decline' : (planFor(view).find((move) => offers.some(({ type }) => type === move)) ?? 'stand');

/** A move that the chart, too, would make is no mistake, even if the cards that had gone spoke against it. */
export const verdict = (sight: Sighted, taken: Action, found: Found): Mark => {
  const cost = (appraisalOf(found, taken)?.behind ?? 0) / found.scale;
  if (cost < TRIFLE) return 'fine';
  if (taken.type === byTheChart(sight)) return 'opinion';
  return cost < MUCH ? 'slip' : 'mistake';
};

/** What a move is called in a sentence. */
export const moveNames: Readonly<Partial<Record<Action['type'], string>>> = {
  hit: 'hitting',
  stand: 'standing',
  double: 'doubling',
  split: 'splitting',
  surrender: 'surrender',
  insure: 'insurance',
  decline: 'no insurance',
};

const nameOf = ({ type }: Action): string => moveNames[type] ?? type;

/** What of every hundred chips bet is won or lost: "wins 12", "loses 48", "breaks even". */
export const inAHundred = (value: number): string => {
  const chips = Math.abs(Math.round(value * 100));
  return chips === 0 ? 'breaks even' : `${value > 0 ? 'wins' : 'loses'} ${chips}`;
};

/** Why the best move is better than the one made. */
export const because = (sight: Sighted, taken: Action, found: Found): string => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  if (best === undefined || other === undefined) return '';
  const compared = `in 100 bet, ${nameOf(best.action)} ${inAHundred(best.value / found.scale)} and ${nameOf(taken)} ${inAHundred(
    other.value / found.scale,
  )} on average.`;
  return verdict(sight, taken, found) === 'opinion' ? `By the cards that had gone: ${compared}` : capital(compared);
};
