/** The settings sheet. What is picked is applied at once. */
import { SUITS } from '@baize/engine';
import { type ReactNode, useId } from 'react';
import { Sheet } from '../kit/Dialog.tsx';
import { SuitPip } from '../kit/deck/SuitPip.tsx';
import { SPEEDS } from '../kit/motion.ts';
import './settings.css';
import { useSettings } from './SettingsProvider.tsx';
import { DECKS, FELTS, RAILS } from './settings.ts';

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface PickProps<T extends string> {
  readonly name: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly picture?: (option: T) => ReactNode;
  onPick(option: T): void;
}

const Pick = <T extends string>({ name, options, value, picture, onPick }: PickProps<T>) => {
  const id = useId();
  return (
    <fieldset className="set">
      <legend>{name}</legend>
      <div className="pick">
        {options.map((option) => (
          <label key={option} className={option === value ? 'chosen' : undefined}>
            <input type="radio" name={id} checked={option === value} onChange={() => onPick(option)} />
            {picture?.(option)}
            {titled(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Switch = ({ name, on, onFlip }: { name: string; on: boolean; onFlip(): void }) => (
  <label className="flip">
    <span>{name}</span>
    <input type="checkbox" checked={on} onChange={onFlip} />
  </label>
);

const Pips = () => SUITS.toReversed().map((suit) => <SuitPip key={suit} suit={suit} />);

/** The sheet itself. */
export const SettingsSheet = ({ onClose }: { onClose(): void }) => {
  const { settings, kept, change } = useSettings();
  return (
    <Sheet title="Settings" onClose={onClose}>
      <Pick
        name="Felt"
        options={FELTS}
        value={settings.felt}
        onPick={(felt) => change({ felt })}
        picture={(felt) => <i className={`swatch of-felt felt-${felt}`} />}
      />
      <Pick
        name="Rail"
        options={RAILS}
        value={settings.rail}
        onPick={(rail) => change({ rail })}
        picture={(rail) => <i className={`swatch of-${rail}`} />}
      />
      <Pick
        name="Deck colours"
        options={DECKS}
        value={settings.deck}
        onPick={(deck) => change({ deck })}
        picture={(deck) => (
          <span className={`pips ${deck}-colours`} aria-hidden="true">
            <Pips />
          </span>
        )}
      />
      <Pick name="Speed" options={SPEEDS} value={settings.speed} onPick={(speed) => change({ speed })} />
      <hr />
      <div>
        <Switch name="Coach offers a hint" on={settings.hints} onFlip={() => change({ hints: !settings.hints })} />
        <Switch name="Keep everything still" on={settings.stillness} onFlip={() => change({ stillness: !settings.stillness })} />
      </div>
      {!kept && <p className="not-kept">This browser does not let Baize remember settings. They last until you close the page.</p>}
      <p className="key-note">
        <kbd>Space</kbd> skips, <kbd>?</kbd> shows every key.
      </p>
    </Sheet>
  );
};
