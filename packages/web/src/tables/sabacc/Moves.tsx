/** The action bar: the moves of this part of the game, each lit when it is offered. */
import type { Hint, Offer, Range, Sight } from '@baize/engine';
import { type Action, cardValue, type Sabacc, type SabaccCard, sabaccModule, signedTotal, toCall, type View } from '@baize/games/sabacc';
import { ActionButton, type ButtonTone } from '../../kit/Button.tsx';
import { toneOf } from '../common-keys.ts';
import { sabaccTableWords } from './language/index.ts';

/** A move as a button has it. A raise opens the tray first; a swap and a release need a card. */
export type Move = Action['type'];

/** The key of each move. */
export const moveKeys: Readonly<Record<Move, string>> = {
  draw: 'D',
  swap: 'W',
  stand: 'S',
  junk: 'J',
  release: 'L',
  keep: 'K',
  check: 'C',
  call: 'C',
  raise: 'B',
  'all-in': 'A',
  ready: 'Enter',
};

/** The moves that stand in the bar now. */
export const movesOf = (view: View, me: number): readonly Move[] => {
  switch (view.phase) {
    case 'action':
      return ['draw', 'swap', 'stand', 'junk'];
    case 'release':
      return view.queue[0] === me ? ['release', 'keep'] : ['draw', 'swap', 'stand', 'junk'];
    case 'betting': {
      const match: Move = toCall(view, me) === 0 ? 'check' : 'call';
      return [match, 'raise', 'all-in', ...(view.rules.junkWhileBetting ? (['junk'] as const) : [])];
    }
    case 'between':
    case 'ended':
      return ['ready'];
  }
};

/** By how much a bet may be raised; undefined when it may not. */
export const raiseOffer = (offers: readonly Offer<Action>[]): Range | undefined => {
  const offer = offers.find((one) => one.type === 'raise');
  return offer?.type === 'raise' ? offer.by : undefined;
};

/** The action that a move asks for; with a card that is not there, a refusal says why not. */
export const actionFor = (move: Move, card: SabaccCard): Action => {
  if (move === 'swap' || move === 'release') return { type: move, card };
  return move === 'raise' ? { type: 'raise', by: 1 } : { type: move };
};

const nameOf = (move: Move, chosen: SabaccCard | undefined, sight: Sight<Sabacc>): string => {
  const { bar } = sabaccTableWords();
  const number = chosen === undefined ? undefined : signedTotal(cardValue(chosen));
  if (move === 'swap') return bar.swap(number);
  if (move === 'release') return bar.discard(number);
  if (move !== 'raise') return sabaccModule.words.action({ type: move }, sight);
  return toCall(sight.view, sight.seat) === 0 && sight.view.raises === 0 ? bar.bet : bar.raise;
};

interface MovesProps {
  readonly sight: Sight<Sabacc>;
  readonly chosen: SabaccCard | undefined;
  /** What the coach has just said. */
  readonly hint: Hint<Sabacc> | undefined;
  onMove(move: Move): void;
}

/** All of them. */
export const Moves = ({ sight, chosen, hint, onMove }: MovesProps) => {
  const moves = movesOf(sight.view, sight.seat);
  // A card that the player has chosen lights what it was chosen for.
  const standing = (move: Move): ButtonTone => {
    const tone = toneOf(move, sight.offers, hint);
    return tone === 'open' && chosen !== undefined && (move === 'swap' || move === 'release') ? 'lead' : tone;
  };
  return (
    <div className={`sb-moves of-${moves.length}`}>
      {moves.map((move) => (
        <ActionButton key={move} standing={standing(move)} keyName={moveKeys[move]} onPress={() => onMove(move)}>
          {nameOf(move, chosen, sight)}
        </ActionButton>
      ))}
    </div>
  );
};
