/** The books: what was won and lost, game by game and all together, and the course of the purse. */
import { type Bankroll, noRounds, type Statistics, sumStatistics } from '@baize/casino';
import { gameIds } from '@baize/games';
import { titles } from '../floor/tiles.ts';
import { Tool } from '../kit/Button.tsx';
import { amountOf, chipsOf } from '../kit/deck/chips.ts';
import { useRoute } from '../runtime/address.ts';
import { useHouseNow } from '../runtime/HouseProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import './statistics.css';
import { CHART_AREA, heightOf, linePath } from './bankroll-line.ts';

const signed = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

const columns: readonly (readonly [string, (books: Statistics) => string])[] = [
  ['Rounds', ({ rounds }) => amountOf(rounds)],
  ['Won', ({ won }) => amountOf(won)],
  ['Lost', ({ lost }) => amountOf(lost)],
  ['Pushed', ({ pushed }) => amountOf(pushed)],
  ['Net', ({ net }) => signed(net)],
  ['Best run', ({ bestRun }) => amountOf(bestRun)],
  ['Biggest win', ({ biggestWin }) => amountOf(biggestWin)],
];

const Row = ({ name, books }: { name: string; books: Statistics }) => (
  <tr>
    <th scope="row">{name}</th>
    {columns.map(([title, show]) => (
      <td key={title} data-title={title}>
        {show(books)}
      </td>
    ))}
  </tr>
);

const PurseLine = ({ bankroll }: { bankroll: Bankroll }) => {
  const { start, low, peak, line } = bankroll;
  const now = line.at(-1) ?? start;
  const level = heightOf(bankroll, start);
  return (
    <figure className="purse-line">
      <svg
        viewBox={`-8 -8 ${CHART_AREA.width + 16} ${CHART_AREA.height + 16}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Your purse began with ${chipsOf(start)}, fell to ${amountOf(low)} at the lowest, rose to ${amountOf(peak)} at the highest, and stood at ${amountOf(now)} after the last round.`}
      >
        <path className="level" d={`M0 ${level}H${CHART_AREA.width}`} />
        <path className="course" d={linePath(bankroll)} />
        <path className="now" d={`M${CHART_AREA.width} ${heightOf(bankroll, now)}h0`} />
      </svg>
      <figcaption>
        <span>
          Peak <b>{amountOf(peak)}</b>
        </span>
        <span>
          Lowest <b>{amountOf(low)}</b>
        </span>
        <span>
          Began with <b>{amountOf(start)}</b>
        </span>
      </figcaption>
    </figure>
  );
};

/** The page. */
export const StatisticsPage = () => {
  const profile = useHouseNow((now) => now.profile);
  const [, go] = useRoute();
  const back = () => go('/');
  useKeys({ q: back, Escape: back });
  const books = gameIds.map((id) => ({ id, books: profile.statistics[id] ?? noRounds }));
  const all = sumStatistics(books.map((one) => one.books));
  return (
    <main className="leaf-page">
      <header>
        <h1>Statistics</h1>
        <Tool icon="leave" label="Back to the floor" keyName="Q" wordy onPress={back} />
      </header>
      <PurseLine bankroll={profile.bankroll} />
      {profile.bankruptcies > 0 && (
        <p>
          The last chip was gone {profile.bankruptcies === 1 ? 'once' : `${amountOf(profile.bankruptcies)} times`}, and the house gave 1,000
          fresh ones each time.
        </p>
      )}
      {all.rounds === 0 && <p>Nothing has been played yet. The books are open.</p>}
      <table className="books">
        <thead>
          <tr>
            <th scope="col">Game</th>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {books.map((one) => (
            <Row key={one.id} name={titles[one.id]} books={one.books} />
          ))}
        </tbody>
        <tfoot>
          <Row name="All tables" books={all} />
        </tfoot>
      </table>
    </main>
  );
};
