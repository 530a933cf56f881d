/** The plates of the statistics: six figures, the course of a game, and the pictures that one game alone has. */
import {
  type BarPicture,
  type CountedBar,
  EVEN_SHARE,
  type GameFigures,
  handsPlayed,
  type MistakeFigures,
  numbersSeen,
  positionFigures,
  type Statistics,
  signedFigure,
} from '@baize/casino';
import { capital, type NotedRound } from '@baize/engine';
import type { GameId } from '@baize/games';
import { Suspense } from 'react';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import { page } from '../runtime/page.ts';
import { LineChart, type PointWords } from './LineChart.tsx';
import { booksWords } from './language/index.ts';
import { gameSeries, type Series } from './series.ts';

// The biggest pots at Hold'em, won and lost: the cards that were held, how it ended, and what it brought.

/** How one of them ended, in words. The game works it out from the cards, and is loaded when there is something to say. */
const PotEnd = page(async () => {
  const { holdemModule } = await import('@baize/games/holdem');
  return (round: NotedRound) => capital(holdemModule.words.noted?.(round) ?? '');
});

/** The plate; nothing where none is noted yet. */
export const PotsPanel = ({ noted = [] }: Pick<Statistics, 'noted'>) =>
  noted.length === 0 ? null : (
    <section className="panel pots">
      <h2>
        {booksWords().pots.title} <small>{booksWords().pots.note}</small>
      </h2>
      <ol>
        {noted.map((round) => (
          <li key={`${round.net} ${round.cards.join('')}`}>
            <span className="held">
              {round.cards.map((card) => (
                <CardFace key={card} card={card} />
              ))}
            </span>
            <span className="how">
              <Suspense fallback={null}>
                <PotEnd {...round} />
              </Suspense>
            </span>
            <b className={round.net < 0 ? 'loss' : 'gain'}>{signedFigure(round.net)}</b>
          </li>
        ))}
      </ol>
    </section>
  );

// --- a picture of bars: a list, each entry with its count above and its word below -----------------------------------

/** Past so many bars only some words stand below. */
const CROWD = 9;
/** The bars that keep their word in a crowd: every fifth, the ends and the nothing. */
const isNamed = ({ word }: CountedBar, place: number, count: number): boolean => {
  const number = Number(word.replace('−', '-').replace('+', ''));
  return place === 0 || place === count - 1 || number % 5 === 0;
};

