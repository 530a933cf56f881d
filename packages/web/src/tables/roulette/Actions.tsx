/** What stands in the action bar: the tray and the spin, or a new seat when the last chip is gone. */
import type { Chips } from '@baize/engine';
import type { Action } from '@baize/games/roulette';
import { type PointerEvent, useRef } from 'react';
import { AmountField } from '../../kit/AmountField.tsx';
import '../../kit/bet-tray.css';
import type { Sight } from '@baize/engine';
import { isForSeveral, type Phase, type Roulette, type Rules, rouletteModule } from '@baize/games/roulette';
import { ActionButton, Tool } from '../../kit/Button.tsx';
import { Chip } from '../../kit/deck/ChipStack.tsx';
import { CHIP_VALUES, type ChipValue } from '../../kit/deck/chips.ts';
import { tableIcons } from '../../kit/table-icons.ts';
import { SittingOver } from '../SittingOver.tsx';
import type { Drag } from './drag.tsx';
import { rouletteTableWords } from './language/index.ts';

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
      aria-label={rouletteTableWords().tray.chip(value)}
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
  readonly isForMany: boolean;
  readonly isTurning: boolean;
  /** Whether a tap takes a bet back, in place of laying one. */
  readonly isTaking: boolean;
  onTaking(): void;
  choose(action: Action): void;
  onBets(): void;
  onCalls(): void;
}

/** The tray. Whether a bet is good is for the table to say. */
const Tray = ({ hasCalls, isForMany, isTurning, isTaking, choose, onTaking, onBets, onCalls, ...chips }: TrayProps) => (
  <>
    <div className="tray choosing">
      {CHIP_VALUES.toReversed().map((value) => (
        <TrayChip key={value} value={value} {...chips} />
      ))}
      <AmountField
        className="any"
        label={rouletteTableWords().tray.any}
        amount={chips.chip}
        onAmount={chips.onChip}
        onEnter={(field) => field.blur()}
      />
    </div>
    <div className="tray-tools">
      <Tool icon={tableIcons.undo} label={rouletteTableWords().tray.undo} keyName="U" wordy onPress={() => choose({ type: 'undo' })} />
      <Tool
        icon={tableIcons.take}
        label={rouletteTableWords().tray.takeBack.label}
        keyName="T"
        pressed={isTaking}
        wordy={rouletteTableWords().tray.takeBack.short}
        onPress={onTaking}
      />
      <Tool icon={tableIcons.clear} label={rouletteTableWords().tray.clear} keyName="X" wordy onPress={() => choose({ type: 'clear' })} />
      <Tool
        icon={tableIcons.repeat}
        label={rouletteTableWords().tray.repeat}
        keyName="L"
        wordy
        onPress={() => choose({ type: 'repeat' })}
      />
      <button
        type="button"
        className="tool"
        aria-label={rouletteTableWords().tray.double}
        aria-keyshortcuts="D"
        onClick={() => choose({ type: 'double' })}
      >
        <b className="x2" aria-hidden="true">
          ×2
        </b>
        <span>{rouletteTableWords().tray.double}</span>
      </button>
      {/* While the wheel turns nothing can be called, and the button that ends it needs the room. Among others the bar stays as it is. */}
      {hasCalls && (isForMany || !isTurning) && (
        <Tool icon={tableIcons.calls} label={rouletteTableWords().tray.calls} keyName="C" wordy={!isForMany} onPress={onCalls} />
      )}
      <Tool
        icon={tableIcons.list}
        label={isForMany ? rouletteTableWords().tray.allBets : rouletteTableWords().tray.yourBets}
        keyName="B"
        wordy={!isForMany}
        onPress={onBets}
      />
    </div>
  </>
);

/** What is said when all is laid: alone the wheel is spun; with others one is done, and ready for the next spin. */
export const endOfBets = (rules: Rules, phase: Phase): 'spin' | 'done' | 'ready' => {
  if (phase === 'between') return 'ready';
  return isForSeveral(rules) ? 'done' : 'spin';
};

interface ActionsProps extends TrayProps {
  readonly sight: Sight<Roulette>;
  readonly isOver: boolean;
  /** Whether something is shown that need not be waited for. */
  readonly canSkip: boolean;
  /** Spins the wheel, or lets the ball rest at once. */
  onSpin(): void;
  onAgain(): void;
}

/** The action bar. */
export const Actions = ({ sight, isOver, canSkip, onSpin, onAgain, ...tray }: ActionsProps) => {
  const { stack, rules, phase } = sight.view;
  const { over, tray: labels } = rouletteTableWords();
  if (isOver) return <SittingOver says={stack === 0 ? over.broke : over.ended} next={over.again} onNext={onAgain} />;
  const type = endOfBets(rules, phase);
  const isLit = canSkip || sight.offers.some((offer) => offer.type === type);
  return (
    <>
      <Tray {...tray} />
      <ActionButton standing={isLit ? 'lead' : 'off'} keyName="Space" onPress={onSpin}>
        {!canSkip
          ? rouletteModule.words.action({ type }, sight)
          : isForSeveral(rules)
            ? labels.skip
            : rouletteModule.words.action({ type: 'rest' }, sight)}
      </ActionButton>
    </>
  );
};
