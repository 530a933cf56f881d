/** A table with friends in full screen: the tables of the terminal, fed by frames. */
import type { Told } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { phrases, type RoomFrame, type RoomVisit, refusedWords, troubleWords } from '@baize/rooms';
import { beatHold, REMEMBERED, type Room } from '../flow.ts';
import { pressKey, withKept } from '../keyboard.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { type Command, forRuntime, type Message, type Model } from '../model.ts';
import { seated } from '../program.ts';
import { draw } from '../view.ts';
import { narrationOf } from './at-table.ts';
import { AMONG_FRIENDS } from './lines.ts';
import { goersLine, goneAndBack, phraseList, phraseNamed } from './words.ts';

/** The key that goes on to another table. */
const ONCE_MORE = 'o';

/** A room in full screen. */
export class FriendsScreen<T extends GameTypes> {
  readonly #room: Room<T>;
  readonly #visit: RoomVisit<T>;
  #model: Model<T> | undefined;
  #size: Size;
  #isTicking = false;
  #isSaying = false;
  #isInside = false;
  #said = 0;
  #refused: unknown;
  #seats: RoomFrame<T>['seats'] = [];
  #goers = '';
  #wantsMore = false;

  constructor(room: Room<T>, visit: RoomVisit<T>, size: Size) {
    const send = (action: T['action']): string | undefined => visit.choose(room.screen.module, action);
    this.#room = { ...room, screen: { ...room.screen, send } };
    this.#visit = visit;
    this.#size = size;
    this.#said = visit.now().client.said?.nth ?? 0;
    this.#sync([]);
  }
  get #module() {
    return this.#room.screen.module;
  }
  /** The room with what can be done in it now. */
  get #roomNow(): Room<T> {
    const more = this.#visit.now().client.room?.phase === 'over';
    return more ? { ...this.#room, manner: { ...AMONG_FRIENDS, more } } : this.#room;
  }

  /** The model as the room is now, with more told. */
  #sync(told: readonly Told<T>[]): void {
    const narration = narrationOf(this.#module, this.#visit.now().client, told);
    if (narration === undefined) return;
    const { outOfSight } = this.#room.screen;
    const seen = told.map((one) => (outOfSight?.(one.event, one.view, narration.shown.seat) === true ? { ...one, sentences: [] } : one));
    const before = this.#model ?? seated(narration, this.#size);
    const isNews = seen.length > 0;
    this.#model = { ...before, ...narration, story: [...before.story, ...seen].slice(-REMEMBERED), note: isNews ? undefined : before.note };
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
  #tellGone(): void {
    const { room } = this.#visit.now().client;
    if (room === undefined) return;
    for (const sentence of goneAndBack(this.#seats, room.seats, room.me)) this.#tell(sentence);
    this.#seats = room.seats;
  }
  /** What there is to tell besides the game. */
  #tellRest(): void {
    const { client, trouble, line } = this.#visit.now();
    const { said, refused, room } = client;
    if (said !== undefined && said.nth !== this.#said) {
      this.#said = said.nth;
      this.#note(`${said.seat === room?.me ? 'You' : (room?.seats[said.seat]?.name ?? 'Somebody')}: ${phrases[said.phrase]}`);
    }
    if (refused !== undefined && refused !== this.#refused && this.#model !== undefined) {
      this.#note(refused.refusal === undefined ? refusedWords(refused) : this.#module.words.refusal(refused.refusal, this.#model.shown));
    }
    this.#refused = refused;
    if (line === 'lost')
      this.#note(trouble === undefined ? 'The line is lost. Trying again; nothing you chose gets lost.' : troubleWords(trouble));
    if (typeof room?.me === 'number' && room.seats[room.me]?.away != null) this.#visit.ask('back');
  }
  /** The table where it goes on, once one has asked for it and there is one. */
  goesOn(): string | undefined {
    return this.#wantsMore ? (this.#visit.now().client.room?.again ?? undefined) : undefined;
  }
  #tellGoers(): void {
    const { room } = this.#visit.now().client;
    const goers = room === undefined ? '' : goersLine(room);
    if (goers !== this.#goers && goers !== '') this.#note(goers);
    this.#goers = goers;
  }
  /** What is to be done now: the next beat after a pause, or the keys that were kept for this moment. */
  #next(): readonly Command[] {
    const model = this.#model;
    if (model === undefined) return [];
    if (this.#visit.now().client.queue.length === 0) {
      const [after, commands] = withKept(this.#roomNow, [{ ...model, isSkipping: false }, []]);
      this.#model = after;
      return forRuntime(commands);
    }
    if (model.isSkipping) {
      this.#sync(this.#visit.showAll(this.#module));
      return this.#next();
    }
    if (this.#isTicking) return [];
    this.#isTicking = true;
    const ticket = model.ticket + 1;
    this.#model = { ...model, ticket };
    return [{ type: 'wait', ms: beatHold(this.#room, model), ticket }];
  }
  /** Does something that may change the visit itself: that is not news from outside. */
  #inside(act: () => readonly Command[]): readonly Command[] {
    this.#isInside = true;
    const commands = act();
    this.#isInside = false;
    return [...commands, ...this.#next()];
  }
  /** The room has changed. */
  changed(): readonly Command[] {
    if (this.#isInside) return [];
    return this.#inside(() => {
      this.#sync([]);
      this.#tellGone();
      this.#tellGoers();
      this.#tellRest();
      return [];
    });
  }
  send(message: Message): readonly Command[] {
    return this.#inside(() => this.#take(message));
  }
  #take(message: Message): readonly Command[] {
    const model = this.#model;
    if (model === undefined) return [];
    if (message.type === 'resized') {
      this.#size = message.size;
      this.#model = { ...model, size: message.size };
      return [{ type: 'redraw' }];
    }
    if (message.type === 'tick') {
      this.#isTicking = false;
      this.#sync(this.#visit.showNext(this.#module));
      return [];
    }
    if (this.#isSaying || message.key === '/') return this.#speak(message.key);
    if (message.key === ONCE_MORE && this.#visit.now().client.room?.phase === 'over') return this.#playOn();
    const [after, commands] = pressKey(this.#roomNow, model, message);
    this.#model = after;
    this.#sync([]);
    return forRuntime(commands);
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
