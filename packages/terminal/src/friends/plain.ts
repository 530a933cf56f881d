/** A table with friends line by line: the lobby of every terminal, and the whole table for screen readers, pipes and scripts. */
import { type NarratedBeat, refusedSince, type TableNow, type TableSession } from '@baize/casino';
import { type GameTypes, inFull } from '@baize/engine';
import {
  callOf,
  freeFace,
  freeName,
  noRoomWords,
  openRemote,
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
import { isNo, isQuit, isYes, meant } from '../language/typed.ts';
import { answerPlain, enterPlain, lined, type Said } from '../plain.ts';
import type { TableScreen } from '../screens/screen.ts';
import { friendsWords } from './language/index.ts';
import { changedRoomOptions } from './options.ts';
import {
  aboutRoom,
  awayWords,
  GoneSeats,
  goersLine,
  goneAndBack,
  goodbyeLines,
  hostGoneWords,
  hostQuestion,
  isAwayNow,
  isNewlyAway,
  lobbyLines,
  lobbyPrompt,
  MutedSeats,
  ownWords,
  phraseList,
  phraseNamed,
  standingLines,
} from './words.ts';

/** How a shared table differs: nothing is lost by leaving, and no coach sits there. */
export const SHARED_TABLE: TablePolicy = { isKept: true, asks: false, hints: false };

/** What the lines need of whoever shows them. */
export interface LinesOutlet {
  readonly width: number;
  write(text: string): void;
  /** Somebody is asked: a bell, for whoever wants one. */
  ring(): void;
  /** Whether the table runs here, and ends with this window. */
  readonly isHost: boolean;
  /** Whether the player looks on and takes no seat. */
  readonly isWatching?: true | undefined;
  /** How a shared table is for this player. */
  readonly policy: TablePolicy;
  /** The first hand is dealt. True when somebody else shows the table from now on. */
  dealt(): boolean;
  /** The host has laid a table of another game. */
  otherGame(game: string): void;
  /** The game is over, and goes on at another table. */
  again(code: string): void;
  /** Writes the record of the room to a file, and says where, or why not. */
  save(record: RoomRecord): string;
  /** The host goes, and the table stays open. */
  keep(lines: readonly string[]): void;
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
  readonly #muted = new MutedSeats();
  /** What was last said of who wants a rematch; undefined before the end. */
  #goers: string | undefined;
  #wantsMore = false;
  /** The decision that one was called for. */
  #called = -1;
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
      this.#finish([noRoomWords(client.isShut)]);
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
    if (room.me === 'rail') this.#outside(client, room);
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
    if (!this.#muted.hears(said.seat)) return;
    this.#say([`${said.seat === me ? friendsWords().you : (seats[said.seat]?.name ?? friendsWords().somebody)}: ${said.text}`]);
  }
  /** From the rail: what happens is told, and nothing is asked. */
  #lookOn(client: RoomClient<T>, room: RoomFrame<T>): void {
    if (!this.#hasAsked) {
      this.#hasAsked = true;
      this.#connection.watch({ name: freeName(this.#name, room.seats), face: freeFace(room.seats), waits: false });
      this.#say([aboutRoom(this.#screen.module, room), friendsWords().watching]);
    }
    if (room.phase === 'over') this.#finish([friendsWords().over]);
    else if (client.view !== undefined) this.#atTable(client, room);
    else {
      const lines = lobbyLines(room);
      if (lines.join('\n') !== this.#lobby) this.#say(lines);
      this.#lobby = lines.join('\n');
    }
  }
  #outside(client: RoomClient<T>, room: RoomFrame<T>): void {
    if (this.#outlet.isWatching === true) {
      this.#lookOn(client, room);
      return;
    }
    if (room.coming !== null) {
      if (!this.#hasAsked) this.#say([aboutRoom(this.#screen.module, room), friendsWords().nextHand]);
      this.#hasAsked = true;
      return;
    }
    const isFull = !room.seats.some(({ held, coming }) => !held && coming === null);
    if (room.phase === 'over') this.#finish([friendsWords().over]);
    else if (isFull) this.#inLine(room);
    else this.#takeSeat(room);
  }
  /** Every seat is taken: one waits for the next, behind whoever came before. */
  #inLine(room: RoomFrame<T>): void {
    this.#hasAsked = false;
    const { watching, credentials } = this.#connection.now().client;
    if (watching === undefined) this.#connection.watch({ name: freeName(this.#name, room.seats), face: freeFace(room.seats), waits: true });
    const place = placeInQueue(room.guests, spectatorId(credentials.token));
    const line = place < 0 ? '' : friendsWords().queue(queueWords(place));
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
    const isAway = isNewlyAway(this.#seats, room.seats, room.me);
    if (isAway && this.#seats.length === 0) this.#connection.ask('back');
    const away = isAway && this.#seats.length > 0 ? [awayWords('enter')] : [];
    this.#seats = room.seats;
    const late = why === undefined ? [] : [inFull(why)];
    const lines = [...late, ...this.#told.flatMap(({ sentences }) => sentences.map(inFull)), ...gone, ...away];
    if (now.waiting === 'over') this.#atEnd(client, room, lines);
    else if (now.waiting === 'me') this.#ask({ ...sharedTable(session), told: this.#told }, lines, late);
    else {
      this.#said = undefined;
      this.#told = [];
      this.#say(lines);
    }
  }
  /** The game is over: how it stands is told once, then who wants a rematch. */
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
    const prompt = this.#goers === undefined || isNews ? [...(goers === '' ? [] : [goers]), friendsWords().onceMore] : [];
    this.#goers = goers;
    this.#say([...lines, ...standing, ...prompt]);
  }
  #ask(table: SharedTable<T>, lines: readonly string[], late: readonly string[]): void {
    if (this.#said !== undefined && lines.length === 0) return;
    const call = callOf(this.#connection.now().client);
    const isNew = call !== undefined && call.nth !== this.#called;
    const words = isNew ? `${call.words}.` : '';
    const last = table.told.at(-1);
    const told = last === undefined || !isNew ? table.told : [...table.told, { ...last, sentences: [words] }];
    if (isNew) {
      this.#called = call.nth;
      this.#outlet.ring();
    }
    this.#told = [];
    const before = isNew && last === undefined ? [...late, words] : late;
    this.#said = enterPlain(this.#screen, { ...table, told }, this.#outlet.policy, this.#outlet.width, before);
    this.#outlet.write(this.#said.text);
  }

  /** A line was typed. */
  answer(text: string): void {
    const word = text.trim().toLowerCase();
    const { room } = this.#connection.now().client;
    if (this.#isOver) return;
    if (word.startsWith('/')) this.#speak(text.trim().slice(1).trim());
    else if (this.#isAskedToEnd) this.#answerEnd(word);
    else if (isQuit(word)) this.#askToLeave();
    else if (room?.phase === 'lobby') this.#atLobby(room, word);
    else if (room?.phase === 'playing' && isAwayNow(room.seats, room.me)) this.#connection.ask('back');
    else if (this.#goers !== undefined) this.#playOn(word);
    else if (this.#said !== undefined) this.#decide(this.#said, text);
    else if (word !== '') this.#tell(word);
  }
  /** The host is asked before the table ends for everybody. */
  #askToLeave(): void {
    const asked = this.#outlet.isHost ? hostQuestion(this.#connection.now().client.room) : undefined;
    this.#isAskedToEnd = asked !== undefined;
    if (asked === undefined) this.leave();
    else this.#say([asked.warning, friendsWords().ending.plain(asked.question)]);
  }
  #answerEnd(word: string): void {
    if (isYes(word)) {
      this.leave();
      return;
    }
    if (word === 'k' || meant(word) === 'keep') {
      this.#isOver = true;
      this.#connection.ask('leave');
      this.#outlet.keep(goodbyeLines(this.#screen.module, this.#connection.now().client, false));
      return;
    }
    this.#isAskedToEnd = !isNo(word);
    const { answers, goesOn } = friendsWords().ending;
    this.#say([this.#isAskedToEnd ? answers : goesOn]);
    if (!this.#isAskedToEnd && this.#said !== undefined) this.#outlet.write(this.#said.text);
  }
  /** The connection has been silent for a while. */
  lost(): void {
    if (!this.#isOver && !this.#isElsewhere) this.#say([hostGoneWords()]);
  }
  /** What can be asked while others play: the table tells it, and nothing is done. */
  #tell(word: string): void {
    const { tells } = this.#screen;
    const asked = Object.hasOwn(tells, word) ? word : meant(word);
    const telling = Object.hasOwn(tells, asked) ? tells[asked] : undefined;
    if (telling !== undefined && this.#seen !== undefined) this.#say(telling(this.#seen));
    else this.#say([friendsWords().notYourTurn]);
  }
  #playOn(word: string): void {
    if (meant(word) === 'record') {
      this.#wantsRecord = true;
      this.#connection.ask('record');
    } else if (word !== '') this.#say([friendsWords().onceMore]);
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
    const { room } = this.#connection.now().client;
    const phrase = phraseNamed(what);
    const answer = this.#gone.answer(this.#connection, what.toLowerCase()) ?? (room && this.#muted.answer(room, what));
    const [, own] = /^say\s+(.+)$/i.exec(what) ?? [];
    if (answer !== undefined) this.#say(answer === '' ? [] : [answer]);
    else if (own !== undefined && room !== undefined) this.#sayOwn(room, own);
    else if (phrase === undefined) this.#say(friendsWords().say.lines(phraseList(), room?.words === true));
    else this.#connection.say({ phrase });
  }
  #sayOwn(room: RoomFrame<T>, text: string): void {
    const saying = ownWords(room, text);
    if (typeof saying === 'string') this.#say([saying]);
    else this.#connection.say(saying);
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
    if (client.room?.me === 'rail' && this.#outlet.isWatching === true) {
      this.#finish([friendsWords().stoppedWatching]);
      return;
    }
    this.#connection.ask('leave');
    // At the end it has been told how it stands.
    this.#finish(
      this.#goers === undefined ? goodbyeLines(this.#screen.module, client, this.#outlet.isHost) : [friendsWords().goodbye.plain],
    );
  }
}
