/** The words in the middle of the felt: the storm, the game's result, or the latest thing that happened. */
import type { Event, View } from '@baize/games/sabacc';
import { Says } from '../../kit/Says.tsx';
import { type LogLine, lastEvent } from '../../runtime/session.ts';
import { Latest } from '../Latest.tsx';
import { rollWords } from './Middle.tsx';

interface NewsProps {
  readonly view: View;
  readonly event: Event | undefined;
  readonly lines: readonly LogLine[];
  /** How the last game was told. */
  readonly verdict: readonly string[];
}

/** Whether a double is sweeping the hands away. */
const isStorm = (view: View, event: Event | undefined): boolean =>
  event?.type === 'hands-swept' || (event?.type === 'card-dealt' && view.deeds.some((deed) => deed?.type === 'redealt'));

/** "Sabacc!" and who has won what. */
const resultWords = (verdict: readonly string[]): readonly [title: string, detail: string] => {
  const words = verdict.filter((sentence) => !sentence.startsWith('You have '));
  const whole = words.join(' ');
  const cry = /^([^.!]{3,24}!) (.*)$/.exec(whole);
  return cry === null ? ['', whole] : [cry[1] ?? '', cry[2] ?? ''];
};

/** The words. */
export const NewsLine = ({ view, event, lines, verdict }: NewsProps) => {
  if (isStorm(view, event)) {
    return (
      <Says key={`storm ${view.game} ${view.round}`} className="sb-news-line storm">
        <b>{rollWords(view.dice)}</b> <span>Every hand is dealt anew</span>
      </Says>
    );
  }
  if (view.finish !== null) {
    const [title, detail] = resultWords(verdict);
    const last = view.ending === null ? '' : (lastEvent(lines)?.text ?? '');
    return (
      <Says key={`result ${view.game} ${view.ending}`} className="sb-news-line result">
        {title !== '' && <b>{title}</b>} <span>{detail}</span> {last !== '' && <span className="sb-last">{last}</span>}
      </Says>
    );
  }
  return <Latest lines={lines} className="sb-news-line" />;
};
