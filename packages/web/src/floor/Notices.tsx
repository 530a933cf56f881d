/** The place where the player is told something. What is told is loaded a moment after the page: it is seldom needed. */
import { Suspense } from 'react';
import './notices.css';
import { page } from '../runtime/page.ts';

const NoticeLines = page(async () => (await import('./notices/NoticeLines.tsx')).NoticeLines);

/** The notices, on the floor or over a table. The place is there from the start, so that a screen reader watches it. */
export const Notices = ({ atTable = false }: { atTable?: boolean }) => (
  <div className={atTable ? 'notices at-table' : 'notices'} role="status">
    <Suspense>
      <NoticeLines atTable={atTable} />
    </Suspense>
  </div>
);
