/** Chips on a hand: the first stake, or the price of a card. The offer says what may be laid. */
import type { Chips, Range, Sight } from '@baize/engine';
import { type Action, type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { useState } from 'react';
import { BetTray } from '../../kit/BetTray.tsx';
import { ActionButton } from '../../kit/Button.tsx';
import { amountIn, draftFrom } from '../../kit/bet-draft.ts';
import { useKeys } from '../../runtime/useKeys.ts';

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

/** The bet tray with its one lit button. */
export const Staking = ({ type, range, sight, before, onLay, onBack }: StakingProps) => {
  const [draft, setDraft] = useState(() => draftFrom(range, before));
  const amount = amountIn(draft);
  const action: Action = { type, amount };
  const lay = () => onLay(action);
  useKeys({ Enter: lay, b: lay, ...(onBack === undefined ? {} : { Escape: onBack }) });
  return (
    <>
      <BetTray name={type === 'stake' ? 'Stake' : 'Price'} draft={draft} before={before} onDraft={setDraft} onDone={lay} />
      <div className="lay">
        {onBack !== undefined && (
          <ActionButton keyName="Esc" onPress={onBack}>
            Back
          </ActionButton>
        )}
        <ActionButton standing={amount >= range.min && amount <= range.max ? 'lead' : 'off'} keyName="Enter" onPress={lay}>
          {pontoonModule.words.action(action, sight)}
        </ActionButton>
      </div>
    </>
  );
};
