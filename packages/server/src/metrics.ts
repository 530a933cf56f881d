/** What is counted and measured, in the format that Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const BOUNDS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

/** How long something takes, in milliseconds. */
class Durations {
  readonly #counts: number[] = BOUNDS.map(() => 0);
  #sum = 0;
  #count = 0;
  add(ms: number): void {
    this.#sum += ms;
    this.#count += 1;
    const at = BOUNDS.findIndex((bound) => ms <= bound);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }
  print(name: string): string {
    let sum = 0;
    const buckets = BOUNDS.map((bound, at) => {
      sum += this.#counts[at] ?? 0;
      return `${name}_bucket{le="${bound}"} ${sum}`;
    });
    return [
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum.toFixed(3)}`,
      `${name}_count ${this.#count}`,
    ].join('\n');
  }
}

const COUNTED = [
  'entries',
  'conflicts',
  'refusals',
  'waits',
  'catch_ups',
  'gaps',
  'lost_tails',
  'drops',
  'closed_lines',
  'bots_lowered',
  'bots_failed',
  'bad_messages',
  'unkept',
] as const;
const HALF_A_MINUTE = 30_000;

/** Something that is counted. */
export type ServerCount = (typeof COUNTED)[number];

/** The server's figures. */
export class Metrics {
  readonly appends = new Durations();
  readonly acts = new Durations();
  readonly #counts = new Map<ServerCount, number>(COUNTED.map((name) => [name, 0]));
  readonly #gauges = new Map<string, () => number>();
  /** Two of a minute each, half a minute apart: the older one is asked. */
  readonly #delays = [monitorEventLoopDelay({ resolution: 20 }), monitorEventLoopDelay({ resolution: 20 })] as const;
  #older = 0;
  readonly #timer = setInterval(() => {
    this.#delays[this.#older === 0 ? 0 : 1].reset();
    this.#older = 1 - this.#older;
  }, HALF_A_MINUTE).unref();

  constructor() {
    for (const delay of this.#delays) delay.enable();
  }
  /** One more of these. */
  count(name: ServerCount): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
  /** A value that is asked for when somebody looks. */
  gauge(name: string, value: () => number): void {
    this.#gauges.set(name, value);
  }
  /** How many there were. */
  countOf(name: ServerCount): number {
    return this.#counts.get(name) ?? 0;
  }
  /** All figures as text. */
  print(): string {
    const counts = [...this.#counts].map(([name, value]) => `# TYPE baize_${name}_total counter\nbaize_${name}_total ${value}`);
    const gauges = [...this.#gauges].map(([name, value]) => `# TYPE baize_${name} gauge\nbaize_${name} ${value()}`);
    const loop = `# TYPE baize_loop_delay_p99_ms gauge\nbaize_loop_delay_p99_ms ${(this.#delays[this.#older === 0 ? 0 : 1].percentile(99) / 1e6).toFixed(3)}`;
    return `${[...counts, ...gauges, loop, this.appends.print('baize_append_ms'), this.acts.print('baize_act_to_beat_ms')].join('\n')}\n`;
  }
  close(): void {
    clearInterval(this.#timer);
    for (const delay of this.#delays) delay.disable();
  }
}
