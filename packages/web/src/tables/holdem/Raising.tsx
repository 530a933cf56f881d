/** How much to bet: parts of the pot, a slider, and a field for any number. */
import type { Chips, Range } from '@baize/engine';
import type { RefObject } from 'react';
import { AmountField } from '../../kit/AmountField.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { chipsOf } from '../../kit/deck/chips.ts';
import { amountAt, positionOf, SLIDER_END } from './amounts.ts';

interface RaisingProps {
  /** "Bet" or "Raise to". */
  readonly name: string;
  /** What may be laid; undefined when nothing may. */
  readonly range: Range | undefined;
  readonly amount: Chips;
  readonly field: RefObject<HTMLInputElement | null>;
  onAmount(amount: Chips): void;
  /** A part of the pot. */
  onPart(part: number): void;
  onAllIn(): void;
  /** Enter in the field. */
  onDone(): void;
}

const Quick = ({ range, onPart, onAllIn }: Pick<RaisingProps, 'range' | 'onPart' | 'onAllIn'>) => {
  const off = range === undefined;
  return (
    <div className="he-quick">
      <button type="button" aria-disabled={off} aria-keyshortcuts="H" onClick={() => onPart(0.5)}>
        ½ pot
      </button>
      <button type="button" aria-disabled={off} aria-keyshortcuts="P" onClick={() => onPart(1)}>
        Pot
      </button>
      <button type="button" aria-keyshortcuts="A" onClick={onAllIn}>
        All in
      </button>
    </div>
  );
};

/** The slider. Its thumb is a chip; what is under the finger is a plain range. */
const Slider = ({ name, range, amount, onAmount }: Pick<RaisingProps, 'name' | 'range' | 'amount' | 'onAmount'>) => {
  const position = range === undefined ? 0 : positionOf(range, amount);
  return (
    <div className={range === undefined ? 'he-slider off' : 'he-slider'} style={{ '--at': `${position}%` }}>
      <input
        type="range"
        min={0}
        max={SLIDER_END}
        step="any"
        value={position}
        disabled={range === undefined}
        aria-label={name}
        aria-valuetext={chipsOf(amount)}
        onChange={({ currentTarget: { value } }) => range !== undefined && onAmount(amountAt(range, Number(value)))}
        // The keys of the table are for whoever has let go of it.
        onPointerUp={({ currentTarget }) => currentTarget.blur()}
      />
      <span aria-hidden="true">
        <ChipStack amount={100} />
      </span>
    </div>
  );
};

/** The field. Enter lays the amount, and gives the keys back to the table. */
const Field = ({ name, range, amount, field, onAmount, onDone }: RaisingProps) => (
  <AmountField
    className="he-amount"
    label={`${name}: any number of chips`}
    amount={range === undefined ? undefined : amount}
    field={field}
    onAmount={onAmount}
    onEnter={(input) => {
      input.blur();
      onDone();
    }}
  />
);

/** All of it. Whether an amount is good is for the table to say. */
export const Raising = (props: RaisingProps) => (
  <div className="he-raise">
    <Quick {...props} />
    <Slider {...props} />
    <Field {...props} />
  </div>
);
