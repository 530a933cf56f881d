/** A run on a page: figures with their intervals, how results spread, and the course. Text of plain characters, 78 columns wide. */
import { capital, figure } from '@baize/engine';
import type { Bar, Estimate, ExactMean, PlayerReport, SimulationReport } from '@baize/odds/simulate';

// --- how far a run is, in one line -----------------------------------------------------------------------------------

const BAR = 30;

const timeLeft = (seconds: number): string => {
  if (seconds < 90) return `${Math.ceil(seconds)} s left`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min left` : `${(seconds / 3600).toFixed(1)} h left`;
};

const inWords = (seconds: number): string => {
  if (seconds < 1.5) return 'About a second';
  if (seconds < 90) return `About ${Math.ceil(seconds)} seconds`;
  return seconds < 5400 ? `About ${Math.round(seconds / 60)} minutes` : `About ${(seconds / 3600).toFixed(1)} hours`;
};

/** "1,000 rounds. About 12 seconds on 2 processors.", before a run begins. */
export const expectedLine = (rounds: number, seconds: number, workers: number): string =>
  `${figure(rounds)} rounds. ${inWords(seconds)} on ${workers === 1 ? 'one processor' : `${workers} processors`}.${seconds > 60 ? ' Ctrl+C stops it, and tells what there is.' : ''}`;

/** "[#######          ]  24 %  1,234 evenings a second, 12 s left". */
export const progressLine = (done: number, all: number, seconds: number): string => {
  const share = all === 0 ? 1 : done / all;
  const bar = '#'.repeat(Math.round(share * BAR)).padEnd(BAR);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  if (done === 0 || seconds === 0) return `[${bar}]${percent}`;
  const rate = done / seconds;
  const pace = rate >= 10 ? figure(Math.round(rate)) : rate.toFixed(1);
  return `[${bar}]${percent}  ${pace} evenings a second, ${timeLeft((all - done) / rate)}`;
};

const WIDTH = 78;

const UNITS = { chips: 'chips', points: 'points', wins: 'wins' } as const;

/** Three digits that matter: "-0.0619", "12.4". */
const digits = (value: number): string => {
  if (value === 0 || !Number.isFinite(value)) return Number.isFinite(value) ? '0' : 'unknown';
  const places = Math.max(0, Math.min(6, 2 - Math.floor(Math.log10(Math.abs(value)))));
  return value.toFixed(places);
};

const estimate = ({ mean, margin }: Estimate): string => `${digits(mean)} ± ${digits(margin)}`;
const percent = ({ mean, margin }: Estimate): string => `${(100 * mean).toFixed(2)} % ± ${(100 * margin).toFixed(2)}`;

const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : value < 0 ? `-${figure(-value)}` : '0');

/** Neighbouring bars are put together until they fit the rows. */
const joined = (bars: readonly Bar[], rows: number): readonly Bar[] => {
  const [first, last] = [bars[0]?.from ?? 0, bars.at(-1)?.from ?? 0];
  const step = Math.max(1, (last - first) / rows);
  const sums = new Map<number, number>();
  for (const { from, count } of bars) {
    const at = Math.min(rows - 1, Math.floor((from - first) / step));
    sums.set(at, (sums.get(at) ?? 0) + count);
  }
  return [...sums].sort(([a], [b]) => a - b).map(([at, count]) => ({ from: Math.round(first + at * step), count }));
};

const HISTOGRAM_ROWS = 12;

/** How results spread: one row for each range, the longest bar across the page. */
const histogram = (title: string, all: readonly Bar[]): readonly string[] => {
  const bars = all.length > HISTOGRAM_ROWS ? joined(all, HISTOGRAM_ROWS) : all;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const labels = bars.map(({ from }) => signed(from));
  const wide = Math.max(...labels.map((label) => label.length), 0);
  return [
    title,
    ...bars.map(({ count }, at) => {
      const share = `${((100 * count) / total).toFixed(1)} %`.padStart(8);
      const room = WIDTH - wide - share.length - 4;
      return `  ${(labels[at] ?? '').padStart(wide)} ${'#'.repeat(Math.max(count > 0 ? 1 : 0, Math.round((room * count) / most)))}${share}`;
    }),
  ];
};

const COURSE_ROWS = 8;

/** The course as a row of dots for each height. */
const course = ({ points, course: { net, low, high, drawdown } }: PlayerReport): readonly string[] => {
  const told = `Course: ends at ${signed(net)}, lowest ${signed(low)}, highest ${signed(high)}, deepest fall ${figure(drawdown)}.`;
  if (points.length < 2) return [told];
  const columns = Math.min(points.length, WIDTH - 4);
  const values = Array.from({ length: columns }, (_, at) => points[Math.floor((at * points.length) / columns)] ?? 0);
  const [bottom, top] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rowOf = (value: number): number => Math.round(((top - value) / Math.max(1, top - bottom)) * (COURSE_ROWS - 1));
  const zero = rowOf(0);
  const rows = Array.from({ length: COURSE_ROWS }, (_, row) =>
    values.map((value) => (rowOf(value) === row ? '*' : row === zero ? '-' : ' ')).join(''),
  );
  return [told, ...rows.map((row) => `  ${row}`.trimEnd())];
};

const playerLines = (report: SimulationReport, player: PlayerReport, exact: ExactMean | undefined): readonly string[] => {
  const unit = UNITS[report.unit];
  const { purse, evening } = report.plan;
  return [
    `${capital(player.player)}: ${estimate(player.perRound)} ${unit} a round, a round strays by ${digits(player.spread)}.`,
    ...(exact === undefined ? [] : [`  Exactly ${digits(exact.mean)} for ${exact.holdsFor}.`]),
    ...(report.unit === 'chips' ? [`  Won ${percent(player.won)}, lost ${percent(player.lost)}.`] : []),
    ...(player.ruin === null || purse === null
      ? []
      : [`  A purse of ${figure(purse)} is lost within ${figure(evening)} rounds on ${percent(player.ruin)} of evenings.`]),
  ];
};

/** The page. `exact` is what the first player should come to, where that can be said. */
export const simulationPage = (report: SimulationReport, exact: ExactMean | undefined): readonly string[] => {
  const { plan, rounds, evenings, isWhole, players } = report;
  const [first] = players;
  const isAlone = players.length === 1 && first !== undefined;
  return [
    `${capital(plan.game)}, ${plan.preset}: ${figure(rounds)} rounds on ${figure(evenings)} evenings${isWhole ? '' : ', a part of the run'}.`,
    `Seed ${plan.seed.replace(/^0+(?=.)/, '')}. Intervals hold the truth in 19 of 20 runs.`,
    '',
    ...players.flatMap((player, at) => playerLines(report, player, at === 0 ? exact : undefined)),
    ...(isAlone
      ? [
          '',
          ...histogram('What a round brought:', first.byRound),
          '',
          ...histogram('What an evening brought:', first.byEvening),
          '',
          ...course(first),
        ]
      : []),
  ];
};

/** The course of every player as rows of figures: the evening, then a column for each player. */
export const simulationRows = ({ players, pointEvery }: SimulationReport): readonly string[] => {
  const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const length = Math.max(0, ...players.map(({ points }) => points.length));
  return [
    ['evening', ...players.map(({ player }) => quoted(player))].join(','),
    ...Array.from({ length }, (_, at) => [(at + 1) * pointEvery, ...players.map(({ points }) => points[at] ?? '')].join(',')),
  ];
};
