/** All tables together: the purse and its line, a row for each table, and what is worth knowing. */
import { FIRST_CHIPS, figuresOf, noRounds, type Profile, type Statistics, signedFigure, worthOf } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { titles } from '../floor/tiles.ts';
import { amountOf, chipsOf } from '../kit/deck/chips.ts';
import { Icon } from '../kit/Icon.tsx';
import { LineChart } from './LineChart.tsx';
import { booksWords } from './language/index.ts';
import { Sittings } from './Sittings.tsx';
import { courseLine, scaleOf } from './scale.ts';
import { gameSeries, purseSeries } from './series.ts';

const PURSE_HEIGHT = 250;

const Purse = ({ profile }: { profile: Profile }) => {
  const words = booksWords().purse;
  const now = worthOf(profile);
  const { start, low, peak } = profile.bankroll;
  const series = purseSeries(profile.bankroll, now);
  return (
    <section className="panel">
      <div className="head">
        <div>
          <h2>{words.title}</h2>
          <p className="big">
            {amountOf(now)} <small>{words.chips(now)}</small>
          </p>
        </div>
        <p className="chart-key">
          <span>
            {words.start} <b>{amountOf(start)}</b>
          </span>
          <span>
            {words.low} <b>{amountOf(Math.min(low, now))}</b>
          </span>
          <span>
            {words.peak} <b>{amountOf(Math.max(peak, now))}</b>
          </span>
        </p>
      </div>
      <LineChart
        series={series}
        height={PURSE_HEIGHT}
        level={start}
        washed
        label={words.summary(start, Math.min(low, now), Math.max(peak, now), now)}
        axis={amountOf}
        tell={(place) => ({ where: words.after(series.rounds[place] ?? 0), value: chipsOf(series.values[place] ?? now) })}
      />
    </section>
  );
};

const SPARK = { left: 4, top: 4, width: 92, height: 28 };

const Spark = ({ id, statistics }: { id: GameId; statistics: Statistics }) => {
  const series = gameSeries(id, statistics);
  if (series === undefined || series.values.length < 2) return <span />;
  return (
    <svg className="spark" viewBox="0 0 100 36" aria-hidden="true">
      <path className="course" d={courseLine(scaleOf(series.values), SPARK, series.values)} />
    </svg>
  );
};

const TableRow = ({ id, statistics }: { id: GameId; statistics: Statistics }) => {
  const { rounds, telling } = figuresOf(id, statistics);
  const { net } = statistics;
  return (
    <a href={`#/statistics?game=${id}`}>
      <b>{titles[id]}</b>
      <Spark id={id} statistics={statistics} />
      <span className="rounds">
        {amountOf(statistics.rounds)} {rounds}
      </span>
      <span className={`net ${net > 0 ? 'gain' : net < 0 ? 'loss' : ''}`}>{net === 0 ? '' : signedFigure(net)}</span>
      <span className="telling">{telling}</span>
      <Icon name="next" />
    </a>
  );
};

/** The page of all tables. */
export const AllTables = ({ profile }: { profile: Profile }) => {
  const played = gameIds
    .flatMap((id) => {
      const statistics = profile.statistics[id] ?? noRounds;
      return statistics.rounds > 0 || statistics.sums !== undefined ? [{ id, statistics }] : [];
    })
    .toSorted((a, b) => b.statistics.net - a.statistics.net);
  const known = played.flatMap(({ id, statistics }) => {
    const { worthKnowing } = figuresOf(id, statistics);
    return worthKnowing === undefined ? [] : [{ id, worthKnowing }];
  });
  const words = booksWords();
  return (
    <>
      <Purse profile={profile} />
      {profile.bankruptcies > 0 && <p>{words.broke(profile.bankruptcies, FIRST_CHIPS)}</p>}
      <div className={known.length > 0 ? 'cols wide-first' : 'cols one'}>
        <section className="panel">
          <h2>{words.byTable}</h2>
          <div className="by-table">
            {played.map((one) => (
              <TableRow key={one.id} {...one} />
            ))}
          </div>
        </section>
        {known.length > 0 && (
          <section className="panel">
            <h2>{words.worthKnowing}</h2>
            <ul className="know">
              {known.map(({ id, worthKnowing }) => (
                <li key={id}>
                  {worthKnowing} <a href={`#/statistics?game=${id}`}>{titles[id]}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Sittings profile={profile} />
    </>
  );
};
