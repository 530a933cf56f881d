/** A run on a page: figures with their intervals, how results spread, and the course. Text of plain characters, 78 columns wide. */
import { capital, figure } from '@baize/engine';
import type { Bar, Estimate, ExactMean, PlayerReport, SimulationReport } from '@baize/odds/simulate';
import { simulationWords } from './language/index.ts';

// --- how far a run is, in one line -----------------------------------------------------------------------------------

const BAR = 30;

/** "1,000 rounds. About 12 seconds on 2 processors.", before a run begins. */
export const expectedLine = (rounds: number, seconds: number, workers: number): string =>
  simulationWords().expected(rounds, seconds, workers);

/** "[#######          ]  24%  1,234 evenings a second, 12 s left". */
export const progressLine = (done: number, all: number, seconds: number): string => {
  const share = all === 0 ? 1 : done / all;
  const bar = '#'.repeat(Math.round(share * BAR)).padEnd(BAR);
  const { percent: written, pace } = simulationWords();
  const percent = written(Math.floor(share * 100) / 100, 0).padStart(5);
  if (done === 0 || seconds === 0) return `[${bar}]${percent}`;
  const rate = done / seconds;
  return `[${bar}]${percent}  ${pace(rate, (all - done) / rate)}`;
};

const WIDTH = 78;

/** Three digits that matter: "-0.0619", "12.4". */
const digits = (value: number): string => {
  if (value === 0 || !Number.isFinite(value)) return Number.isFinite(value) ? '0' : simulationWords().unknown;
  const places = Math.max(0, Math.min(6, 2 - Math.floor(Math.log10(Math.abs(value)))));
  return simulationWords().decimal(value, places);
};

const estimate = ({ mean, margin }: Estimate): string => `${digits(mean)} ± ${digits(margin)}`;
const percent = ({ mean, margin }: Estimate): string =>
  `${simulationWords().percent(mean, 2)} ± ${simulationWords().decimal(100 * margin, 2)}`;

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
      const share = simulationWords()
        .percent(count / total, 1)
        .padStart(8);
      const room = WIDTH - wide - share.length - 4;
      return `  ${(labels[at] ?? '').padStart(wide)} ${'#'.repeat(Math.max(count > 0 ? 1 : 0, Math.round((room * count) / most)))}${share}`;
    }),
  ];
};

const COURSE_ROWS = 8;

/** The course as a row of dots for each height. */
const course = ({ points, course: { net, low, high, drawdown } }: PlayerReport): readonly string[] => {
  const told = simulationWords().course(signed(net), signed(low), signed(high), drawdown);
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
  const words = simulationWords();
  const { purse, evening } = report.plan;
  return [
    words.player(capital(player.player), estimate(player.perRound), report.unit, digits(player.spread)),
    ...(exact === undefined ? [] : [`  ${words.exactly(digits(exact.mean), exact.holdsFor)}`]),
    ...(report.unit === 'chips' ? [`  ${words.outcomes(percent(player.won), percent(player.lost))}`] : []),
    ...(player.ruin === null || purse === null ? [] : [`  ${words.ruin(purse, evening, percent(player.ruin))}`]),
  ];
};

/** The page. `exact` is what the first player should come to, where that can be said. */
export const simulationPage = (report: SimulationReport, exact: ExactMean | undefined): readonly string[] => {
  const { plan, rounds, evenings, isWhole, players } = report;
  const [first] = players;
  const words = simulationWords();
  const isAlone = players.length === 1 && first !== undefined;
  return [
    words.title(capital(plan.game), plan.preset, rounds, evenings, isWhole),
    words.seed(plan.seed.replace(/^0+(?=.)/, '')),
    '',
    ...players.flatMap((player, at) => playerLines(report, player, at === 0 ? exact : undefined)),
    ...(isAlone
      ? ['', ...histogram(words.byRound, first.byRound), '', ...histogram(words.byEvening, first.byEvening), '', ...course(first)]
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
