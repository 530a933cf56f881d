/** The words in the middle of the felt: the storm, the game's result, or the latest thing that happened. */
import { type LogLine, lastTold } from '@baize/casino';
import { type Audience, type Chips, inFull } from '@baize/engine';
import { accountWords, cryWords, type Event, type View, whyWords } from '@baize/games/sabacc';
import { amountOf, netHead } from '../../kit/deck/chips.ts';
import { printed, Says } from '../../kit/Says.tsx';
import { Latest } from '../Latest.tsx';
import { sabaccTableWords } from './language/index.ts';

interface NewsProps {
  readonly view: View;
  readonly event: Event | undefined;
  readonly lines: readonly LogLine[];
  /** What it brought the player; undefined where the player had nothing in it. */
  readonly net: Chips | undefined;
  readonly audience: Audience;
}

/** Whether a double is sweeping the hands away. */
const isStorm = (view: View, event: Event | undefined): boolean =>
  event?.type === 'hands-swept' || (event?.type === 'card-dealt' && view.deeds.some((act) => act?.type === 'redealt'));

/** The figure beside a cry such as "Sabacc!" has a sign; beside "You win" or "You lose" the words have told it. */
const netFigure = (net: number, cry: string): string => {
  if (cry === '') return netHead(net).amount;
  return net > 0 ? `+${amountOf(net)}` : amountOf(net);
};

/** Who won, what it brought the player, and why. */
const Result = ({ view, lines, net, audience }: NewsProps) => {
  const cry = cryWords(view);
  const account = accountWords(view, audience).map(inFull).join(' ');
  const why = inFull(whyWords(view, audience));
  const last = view.ending === null ? '' : (lastTold(lines) ?? '');
  return (
    <>
      <b className={(net ?? 0) > 0 || cry !== '' ? undefined : 'sb-quiet'}>{cry === '' && net !== undefined ? netHead(net).title : cry}</b>{' '}
      {net !== undefined && <b className={net > 0 ? 'sb-net up' : 'sb-net'}>{netFigure(net, cry)}</b>}{' '}
      {why !== '' && <span className="sb-why">{printed(why)}</span>} <span className="sb-account">{account}</span>{' '}
      {last !== '' && <span className="sb-last">{last}</span>}
    </>
  );
};

/** The words. */
export const NewsLine = (props: NewsProps) => {
  const { view, event, lines } = props;
  if (isStorm(view, event)) {
    return (
      <Says key={`storm ${view.game} ${view.round}`} className="sb-news-line storm latest">
        <b>{sabaccTableWords().felt.roll(view.dice)}</b> <span>{sabaccTableWords().felt.dealtAgain}</span>
      </Says>
    );
  }
  if (view.finish !== null) {
    return (
      <Says key={`result ${view.game} ${view.ending}`} className="sb-news-line result">
        <Result {...props} />
      </Says>
    );
  }
  return <Latest lines={lines} deal={view.game} className="sb-news-line" />;
};
