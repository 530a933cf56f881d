/** How much to bet: parts of the pot, a slider, and a field for any number. */
import type { Chips, Range } from '@baize/engine';
import type { RefObject } from 'react';
import { AmountField } from '../../kit/AmountField.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { amountAt, positionOf, SLIDER_END, type Wager } from './amounts.ts';
import { holdemTableWords } from './language/index.ts';

interface RaisingProps {
  readonly type: Wager['type'];
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
  const words = holdemTableWords().bar;
  return (
    <div className="he-quick">
      <button type="button" aria-disabled={off} aria-keyshortcuts="H" onClick={() => onPart(0.5)}>
        {words.halfPot}
      </button>
      <button type="button" aria-disabled={off} aria-keyshortcuts="P" onClick={() => onPart(1)}>
        {words.pot}
      </button>
      <button type="button" aria-keyshortcuts="A" onClick={onAllIn}>
        {words.allIn}
      </button>
    </div>
  );
};

/** The slider. Its thumb is a chip; what is under the finger is a plain range. */
const Slider = ({ type, range, amount, onAmount }: Pick<RaisingProps, 'type' | 'range' | 'amount' | 'onAmount'>) => {
  const words = holdemTableWords().bar;
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
        aria-label={words.amount[type].slider}
        aria-valuetext={words.chips(amount)}
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
const Field = ({ type, range, amount, field, onAmount, onDone }: RaisingProps) => (
  <AmountField
    className="he-amount"
    label={holdemTableWords().bar.amount[type].field}
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
