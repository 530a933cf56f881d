/**
 * An evening with friends: pages and terminals at one table play a game to its end, and nobody has an easy time. Afterwards a referee
 * reads every frame that anybody was sent, and all must have the same bill.
 */
import type { BySeat, GameModule, GameTypes } from '@baize/engine';
import { checkRoomRecord, linkTo, type RoomOptions, roomFindingWords } from '@baize/rooms';
import type { Browser } from 'playwright-core';
import type { RoomLog, RunningServer } from '../../server/src/index.ts';
import { LOG_START, roomEntryOf } from '../../server/src/log/log.ts';
import { startRelay } from '../../server/src/relay.fixture.ts';
import { type Bill, billOf, type Guest, kill, letPlay, onlyWatch, openGuest, type Play, type Role, sitDown, wakeUp } from './guest.ts';
import { type HeardFrame, type Listener, Referee } from './referee.ts';

/** A window with a program in it. */
export interface TerminalWindow {
  text(): string;
  bar(): string;
  type(keys: string): void;
  hasEnded(): boolean;
  close(): void;
}

/** Where an evening takes place. */
export interface EveningPlace {
  readonly browser: Browser;
  readonly server: Pick<RunningServer, 'url' | 'registry'>;
  readonly log: Pick<RoomLog, 'read'>;
  openTerminal(args: readonly string[]): TerminalWindow;
  /** What to type at a terminal; undefined while there is nothing. */
  keysFor(seen: { readonly bar: string; readonly text: string; readonly turn: number }): readonly string[] | undefined;
}

/** Who comes to what. */
export interface EveningPlan<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly wish: RoomOptions;
  /** The first is the host. */
  readonly roles: readonly Role[];
  /** Those who sit at a terminal. */
  readonly terminals?: readonly string[];
  /** Somebody at the rail. */
  readonly watcher?: string;
  /** From this hand on they put all in now and then, so that it comes to an end. */
  readonly boldFrom: number;
  /** After this hand the host closes the table for all, and each has what the state says by then. */
  readonly closes?: { readonly after: number; readonly points: (state: T['state']) => BySeat<number> };
  /** How long it may take, in milliseconds. */
  readonly most: number;
  /** What is done when it is over. */
  afterwards?(guests: readonly Guest[]): Promise<void>;
}

/** How an evening went. */
export interface EveningTold {
  readonly isOver: boolean;
  readonly hands: number;
  readonly decisions: number;
  readonly seconds: number;
  /** How often each kind of trouble came. */
  readonly troubles: Readonly<Record<'reloads' | 'breaks' | 'sleeps' | 'kills' | 'newcomers', number>>;
  readonly frames: number;
  readonly cards: number;
  readonly recordHolds: boolean;
  readonly faults: readonly string[];
}

/** After so many milliseconds a key that has changed nothing is pressed again. */
const UNHEARD = 1000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const until = async (what: string, test: () => boolean | Promise<boolean>, most = 30_000): Promise<void> => {
  for (const end = Date.now() + most; !(await test()); await pause(20)) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
  }
};

type Host = Exclude<Awaited<ReturnType<RunningServer['registry']['find']>>, string>;

/** One evening, as it goes. */
class Evening<T extends GameTypes> {
  readonly #place: EveningPlace;
  readonly #plan: EveningPlan<T>;
  readonly #host: Host;
  readonly guests: Guest[] = [];
  readonly #listeners: Listener[] = [];
  readonly #troubles = { reloads: 0, breaks: 0, sleeps: 0, kills: 0, newcomers: 0 };
  readonly #decided = new Map<string, number>();
  readonly #terminals: TerminalWindow[] = [];
  readonly #relays: (() => void)[] = [];
  #turn = 0;
  /** What each terminal showed when somebody last typed there, and when that was. */
  readonly #typed = new Map<TerminalWindow, { readonly text: string; readonly at: number }>();

