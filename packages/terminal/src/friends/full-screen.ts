/** A table with friends in full screen: the terminal's own table, driven by a session, with what friends add to it. */
import { type DecisionMade, refusedSince, type TableNow } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { clockWords, openRemote, phrases, problemWords, type RoomConnection, type RoomFrame, type RoomRecord } from '@baize/rooms';
import { isShared, sharedTable } from '../driver.ts';
import { asksNow, proceed, REMEMBERED, type TableContext } from '../flow.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { type Command, forRuntime, type Message, type Model, type Updated } from '../model.ts';
import { seated, update } from '../program.ts';
import type { LookBack } from '../review/look-back.ts';
import type { WalkEntry } from '../review/walk.ts';
import { draw } from '../view.ts';
import { GoneSeats, goersLine, goneAndBack, HOST_GONE, isMyTime, phraseList, phraseNamed, waitsForWords } from './words.ts';

/** The key that goes on to another table. */
const ONCE_MORE = 'o';
/** The keys that look back at one's own decisions, and save the record. */
const LOOK_BACK = 'l';
const RECORD = 'r';

/** The ticket of the second hand: no pause of a table has it. */
const CLOCK_TICKET = -2;
/** When a bell says that little time is left. */
const LOW_MS = 5000;

/** What a room in full screen needs of whoever shows it. */
export interface RoomOutlet<T extends GameTypes> {
  /** Milliseconds by some clock. */
  clock(): number;
  /** Opens a look back at one's own decisions. */
  lookBack(entries: readonly WalkEntry<T>[], size: Size, ticket: number): ReturnType<LookBack['send']>;
  /** Writes the record of the room to a file, and says where, or why not. */
  save(record: RoomRecord): string;
}

/** A room in full screen. */
export class FriendsScreen<T extends GameTypes> {
  readonly #room: TableContext<T>;
  readonly #connection: RoomConnection<T>;
  readonly #stop: () => void;
  #model: Model<T>;
  /** The table as it was when the player was last told about it: what was refused since then is still to be said. */
  #told: TableNow<T>;
  /** The ticket of the last pause: as long as it is the model's, what comes meanwhile does not begin it again. */
  #pause = -1;
  #isSaying = false;
  readonly #gone = new GoneSeats();
  #isInside = false;
  #said = 0;
  #seats: RoomFrame<T>['seats'] = [];
  #goers = '';
  #wantsMore = false;
  /** When the time that runs is up, by the clock of whoever shows this, and the entry that said so. */
  #deadline: { readonly at: number; readonly seq: number; readonly left: number } | undefined;
  #isTicking = false;
  /** The decision for which it was said that little time is left. */
  #warned = -1;
  readonly #outlet: RoomOutlet<T>;
  /** One's own decisions, by their number, for a look back. */
  readonly #made = new Map<number, DecisionMade<T>>();
  #back: LookBack | undefined;
  #wantsRecord = false;

  /** The room must have a table by now. */
  constructor(context: TableContext<T>, connection: RoomConnection<T>, size: Size, outlet: RoomOutlet<T>) {
    this.#outlet = outlet;
    this.#room = context;
    this.#connection = connection;
    this.#said = connection.now().client.said?.nth ?? 0;
    const session = openRemote(context.screen.module, connection, {
      decided: (made) => void this.#made.set(made.line, made),
      undecided: (nth) => void this.#made.delete(nth),
    });
    this.#stop = session.start();
    this.#model = seated(sharedTable(session), size);
    this.#told = session.now();
  }

