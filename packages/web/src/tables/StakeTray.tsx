/** Laying chips at once: an amount is built in the tray, and one button lays it. The offer says what may be laid. */
import type { Chips, Range } from '@baize/engine';
import { useState } from 'react';
import { BetTray } from '../kit/BetTray.tsx';
import { ActionButton } from '../kit/Button.tsx';
import { amountIn, draftFrom } from '../kit/bet-draft.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { seatWords } from './language/index.ts';

interface StakeTrayProps {
  /** What the chips are: "Stake". */
  readonly name: string;
  readonly className: string;
  readonly range: Range;
  /** What was laid the last time. */
  readonly before: Chips;
  /** What the button says to an amount. */
  label(amount: Chips): string;
  onLay(amount: Chips): void;
  /** Back to the other moves, where there are any. */
  readonly onBack?: (() => void) | undefined;
}

/** The bet tray with its one lit button. */
export const StakeTray = ({ name, className, range, before, label, onLay, onBack }: StakeTrayProps) => {
  const [draft, setDraft] = useState(() => draftFrom(range, before));
  const amount = amountIn(draft);
  const lay = () => onLay(amount);
  useKeys({ Enter: lay, b: lay, ...(onBack === undefined ? {} : { Escape: onBack }) });
  return (
    <>
      <BetTray name={name} draft={draft} before={before} most={range.max} onDraft={setDraft} onDone={lay} />
      <div className={className}>
        {onBack !== undefined && (
          <ActionButton keyName="Esc" onPress={onBack}>
            {seatWords().back}
          </ActionButton>
        )}
        <ActionButton standing={amount >= range.min && amount <= range.max ? 'lead' : 'off'} keyName="Enter" onPress={lay}>
          {label(amount)}
        </ActionButton>
      </div>
    </>
  );
};
