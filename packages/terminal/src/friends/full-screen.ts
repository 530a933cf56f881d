/** A table with friends in full screen: the terminal's own table, driven by a session, with what friends add to it. */
import { type DecisionMade, refusedSince, type TableNow } from '@baize/casino';
import type { GameTypes, Saying } from '@baize/engine';
import {
  clockWords,
  LONGEST_SAYING,
  openRemote,
  problemWords,
  type RoomConnection,
  type RoomFrame,
  type RoomRecord,
  type SeatTimeSeen,
  stillWaitingWords,
} from '@baize/rooms';
import { isShared, sharedTable } from '../driver.ts';
import { asksNow, proceed, REMEMBERED, type TableContext } from '../flow.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { inFrame } from '../kit/sayings.ts';
import { type Command, forRuntime, type Message, type Model, type Updated } from '../model.ts';
import { seated, update } from '../program.ts';
import type { LookBack } from '../review/look-back.ts';
import type { WalkEntry } from '../review/walk.ts';
import { draw } from '../view.ts';
import { friendsWords } from './language/index.ts';
import {
  awayWords,
  GoneSeats,
  goersLine,
  goneAndBack,
  hostGoneWords,
  isAwayNow,
  isMyTime,
  isNewlyAway,
  MutedSeats,
  ownWords,
  phraseList,
  phraseNamed,
  waitsForWords,
} from './words.ts';

/** The key that goes on to another table. */
const ONCE_MORE = 'o';
/** The keys that look back at one's own decisions, and save the record. */
const LOOK_BACK = 'l';
const RECORD = 'r';

/** The keys with which one leaves: whoever is away may. */
const LEAVES: readonly string[] = ['q', 'ctrl-c', 'ctrl-d', 'escape', 'y', 'j', 'n', 'k'];

const NO_TIMES: readonly SeatTimeSeen[] = [];

/** The time of a seat: how much there is of it in all, and in words. */
interface RunningTime {
  readonly seat: number;
  readonly rest: number;
  readonly text: string;
}

/** A time when so much of it has gone since it was told. When the clock of the decision is over, the time bank runs: `+0:45`. */
const runningTime = ({ seat, left, spare }: SeatTimeSeen, gone: number): RunningTime => {
  const rest = Math.max(0, left + spare - gone);
  return { seat, rest, text: gone < left || spare === 0 ? clockWords(left - gone) : `+${clockWords(rest)}` };
};

/** The ticket of the second hand: no pause of a table has it. */
const CLOCK_TICKET = -2;
/** When a bell says that little time is left. */
const LOW_MS = 5000;

