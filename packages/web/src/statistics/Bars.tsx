/** A picture of bars: a list, each entry with its count above and its word below. */
import type { BarPicture, CountedBar } from '@baize/casino';

/** Past so many bars only some words stand below. */
const CROWD = 9;
/** The bars that keep their word in a crowd: every fifth, the ends and the nothing. */
const isNamed = ({ word }: CountedBar, place: number, count: number): boolean => {
  const number = Number(word.replace('−', '-').replace('+', ''));
  return place === 0 || place === count - 1 || number % 5 === 0;
};

/** The bars of a picture. */
export const Bars = ({ picture: { title, bars } }: { picture: BarPicture }) => {
  const most = Math.max(...bars.map(({ value }) => value), 1e-9);
  const isCrowd = bars.length > CROWD;
  return (
    <ol className={`bars ${isCrowd ? 'crowd' : ''}`} aria-label={title}>
      {bars.map((bar, place) => {
        const { word, value, top = new Intl.NumberFormat('en').format(value), tone } = bar;
        const isQuiet = isCrowd && !isNamed(bar, place, bars.length);
        return (
          <li key={word} style={{ '--part': value / most }}>
            <span className={`bar ${tone}`}>
              <b className={isCrowd && value === 0 ? 'none' : undefined}>{top}</b>
            </span>
            <span className={isQuiet ? 'unseen' : 'word'}>{word}</span>
          </li>
        );
      })}
    </ol>
  );
};
