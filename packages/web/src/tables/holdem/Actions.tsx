/** What stands in the action bar now. */
import type { Offer, Sight } from '@baize/engine';
import { type Action, type Event, type Holdem, holdemModule, isHandOver } from '@baize/games/holdem';
import { ActionButton, type ButtonTone } from '../../kit/Button.tsx';
import type { TableHandle } from '../../runtime/useTable.ts';
import { toneOf } from '../common-keys.ts';
import { SittingOver } from '../SittingOver.tsx';
import { Raising } from './Raising.tsx';
import type { HoldemMoves } from './useMoves.ts';

interface ActionsProps {
  readonly run: TableHandle<Holdem>;
  readonly moves: HoldemMoves;
  /** Whether the hand is played to its end out of sight. */
  readonly isOutOfSight: boolean;
  onSkip(): void;
  onLeave(): void;
}

const isOffered = (offers: readonly Offer<Action>[], type: Action['type']): boolean => offers.some((offer) => offer.type === type);

/** What is said at the end: that the table is won, or that the last chip is gone. */
const lastWords = ({ view, seat }: Sight<Holdem>): string => {
  const event: Event = view.stacks[seat] === 0 ? { type: 'seat-left', seat } : { type: 'sitting-ended', winner: seat };
  return holdemModule.words.event(event, view, { me: seat, names: [] }).join(' ');
};

/** Fold, check or call, and how much more. */
const Betting = ({ run: { shown, hint }, moves }: Pick<ActionsProps, 'run' | 'moves'>) => {
  const { view, offers } = shown;
  const { wager, amount } = moves;
  const match = view.toCall > 0 ? 'call' : 'check';
  const standing = (type: Action['type']): ButtonTone => toneOf(type, offers, hint);
  const isAll = wager !== undefined && amount === wager.range.max;
  const verb = (wager?.type ?? (view.level > 0 ? 'raise' : 'bet')) === 'raise' ? 'Raise' : 'Bet';
  const isGood = wager !== undefined && amount >= wager.range.min && amount <= wager.range.max;
  return (
    <div className="he-moves">
      <ActionButton standing={standing('fold')} keyName="F" onPress={() => moves.decide({ type: 'fold' })}>
        Fold
      </ActionButton>
      <ActionButton standing={standing(match)} keyName="C" onPress={moves.match}>
        {holdemModule.words.action({ type: match }, shown)}
      </ActionButton>
      <Raising
        name={verb === 'Raise' ? 'Raise to' : 'Bet'}
        range={wager?.range}
        amount={amount}
        field={moves.field}
        onAmount={moves.setAmount}
        onPart={moves.part}
        onAllIn={moves.allIn}
        onDone={moves.lay}
      />
      <ActionButton standing={isGood ? standing(wager.type) : 'off'} keyName={verb === 'Raise' ? 'R' : 'B'} onPress={moves.lay}>
        {isAll ? 'All in' : verb}
      </ActionButton>
    </div>
  );
};

/** The moves; the next hand between hands; the way out when the sitting is over. */
export const Actions = ({ run, moves, isOutOfSight, onSkip, onLeave }: ActionsProps) => {
  const { shown, waiting, choose } = run;
  if (waiting === 'over') return <SittingOver says={lastWords(shown)} next="Leave the table" onNext={onLeave} />;
  if (isOutOfSight) return <p className="say">You have folded. The others play the hand to its end.</p>;
  if (isHandOver(shown.view)) {
    return (
      <ActionButton standing={isOffered(shown.offers, 'ready') ? 'lead' : 'off'} keyName="Enter" onPress={() => choose({ type: 'ready' })}>
        Next hand
      </ActionButton>
    );
  }
  if (shown.view.standing[shown.seat] === 'folded') {
    return (
      <>
        <p className="say">You have folded.</p>
        <ActionButton keyName="Space" onPress={onSkip}>
          To the end of the hand
        </ActionButton>
      </>
    );
  }
  return <Betting run={run} moves={moves} />;
};
