/** A screen without a table: a heading, a few words, and what can be done. */
import { SUITS } from '@baize/engine';
import type { ReactNode } from 'react';
import { SuitPip } from '../kit/deck/SuitPip.tsx';

/** The screen. */
export const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="notice-page">
    <div className="suits" aria-hidden="true">
      {SUITS.map((suit) => (
        <SuitPip key={suit} suit={suit} />
      ))}
    </div>
    <h1>{title}</h1>
    {children}
  </main>
);
