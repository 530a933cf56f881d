/** What happens in a room by itself: the moves of bots, of clocks that ran out, and seats that are given up. */
import { answerTo, type BotQuestion } from '@baize/casino';
import { fillAny, type GameModule, type GameTypes, passiveFor, read, type Seat } from '@baize/engine';
import {
  clockAction,
  type EntryBody,
  nextTask,
  type RejectReason,
  type RoomState,
  roomBotQuestion,
  type ScheduledTask,
} from '@baize/rooms';
import type { BotWorkers } from './bot-workers.ts';
import type { RoomLog } from './log/log.ts';
import type { Metrics } from './metrics.ts';

/** Makes an entry from the room as it is; undefined when there is nothing to write any more. */
export type Proposal = (room: RoomState<GameTypes>) => EntryBody | undefined;

/** What became of a proposal. */
export type ProposalResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: RejectReason | 'superseded' | 'retry' | 'too-often'; readonly refusal?: unknown };

/** What moves need of the process around them. */
export interface SchedulerServices {
  readonly log: RoomLog;
  readonly workers: BotWorkers;
  readonly metrics: Metrics;
}

/** The room that is moved. */
interface Moved<T extends GameTypes> {
  readonly room: RoomState<T>;
  /** Whether somebody looks on. Otherwise nothing moves. */
  readonly isWatched: boolean;
  /** The time in the room. */
  now(): number;
  propose(make: Proposal): Promise<ProposalResult>;
}

/** How long a process waits before it does what another is about to do. */
const BACK_OFF = 250;
const MAX_DELAY = 2 ** 30;

/** Whether this is still what is due. */
const isStillDue = (room: RoomState<GameTypes>, due: ScheduledTask): boolean => {
  const now = nextTask(room);
  if (due.what === 'closed' || now === undefined || now.what === 'closed') return now?.what === due.what;
  return now.what === due.what && now.seat === due.seat && (due.what === 'freed' || room.seats[due.seat]?.nth === due.nth);
};

/** The moves of one room. */
export class Scheduler<T extends GameTypes> {
  /** Whether this process wrote last. */
  isMine = false;
  readonly #module: GameModule<T>;
  /** The bots of the game, the weakest first. */
  readonly #levels: readonly string[];
  readonly #services: SchedulerServices;
  readonly #table: Moved<T>;
  /** What is due next, and when it is looked at. */
  #wanted: { readonly due: ScheduledTask; readonly at: number } | undefined;
  /** When the timer wakes: never after what is wanted, and often before it, as each move puts that off. */
  #wakesAt = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(module: GameModule<T>, place: SchedulerServices, table: Moved<T>) {
    this.#module = module;
    this.#levels = Object.keys(module.bots);
    this.#services = place;
    this.#table = table;
  }
  /** Waits for what is due next. */
  arm(): void {
    const due = this.#table.isWatched ? nextTask(this.#table.room) : undefined;
    if (due === undefined) {
      this.disarm();
      return;
    }
    // Whoever wrote last goes on at once; the others only if that one does not.
    const backOff = this.isMine ? 0 : BACK_OFF * (1 + Math.random());
    const at = performance.now() + Math.max(0, due.at - this.#table.now()) + backOff;
    this.#wanted = { due, at };
    // A timer that wakes too early looks again: that is cheaper than a new one with every move.
    if (at < this.#wakesAt) this.#wakeAt(at);
  }
  disarm(): void {
    this.#wanted = undefined;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    clearTimeout(this.#timer);
  }
  #wakeAt(at: number): void {
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(() => this.#wake(), Math.min(Math.max(0, Math.ceil(at - performance.now())), MAX_DELAY));
  }
  #wake(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    const wanted = this.#wanted;
    if (wanted === undefined) return;
    if (wanted.at > performance.now()) this.#wakeAt(wanted.at);
    else {
      this.#wanted = undefined;
      void this.#fulfil(wanted.due);
    }
  }
  /** A bot's move that is due now and needs no thread. */
  quick(room: RoomState<T>): EntryBody | undefined {
    const due = nextTask(room);
    if (due?.what !== 'bot' || due.at > this.#table.now() || room.state === null) return undefined;
    const { question, weaker } = this.#ask(room, room.state, due.seat);
    if (weaker !== undefined) return undefined;
    return { t: 'act', seat: due.seat, nth: due.nth, who: 'bot', action: this.#answerOf(question) };
  }

  async #fulfil(due: ScheduledTask): Promise<void> {
    const propose = (action: unknown): Promise<ProposalResult> =>
      this.#table.propose((room) => (isStillDue(room, due) ? this.#entryFor(due, action) : undefined));
    let granted = await propose(due.what === 'bot' ? await this.#think(due.seat) : undefined);
    const { room } = this.#table;
    // A bot that wants what it may not have has lost its move: it makes the plainest one.
    if (!granted.ok && granted.why === 'refused' && due.what === 'bot' && room.state !== null) {
      this.#services.metrics.count('bots_failed');
      granted = await propose(this.#plainMove(roomBotQuestion(this.#module, room, room.state, due.seat)));
    }
    // What is taken arms the next; what is superseded was settled by an entry that has armed it. Only trouble needs another look.
    if (!granted.ok && granted.why !== 'superseded') setTimeout(() => this.arm(), BACK_OFF * (1 + Math.random())).unref();
  }
  /** A bot's move; the plainest one where the bot has a fault: it loses its move, and nothing else. */
  #answerOf(question: BotQuestion<T>): unknown {
    try {
      return answerTo(this.#module, question);
    } catch {
      this.#services.metrics.count('bots_failed');
      return this.#plainMove(question);
    }
  }
  /** Check or fold where that can be done, else whatever is offered. */
  #plainMove({ sight, chance }: BotQuestion<T>): unknown {
    return passiveFor(this.#module.game, sight) ?? fillAny(sight.offers, read(chance));
  }
  #entryFor(due: ScheduledTask, action: unknown): EntryBody | undefined {
    const { room } = this.#table;
    if (due.what === 'closed') return { t: 'closed', why: 'full' };
    if (due.what === 'freed') return { t: 'freed', seat: due.seat, host: false };
    if (room.state === null) return undefined;
    const decision = due.what === 'bot' ? action : clockAction(this.#module, room, room.state, due.seat);
    return { t: 'act', seat: due.seat, nth: due.nth, who: due.what, action: decision };
  }
  /** What a bot is asked, and the level below its own if it is the strongest of a game: those think in a thread. */
  #ask(room: RoomState<T>, state: T['state'], seat: Seat): { readonly question: BotQuestion<T>; readonly weaker: string | undefined } {
    const question = roomBotQuestion(this.#module, room, state, seat);
    const level = this.#levels.indexOf(question.bot);
    return { question, weaker: level === this.#levels.length - 1 ? this.#levels[level - 1] : undefined };
  }
  /** A bot's move. Where too many wait for a thread, the next weaker answers here. */
  async #think(seat: Seat): Promise<unknown> {
    const { room } = this.#table;
    if (room.state === null) return undefined;
    const { question, weaker } = this.#ask(room, room.state, seat);
    if (weaker === undefined) return this.#answerOf(question);
    const answer = await this.#services.workers.ask({ game: this.#module.game.id, question });
    if (answer !== undefined) return answer;
    this.#services.metrics.count('bots_lowered');
    return this.#answerOf({ ...question, bot: weaker });
  }
}
