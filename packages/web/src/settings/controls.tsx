/** The controls of the settings sheet: one of several, on or off, and how loud. */
import { type CSSProperties, type ReactNode, useId } from 'react';
import './controls.css';

interface PickProps<T extends string> {
  readonly name: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly picture?: (option: T) => ReactNode;
  /** What an option is called. */
  readonly label: (option: T) => string;
  onPick(option: T): void;
}

/** One of several. */
export const Pick = <T extends string>({ name, options, value, picture, label, onPick }: PickProps<T>) => {
  const id = useId();
  return (
    <fieldset className="set">
      <legend>{name}</legend>
      <div className="pick">
        {options.map((option) => (
          <label key={option} className={option === value ? 'chosen' : undefined}>
            <input type="radio" name={id} checked={option === value} onChange={() => onPick(option)} />
            {picture?.(option)}
            {label(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** On or off. */
export const Switch = ({ name, on, onFlip }: { name: string; on: boolean; onFlip(): void }) => (
  <label className="flip">
    <span>{name}</span>
    <input type="checkbox" checked={on} onChange={onFlip} />
  </label>
);

/** From silent to loud. */
export const Slider = ({ name, value, onSlide }: { name: string; value: number; onSlide(value: number): void }) => {
  const filled: CSSProperties = { '--v': `${value}%` };
  return (
    <label className="slide">
      <span>{name}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={value}
        style={filled}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
      <b>{value}</b>
    </label>
  );
};
