/** The bet tray that every chip game shares: chips to build an amount, a field for any number, undo, clear, repeat and double. */
import type { Chips } from '@baize/engine';
import { useState } from 'react';
import './bet-tray.css';
import { Tool } from './Button.tsx';
import { amountIn, type BetDraft, lay, parseAmount, undo } from './bet-draft.ts';
import { Chip } from './deck/ChipStack.tsx';
import { amountOf, CHIP_VALUES, chipsOf } from './deck/chips.ts';

interface BetTrayProps {
  readonly name: string;
  readonly draft: BetDraft;
  /** What was laid the last time. */
  readonly before: Chips;
  onDraft(draft: BetDraft): void;
  /** Enter in the field. */
  onDone(): void;
}

const Field = ({ name, draft, onDraft, onDone }: BetTrayProps) => {
  const [typed, setTyped] = useState<string>();
  const amount = amountIn(draft);
  return (
    <input
      className="any"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-label={`${name}: any number of chips`}
      value={typed ?? amountOf(amount)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onDraft(lay(draft, parseAmount(value) ?? 0));
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.blur();
        if (key === 'Enter') onDone();
      }}
    />
  );
};

/** The tray. Whether an amount is good is for the table to say: the tray lays what is asked. */
export const BetTray = (props: BetTrayProps) => {
  const { draft, before, onDraft } = props;
  const amount = amountIn(draft);
  const put = (next: Chips) => onDraft(lay(draft, next));
  return (
    <>
      <div className="tray">
        {CHIP_VALUES.toReversed().map((value) => (
          <button key={value} type="button" aria-label={`Add ${chipsOf(value)}`} onClick={() => put(amount + value)}>
            <Chip value={value} />
          </button>
        ))}
        <Field {...props} />
      </div>
      <div className="tray-tools">
        <Tool icon="undo" label="Undo" wordy onPress={() => onDraft(undo(draft))} />
        <Tool icon="clear" label="Clear" wordy onPress={() => put(0)} />
        <Tool icon="repeat" label="Repeat" wordy onPress={() => put(before)} />
        <button type="button" className="tool" aria-label="Double" onClick={() => put(amount * 2)}>
          <b className="x2" aria-hidden="true">
            ×2
          </b>
          <span>Double</span>
        </button>
      </div>
    </>
  );
};
