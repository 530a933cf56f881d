/** `baize simulate …`: plays a plan on all processors, shows how far it is, and tells what came of it. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { catalogue, type GameId, type Games, gameIds, isGameId } from '@baize/games';
import {
  addTotals,
  exactMean,
  type Field,
  fieldFor,
  makePart,
  mergeParts,
  noTotals,
  parsePart,
  playEvening,
  type SimulationPart,
  type SimulationPlan,
  type SimulationReport,
  type SimulationTotals,
  type Stretch,
  simulate,
  simulationReport,
  stretchOf,
} from '@baize/odds/simulate';
import { quoted } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import { simulationWords } from '../simulate/language/index.ts';
import { expectedLine, progressLine, simulationPage, simulationRows } from '../simulate/page.ts';
import { readSimulate, type SimulateRequest, type Telling } from '../simulate/request.ts';
import { freshSeed } from './disk.ts';
import { readText, refuse, say, writeNew } from './named-file.ts';

/** The word that a thread of ours is started with, as `arguments.ts` knows it. */
const WORKER_WORD = 'simulate-worker';

type Run = Extract<SimulateRequest, { readonly kind: 'run' }>;

// --- in a thread ----------------------------------------------------------------------------------------------------

/** A stretch of a plan, to its end. */
const playStretch = async (plan: SimulationPlan, stretch: Stretch): Promise<SimulationTotals> => {
  const found = await fieldFor<GameId>(plan.game, plan);
  if (!found.ok) throw new RangeError(found.why.type);
  return simulate(found.field, plan, stretch);
};

const isStretch = (value: unknown): value is Stretch => typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** The life of a thread: a stretch comes in, its totals go out. */
export const serveStretches = (): void => {
  if (isMainThread || parentPort === null) return void refuse(simulationWords().notForTyping(WORKER_WORD));
  const port = parentPort;
  const { plan }: { readonly plan: SimulationPlan } = workerData;
  port.on('message', (message: unknown) => {
    // A stretch that fails is a bug in a strategy: it ends the thread, and with it the run.
    if (isStretch(message)) void playStretch(plan, message).then((totals) => port.postMessage(totals));
  });
};

// --- on all processors ------------------------------------------------------------------------------------------------

/** So many pieces a thread: small enough to end together, large enough to be worth the post. */
const PIECES = 40;

/** The stretches of a run that are done, put together from its beginning on. */
class Done {
  totals: SimulationTotals;
  readonly #waiting = new Map<number, SimulationTotals>();
  /** All evenings that were played, those that wait for an earlier one among them. */
  evenings = 0;

  constructor(plan: SimulationPlan, from: number) {
    this.totals = noTotals(plan, from);
  }

  add(part: SimulationTotals): void {
    this.evenings += part.stretch.to - part.stretch.from;
    this.#waiting.set(part.stretch.from, part);
    for (let next = this.#waiting.get(this.totals.stretch.to); next !== undefined; next = this.#waiting.get(this.totals.stretch.to)) {
      this.#waiting.delete(next.stretch.from);
      this.totals = addTotals(this.totals, next);
    }
  }
}

const piecesOf = ({ from, to }: Stretch, workers: number): readonly Stretch[] => {
  const size = Math.max(1, Math.ceil((to - from) / (workers * PIECES)));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => ({
    from: from + at * size,
    to: Math.min(to, from + (at + 1) * size),
  }));
};

/** Plays a stretch in so many threads. It can be stopped: then what is done from the beginning on counts. */
const playAll = (plan: SimulationPlan, stretch: Stretch, count: number, tell: (evenings: number) => void): Promise<SimulationTotals> =>
  new Promise((resolve, reject) => {
    const pieces = [...piecesOf(stretch, count)];
    const done = new Done(plan, stretch.from);
    const [, command = ''] = process.argv;
    const workers = Array.from(
      { length: Math.min(count, pieces.length) },
      () => new Worker(command, { argv: [WORKER_WORD], workerData: { plan } }),
    );
    const end = (): void => {
      process.off('SIGINT', end);
      for (const worker of workers) void worker.terminate();
      resolve(done.totals);
    };
    process.on('SIGINT', end);
    const hand = (worker: Worker): void => {
      const piece = pieces.shift();
      if (piece !== undefined) worker.postMessage(piece);
    };
    for (const worker of workers) {
      worker.on('message', (totals: SimulationTotals) => {
        done.add(totals);
        tell(done.evenings);
        if (done.totals.stretch.to === stretch.to) end();
        else hand(worker);
      });
      worker.on('error', (error) => {
        for (const one of workers) void one.terminate();
        reject(error);
      });
      hand(worker);
    }
  });

// --- what is told -------------------------------------------------------------------------------------------------------

