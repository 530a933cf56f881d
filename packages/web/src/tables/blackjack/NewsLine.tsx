/** The words in the middle of the felt: the round's result in large, or the latest thing that happened. */
import type { LogLine } from '@baize/casino';
import type { OwnView } from '@baize/games/blackjack';
import { printed, Says } from '../../kit/Says.tsx';
import { Latest } from '../Latest.tsx';
import { broughtWords } from './hands.ts';

/** The words. */
export const NewsLine = ({ view, lines }: { view: OwnView; lines: readonly LogLine[] }) => {
  if (view.result !== null) {
    const [title, rest] = broughtWords(view, view.result);
    return (
      <Says key={`result ${view.round}`} className="news-line result">
        <b>{title}</b> <span>{printed(rest)}</span>
      </Says>
    );
  }
  return <Latest lines={lines} deal={view.round} className="news-line" />;
};
