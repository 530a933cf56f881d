/** What stands in the action bar now. */
import { inFull, type Offer, type Sight } from '@baize/engine';
import { type Action, type Event, type Holdem, holdemModule, isHandOver } from '@baize/games/holdem';
import { ActionButton, type ButtonTone } from '../../kit/Button.tsx';
import type { TableHandle } from '../../runtime/useTable.ts';
import { toneOf } from '../common-keys.ts';
import { SittingOver } from '../SittingOver.tsx';
import { holdemTableWords } from './language/index.ts';
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
const lastTold = ({ view, seat }: Sight<Holdem>): string => {
  const event: Event = view.stacks[seat] === 0 ? { type: 'seat-left', seat } : { type: 'sitting-ended', winner: seat };
  return holdemModule.words.event(event, view, { me: seat, names: [] }).map(inFull).join(' ');
};

/** Fold, check or call, and how much more. */
const Betting = ({ run: { shown, hint }, moves }: Pick<ActionsProps, 'run' | 'moves'>) => {
  const { view, offers } = shown;
  const { wager, amount } = moves;
  const match = view.toCall > 0 ? 'call' : 'check';
  const standing = (type: Action['type']): ButtonTone => toneOf(type, offers, hint);
  const isAll = wager !== undefined && amount === wager.range.max;
  const words = holdemTableWords().bar;
  const type = wager?.type ?? (view.level > 0 ? 'raise' : 'bet');
  const isGood = wager !== undefined && amount >= wager.range.min && amount <= wager.range.max;
  return (
    <div className="he-moves">
      <ActionButton standing={standing('fold')} keyName="F" onPress={() => moves.decide({ type: 'fold' })}>
        {words.fold}
      </ActionButton>
      <ActionButton standing={standing(match)} keyName="C" onPress={moves.match}>
        {holdemModule.words.action({ type: match }, shown)}
      </ActionButton>
      <Raising
        type={type}
        range={wager?.range}
        amount={amount}
        field={moves.field}
        onAmount={moves.setAmount}
        onPart={moves.part}
        onAllIn={moves.allIn}
        onDone={moves.lay}
      />
      <ActionButton standing={isGood ? standing(wager.type) : 'off'} keyName={type === 'raise' ? 'R' : 'B'} onPress={moves.lay}>
        {isAll ? words.allIn : words[type]}
      </ActionButton>
    </div>
  );
};

/** The moves; the next hand between hands; the way out when the sitting is over. */
export const Actions = ({ run, moves, isOutOfSight, onSkip, onLeave }: ActionsProps) => {
  const { shown, waiting, choose } = run;
  const words = holdemTableWords().bar;
  if (waiting === 'over') return <SittingOver says={lastTold(shown)} next={words.leave} onNext={onLeave} />;
  if (isOutOfSight) return <p className="say">{words.foldedAway}</p>;
  if (isHandOver(shown.view)) {
    return (
      <ActionButton standing={isOffered(shown.offers, 'ready') ? 'lead' : 'off'} keyName="Enter" onPress={() => choose({ type: 'ready' })}>
        {words.next}
      </ActionButton>
    );
  }
  if (shown.view.standing[shown.seat] === 'folded') {
    return (
      <>
        <p className="say">{words.folded}</p>
        <ActionButton keyName="Space" onPress={onSkip}>
          {words.toTheEnd}
        </ActionButton>
      </>
    );
  }
  return <Betting run={run} moves={moves} />;
};