  constructor(place: EveningPlace, plan: EveningPlan<T>, host: Host) {
    this.#place = place;
    this.#plan = plan;
    this.#host = host;
  }
  #heard = (): Omit<HeardFrame, 'text'> => ({ hand: this.#host.room.hand, isOver: this.#isOver });
  get #isOver(): boolean {
    return this.#host.room.phase === 'over';
  }
  #seatOf(name: string): number {
    return this.#host.room.seats.findIndex(({ holder, coming }) => (holder ?? coming)?.name === name);
  }
  async #open(role: Role): Promise<Guest> {
    const { browser, server } = this.#place;
    const guest = await openGuest({ browser, url: server.url, code: this.#host.code, now: this.#heard }, role);
    this.guests.push(guest);
    this.#listeners.push(guest);
    return guest;
  }

  // --- coming -----------------------------------------------------------------------------------------------------------

  async #seat(role: Role): Promise<void> {
    await sitDown(await this.#open(role));
    await until(`${role.name} to sit`, () => this.#seatOf(role.name) >= 0);
  }
  async #seatTerminal(name: string): Promise<void> {
    const heard: HeardFrame[] = [];
    this.#listeners.push({ name, heard });
    const relay = await startRelay(this.#place.server.url, (text) => heard.push({ text, ...this.#heard() }));
    this.#relays.push(relay.close);
    this.#terminals.push(this.#place.openTerminal(['join', linkTo(relay.url, this.#host.code), '--name', name, '--speed', 'instant']));
    await until(`${name} to sit`, () => this.#seatOf(name) >= 0);
  }
  /** All who are there from the first hand sit down, and the host deals. */
  async begin(): Promise<void> {
    const { roles, terminals = [], watcher } = this.#plan;
    for (const role of roles) if (role.comesAt === undefined) await this.#seat(role);
    for (const name of terminals) await this.#seatTerminal(name);
    if (watcher !== undefined) {
      await onlyWatch(await this.#open({ name: watcher, watches: true }));
      await until(`${watcher} at the rail`, () => this.#host.room.guests.some(({ name }) => name === watcher));
    }
    await this.guests[0]?.page.getByRole('button', { name: 'Deal the first hand' }).click();
    await until('the first deal', () => this.#host.room.hand > 0);
  }

  // --- playing ----------------------------------------------------------------------------------------------------------

  /** Everybody moves until it is over. */
  async play(): Promise<void> {
    for (const end = Date.now() + this.#plan.most; !this.#isOver && Date.now() < end; ) {
      for (const guest of this.guests) {
        await this.#trouble(guest);
        if (guest.role.watches === undefined) await letPlay(guest, this.#playOf(guest));
      }
      await this.#close();
      await this.#type();
      await this.#newcomers();
      await pause(25);
    }
  }
  #playOf(guest: Guest): Play {
    if (guest.isAsleep) return 'not at all';
    if (this.#closes(guest)) return 'to the result';
    return this.#host.room.hand >= this.#plan.boldFrom ? 'boldly' : 'with care';
  }
  /** Whether it is the host's last hand. */
  #closes(guest: Guest): boolean {
    const { after = Number.POSITIVE_INFINITY } = this.#plan.closes ?? {};
    return guest === this.guests[0] && this.#host.room.hand >= after;
  }
  async #close(): Promise<void> {
    const [host] = this.guests;
    if (host === undefined || !this.#closes(host) || (await host.page.locator('.ht-result, .result').count()) === 0) return;
    await host.page.getByRole('button', { name: 'Invite' }).click();
    await host.page.getByRole('button', { name: 'Close the table for everyone' }).click();
    await host.page.getByRole('button', { name: 'Close it' }).click();
    await until('the end', () => this.#isOver);
  }
  async #type(): Promise<void> {
    for (const terminal of this.#terminals) {
      // At the end Enter would leave.
      if (terminal.hasEnded() || this.#isOver) continue;
      const text = terminal.text();
      // Who goes on pressing before anything has changed is not heard for a while.
      const last = this.#typed.get(terminal);
      if (last?.text === text && Date.now() - last.at < UNHEARD) continue;
      this.#typed.set(terminal, { text, at: Date.now() });
      this.#turn += 1;
      for (const key of this.#place.keysFor({ bar: terminal.bar(), text, turn: this.#turn }) ?? []) {
        terminal.type(key);
        await pause(10);
      }
    }
  }
  async #trouble(guest: Guest): Promise<void> {
    const { hand, seats, opening } = this.#host.room;
    const { role, name } = guest;
    if (guest.isGone) return;
    const seat = seats[this.#seatOf(name)];
    const nth = seat?.nth ?? 0;
    if (nth > (this.#decided.get(name) ?? 0) && this.#troubles.reloads < (role.reloads ?? 0)) {
      this.#decided.set(name, nth);
      this.#troubles.reloads += 1;
      await guest.page.reload();
    }
    if (role.sleepsAt !== undefined && hand >= role.sleepsAt && guest.slept === undefined) {
      guest.slept = Date.now();
      guest.isAsleep = true;
      this.#troubles.sleeps += 1;
    }
    // Until a bot has taken over, or for three clocks where nobody asks.
    if (guest.isAsleep && (seat?.away !== null || Date.now() - (guest.slept ?? 0) > 3 * opening.clock)) await wakeUp(guest);
    if (role.killedAt !== undefined && hand >= role.killedAt) {
      this.#troubles.kills += 1;
      await kill(guest);
    }
  }
  async #newcomers(): Promise<void> {
    const { hand, seats, state } = this.#host.room;
    const { game } = this.#plan.module;
    for (const role of this.#plan.roles) {
      if (role.comesAt === undefined || hand < role.comesAt || this.guests.some(({ name }) => name === role.name)) continue;
      const isFree = seats.some(
        ({ holder, coming }, seat) => holder === null && coming === null && state !== null && game.isIn(state, seat),
      );
      if (!isFree) continue;
      // They wait for whoever comes: the game could be over before.
      for (const guest of this.guests) await letPlay(guest, 'not at all');
      await this.#seat(role);
      this.#troubles.newcomers += 1;
    }
  }

  // --- the end ----------------------------------------------------------------------------------------------------------

  /** The bill on every screen, if it is not the one that the rules give. */
  async #bills(referee: Referee<T>): Promise<readonly string[]> {
    const { state } = referee.end;
    const scores = referee.scores ?? (state === null ? [] : (this.#plan.closes?.points(state) ?? []));
    const due: Bill = referee.end.seats.flatMap(({ holder }, seat) =>
      holder === null ? [] : [{ name: holder.name, has: scores[seat] ?? 0 }],
    );
    const faults: string[] = [];
    for (const guest of this.guests) {
      if (guest.isGone) continue;
      const bill = await billOf(guest);
      for (const { name, has } of due) {
        const line = bill.find((one) => one.name === name);
        if (line?.has !== has) faults.push(`${guest.name}'s bill has ${line?.has ?? 'nothing'} for ${name}, who has ${has}`);
      }
    }
    for (const terminal of this.#terminals) {
      const isTold = (): boolean => /\[O\] Rematch|rematch/.test(terminal.text());
      await until('the end in the terminal', isTold, 5000).catch(
        () => void faults.push(`The terminal does not know of the end:\n${terminal.text()}`),
      );
    }
    return faults;
  }
  /** Looks at everything that was sent and is shown. */
  async judge(began: number): Promise<EveningTold> {
    const { module } = this.#plan;
    const { code, room } = this.#host;
    const isOver = this.#isOver;
    for (const guest of this.guests) if (guest.isAsleep && !guest.isGone) await wakeUp(guest);
    // What is on a slow line is still to come.
    const isGone = (name: string): boolean => this.guests.some((guest) => guest.name === name && guest.isGone);
    if (isOver)
      for (const { name, heard } of this.#listeners)
        await until('the last frame', () => isGone(name) || heard.some(({ text }) => isOfEnd(text)));
    const lines = (await this.#place.log.read(code, LOG_START)) ?? [];
    const entries = lines.map(roomEntryOf);
    const referee = new Referee(module, code, entries);
    const found = this.#listeners.map((one) => referee.judge(one));
    const record = await this.#host.record();
    const checked = record === undefined ? undefined : checkRoomRecord(module, record);
    this.#troubles.breaks = this.guests.reduce((sum, { breaks }) => sum + breaks, 0);
    return {
      isOver,
      hands: room.hand,
      decisions: entries.filter(({ t }) => t === 'act').length,
      seconds: Math.round((Date.now() - began) / 1000),
      troubles: this.#troubles,
      frames: found.reduce((sum, { frames }) => sum + frames, 0),
      cards: found.reduce((sum, { cards }) => sum + cards, 0),
      recordHolds: checked?.ok === true,
      faults: [
        ...(checked?.ok === false ? [roomFindingWords(checked)] : []),
        ...found.flatMap(({ faults }) => faults),
        ...this.guests.flatMap(({ faults }) => faults),
        ...(isOver ? await this.#bills(referee) : []),
      ],
    };
  }
  async close(): Promise<void> {
    for (const terminal of this.#terminals) terminal.close();
    for (const close of this.#relays) close();
    for (const { page, isGone } of this.guests) if (!isGone) await page.context().close();
  }
}

const isOfEnd = (text: string): boolean => text.includes('"phase":"over"');

/** Plays an evening, and tells how it went. */
export const playEvening = async <T extends GameTypes>(place: EveningPlace, plan: EveningPlan<T>): Promise<EveningTold> => {
  const began = Date.now();
  const code = await place.server.registry.create(plan.wish);
  const host = code === undefined ? 'no table' : await place.server.registry.find(code);
  if (typeof host === 'string') throw new Error(`${plan.wish.game}: ${host}`);
  const evening = new Evening(place, plan, host);
  try {
    await evening.begin();
    await evening.play();
    const told = await evening.judge(began);
    await plan.afterwards?.(evening.guests);
    return told;
  } finally {
    await evening.close();
  }
};
