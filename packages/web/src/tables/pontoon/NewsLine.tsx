/** The words in the middle of the felt: the round's result in large, or the latest thing that happened. */
import type { LogLine } from '@baize/casino';
import type { BySeat, Settlement } from '@baize/engine';
import { headlineOf, type View } from '@baize/games/pontoon';
import { amountOf } from '../../kit/deck/chips.ts';
import { Says } from '../../kit/Says.tsx';
import { Latest } from '../Latest.tsx';
import { pontoonTableWords } from './language/index.ts';

interface NewsProps {
  readonly view: View;
  readonly me: number;
  readonly lines: readonly LogLine[];
  readonly results: BySeat<Settlement | null>;
  /** How the last round was told: the player's own result first. */
  readonly verdict: readonly string[];
}

const signed = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

/** "You win" and "20 beats 19"; with chips, what it brought. With several hands, or the bank, only that. */
const resultWords = ({ view, me, results, verdict }: NewsProps): readonly [string, string] => {
  const [only, ...more] = view.verdicts.filter(({ place }) => place === me);
  const headline = only !== undefined && more.length === 0 ? headlineOf(view, only) : undefined;
  const own = results[me]?.net;
  if (headline === undefined) return [own === undefined ? (verdict[0] ?? '') : pontoonTableWords().net(own), ''];
  const net = own ?? 0;
  return [headline.title, net === 0 ? headline.detail : `${headline.detail} (${signed(net)})`];
};

/** The words. */
export const NewsLine = (props: NewsProps) => {
  const { view, lines } = props;
  if (view.verdicts.length > 0) {
    const [title, detail] = resultWords(props);
    return (
      <Says key={`result ${view.round}`} className="news-line result">
        <b>{title}</b> <span>{detail}</span>
      </Says>
    );
  }
  return <Latest lines={lines} deal={view.round} className="news-line" />;
};
