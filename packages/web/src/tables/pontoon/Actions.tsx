/** What stands in the action bar now. */
import type { Chips } from '@baize/engine';
import type { Action, Pontoon } from '@baize/games/pontoon';
import { lastEvent } from '../../runtime/session.ts';
import type { TableRun } from '../../runtime/useTable.ts';
import { SittingOver } from '../SittingOver.tsx';
import { amountsOf, type Move, Moves } from './Moves.tsx';
import { Staking } from './Staking.tsx';

interface ActionsProps {
  readonly run: TableRun<Pontoon>;
  readonly isBuying: boolean;
  readonly lastStake: Chips;
  choose(action: Action): void;
  move(move: Move): void;
  onBack(): void;
  onAgain(): void;
}

/** The tray while chips are laid, the moves otherwise, and a new seat when the sitting is over. */
export const Actions = ({ run: { shown, waiting, lines }, isBuying, lastStake, choose, move, onBack, onAgain }: ActionsProps) => {
  const stakes = amountsOf(shown.offers, 'stake');
  const buys = isBuying ? amountsOf(shown.offers, 'buy') : undefined;
  if (waiting === 'over') return <SittingOver says={lastEvent(lines)?.text} next="Sit down again" onNext={onAgain} />;
  if (stakes !== undefined) return <Staking key="stake" type="stake" range={stakes} sight={shown} before={lastStake} onLay={choose} />;
  if (buys !== undefined)
    return <Staking key="buy" type="buy" range={buys} sight={shown} before={buys.min} onLay={choose} onBack={onBack} />;
  return <Moves sight={shown} onMove={move} />;
};
