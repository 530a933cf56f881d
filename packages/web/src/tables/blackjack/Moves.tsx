/** The action bar in a round: every move of the table's rules in its place, lit when it is offered. */
import type { Hint, Sight } from '@baize/engine';
import { type Action, type Blackjack, floorModule, isForSeveral, type Rules } from '@baize/games/blackjack';
import { ActionButton } from '../../kit/Button.tsx';
import { toneOf } from '../common-keys.ts';

/** A move as a button has it. */
export type Move = Exclude<Action, { readonly amount: number }>['type'];

/** The key of each move. */
export const moveKeys: Readonly<Record<Move, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'F',
  insure: 'Y',
  decline: 'N',
  deal: 'Enter',
  'take-back': 'X',
  'sit-out': 'O',
  again: 'L',
  ready: 'Enter',
};

/** The moves of a round by a table's rules, in the order they stand: hit and stand are always the first two. */
export const movesOf = ({ double, split, surrender }: Rules): readonly Move[] => [
  'hit',
  'stand',
  ...(double === 'none' ? [] : (['double'] as const)),
  ...(split === 'none' ? [] : (['split'] as const)),
  ...(surrender ? (['surrender'] as const) : []),
];

const isOffered = ({ offers }: Sight<Blackjack>, move: Move): boolean => offers.some(({ type }) => type === move);

/** What stands in the bar now. */
export const barFor = (sight: Sight<Blackjack>): readonly Move[] => {
  const { phase, rules } = sight.view;
  if (phase === 'insurance') return ['decline', 'insure'];
  // While the last beats are shown the bar stays as it was, so that no button changes under a thumb.
  if (isOffered(sight, 'sit-out')) return ['sit-out'];
  if (!isOffered(sight, 'ready')) return movesOf(rules);
  return isForSeveral(rules) ? ['ready'] : ['ready', 'again'];
};

interface MovesProps {
  readonly sight: Sight<Blackjack>;
  /** What the coach has just said. */
  readonly hint: Hint<Blackjack> | undefined;
  onMove(move: Move): void;
}

/** The moves. */
export const Moves = ({ sight, hint, onMove }: MovesProps) => {
  const moves = barFor(sight);
  return (
    <div className={`moves of-${moves.length}`}>
      {moves.map((move) => (
        <ActionButton key={move} standing={toneOf(move, sight.offers, hint)} keyName={moveKeys[move]} onPress={() => onMove(move)}>
          {floorModule.words.action({ type: move }, sight)}
        </ActionButton>
      ))}
    </div>
  );
};
