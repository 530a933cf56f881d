/** One frame for every table: a slim bar, the felt, and the actions within reach of a thumb. */
import { memo, type ReactNode, useContext, useEffect } from 'react';
import './frame.css';
import { Tool } from './Button.tsx';
import { useSteady } from './hooks.ts';
import { SharedTableContext } from './shared-table.ts';
import { skipBy } from './taps.ts';

interface FrameProps {
  readonly title: string;
  /** The preset. */
  readonly subtitle: string;
  /** Who else is there, where there is room to say so. */
  readonly opponents?: string;
  /** What stands in the bar: balance, stake, rounds won. */
  readonly purses: ReactNode;
  readonly tools: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  onLeave(): void;
  /** Asked for by a tap on the felt; Space does the same. */
  onSkip(): void;
}

/** A number in the bar. A short name stands for the long one where there is no room for that. */
export const Purse = memo(({ name, short, children }: { name: string; short?: string; children: ReactNode }) => (
  <div className="purse">
    <span className={short === undefined ? undefined : 'purse-long'}>{name}</span>
    {short !== undefined && (
      <span className="purse-short" aria-hidden="true">
        {short}
      </span>
    )}
    <b>{children}</b>
  </div>
));

/** The frame. */
export const TableFrame = ({ title, subtitle, opponents = '', purses, tools, actions, children, onLeave, onSkip }: FrameProps) => {
  const friends = useContext(SharedTableContext);
  const leave = useSteady(onLeave);
  const skip = useSteady(onSkip);
  useEffect(() => skipBy(skip), [skip]);
  return (
    <main className="table">
      <header className="bar">
        <Tool icon="leave" label="Leave" keyName="Q" wordy onPress={leave} />
        <h1 className="where">
          {friends?.title ?? title}{' '}
          <small>
            {friends?.subtitle ?? subtitle}
            {friends === undefined && <span>{opponents}</span>}
          </small>
        </h1>
        {purses}
        <div className="tools">
          {friends?.tools}
          {tools}
        </div>
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space skips as well, wherever the focus is */}
      <section className="felt" aria-label="The table" onClick={skip}>
        {children}
        {friends?.onFelt}
      </section>
      <footer className="actions">
        {friends?.speak}
        {actions}
      </footer>
    </main>
  );
};
