/** A table with friends in full screen: the terminal's own table, driven by a session, with what friends add to it. */
import { lastRefusal, type TableSession } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { openRemote, phrases, type RoomFrame, type RoomVisit, troubleWords } from '@baize/rooms';
import { proceed, REMEMBERED, type Room } from '../flow.ts';
import { withKept } from '../keyboard.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { type Command, forRuntime, type Message, type Model, type Updated } from '../model.ts';
import { seated, update } from '../program.ts';
import { draw } from '../view.ts';
import { narrationOf, sharedDriver } from './at-table.ts';
import { AMONG_FRIENDS } from './lines.ts';
import { goersLine, goneAndBack, phraseList, phraseNamed } from './words.ts';

/** The key that goes on to another table. */
const ONCE_MORE = 'o';

/** A room in full screen. */
export class FriendsScreen<T extends GameTypes> {
  #room: Room<T>;
  readonly #visit: RoomVisit<T>;
  #session: TableSession<T> | undefined;
  #model: Model<T> | undefined;
  #size: Size;
  /** The ticket of the last pause: as long as it is the model's, what comes meanwhile does not begin it anew. */
  #pause = -1;
  #isSaying = false;
  #isInside = false;
  #said = 0;
  #refused = -1;
  #seats: RoomFrame<T>['seats'] = [];
  #goers = '';
  #wantsMore = false;

  constructor(room: Room<T>, visit: RoomVisit<T>, size: Size) {
    this.#room = room;
    this.#visit = visit;
    this.#size = size;
    this.#said = visit.now().client.said?.nth ?? 0;
    this.#sync();
  }
  /** The room with what can be done in it now. */
  get #roomNow(): Room<T> {
    const more = this.#visit.now().client.room?.phase === 'over';
    return more ? { ...this.#room, manner: { ...AMONG_FRIENDS, more } } : this.#room;
  }

  /** The model as the room is now. */
  #sync(): void {
    const { screen } = this.#room;
    const { client } = this.#visit.now();
    const narration = narrationOf(screen.module, client, [], this.#session?.now().statistics);
    if (narration === undefined) return;
    if (this.#session === undefined) {
      this.#session = openRemote(screen.module, this.#visit);
      this.#session.start();
      this.#room = { ...this.#room, driver: sharedDriver(screen.module, this.#visit, this.#session) };
    }
    this.#model = { ...(this.#model ?? seated(narration, this.#size)), ...narration };
  }
  #note(text: string): void {
    if (this.#model !== undefined) this.#model = { ...this.#model, note: text };
  }
  /** A line of the story that no beat tells. */
  #tell(sentence: string): void {
    const last = this.#model?.story.at(-1);
    if (this.#model === undefined || last === undefined) this.#note(sentence);
    else this.#model = { ...this.#model, story: [...this.#model.story, { ...last, sentences: [sentence] }].slice(-REMEMBERED) };
  }
  /** Who has gone and come back, and who would play on. */
  #tellCompany({ seats, me }: RoomFrame<T>, goers: string): void {
    for (const sentence of goneAndBack(this.#seats, seats, me)) this.#tell(sentence);
    this.#seats = seats;
    if (goers !== this.#goers && goers !== '') this.#note(goers);
    this.#goers = goers;
    if (typeof me === 'number' && seats[me]?.away != null) this.#visit.ask('back');
  }
  #tellPhrase({ seats, me }: RoomFrame<T>): void {
    const { said } = this.#visit.now().client;
    if (said === undefined || said.nth === this.#said) return;
    this.#said = said.nth;
    this.#note(`${said.seat === me ? 'You' : (seats[said.seat]?.name ?? 'Somebody')}: ${phrases[said.phrase]}`);
  }
  /** What was refused at once has been said; this comes later, from the server or its clock. */
  #tellRefused(): void {
    const refused = this.#session && lastRefusal(this.#session.now().lines);
    if (refused === undefined || refused.id <= this.#refused) return;
    this.#refused = refused.id;
    this.#note(refused.text);
  }
  /** What there is to tell besides the game. */
  #tellRest(): void {
    const { client, trouble, line } = this.#visit.now();
    if (client.room !== undefined) {
      this.#tellCompany(client.room, goersLine(client.room));
      this.#tellPhrase(client.room);
    }
    this.#tellRefused();
    if (line === 'lost')
      this.#note(trouble === undefined ? 'The line is lost. Trying again; nothing you chose gets lost.' : troubleWords(trouble));
  }
  /** The table where it goes on, once one has asked for it and there is one. */
  goesOn(): string | undefined {
    return this.#wantsMore ? (this.#visit.now().client.room?.again ?? undefined) : undefined;
  }
  /** Does something at the table, which may change the visit itself: that is not news from outside. */
  #do(act: (room: Room<T>, model: Model<T>) => Updated<T>): readonly Command[] {
    if (this.#model === undefined) return [];
    this.#isInside = true;
    const [model, commands] = act(this.#roomNow, this.#model);
    this.#isInside = false;
    this.#model = model;
    for (const command of commands) if (command.type === 'wait') this.#pause = command.ticket;
    return forRuntime(commands);
  }
  /** The room has changed. */
  changed(): readonly Command[] {
    if (this.#isInside) return [];
    this.#isInside = true;
    this.#sync();
    this.#tellRest();
    this.#isInside = false;
    if (this.#pause === this.#model?.ticket || this.#model?.page.at !== 'table') return [];
    return this.#do((room, model) => withKept(room, proceed(room, model)));
  }
  send(message: Message): readonly Command[] {
    if (message.type === 'resized') this.#size = message.size;
    if (message.type === 'tick' && message.ticket === this.#pause) this.#pause = -1;
    if (message.type !== 'key') return this.#do((room, model) => update(room, model, message));
    if (this.#isSaying || message.key === '/') return this.#speak(message.key);
    if (message.key === ONCE_MORE && this.#visit.now().client.room?.phase === 'over') return this.#playOn();
    return this.#do((room, model) => update(room, model, message));
  }
  #playOn(): readonly Command[] {
    if (!this.#wantsMore) this.#visit.ask('again');
    this.#wantsMore = true;
    return [];
  }
  #speak(key: string): readonly Command[] {
    const phrase = this.#isSaying ? phraseNamed(key) : undefined;
    this.#isSaying = !this.#isSaying;
    if (phrase !== undefined) this.#visit.say(phrase);
    this.#note(this.#isSaying ? `Say: ${phraseList}` : '');
    return [];
  }
  settle(): readonly Command[] {
    return [];
  }
  draw(): Screen {
    if (this.#model === undefined) throw new Error('There is no table to draw.');
    return draw(this.#roomNow, this.#model);
  }
}
