/** What stands in the action bar now. */
import { lastTold } from '@baize/casino';
import type { Chips, Range, Sight } from '@baize/engine';
import { type Action, type Pontoon, pontoonModule } from '@baize/games/pontoon';
import type { TableHandle } from '../../runtime/useTable.ts';
import { SittingOver } from '../SittingOver.tsx';
import { StakeTray } from '../StakeTray.tsx';
import { pontoonTableWords } from './language/index.ts';
import { amountsOf, type Move, Moves } from './Moves.tsx';

interface StakingProps {
  readonly type: 'stake' | 'buy';
  readonly range: Range;
  readonly sight: Sight<Pontoon>;
  /** What was laid the last time. */
  readonly before: Chips;
  onLay(action: Action): void;
  /** Back to the other moves; a first stake has none. */
  onBack?: () => void;
}

/** The tray for it. */
const Staking = ({ type, range, sight, before, onLay, onBack }: StakingProps) => (
  <StakeTray
    name={pontoonTableWords().bar[type === 'stake' ? 'stake' : 'price']}
    className="lay"
    range={range}
    before={before}
    label={(amount) => pontoonModule.words.action({ type, amount }, sight)}
    onLay={(amount) => onLay({ type, amount })}
    onBack={onBack}
  />
);

interface ActionsProps {
  readonly run: TableHandle<Pontoon>;
  readonly isBuying: boolean;
  readonly lastStake: Chips;
  choose(action: Action): void;
  move(move: Move): void;
  onBack(): void;
  onAgain(): void;
}

/** The tray while chips are laid, the moves otherwise, and a new seat when the sitting is over. */
export const Actions = ({ run: { shown, waiting, lines, hint }, isBuying, lastStake, choose, move, onBack, onAgain }: ActionsProps) => {
  const stakes = amountsOf(shown.offers, 'stake');
  const buys = isBuying ? amountsOf(shown.offers, 'buy') : undefined;
  if (waiting === 'over') return <SittingOver says={lastTold(lines)} next={pontoonTableWords().bar.again} onNext={onAgain} />;
  if (stakes !== undefined) return <Staking key="stake" type="stake" range={stakes} sight={shown} before={lastStake} onLay={choose} />;
  if (buys !== undefined)
    return <Staking key="buy" type="buy" range={buys} sight={shown} before={buys.min} onLay={choose} onBack={onBack} />;
  return <Moves sight={shown} hint={hint} onMove={move} />;
};
