/** A field for any number of chips. */
import type { Chips } from '@baize/engine';
import { type RefObject, useState } from 'react';
import { parseAmount, whyNoAmount } from './bet-draft.ts';
import { amountOf } from './deck/chips.ts';

interface AmountFieldProps {
  readonly className: string;
  readonly label: string;
  /** What is shown while nobody types; undefined when nothing may be laid. */
  readonly amount: Chips | undefined;
  readonly field?: RefObject<HTMLInputElement | null>;
  onAmount(amount: Chips): void;
  /** Enter. Whether the field keeps the focus is for its owner to say. */
  onEnter(field: HTMLInputElement): void;
}

/**
 * The field. It shows what is typed as it is typed, and the amount as it is written once it is left. What is no amount lays nothing: the
 * last one that was stays, and the field says why.
 */
export const AmountField = ({ className, label, amount, field, onAmount, onEnter }: AmountFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const [why, setWhy] = useState<string>();
  const take = (text: string): void => {
    const number = parseAmount(text);
    if (number !== undefined) onAmount(number);
    setTyped(text);
    // Nothing yet is nothing wrong.
    setWhy(text.trim() === '' ? undefined : whyNoAmount(text));
  };
  const enter = (input: HTMLInputElement): void => {
    const wrong = whyNoAmount(input.value);
    setWhy(wrong);
    if (wrong === undefined) onEnter(input);
  };
  return (
    <>
      <input
        ref={field}
        className={className}
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
        disabled={amount === undefined}
        aria-label={label}
        aria-invalid={why !== undefined}
        value={typed ?? (amount === undefined ? '' : amountOf(amount))}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => take(value)}
        onBlur={() => {
          setTyped(undefined);
          setWhy(undefined);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
          if (key === 'Enter') enter(currentTarget);
        }}
      />
      {why !== undefined && (
        <span className="amount-why" role="alert">
          {why}
        </span>
      )}
    </>
  );
};