/** So long a run is tried out, and so long it may take without a word where nobody watches; in milliseconds. */
const TRIED = 300;
const LONG = 10_000;
/** A round that takes so long says enough by itself. */
const SLOW = 2000;

/**
 * How long a run will take on so many processors that have nothing else to do, in milliseconds: some rounds are played first, twice as
 * many each time, and timed by the processor. The very first does not count: whoever plays may have to work out a chart before it.
 */
const timeOf = <Id extends GameId>(field: Field<Games[Id]>, plan: SimulationPlan, rounds: number, workers: number): number => {
  const timeFor = (some: number): number => {
    const before = process.cpuUsage();
    playEvening(field, { ...plan, rounds: some, evening: some }, 0, () => undefined);
    return process.cpuUsage(before).user / 1000;
  };
  let each = timeFor(1);
  for (let [some, spent] = [1, 0]; spent < TRIED && some < rounds && each < SLOW; some *= 2) {
    const time = timeFor(some);
    spent += time;
    each = time / some;
  }
  return each * (rounds / workers);
};

/** A line that is written again and again over itself; nothing where nobody watches. */
const watch = (all: number): { tell(evenings: number): void; end(): void } => {
  if (!process.stderr.isTTY) return { tell: () => undefined, end: () => undefined };
  const began = performance.now();
  let last = 0;
  return {
    tell: (evenings) => {
      const now = performance.now();
      if (now - last < 100) return;
      last = now;
      process.stderr.write(`\r\x1b[K${progressLine(evenings, all, (now - began) / 1000)}`);
    },
    end: () => void process.stderr.write('\r\x1b[K'),
  };
};

const reportFor = async <Id extends GameId>(id: Id, { plan, totals }: SimulationPart): Promise<SimulationReport> =>
  simulationReport<Games[Id]>(await catalogue[id](), plan, totals);

const tellPart = async (part: SimulationPart, told: Telling): Promise<0 | 1> => {
  const { plan } = part;
  if (!isGameId(plan.game)) return refuse(unknown('game', plan.game, gameIds));
  const report = await reportFor(plan.game, part);
  if (told === 'csv') return say(simulationRows(report).join('\n'));
  const exact = await exactMean(plan);
  return say(told === 'json' ? JSON.stringify({ ...report, exact: exact ?? null }) : simulationPage(report, exact).join('\n'));
};

/** The plan with the chart that its player goes by. */
const withChart = ({ plan, chart }: Run): SimulationPlan | { readonly sentence: string } => {
  if (chart === undefined) return plan;
  const read = readText(chart);
  return 'text' in read ? { ...plan, strategies: { ...plan.strategies, own: read.text } } : read;
};

const run = async (asked: Run): Promise<0 | 1> => {
  const plan = withChart(asked);
  if ('sentence' in plan) return refuse(plan.sentence);
  const found = await fieldFor<GameId>(plan.game, plan);
  if (!found.ok) return refuse(simulationWords().fault(found.why));
  const stretch = stretchOf(plan, asked.shard.part, asked.shard.parts);
  const workers = asked.workers ?? availableParallelism();
  const rounds = Math.min(plan.rounds, (stretch.to - stretch.from) * plan.evening);
  const expected = timeOf(found.field, plan, rounds, workers);
  if (process.stderr.isTTY || expected > LONG) process.stderr.write(`${expectedLine(rounds, expected / 1000, workers)}\n`);
  const progress = watch(stretch.to - stretch.from);
  const totals = await playAll(plan, stretch, workers, progress.tell);
  progress.end();
  if (totals.stretch.to === totals.stretch.from && stretch.to > stretch.from) return refuse(simulationWords().stopped);
  if (asked.out !== undefined) return writeNew(asked.out, makePart(plan, totals));
  return await tellPart({ kind: 'baize-simulation', plan, totals }, asked.told);
};

const merge = async ({ files, out, told }: Extract<SimulateRequest, { readonly kind: 'merge' }>): Promise<0 | 1> => {
  const parts: SimulationPart[] = [];
  for (const file of files) {
    const read = readText(file);
    if (!('text' in read)) return refuse(read.sentence);
    const part = parsePart(read.text);
    if (part === undefined) return refuse(simulationWords().noPart(quoted(file)));
    parts.push(part);
  }
  const merged = mergeParts(parts);
  if (!merged.ok) return refuse(simulationWords().fault(merged.why));
  return out === undefined ? await tellPart(merged.part, told) : writeNew(out, makePart(merged.part.plan, merged.part.totals));
};

/** Does what was asked for after `baize simulate`; the answer is the exit code. */
export const simulateFrom = async (args: readonly string[]): Promise<number> => {
  const asked = await readSimulate(args, freshSeed);
  switch (asked.kind) {
    case 'wrong':
      refuse(asked.sentence);
      return 2;
    case 'merge':
      return await merge(asked);
    case 'run':
      return await run(asked);
  }
};
