/** Taking a seat: which rules, and with how many. */
import type { Guest } from '@baize/casino';
import { type ReactNode, useId } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import './sit-down.css';

/** A preset as it is offered. */
export interface PresetChoice {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** How many others may sit down; 0 and 0 when one plays alone. */
  readonly others: { readonly min: number; readonly max: number };
}

/** What has been chosen so far. */
export interface Seating {
  readonly preset: string;
  readonly others: number;
}

interface SitDownProps {
  readonly title: string;
  readonly presets: readonly PresetChoice[];
  readonly seating: Seating;
  /** Who would come, the first to come first. */
  readonly guests: readonly Guest[];
  /** What is said where nobody else sits down. */
  readonly alone: string;
  readonly tools: ReactNode;
  onChoose(change: Partial<Seating>): void;
  onSit(): void;
  onLeave(): void;
}

interface OthersProps {
  readonly guests: readonly Guest[];
  readonly count: number;
  readonly range: { readonly min: number; readonly max: number };
  onCount(count: number): void;
}

const Others = ({ guests, count, range, onCount }: OthersProps) => {
  const id = useId();
  return (
    <fieldset className="others">
      <legend>{count === 1 ? 'One opponent' : `${count} opponents`}</legend>
      <div className="row">
        {guests.slice(range.min - 1, range.max).map(({ name, face }, index) => {
          const number = index + range.min;
          return (
            <label key={name} className={number <= count ? 'here' : 'away'}>
              <input
                type="radio"
                name={id}
                checked={number === count}
                aria-label={number === 1 ? 'One opponent' : `${number} opponents`}
                onChange={() => onCount(number)}
              />
              <Portrait face={face} />
              <span aria-hidden="true">{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** The screen before a table. */
export const SitDown = ({ title, presets, seating, guests, alone, tools, onChoose, onSit, onLeave }: SitDownProps) => {
  const id = useId();
  const chosen = presets.find((preset) => preset.id === seating.preset);
  useKeys({ Enter: onSit, q: onLeave });
  const lead = (
    <ActionButton standing="lead" keyName="Enter" onPress={onSit}>
      Sit down
    </ActionButton>
  );
  return (
    <TableFrame title={title} subtitle="" purses={null} tools={tools} actions={lead} onLeave={onLeave} onSkip={() => undefined}>
      <div className="sit-down">
        <h2>Take a seat</h2>
        <fieldset className="presets">
          <legend className="unseen">Rules</legend>
          {presets.map((preset) => (
            <label key={preset.id} className={preset.id === seating.preset ? 'chosen' : undefined}>
              <input type="radio" name={id} checked={preset.id === seating.preset} onChange={() => onChoose({ preset: preset.id })} />
              <b>{preset.name}</b>
              <span>{preset.line}</span>
            </label>
          ))}
        </fieldset>
        {chosen !== undefined && chosen.others.max > 0 ? (
          <Others guests={guests} count={seating.others} range={chosen.others} onCount={(others) => onChoose({ others })} />
        ) : (
          <p className="alone">{alone}</p>
        )}
      </div>
    </TableFrame>
  );
};
