/** What stands in the action bar: the tray and the spin, or a new seat when the last chip is gone. */
import type { Chips } from '@baize/engine';
import type { Action } from '@baize/games/roulette';
import { type PointerEvent, useRef } from 'react';
import { AmountField } from '../../kit/AmountField.tsx';
import '../../kit/bet-tray.css';
import type { Sight } from '@baize/engine';
import { type Roulette, rouletteModule } from '@baize/games/roulette';
import { ActionButton, Tool } from '../../kit/Button.tsx';
import { Chip } from '../../kit/deck/ChipStack.tsx';
import { CHIP_VALUES, type ChipValue, chipsOf } from '../../kit/deck/chips.ts';
import { SittingOver } from '../SittingOver.tsx';
import type { Drag } from './drag.tsx';

/** How far a chip is moved, in pixels, before it is dragged and no longer tapped. */
const SLOP = 8;

interface ChipsProps {
  readonly chip: Chips;
  /** The most that may be laid: chips that are worth more are not lit. */
  readonly most: Chips;
  onChip(chip: Chips): void;
  /** A chip is being dragged; undefined when it no longer is. */
  onDrag(drag: Drag | undefined): void;
  /** A chip is let go over the page. */
  onDrop(drag: Drag): void;
}

const TrayChip = ({ value, chip, most, onChip, onDrag, onDrop }: ChipsProps & { value: ChipValue }) => {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const dragged = useRef(false);
  const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (from.current === undefined) return;
    if (Math.hypot(x - from.current.x, y - from.current.y) > SLOP) dragged.current = true;
    if (dragged.current) onDrag({ value, x, y });
  };
  const end = (): void => {
    from.current = undefined;
    onDrag(undefined);
  };
  return (
    <button
      type="button"
      className={`${chip === value ? 'on' : ''} ${value > most ? 'off' : ''}`}
      aria-label={`Bet ${chipsOf(value)} at a time`}
      aria-pressed={chip === value}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={({ clientX: x, clientY: y }) => {
        if (dragged.current) onDrop({ value, x, y });
        end();
      }}
      onPointerCancel={end}
      onClick={() => {
        if (!dragged.current) onChip(value);
      }}
    >
      <Chip value={value} />
    </button>
  );
};

/** What the tray needs. */
interface TrayProps extends ChipsProps {
  readonly hasCalls: boolean;
  readonly isTurning: boolean;
  /** Whether a tap takes a bet back, in place of laying one. */
  readonly isTaking: boolean;
  onTaking(): void;
  choose(action: Action): void;
  onBets(): void;
  onCalls(): void;
}

/** The tray. Whether a bet is good is for the table to say. */
const Tray = ({ hasCalls, isTurning, isTaking, choose, onTaking, onBets, onCalls, ...chips }: TrayProps) => (
  <>
    <div className="tray choosing">
      {CHIP_VALUES.toReversed().map((value) => (
        <TrayChip key={value} value={value} {...chips} />
      ))}
      <AmountField
        className="any"
        label="Any number of chips at a time"
        amount={chips.chip}
        onAmount={chips.onChip}
        onEnter={(field) => field.blur()}
      />
    </div>
    <div className="tray-tools">
      <Tool icon="undo" label="Undo" keyName="U" wordy onPress={() => choose({ type: 'undo' })} />
      <Tool icon="take" label="Take a bet back" keyName="T" pressed={isTaking} onPress={onTaking} />
      <Tool icon="clear" label="Clear" keyName="X" wordy onPress={() => choose({ type: 'clear' })} />
      <Tool icon="repeat" label="Repeat" keyName="L" wordy onPress={() => choose({ type: 'repeat' })} />
      <button type="button" className="tool" aria-label="Double" aria-keyshortcuts="D" onClick={() => choose({ type: 'double' })}>
        <b className="x2" aria-hidden="true">
          ×2
        </b>
        <span>Double</span>
      </button>
      {/* While the wheel turns nothing can be called, and the button that ends it needs the room. */}
      {hasCalls && !isTurning && <Tool icon="calls" label="Calls" keyName="C" wordy onPress={onCalls} />}
      <Tool icon="list" label="Your bets" keyName="B" onPress={onBets} />
    </div>
  </>
);

interface ActionsProps extends TrayProps {
  readonly sight: Sight<Roulette>;
  readonly isOver: boolean;
  /** Spins the wheel, or lets the ball rest at once. */
  onSpin(): void;
  onAgain(): void;
}

/** The action bar. */
export const Actions = ({ sight, isOver, onSpin, onAgain, ...tray }: ActionsProps) => {
  if (isOver) return <SittingOver says="You have no chips left." next="Sit down again" onNext={onAgain} />;
  const type = tray.isTurning ? 'rest' : 'spin';
  const isLit = tray.isTurning || sight.offers.some((offer) => offer.type === 'spin');
  return (
    <>
      <Tray {...tray} />
      <ActionButton standing={isLit ? 'lead' : 'off'} keyName="Space" onPress={onSpin}>
        {rouletteModule.words.action({ type }, sight)}
      </ActionButton>
    </>
  );
};