  /** The model as the table is now. */
  #sync(): void {
    const { table } = this.#model;
    if (isShared(table)) this.#model = { ...this.#model, table: sharedTable(table.session) };
  }
  #note(text: string): void {
    this.#model = { ...this.#model, note: text };
  }
  /** A line of the story that no beat tells. */
  #tell(sentence: string): void {
    const last = this.#model.story.at(-1);
    if (last === undefined) this.#note(sentence);
    else this.#model = { ...this.#model, story: [...this.#model.story, { ...last, sentences: [sentence] }].slice(-REMEMBERED) };
  }
  /** Who has gone and come back, and who would play on. */
  #tellSeats({ seats, me }: RoomFrame<T>, goers: string): void {
    for (const sentence of goneAndBack(this.#seats, seats, me)) this.#tell(sentence);
    this.#seats = seats;
    if (goers !== this.#goers && goers !== '') this.#note(goers);
    this.#goers = goers;
    if (typeof me === 'number' && seats[me]?.away != null) this.#connection.ask('back');
  }
  #tellPhrase({ seats, me }: RoomFrame<T>): void {
    const { said } = this.#connection.now().client;
    if (said === undefined || said.nth === this.#said) return;
    this.#said = said.nth;
    this.#note(`${said.seat === me ? 'You' : (seats[said.seat]?.name ?? 'Somebody')}: ${phrases[said.phrase]}`);
  }
  /** What was refused at once has been said; this comes later, from the server or its clock. */
  #tellRefused(): void {
    const { table } = this.#model;
    const why = refusedSince(this.#told, table);
    this.#told = table;
    if (why === undefined) return;
    this.#note(why);
    // What was done for the player is not told as if they had done it.
    this.#tell(why);
  }
  /** What there is to tell besides the game. */
  #tellRest(): void {
    const { client, problem, status } = this.#connection.now();
    if (this.#wantsRecord && client.record !== undefined) {
      this.#wantsRecord = false;
      this.#note(this.#outlet.save(client.record));
    }
    if (client.room !== undefined) {
      this.#tellSeats(client.room, goersLine(client.room));
      this.#tellPhrase(client.room);
    }
    this.#tellRefused();
    if (status === 'lost')
      this.#note(problem === undefined ? 'The line is lost. Trying again; nothing you chose gets lost.' : problemWords(problem));
  }
  /** The table where it goes on, once one has asked for it and there is one. */
  goesOn(): string | undefined {
    return this.#wantsMore ? (this.#connection.now().client.room?.again ?? undefined) : undefined;
  }
  /** Does something at the table, which may change the connection itself: that is not news from outside. */
  #do(act: (context: TableContext<T>, model: Model<T>) => Updated<T>): readonly Command[] {
    this.#isInside = true;
    const [model, commands] = act(this.#room, this.#model);
    this.#isInside = false;
    this.#model = model;
    this.#told = model.table;
    for (const command of commands) if (command.type === 'wait') this.#pause = command.ticket;
    if (commands.some(({ type }) => type === 'quit')) this.#stop();
    return forRuntime(commands);
  }
  /** The room has changed. */
  changed(): readonly Command[] {
    if (this.#isInside) return [];
    this.#sync();
    this.#tellRest();
    const { note } = this.#model;
    const ticks = this.#time();
    if (this.#pause === this.#model.ticket || this.#model.page.at !== 'table') return ticks;
    const commands = this.#do(proceed);
    // A word that came with the beats stays over them.
    if (note !== undefined && this.#model.note === undefined) this.#note(note);
    return [...commands, ...ticks];
  }
  /** How the time stands, and a tick for the next second as long as some runs. */
  #time(): readonly Command[] {
    const { client } = this.#connection.now();
    const { left = null, seq = 0, phase, nth } = client.room ?? {};
    if (left === null || phase !== 'playing') this.#deadline = undefined;
    else if (this.#deadline?.seq !== seq || this.#deadline.left !== left) this.#deadline = { at: this.#outlet.clock() + left, seq, left };
    const rest = this.#deadline === undefined ? undefined : Math.max(0, this.#deadline.at - this.#outlet.clock());
    const isMine = isMyTime(client);
    const isLow = rest !== undefined && isMine && rest <= LOW_MS;
    this.#model = {
      ...this.#model,
      around: { waits: waitsForWords(client), clock: rest === undefined ? '' : clockWords(rest), isLow },
    };
    const rings: readonly Command[] = isLow && this.#warned !== (nth ?? 0) ? [{ type: 'ring' }] : [];
    if (isLow) this.#warned = nth ?? 0;
    if (rest === undefined || this.#isTicking) return rings;
    this.#isTicking = true;
    return [...rings, { type: 'wait', ms: 1000, ticket: CLOCK_TICKET }];
  }
  /** The connection has been silent for a while. */
  lost(): readonly Command[] {
    this.#note(HOST_GONE);
    return [];
  }
  send(message: Message): readonly Command[] {
    if (message.type === 'tick' && message.ticket === CLOCK_TICKET) {
      this.#isTicking = false;
      return this.#time();
    }
    if (message.type === 'tick' && message.ticket === this.#pause) this.#pause = -1;
    if (this.#back !== undefined) return this.#lookOn(this.#back, message);
    if (message.type === 'key' && (this.#isSaying || (message.key === '/' && this.#model.page.at === 'table')))
      return this.#speak(message.key);
    const atEnd = message.type === 'key' && this.#isOver() ? this.#endKey(message.key) : undefined;
    if (atEnd !== undefined) return atEnd;
    return this.#do((room, model) => update(room, model, message));
  }
  #isOver(): boolean {
    return this.#connection.now().client.room?.phase === 'over' && this.#model.page.at === 'table';
  }
  /** What can be done when the game is over, besides leaving; undefined for any other key. */
  #endKey(key: string): readonly Command[] | undefined {
    if (key === ONCE_MORE) return this.#playOn();
    if (key === RECORD) {
      this.#wantsRecord = true;
      this.#connection.ask('record');
      return [];
    }
    return key === LOOK_BACK && this.#made.size > 0 ? this.#openBack() : undefined;
  }
  #openBack(): readonly Command[] {
    const { names } = this.#model.table.facts;
    const entries = [...this.#made.values()].map((made) => ({ made, names }));
    const [back, commands] = this.#outlet.lookBack(entries, this.#model.size, this.#model.ticket + 1);
    this.#back = back;
    return commands;
  }
  /** A look back goes on, until the reader leaves it. The table hears of a new size all the same. */
  #lookOn(open: LookBack, message: Message): readonly Command[] {
    if (message.type === 'resized') this.#model = { ...this.#model, size: message.size };
    const [back, commands] = open.send(message);
    const hasLeft = commands.some(({ type }) => type === 'quit');
    this.#back = hasLeft ? undefined : back;
    if (hasLeft) this.#model = { ...this.#model, ticket: back.ticket + 1 };
    return hasLeft ? [] : commands;
  }
  /** What stands in the bar when the game is over. */
  #endBar(): string {
    const isWide = this.#model.size.columns >= 80;
    const back = this.#made.size === 0 ? '' : isWide ? '  [L]ook back' : '  [L]ook';
    return `${isWide ? '[Enter] Leave' : '[Enter]'}  [O]nce more${back}  [R]ecord`;
  }
  #playOn(): readonly Command[] {
    if (!this.#wantsMore) this.#connection.ask('again');
    this.#wantsMore = true;
    return [];
  }
  #speak(key: string): readonly Command[] {
    const phrase = this.#isSaying ? phraseNamed(key) : undefined;
    const gone = this.#isSaying ? this.#gone.answer(this.#connection, { h: 'house', f: 'free' }[key] ?? '') : undefined;
    this.#isSaying = !this.#isSaying;
    if (phrase !== undefined) this.#connection.say(phrase);
    const isLone = this.#connection.now().client.room?.seats.some(({ gone: since }) => since !== undefined) === true;
    this.#note(
      gone ?? (this.#isSaying ? `Say: ${phraseList}${isLone ? ', h the house plays for who is gone, f frees the seat' : ''}` : ''),
    );
    return [];
  }
  settle(): readonly Command[] {
    return [];
  }
  asks(): boolean {
    return asksNow(this.#model);
  }
  draw(): Screen {
    if (this.#back !== undefined) return this.#back.draw();
    return draw(this.#room, this.#isOver() ? { ...this.#model, bar: this.#endBar() } : this.#model);
  }
}
