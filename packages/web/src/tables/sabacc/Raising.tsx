/** Chips on a bet: by how much it is raised. The offer says what may be laid. */
import type { Chips, Range, Sight } from '@baize/engine';
import { type Action, type Sabacc, sabaccModule } from '@baize/games/sabacc';
import { useState } from 'react';
import { BetTray } from '../../kit/BetTray.tsx';
import { ActionButton } from '../../kit/Button.tsx';
import { amountIn, draftFrom } from '../../kit/bet-draft.ts';
import { useKeys } from '../../runtime/useKeys.ts';

interface RaisingProps {
  readonly range: Range;
  readonly sight: Sight<Sabacc>;
  /** What was laid the last time. */
  readonly before: Chips;
  onLay(action: Action): void;
  onBack(): void;
}

/** The bet tray with its one lit button. */
export const Raising = ({ range, sight, before, onLay, onBack }: RaisingProps) => {
  const [draft, setDraft] = useState(() => draftFrom(range, before));
  const amount = amountIn(draft);
  const action: Action = { type: 'raise', by: amount };
  const lay = () => onLay(action);
  useKeys({ Enter: lay, b: lay, Escape: onBack });
  return (
    <>
      <BetTray name="Raise" draft={draft} before={before} onDraft={setDraft} onDone={lay} />
      <div className="sb-lay">
        <ActionButton keyName="Esc" onPress={onBack}>
          Back
        </ActionButton>
        <ActionButton standing={amount >= range.min && amount <= range.max ? 'lead' : 'off'} keyName="Enter" onPress={lay}>
          {sabaccModule.words.action(action, sight)}
        </ActionButton>
      </div>
    </>
  );
};
