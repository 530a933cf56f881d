/** How many chips to bring to a table: all of them, unless the player types less. */
import type { Chips } from '@baize/engine';
import { useId, useState } from 'react';
import { parseAmount, whyNoAmount } from '../kit/bet-draft.ts';
import { amountOf } from '../kit/deck/chips.ts';
import { seatWords } from './language/index.ts';

/** What there is, what the table asks for, and what is brought. */
export interface Bringing {
  readonly balance: Chips;
  readonly buyIn: Chips;
  readonly brought: Chips;
}

interface ChipsToBringProps {
  readonly chips: Bringing;
  /** Why nobody sits down with them; undefined when they may. */
  readonly whyNot: string | undefined;
  /** So many; or something that is no number of chips, and why. */
  onBring(chips: Chips, wrong: string | undefined): void;
  onDone(): void;
}

/** The field. */
export const ChipsToBring = ({ chips: { balance, buyIn, brought }, whyNot, onBring, onDone }: ChipsToBringProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { bring: words } = seatWords();
  if (balance < buyIn) {
    return <p className="bring">{words.tooFew(buyIn, balance)}</p>;
  }
  return (
    <div className="bring">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        className="any"
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
        value={typed ?? amountOf(brought)}
        aria-invalid={whyNot !== undefined}
        aria-describedby={`${id}-range`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onBring(parseAmount(value) ?? 0, whyNoAmount(value));
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onDone();
        }}
      />
      <span id={`${id}-range`} role="status">
        {whyNot ?? words.range(buyIn, balance)}
      </span>
    </div>
  );
};
