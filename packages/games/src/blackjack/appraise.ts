/** The judge of Blackjack: what every move is worth in chips, from every card that has not been seen. */
import { type Appraised, appraisalOf, type Mark, type PuzzleIdea, rankExact, type Sight } from '@baize/engine';
import { planFor } from './bots/basic.ts';
import { upCard } from './dealer.ts';
import { isPair, pipsOf } from './hand.ts';
import { handInTurn, spotAt } from './places.ts';
import { whyMove } from './reasons.ts';
import type { Action, Blackjack, Brings, Why } from './state.ts';
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
export const appraise = ({ view, offers, seat }: Sighted): Found | undefined => {
  // Where turns go round, who waits has nothing to choose.
  if (offers.length === 0) return undefined;
  const { bet } = spotAt(view, seat);
  switch (view.phase) {
    case 'playing':
      return movesOf(valuesIn(view, offers), handInTurn(view).bet);
    case 'insurance':
      return rankExact<Blackjack>('chips', bet, [
        { action: { type: 'decline' }, value: 0 },
        ...(offers.some(({ type }) => type === 'insure')
          ? [{ action: { type: 'insure' } as const, value: (valueOfInsurance(view) * bet) / 2 }]
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

/** Why the best move is better than the one made. */
export const why = (sight: Sighted, taken: Action, found: Found): Why | undefined => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  if (best === undefined || other === undefined) return undefined;
  const bringing = ({ action, value }: { readonly action: Action; readonly value: number }): Brings => ({ move: action.type, value });
  const isOpinion = verdict(sight, taken, found) === 'opinion';
  return {
    type: 'better-move',
    best: bringing(best),
    taken: bringing(other),
    why: isOpinion ? null : whyMove(sight.view, best.action.type, taken.type),
  };
};

/** A puzzle is about a hand against the card that shows. */
export const puzzle = ({ view }: Sighted, _taken: Action, best: Action): PuzzleIdea | undefined => {
  const up = upCard(view);
  if (view.phase !== 'playing' || up === undefined) return undefined;
  const { total, soft, cards } = handInTurn(view);
  const kind = isPair(view.rules, cards) ? 'pair' : soft ? 'soft' : 'hard';
  return { answer: best.type, idea: `${kind} ${total} against ${pipsOf(up)}` };
};
