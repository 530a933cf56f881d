/** The bet tray that every chip game shares: chips to build an amount, a field for any number, undo, clear, repeat and double. */
import type { Chips } from '@baize/engine';
import { AmountField } from './AmountField.tsx';
import './bet-tray.css';
import { Tool } from './Button.tsx';
import { amountIn, type BetDraft, lay, undo } from './bet-draft.ts';
import { Chip } from './deck/ChipStack.tsx';
import { CHIP_VALUES } from './deck/chips.ts';
import { kitWords } from './language/index.ts';
import { tableIcons } from './table-icons.ts';

interface BetTrayProps {
  readonly name: string;
  readonly draft: BetDraft;
  /** What was laid the last time. */
  readonly before: Chips;
  /** The most that may be laid: chips that would go over it are not lit. */
  readonly most: Chips;
  onDraft(draft: BetDraft): void;
  /** Enter in the field. */
  onDone(): void;
}

/** The tray. Whether an amount is good is for the table to say: the tray lays what is asked. */
export const BetTray = ({ name, draft, before, most, onDraft, onDone }: BetTrayProps) => {
  const amount = amountIn(draft);
  const { tray: words } = kitWords();
  const put = (next: Chips) => onDraft(lay(draft, next));
  return (
    <>
      <div className="tray">
        {CHIP_VALUES.toReversed().map((value) => (
          <button
            key={value}
            type="button"
            className={value > most ? 'off' : undefined}
            aria-label={words.add(value)}
            aria-disabled={value > most}
            onClick={() => put(amount + value)}
          >
            <Chip value={value} />
          </button>
        ))}
        <AmountField className="any" label={words.any(name)} amount={amount} onAmount={put} onEnter={onDone} />
      </div>
      <div className="tray-tools">
        <Tool icon={tableIcons.undo} label={words.undo} wordy onPress={() => onDraft(undo(draft))} />
        <Tool icon={tableIcons.clear} label={words.clear} wordy onPress={() => put(0)} />
        <Tool icon={tableIcons.repeat} label={words.repeat} wordy onPress={() => put(before)} />
        <button type="button" className="tool" aria-label={words.double} onClick={() => put(amount * 2)}>
          <b className="x2" aria-hidden="true">
            ×2
          </b>
          <span>{words.double}</span>
        </button>
      </div>
    </>
  );
};
