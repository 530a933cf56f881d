/** A quiet screen without a table: a heading, a few words, and what can be done. */
import type { ReactNode } from 'react';

/** The screen. */
export const Hush = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="hush">
    <h1>{title}</h1>
    {children}
  </main>
);
