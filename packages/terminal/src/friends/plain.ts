/** A table with friends line by line: the lobby of every terminal, and the whole table for screen readers, pipes and scripts. */
import { type NarratedBeat, refusedSince, type TableNow, type TableSession } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import {
  freeFace,
  freeName,
  openRemote,
  phrases,
  placeInQueue,
  problemWords,
  queueWords,
  type RoomClient,
  type RoomConnection,
  type RoomFrame,
  type RoomRecord,
  refusedWords,
  roomOptionsOf,
  spectatorId,
} from '@baize/rooms';
import { type SharedTable, sharedTable } from '../driver.ts';
import type { TablePolicy } from '../flow.ts';
import { answerPlain, enterPlain, lined, type Said } from '../plain.ts';
import type { TableScreen } from '../screens/screen.ts';
import { changedRoomOptions } from './options.ts';
import {
  aboutRoom,
  GoneSeats,
  goersLine,
  goneAndBack,
  goodbyeLines,
  HOST_GONE,
  hostQuestion,
  lobbyLines,
  lobbyPrompt,
  phraseList,
  phraseNamed,
  standingLines,
} from './words.ts';

/** How a shared table differs: nothing is lost by leaving, and no coach sits there. */
export const SHARED_TABLE: TablePolicy = { isKept: true, asks: false, hints: false };

const ONCE_MORE = 'Enter plays once more at a table like this one, record saves the record, q leaves.';

/** What the lines need of whoever shows them. */
export interface LinesOutlet {
  readonly width: number;
  write(text: string): void;
  /** Whether the table runs here, and ends with this window. */
  readonly isHost: boolean;
  /** The first hand is dealt. True when somebody else shows the table from now on. */
  dealt(): boolean;
  /** The host has laid a table of another game. */
  otherGame(game: string): void;
  /** The game is over, and goes on at another table. */
  again(code: string): void;
  /** Writes the record of the room to a file, and says where, or why not. */
  save(record: RoomRecord): string;
  /** All is said. */
  end(lines: readonly string[]): void;
}

/** A table with friends in lines. */
export class FriendsLines<T extends GameTypes> {
  readonly #screen: TableScreen<T>;
  readonly #connection: RoomConnection<T>;
  readonly #name: string;
  readonly #outlet: LinesOutlet;
  #session: TableSession<T> | undefined;
  /** The table as the player was last told about it. */
  #seen: TableNow<T> | undefined;
  #said: Said<T> | undefined;
  #told: NarratedBeat<T>[] = [];
  #lobby = '';
  #trouble = '';
  #refused: RoomClient<T>['refused'];
  #heard = 0;
  #seats: RoomFrame<T>['seats'] = [];
  #hasAsked = false;
  readonly #gone = new GoneSeats();
  /** What was last said of who would play on; undefined before the end. */
  #goers: string | undefined;
  #wantsMore = false;
  #isOver = false;
  #isElsewhere = false;
  #isShowing = false;
  #isAskedToEnd = false;
  #wantsRecord = false;