/** The bars of a picture. */
const Bars = ({ picture: { title, bars } }: { picture: BarPicture }) => {
  const most = Math.max(...bars.map(({ value }) => value), 1e-9);
  const isCrowd = bars.length > CROWD;
  return (
    <ol className={`bars ${isCrowd ? 'crowd' : ''}`} aria-label={title}>
      {bars.map((bar, place) => {
        const { word, value, top = booksWords().value(value), tone } = bar;
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

/** The figures of a game, each with what it means. */
export const SixFigures = ({ figures }: Pick<GameFigures, 'figures'>) => (
  <dl className="figures">
    {figures.map(({ name, value, unit, means }) => (
      <div key={name} className="figure">
        <dt>{name}</dt>
        <dd>
          {value}
          {unit !== undefined && <small> {unit}</small>}
        </dd>
        <dd className="means">{means}</dd>
      </div>
    ))}
  </dl>
);

/** A picture on a plate of its own. */
export const PicturePanel = ({ picture }: { picture: BarPicture }) => (
  <section className="panel">
    <h2>
      {picture.title} <small>{picture.note}</small>
    </h2>
    <Bars picture={picture} />
  </section>
);

/** What the look backs came to. */
export const MistakesPanel = ({ mistakes: { figures, picture } }: { mistakes: MistakeFigures }) => (
  <section className="panel">
    <h2>
      {picture.title} <small>{picture.note}</small>
    </h2>
    {/* One sitting is no course: a single bar would say nothing but that it is there. */}
    {picture.bars.length > 1 && <Bars picture={picture} />}
    <p>{figures.map(({ name, value, unit = '', means }) => `${name}: ${value} ${unit} ${means}`.replaceAll('  ', ' ')).join('. ')}.</p>
  </section>
);

/** What the dotted line of a course is; undefined where it has none. */
const dottedWords = ({ expected, usual }: Series, isPoints: boolean): string | undefined => {
  const { evenShare, byOdds, evenLuck } = booksWords().course;
  return isPoints ? evenShare(EVEN_SHARE) : usual !== undefined ? byOdds : expected !== undefined ? evenLuck : undefined;
};

const keyOf = (hasLuck: boolean, isPoints: boolean, dotted: string | undefined) => (
  <p className="chart-key" aria-hidden="true">
    <span>
      <i /> {isPoints ? booksWords().course.you : booksWords().course.result}
    </span>
    {dotted !== undefined && (
      <span>
        <i className="dots" /> {dotted}
      </span>
    )}
    {hasLuck && (
      <span>
        <i className="block" /> {booksWords().course.ordinary}
      </span>
    )}
  </p>
);

const COURSE_HEIGHT = 260;

interface CoursePanelProps {
  readonly id: GameId;
  /** What of it was luck, in a sentence. */
  readonly luck: string | undefined;
  readonly statistics: Statistics;
}

/** The course of a game. */
export const CoursePanel = ({ id, luck, statistics }: CoursePanelProps) => {
  const series = gameSeries(id, statistics);
  if (series === undefined) return null;
  const { expected, usual, values } = series;
  const isPoints = series.unit === 'points';
  const words = booksWords().course;
  const more = (place: number): string | undefined => {
    if (isPoints || expected === undefined) return undefined;
    const due = signedFigure(expected[place] ?? 0);
    return usual === undefined ? words.withEvenLuck(due) : words.expected(due, Math.round(usual[place] ?? 0));
  };
  const tell = (place: number): PointWords => {
    const said = more(place);
    return {
      where: words.after(id, series.rounds[place] ?? 0),
      value: isPoints ? words.pointsAHand(values[place] ?? 0) : words.chipsAt(signedFigure(values[place] ?? 0)),
      ...(said === undefined ? {} : { more: said }),
    };
  };
  const last = values.length - 1;
  const title = isPoints ? words.points : usual === undefined ? words.chips : words.luck;
  return (
    <section className="panel">
      <div className="head">
        <h2>{title}</h2>
        {keyOf(usual !== undefined, isPoints, dottedWords(series, isPoints))}
      </div>
      <LineChart
        series={series}
        height={COURSE_HEIGHT}
        label={words.summary(title, tell(last).where, tell(last).value)}
        axis={(value) => (isPoints ? booksWords().value(value) : signedFigure(value))}
        tell={tell}
      />
      {luck !== undefined && <p className="quiet">{luck}</p>}
    </section>
  );
};

const PLACES = [
  { x: '20%', y: '22%' },
  { x: '50%', y: '14%' },
  { x: '80%', y: '22%' },
  { x: '80%', y: '76%' },
  { x: '50%', y: '86%' },
  { x: '20%', y: '76%' },
];

/** What each position at Hold'em has brought, round a table. */
export const PositionsPanel = ({ sums = {} }: Statistics) => (
  <section className="panel">
    <h2>
      {booksWords().positions.title} <small>{booksWords().positions.note}</small>
    </h2>
    <ul className="seats-round cloth">
      {positionFigures(sums).map(({ name, hands, inHundred }, place) => (
        <li key={name} style={{ '--x': PLACES[place]?.x, '--y': PLACES[place]?.y }}>
          <b className={inHundred === undefined ? undefined : inHundred < 0 ? 'loss' : 'gain'}>
            {inHundred === undefined ? '–' : signedFigure(inHundred)}
          </b>
          <span>{name}</span>
          <span className="unseen">{booksWords().positions.hands(hands)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Which of the 169 hands are played, and how often. */
export const RangePanel = ({ sums = {} }: Statistics) => {
  const hands = handsPlayed(sums);
  const often = hands.filter(({ dealt, played }) => dealt > 0 && played / dealt > 0.5).length;
  return (
    <section className="panel">
      <h2>
        {booksWords().range.title} <small>{booksWords().range.note}</small>
      </h2>
      <div className="range" role="img" aria-label={booksWords().range.summary(often)}>
        {hands.map(({ name, dealt, played }) => {
          const part = dealt === 0 ? 0 : Math.round((100 * played) / dealt);
          return (
            <span key={name} className={part > 60 ? 'hi' : part > 0 ? 'lo' : undefined} style={{ '--v': `${part}%` }}>
              {name.slice(0, 2)}
            </span>
          );
        })}
      </div>
    </section>
  );
};

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const colourOf = (number: number): string => (number === 0 ? 'green' : REDS.has(number) ? 'red' : 'black');

/** The numbers of the board, column by column from the top, as it lies on the table. */
const BOARD_ORDER = [0, ...[3, 2, 1].flatMap((row) => Array.from({ length: 12 }, (_, column) => 3 * column + row))];

/** How often each number came, and what that says of the next: nothing. */
export const NumbersPanel = ({ sums = {} }: Statistics) => {
  const seen = numbersSeen(sums);
  const spins = seen.reduce((sum, count) => sum + count, 0);
  const due = spins / 37;
  const width = 2 * Math.sqrt(due);
  const most = Math.max(...seen, 1);
  const words = booksWords().numbers;
  return (
    <section className="panel">
      <h2>
        {words.title} <small>{words.note(spins, Math.round(due))}</small>
      </h2>
      <ol className="numbers">
        {BOARD_ORDER.map((number) => (
          <li
            key={number}
            className={`${colourOf(number)} ${number === 0 ? 'zero-box' : ''}`}
            style={{ '--v': `${(100 * (seen[number] ?? 0)) / most}%` }}
          >
            <b>{number}</b>
            <small>{amountOf(seen[number] ?? 0)}</small>
          </li>
        ))}
      </ol>
      <p>
        {spins >= 100 && `${words.ordinary(Math.max(0, Math.floor(due - width)), Math.ceil(due + width))} `}
        {words.noMemory}
      </p>
    </section>
  );
};
