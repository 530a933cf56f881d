/** The words under the board: how the hand ended and who had to leave, or the latest thing that happened. */
import { type LogLine, lastEvent } from '@baize/casino';
import { isHandOver, type View } from '@baize/games/holdem';
import { useLanded } from '../../kit/CardLanding.tsx';
import { Says } from '../../kit/Says.tsx';
import { beatenWords, hasWon, winnersWords } from './hands.ts';

interface NewsProps {
  readonly view: View;
  readonly me: number;
  readonly lines: readonly LogLine[];
  /** How the last hand was told. */
  readonly verdict: readonly string[];
  /** What a seat is called; the player is "you". */
  nameOf(seat: number): string;
}

/** The verdict in two parts. With many pots, or where nobody saw the end, it says who got how much in all. */
const verdictOf = ({ view, verdict, nameOf }: NewsProps): readonly [first: string, more: string] => {
  const sentences = verdict.join(' ').split(/(?<=[.!]) (?=[A-Z])/);
  const [first = '', ...more] = sentences;
  return view.won.length > 2 || first === '' ? [winnersWords(view, nameOf), sentences.at(-1) ?? ''] : [first, more.join(' ')];
};

const TABLE_WON = 'You have won the table. Congratulations!';

/** What follows from the hand: somebody has no chips left, or the table is won. Empty mostly. */
const newsOf = ({ view, me, nameOf }: Pick<NewsProps, 'view' | 'me' | 'nameOf'>): string => {
  // Whoever is out of chips is told that, and nothing about others.
  if (!isHandOver(view) || view.stacks[me] === 0) return '';
  return view.phase === 'ended' ? TABLE_WON : beatenWords(view, me, nameOf);
};

/** The words. What the player has won is told in brass. */
export const NewsLine = (props: NewsProps) => {
  const { view, me, lines, verdict } = props;
  const last = useLanded(lastEvent(lines), view.hand);
  if (!isHandOver(view) || (verdict.length === 0 && view.won.length === 0)) {
    return last === undefined ? null : (
      <Says key={last.id} className="he-news-line latest">
        <span className="he-words">{last.text}</span>
      </Says>
    );
  }
  const [first, more] = verdictOf(props);
  const news = newsOf(props);
  if (news === TABLE_WON) {
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
