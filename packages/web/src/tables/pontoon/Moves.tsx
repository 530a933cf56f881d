/** The action bar: every move in its place, lit when it is offered. */
import type { Hint, Offer, Range, Sight } from '@baize/engine';
import type { Action, Pontoon } from '@baize/games/pontoon';
import { pontoonModule } from '@baize/games/pontoon';
import { ActionButton } from '../../kit/Button.tsx';
import { toneOf } from '../common-keys.ts';
import { pontoonTableWords } from './language/index.ts';

type PlainMove = 'twist' | 'stick' | 'split' | 'declare' | 'ready';
/** A move as a button has it. Buying opens the tray first. */
export type Move = PlainMove | 'buy';

/** The key of each move. */
export const moveKeys: Readonly<Record<Move, string>> = { twist: 'T', stick: 'S', buy: 'B', split: 'P', declare: 'D', ready: 'Enter' };

/** The moves of each preset, in the order they stand. */
export const movesOf = (preset: 'house' | 'british'): readonly Move[] =>
  preset === 'house' ? ['twist', 'stick', 'ready'] : ['twist', 'stick', 'buy', 'split', 'declare', 'ready'];

/** The amounts that an offer of this kind leaves open; undefined when there is none. */
export const amountsOf = (offers: readonly Offer<Action>[], type: 'stake' | 'buy'): Range | undefined => {
  const offer = offers.find((one) => one.type === type);
  return offer !== undefined && 'amount' in offer ? offer.amount : undefined;
};

/** The action that a move asks for; a buy asks for its least amount, so that a refusal can say why not. */
export const actionFor = (move: Move): Action => (move === 'buy' ? { type: 'buy', amount: 0 } : { type: move });

/** What stands on the button of a move. */
export const shortName = (move: Move, sight: Sight<Pontoon>): string =>
  move === 'buy' ? pontoonTableWords().bar.buy : pontoonModule.words.action({ type: move }, sight);

interface MovesProps {
  readonly sight: Sight<Pontoon>;
  /** What the coach has just said. */
  readonly hint: Hint<Pontoon> | undefined;
  onMove(move: Move): void;
}

/** All moves of the table's rules. */
export const Moves = ({ sight, hint, onMove }: MovesProps) => {
  const moves = movesOf(sight.view.rules.preset);
  return (
    <div className={`moves of-${moves.length}`}>
      {moves.map((move) => (
        <ActionButton key={move} standing={toneOf(move, sight.offers, hint)} keyName={moveKeys[move]} onPress={() => onMove(move)}>
          {shortName(move, sight)}
        </ActionButton>
      ))}
    </div>
  );
};
