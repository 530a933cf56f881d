/** One frame for every table: a slim bar, the felt, and the actions within reach of a thumb. */
import { memo, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import './frame.css';
import { Tool } from './Button.tsx';
import { later } from './clock.ts';
import { printBacks } from './deck/printed-back.ts';
import { useSteady } from './hooks.ts';
import { kitWords } from './language/index.ts';
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

// --- the way back from a table that was zoomed into: two fingers on a felt, and its buttons are off the screen -----------------------

/** From here on something of the table is out of sight. */
const ZOOMED = 1.05;

const subscribe = (listen: () => void): (() => void) => {
  const seen = window.visualViewport;
  for (const kind of ['resize', 'scroll']) seen?.addEventListener(kind, listen);
  return () => {
    for (const kind of ['resize', 'scroll']) seen?.removeEventListener(kind, listen);
  };
};

/** What of the page is seen, as numbers in a text; empty while it is all of it. */
const seenNow = (): string => {
  const seen = window.visualViewport;
  if (seen === null || seen.scale < ZOOMED) return '';
  return [seen.offsetLeft + seen.width / 2, seen.offsetTop, 1 / seen.scale].map((one) => one.toFixed(3)).join(' ');
};

/**
 * Shows all of the page again. One browser does so for a page that allows no zoom, another for one that begins at another zoom than before:
 * for a moment this page is both.
 */
const showAll = (): void => {
  const meta = document.querySelector('meta[name="viewport"]');
  const usual = meta?.getAttribute('content') ?? '';
  meta?.setAttribute('content', `${usual.replace('initial-scale=1', 'initial-scale=1.01')}, minimum-scale=1, maximum-scale=1.01`);
  later(300, () => meta?.setAttribute('content', usual));
};

/** A button at the head of what is seen, as large as ever. */
const WholeTable = () => {
  const seen = useSyncExternalStore(subscribe, seenNow, () => '');
  if (seen === '') return null;
  const [x, y, scale] = seen.split(' ');
  return (
    <button type="button" className="do lead whole-table" style={{ '--x': `${x}px`, '--y': `${y}px`, '--scale': scale }} onClick={showAll}>
      <span>{kitWords().wholeTable}</span>
    </button>
  );
};

/** The frame. */
export const TableFrame = ({ title, subtitle, opponents = '', purses, tools, actions, children, onLeave, onSkip }: FrameProps) => {
  const friends = useContext(SharedTableContext);
  const leave = useSteady(onLeave);
  const skip = useSteady(onSkip);
  useEffect(() => skipBy(skip), [skip]);
  useEffect(printBacks, []);
  return (
    <main className="table">
      <header className="bar">
        <Tool icon="leave" label={kitWords().leave} keyName="Q" wordy onPress={leave} />
        <h1 className="where">
          {friends?.title ?? title}{' '}
          <small>
            {friends?.subtitle ?? subtitle}
            {friends === undefined && <span>{opponents}</span>}
          </small>
        </h1>
        {friends?.hasSeat !== false && purses}
        <div className="tools">
          {friends?.tools}
          {tools}
        </div>
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space skips as well, wherever the focus is */}
      <section className="felt" aria-label={kitWords().table} onClick={skip}>
        {children}
        {friends?.onFelt}
      </section>
      <WholeTable />
      <footer className="actions">
        {friends?.speak}
        {friends?.watching ?? actions}
      </footer>
    </main>
  );
};
