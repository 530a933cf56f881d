/** Every page but the floor and the tables. The floor draws none of them, so they come after it, each when it is opened. */

import { page } from '../runtime/page.ts';
import { Broke, Elsewhere, GoodNight, Newer } from './EntryPages.tsx';
import type { AddressedPage } from './pages.ts';

const StatisticsPage = page(async () => (await import('../statistics/StatisticsPage.tsx')).StatisticsPage);
const PuzzlesPage = page(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const ReviewPage = page(async () => (await import('../review/ReviewPage.tsx')).ReviewPage);
const LongRunPage = page(async () => (await import('../long-run/LongRunPage.tsx')).LongRunPage);
const CheckPage = page(async () => (await import('../records/CheckPage.tsx')).CheckPage);

interface HousePageProps {
  /** A page with an address, or where one cannot play: another window does, the save is newer, the last chip went now or long ago. */
  readonly name: AddressedPage | 'elsewhere' | 'newer' | 'broke' | 'closed';
}

/** The page. */
export const HousePage = ({ name }: HousePageProps) => {
  switch (name) {
    case 'statistics':
      return <StatisticsPage />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'look-back':
      return <ReviewPage />;
    case 'long-run':
      return <LongRunPage />;
    case 'check':
      return <CheckPage />;
    case 'good-night':
      return <GoodNight />;
    case 'elsewhere':
      return <Elsewhere />;
    case 'newer':
      return <Newer />;
    case 'broke':
    case 'closed':
      return <Broke isOldNews={name === 'closed'} />;
  }
};