  constructor(screen: TableScreen<T>, connection: RoomConnection<T>, name: string, outlet: LinesOutlet) {
    this.#connection = connection;
    this.#name = name;
    this.#outlet = outlet;
    this.#screen = screen;
  }
  #say(lines: readonly string[]): void {
    if (lines.length > 0) this.#outlet.write(lined(lines, this.#outlet.width));
  }
  #finish(lines: readonly string[]): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#outlet.end(lines);
  }

  /** Something has changed at the room. */
  changed(): void {
    if (this.#isOver || this.#isElsewhere || this.#isShowing) return;
    const { client, problem } = this.#connection.now();
    const { room } = client;
    if (client.isGone || room?.phase === 'closed') {
      this.#finish(['This table has closed, or a letter of the link is wrong.']);
      return;
    }
    const words = problem === undefined ? '' : problemWords(problem);
    if (words !== this.#trouble && words !== '') this.#say([words]);
    this.#trouble = words;
    if (room === undefined) return;
    if (room.game !== this.#screen.module.game.id) {
      this.#isOver = true;
      this.#outlet.otherGame(room.game);
      return;
    }
    if (this.#wantsRecord && client.record !== undefined) {
      this.#wantsRecord = false;
      this.#say([this.#outlet.save(client.record)]);
    }
    this.#tellRefusal(client);
    this.#tellPhrase(client, room);
    if (room.me === 'rail') this.#outside(room);
    else if (room.phase === 'lobby') this.#inLobby(room);
    else if (this.#outlet.dealt()) this.#isElsewhere = true;
    else this.#atTable(client, room);
  }
  #tellRefusal({ refused }: RoomClient<T>): void {
    if (refused === undefined || refused === this.#refused) return;
    this.#refused = refused;
    if (refused.refusal === undefined && refused.why !== 'decided-already') this.#say([refusedWords(refused)]);
  }
  #tellPhrase({ said }: RoomClient<T>, { seats, me }: RoomFrame<T>): void {
    if (said === undefined || said.nth === this.#heard) return;
    this.#heard = said.nth;
    this.#say([`${said.seat === me ? 'You' : (seats[said.seat]?.name ?? 'Somebody')}: ${phrases[said.phrase]}`]);
  }
  #outside(room: RoomFrame<T>): void {
    if (room.coming !== null) {
      if (!this.#hasAsked) this.#say([aboutRoom(this.#screen.module, room), 'A hand is being played: you sit down with the next one.']);
      this.#hasAsked = true;
      return;
    }
    const isFull = !room.seats.some(({ held, coming }) => !held && coming === null);
    if (room.phase === 'over') this.#finish(['The sitting is over.']);
    else if (isFull) this.#inLine(room);
    else this.#takeSeat(room);
  }
  /** Every seat is taken: one waits for the next, behind whoever came before. */
  #inLine(room: RoomFrame<T>): void {
    this.#hasAsked = false;
    const { watching, credentials } = this.#connection.now().client;
    if (watching === undefined) this.#connection.watch({ name: freeName(this.#name, room.seats), face: freeFace(room.seats), waits: true });
    const place = placeInQueue(room.guests, spectatorId(credentials.token));
    const line = place < 0 ? '' : `Every seat is taken. You are ${queueWords(place)}, and sit down as soon as one is free. q leaves.`;
    if (line !== this.#lobby && line !== '') this.#say([line]);
    this.#lobby = line;
  }
  #takeSeat(room: RoomFrame<T>): void {
    // Whoever stands in the queue before others lets them have it.
    if (this.#hasAsked || placeInQueue(room.guests, spectatorId(this.#connection.now().client.credentials.token)) > 0) return;
    this.#hasAsked = true;
    this.#connection.sit({ name: freeName(this.#name, room.seats), face: freeFace(room.seats) });
  }
  #inLobby(room: RoomFrame<T>): void {
    const lines = [aboutRoom(this.#screen.module, room), ...lobbyLines(room), lobbyPrompt(room)];
    if (lines.join('\n') !== this.#lobby) this.#say(['', ...lines]);
    this.#lobby = lines.join('\n');
  }
  /** The session at the table, from the first time that there is one. */
  #sessionNow(): TableSession<T> {
    if (this.#session === undefined) {
      this.#session = openRemote(this.#screen.module, this.#connection);
      this.#session.start();
    }
    return this.#session;
  }
  #atTable(client: RoomClient<T>, room: RoomFrame<T>): void {
    // Showing changes the connection, which is no news then.
    this.#isShowing = true;
    const session = this.#sessionNow();
    const before = this.#seen ?? session.now();
    const { told: last } = session.now();
    session.showAll();
    this.#isShowing = false;
    const now = session.now();
    if (now.told !== last) this.#told.push(...now.told);
    const why = refusedSince(before, now);
    this.#seen = now;
    const gone = goneAndBack(this.#seats, room.seats, room.me);
    this.#seats = room.seats;
    if (room.seats[now.facts.seat]?.away != null) this.#connection.ask('back');
    const late = why === undefined ? [] : [why];
    const lines = [...late, ...this.#told.flatMap(({ sentences }) => sentences), ...gone];
    if (now.waiting === 'over') this.#atEnd(client, room, lines);
    else if (now.waiting === 'me') this.#ask({ ...sharedTable(session), told: this.#told }, lines, late);
    else {
      this.#said = undefined;
      this.#told = [];
      this.#say(lines);
    }
  }
  /** The game is over: how it stands is told once, then who would play on. */
  #atEnd(client: RoomClient<T>, room: RoomFrame<T>, lines: readonly string[]): void {
    this.#said = undefined;
    this.#told = [];
    if (this.#wantsMore && room.again !== null) {
      this.#isOver = true;
      this.#outlet.again(room.again);
      return;
    }
    const goers = goersLine(room);
    const standing = this.#goers === undefined ? standingLines(this.#screen.module, client) : [];
    const isNews = goers !== (this.#goers ?? '');
    const prompt = this.#goers === undefined || isNews ? [...(goers === '' ? [] : [goers]), ONCE_MORE] : [];
    this.#goers = goers;
    this.#say([...lines, ...standing, ...prompt]);
  }
  #ask(table: SharedTable<T>, lines: readonly string[], late: readonly string[]): void {
    if (this.#said !== undefined && lines.length === 0) return;
    this.#told = [];
    this.#said = enterPlain(this.#screen, table, SHARED_TABLE, this.#outlet.width, late);
    this.#outlet.write(this.#said.text);
  }

  /** A line was typed. */
  answer(text: string): void {
    const word = text.trim().toLowerCase();
    const { room } = this.#connection.now().client;
    if (this.#isOver) return;
    if (word.startsWith('/')) this.#speak(word.slice(1));
    else if (this.#isAskedToEnd) this.#answerEnd(word);
    else if (word === 'q' || word === 'quit') this.#askToLeave();
    else if (room?.phase === 'lobby') this.#atLobby(room, word);
    else if (this.#goers !== undefined) this.#playOn(word);
    else if (this.#said !== undefined) this.#decide(this.#said, text);
    else if (word !== '') this.#tell(word);
  }
  /** The host is asked before the table ends for everybody. */
  #askToLeave(): void {
    const asked = this.#outlet.isHost ? hostQuestion(this.#connection.now().client.room) : undefined;
    this.#isAskedToEnd = asked !== undefined;
    if (asked === undefined) this.leave();
    else this.#say([asked.warning, `${asked.question} Yes (y) or no (n)?`]);
  }
  #answerEnd(word: string): void {
    if (word === 'y' || word === 'yes') {
      this.leave();
      return;
    }
    this.#isAskedToEnd = word !== 'n' && word !== 'no';
    this.#say([this.#isAskedToEnd ? 'Type y or yes to end the table, n or no to play on.' : 'The table goes on.']);
    if (!this.#isAskedToEnd && this.#said !== undefined) this.#outlet.write(this.#said.text);
  }
  /** The connection has been silent for a while. */
  lost(): void {
    if (!this.#isOver && !this.#isElsewhere) this.#say([HOST_GONE]);
  }
  /** What can be asked while others play: the table tells it, and nothing is done. */
  #tell(word: string): void {
    const { tells } = this.#screen;
    const telling = Object.hasOwn(tells, word) ? tells[word] : undefined;
    if (telling !== undefined && this.#seen !== undefined) this.#say(telling(this.#seen));
    else this.#say(['One moment: it is not your turn. hand, table, pot and who tell how it stands; / says something, q leaves.']);
  }
  #playOn(word: string): void {
    if (word === 'record') {
      this.#wantsRecord = true;
      this.#connection.ask('record');
    } else if (word !== '') this.#say([ONCE_MORE]);
    else if (!this.#wantsMore) {
      this.#wantsMore = true;
      this.#connection.ask('again');
    }
  }
  #decide(said: Said<T>, text: string): void {
    this.#isShowing = true;
    const next = answerPlain(this.#screen, said.plain, text);
    this.#isShowing = false;
    this.#seen = next.plain.model.table;
    this.#said = next.plain.asking.at === 'others' ? undefined : next;
    this.#outlet.write(next.text);
    this.changed();
  }
  #speak(what: string): void {
    const phrase = phraseNamed(what);
    const gone = this.#gone.answer(this.#connection, what);
    if (gone !== undefined) this.#say(gone === '' ? [] : [gone]);
    else if (phrase === undefined)
      this.#say([
        `Say something: ${phraseList}. Type / and the number.`,
        '/house lets the house play for who has no connection, /free frees their seat.',
      ]);
    else this.#connection.say(phrase);
  }
  #atLobby(room: RoomFrame<T>, word: string): void {
    const { me, host, seats } = room;
    if (typeof me !== 'number') return;
    if (word === '' && me === host) this.#connection.ready('start');
    else if (word === '' && seats[me]?.ready !== true) this.#connection.ready('ready');
    else if (word === 'n' && seats[me]?.ready === true) this.#connection.ask('unready');
    else if (word !== '' && me === host) void this.#change(room, word);
    else if (word !== '') this.#say([lobbyPrompt(room)]);
  }
  async #change(room: RoomFrame<T>, text: string): Promise<void> {
    const options = await changedRoomOptions(roomOptionsOf(room), text);
    if (typeof options === 'string') this.#say([options]);
    else this.#connection.change(options);
  }
  /** Gets up. */
  leave(): void {
    const { client } = this.#connection.now();
    this.#connection.ask('leave');
    // At the end it has been told how it stands.
    this.#finish(this.#goers === undefined ? goodbyeLines(this.#screen.module, client, this.#outlet.isHost) : ['Good night.']);
  }
}