/** The words after a key; undefined once they are done with. */
const typedAfter = (typed: string, key: string): string | undefined => {
  if (key === 'enter' || key === 'escape') return undefined;
  if (key === 'backspace') return [...typed].slice(0, -1).join('');
  const sign = key === 'space' ? ' ' : [...key].length === 1 ? key : '';
  return [...typed].length < LONGEST_SAYING ? typed + sign : typed;
};

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
  /** Words of one's own as they are typed; undefined while none are. */
  #typed: string | undefined;
  readonly #muted = new MutedSeats();
  readonly #gone = new GoneSeats();
  #isInside = false;
  #said = 0;
  #seats: RoomFrame<T>['seats'] = [];
  #goers = '';
  #wantsMore = false;
  /** The times that run, and when they were told, by the clock of whoever shows this. */
  #times: { readonly of: readonly SeatTimeSeen[]; readonly at: number } = { of: [], at: 0 };
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
    this.#model = seated(sharedTable(session), size, context.policy);
    this.#told = session.now();
  }

  /** The model as the table is now. */
  #sync(): void {
    const { table } = this.#model;
    if (isShared(table)) this.#model = { ...this.#model, table: sharedTable(table.session) };
  }
  #note(text: Saying): void {
    this.#model = { ...this.#model, note: text };
  }
  /** A line of the story that no beat tells. */
  #tell(sentence: Saying): void {
    const last = this.#model.story.at(-1);
    if (last === undefined) this.#note(sentence);
    else this.#model = { ...this.#model, story: [...this.#model.story, { ...last, sentences: [sentence] }].slice(-REMEMBERED) };
  }
  /** Who has gone and come back, and who wants a rematch. */
  #tellSeats({ seats, me }: RoomFrame<T>, goers: string): void {
    for (const sentence of goneAndBack(this.#seats, seats, me)) {
      this.#tell(sentence);
      // Some log rows tell of nothing but the game.
      this.#note(sentence);
    }
    if (isNewlyAway(this.#seats, seats, me)) {
      if (this.#seats.length === 0) this.#connection.ask('back');
      else this.#note(awayWords('anyKey'));
    }
    this.#seats = seats;
    if (goers !== this.#goers && goers !== '') this.#note(goers);
    this.#goers = goers;
  }
  #tellPhrase({ seats, me }: RoomFrame<T>): void {
    const { said } = this.#connection.now().client;
    if (said === undefined || said.nth === this.#said) return;
    this.#said = said.nth;
    if (!this.#muted.hears(said.seat)) return;
    this.#note(`${said.seat === me ? friendsWords().you : (seats[said.seat]?.name ?? friendsWords().somebody)}: ${said.text}`);
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
    if (status === 'lost') this.#note(problem === undefined ? friendsWords().lost : problemWords(problem));
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
  /** The times that run as they are now; the one that is over first stands first. */
  #timesNow({ times = NO_TIMES, phase }: Partial<RoomFrame<T>> = {}): readonly RunningTime[] {
    const of = phase === 'playing' ? times : NO_TIMES;
    if (this.#times.of !== of) this.#times = { of, at: this.#outlet.clock() };
    const gone = this.#outlet.clock() - this.#times.at;
    return of.map((time) => runningTime(time, gone)).toSorted((a, b) => a.rest - b.rest);
  }
  /** How the time stands, and a tick for the next second as long as some runs. */
  #time(): readonly Command[] {
    const { client } = this.#connection.now();
    const { nth, me, seats = [] } = client.room ?? {};
    const clocks = this.#timesNow(client.room);
    const { rest, text: clock = '' } = clocks.find(({ seat }) => seat === me) ?? clocks[0] ?? {};
    const isLow = rest !== undefined && isMyTime(client) && rest <= LOW_MS;
    const lone = clocks.find(({ seat }) => seats[seat]?.gone !== undefined);
    const waits = lone === undefined ? waitsForWords(client) : stillWaitingWords(seats[lone.seat]?.name ?? '', lone.rest);
    this.#model = { ...this.#model, around: { waits, clock, isLow, clocks } };
    const rings: readonly Command[] = isLow && this.#warned !== (nth ?? 0) ? [{ type: 'ring' }] : [];
    if (isLow) this.#warned = nth ?? 0;
    if (rest === undefined || this.#isTicking) return rings;
    this.#isTicking = true;
    return [...rings, { type: 'wait', ms: 1000, ticket: CLOCK_TICKET }];
  }
  /** The connection has been silent for a while. */
  lost(): readonly Command[] {
    this.#note(hostGoneWords());
    return [];
  }
  send(message: Message): readonly Command[] {
    if (message.type === 'tick' && message.ticket === CLOCK_TICKET) {
      this.#isTicking = false;
      return this.#time();
    }
    if (message.type === 'tick' && message.ticket === this.#pause) this.#pause = -1;
    if (this.#back !== undefined) return this.#lookOn(this.#back, message);
    const mine = message.type === 'key' ? this.#key(message.key) : undefined;
    return mine ?? this.#do((room, model) => update(room, model, message));
  }
  /** What a key does here and at no table alone; undefined for any other. */
  #key(key: string): readonly Command[] | undefined {
    if (this.#isAway() && !LEAVES.includes(key)) {
      this.#connection.ask('back');
      this.#model = { ...this.#model, note: undefined };
      return [];
    }
    if (this.#typed !== undefined) return this.#type(this.#typed, key);
    if (this.#isSaying || (key === '/' && this.#model.page.at === 'table')) return this.#speak(key);
    return this.#isOver() ? this.#endKey(key) : undefined;
  }
  #isAway(): boolean {
    const { room } = this.#connection.now().client;
    return room?.phase === 'playing' && isAwayNow(room.seats, room.me);
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
    const { end, endWithout } = friendsWords();
    return inFrame(this.#made.size === 0 ? endWithout : end, this.#model.size.columns >= 80 ? 80 : 44);
  }
  #playOn(): readonly Command[] {
    if (!this.#wantsMore) this.#connection.ask('again');
    this.#wantsMore = true;
    return [];
  }
  /** A key while words of one's own are typed. */
  #type(typed: string, key: string): readonly Command[] {
    const { room } = this.#connection.now().client;
    this.#typed = typedAfter(typed, key);
    const saying = key === 'enter' && room !== undefined && typed.trim() !== '' ? ownWords(room, typed) : '';
    if (typeof saying !== 'string') this.#connection.say(saying);
    this.#note(this.#typed === undefined ? (typeof saying === 'string' ? saying : '') : friendsWords().say.typing(this.#typed));
    return [];
  }
  #speak(key: string): readonly Command[] {
    const { room } = this.#connection.now().client;
    if (this.#isSaying && key === 'w' && room?.words === true) {
      this.#isSaying = false;
      this.#typed = '';
      this.#note(friendsWords().say.typing(''));
      return [];
    }
    const muted = this.#isSaying && key === 'm' && room !== undefined ? this.#muted.answer(room, 'mute') : undefined;
    const phrase = this.#isSaying ? phraseNamed(key) : undefined;
    const gone = this.#isSaying ? this.#gone.answer(this.#connection, { h: 'house', f: 'free' }[key] ?? '') : undefined;
    this.#isSaying = !this.#isSaying;
    if (phrase !== undefined) this.#connection.say({ phrase });
    const isLone = room?.seats.some(({ gone: since }) => since !== undefined) === true;
    this.#note(gone ?? muted ?? (this.#isSaying ? friendsWords().say.keys(phraseList(), room?.words === true, isLone) : ''));
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
