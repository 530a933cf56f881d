/** Chips on a hand: the first stake, or the price of a card. */
import type { Chips, Range, Sight } from '@baize/engine';
import { type Action, type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { StakeTray } from '../StakeTray.tsx';

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
export const Staking = ({ type, range, sight, before, onLay, onBack }: StakingProps) => (
  <StakeTray
    name={type === 'stake' ? 'Stake' : 'Price'}
    className="lay"
    range={range}
    before={before}
    label={(amount) => pontoonModule.words.action({ type, amount }, sight)}
    onLay={(amount) => onLay({ type, amount })}
    onBack={onBack}
  />
);
