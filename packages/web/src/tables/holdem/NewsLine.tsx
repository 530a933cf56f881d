/** The words under the board: how the hand ended and who had to leave, or the latest thing that happened. */

import { type LogLine, lastEvent } from '@baize/casino';
import { type Audience, inFull } from '@baize/engine';
import { beatenWords, gainsWords, holdemModule, isHandOver, type View } from '@baize/games/holdem';
import { useLanded } from '../../kit/CardLanding.tsx';
import { Says } from '../../kit/Says.tsx';
import { beatenSeats, hasWon } from './hands.ts';

interface NewsProps {
  readonly view: View;
  readonly me: number;
  readonly lines: readonly LogLine[];
  /** How the last hand was told: a sentence for each pot, and the player's chips behind them. */
  readonly verdict: readonly string[];
  readonly names: readonly string[];
}

const audienceOf = ({ me, names }: Pick<NewsProps, 'me' | 'names'>): Audience => ({ me, names });

/** The verdict in two parts. With many pots, or where nobody saw the end, it says who got how much in all. */
const verdictOf = (props: NewsProps): readonly [first: string, more: string] => {
  const { view, verdict } = props;
  const [first, ...more] = verdict;
  return view.won.length > 2 || first === undefined ? [gainsWords(view, audienceOf(props)), verdict.at(-1) ?? ''] : [first, more.join(' ')];
};

/** Whether the player has won the table. */
const isTableWon = ({ view, me }: NewsProps): boolean => view.phase === 'ended' && view.stacks[me] !== 0;

/** What follows from the hand: somebody has no chips left, or the table is won. Empty mostly. */
const newsOf = (props: NewsProps): string => {
  const { view, me } = props;
  if (isTableWon(props))
    return holdemModule.words.event({ type: 'sitting-ended', winner: me }, view, audienceOf(props)).map(inFull).join(' ');
  const beaten = beatenSeats(view, me);
  // Whoever is out of chips is told that, and nothing about others.
  return view.stacks[me] === 0 || beaten.length === 0 ? '' : inFull(beatenWords(beaten, audienceOf(props)));
};

/** The words. What the player has won is told in brass. */
export const NewsLine = (props: NewsProps) => {
  const { view, me, lines, verdict } = props;
  const last = useLanded(lastEvent(lines), view.hand);
  if (!isHandOver(view) || (verdict.length === 0 && view.won.length === 0)) {
    return last === undefined ? null : (
      <Says key={last.id} className="he-news-line latest">
        <span className="he-words">{inFull(last.saying)}</span>
      </Says>
    );
  }
  const [first, more] = verdictOf(props);
  const news = newsOf(props);
  if (isTableWon(props)) {
    return (
      <Says key="table won" className="he-news-line result mine table-won">
        <span className="he-words">
          <b>{news}</b> {first}
        </span>
      </Says>
    );
  }
  return (
    <Says key={`result ${view.hand}`} className={`he-news-line result ${hasWon(view, me) ? 'mine' : ''}`}>
      <span className="he-words">
        <b>{first}</b> {more} {news !== '' && <span className="he-news">{news}</span>}
      </span>
    </Says>
  );
};
