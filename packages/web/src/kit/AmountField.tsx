/** A field for any number of chips. */
import type { Chips } from '@baize/engine';
import { type RefObject, useState } from 'react';
import { parseAmount } from './bet-draft.ts';
import { amountOf } from './deck/chips.ts';

interface AmountFieldProps {
  readonly className: string;
  readonly label: string;
  /** What is shown while nobody types; undefined when nothing may be laid. */
  readonly amount: Chips | undefined;
  readonly field?: RefObject<HTMLInputElement | null>;
  onAmount(amount: Chips): void;
  /** Something that is no amount was typed: the last one that was stays, and this says why. Without it, it is an amount of nothing. */
  onWrong?(why: string): void;
  /** Enter. Whether the field keeps the focus is for its owner to say. */
  onEnter(field: HTMLInputElement): void;
}

/** The field. It shows what is typed as it is typed, and the amount as it is written once it is left. */
export const AmountField = ({ className, label, amount, field, onAmount, onWrong, onEnter }: AmountFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const isWrong = (text: string): boolean => text.trim() !== '' && parseAmount(text) === undefined;
  const take = (text: string): void => {
    const number = parseAmount(text);
    if (number !== undefined || onWrong === undefined) onAmount(number ?? 0);
    // It is said once, when it begins to be no amount.
    if (isWrong(text) && !isWrong(typed ?? '')) onWrong?.('Only whole chips can be bet.');
    setTyped(text);
  };
  return (
    <input
      ref={field}
      className={className}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      disabled={amount === undefined}
      aria-label={label}
      value={typed ?? (amount === undefined ? '' : amountOf(amount))}
      onBeforeInput={(event) => {
        if (/\p{L}/u.test(event.data)) event.preventDefault();
      }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => take(value)}
      onBlur={() => setTyped(undefined)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.blur();
        if (key === 'Enter') onEnter(currentTarget);
      }}
    />
  );
};
