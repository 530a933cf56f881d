/**
 * The referee of an evening with friends: it folds the log by itself, and holds every frame that somebody was sent against what their
 * seat may see at that moment. What the rules show is the measure, not what the server made of it.
 */
import { type BySeat, type GameModule, type GameTypes, isCard, isEqual, sightOf, textsIn, type Viewer } from '@baize/engine';
import {
  type BeatsFrame,
  foldEntry,
  openRoom,
  type RoomEntry,
  type RoomFrame,
  type RoomState,
  readFrame,
  type ServerFrame,
  serverSeedOf,
  type TakenEntry,
} from '@baize/rooms';

/** A frame as it came, and how far the table was by then. */
export interface HeardFrame {
  readonly text: string;
  readonly hand: number;
  readonly isOver: boolean;
}

/** Somebody, and all that they were sent. */
export interface Listener {
  readonly name: string;
  /** Whether they did not see the end. */
  readonly isGone?: boolean;
  readonly heard: readonly HeardFrame[];
}

/** What the referee found about one listener. */
export interface Finding {
  readonly faults: readonly string[];
  readonly frames: number;
  readonly cards: number;
}

// Sabacc's cards have names of their own: a suit, a sign and a number.
const isAnyCard = (text: string): boolean => isCard(text) || /^([cst][+-]\d+|z[12])$/.test(text);

/** The whole log, entry by entry. */
const foldAll = <T extends GameTypes>(module: GameModule<T>, code: string, entries: readonly RoomEntry[]): readonly TakenEntry<T>[] => {
  const all: TakenEntry<T>[] = [];
  for (const [at, entry] of entries.entries()) {
    const last = all.at(-1)?.room;
    const folded = last === undefined ? openRoom(module, code, entry) : foldEntry(module, last, entry);
    if (!folded.ok) throw new Error(`Entry ${at + 1} does not fold: ${folded.why}`);
    all.push(folded);
  }
  return all;
};

/** When each viewer first saw each card, by hand. */
class Memory<T extends GameTypes> {
  readonly #module: GameModule<T>;
  readonly #seen = new Map<string, Map<string, number>>();

  constructor(module: GameModule<T>, all: readonly TakenEntry<T>[]) {
    this.#module = module;
    for (const taken of all) this.#learn(taken);
  }
  #learn({ room, step, dealt }: TakenEntry<T>): void {
    for (const [at, beat] of (step?.beats ?? []).entries()) {
      // That the last of them is ready is still of the hand before.
      const hand = dealt !== undefined && at === 0 && room.hand > 1 ? room.hand - 1 : room.hand;
      for (const viewer of ['rail', ...room.seats.keys()] as const) this.#note(hand, viewer, room.seq, beat);
    }
  }
  #note(hand: number, viewer: Viewer, seq: number, { event, state }: { readonly event: T['event']; readonly state: T['state'] }): void {
    const { game } = this.#module;
    const cards = this.#seen.get(`${hand} ${viewer}`) ?? new Map<string, number>();
    this.#seen.set(`${hand} ${viewer}`, cards);
    for (const text of textsIn([game.view(state, viewer), game.viewEvent(event, viewer)])) {
      if (isAnyCard(text) && !cards.has(text)) cards.set(text, seq);
    }
  }
  /** Whether a viewer had seen this card of a hand by this entry. */
  knows(hand: number, viewer: Viewer, card: string, seq: number): boolean {
    return (this.#seen.get(`${hand} ${viewer}`)?.get(card) ?? Number.POSITIVE_INFINITY) <= seq;
  }
}

/** A judge of what people were sent at one table. */
export class Referee<T extends GameTypes> {
  readonly #module: GameModule<T>;
  readonly #all: readonly TakenEntry<T>[];
  readonly #memory: Memory<T>;

  constructor(module: GameModule<T>, code: string, entries: readonly RoomEntry[]) {
    this.#module = module;
    this.#all = foldAll(module, code, entries);
    this.#memory = new Memory(module, this.#all);
  }
  #at(seq: number): TakenEntry<T> | undefined {
    return this.#all[seq - 1];
  }
  /** The table as the log ends. */
  get end(): RoomState<T> {
    const last = this.#all.at(-1)?.room;
    if (last === undefined) throw new Error('The log is empty.');
    return last;
  }
  /** What each seat has at the end, in points or chips. */
  get scores(): BySeat<number> | undefined {
    const { state } = this.end;
    return state === null ? undefined : this.#module.game.outcome(state)?.scores;
  }

  /** Reads everything that somebody was sent, in its order. */
  judge({ name, heard, isGone = false }: Listener): Finding {
    const faults: string[] = [];
    let cards = 0;
    let now: Pick<RoomFrame<T>, 'me' | 'seq'> & { readonly view: T['view'] | null } = { me: 'rail', seq: 0, view: null };
    for (const one of heard) {
      const frame = readFrame<T>(one.text);
      if (frame === undefined) {
        faults.push(`${name}: no frame: ${one.text.slice(0, 80)}`);
        continue;
      }
      const say = (what: string): void => void faults.push(`${name}, ${frame.t} ${'seq' in frame ? frame.seq : ''}: ${what}`);
      if (frame.t === 'room') {
        now = { me: frame.me, seq: frame.seq, view: frame.view };
        this.#picture(name, frame, one, say);
      } else if (frame.t === 'beats' && frame.seq > now.seq) {
        now = { ...now, seq: frame.seq, view: this.#beats(now.me, now.view, frame, one, say) };
      }
      cards += this.#contents(name, now, frame, one, say);
    }
    const { state, phase } = this.end;
    const last = state === null ? null : this.#module.game.view(state, now.me);
    if (phase === 'over' && !isGone && !isEqual(now.view, last)) faults.push(`${name}: sees another end than the table came to`);
    return { faults, frames: heard.length, cards };
  }

  /** A whole picture is what its viewer sees at that entry, and offers what they are offered then. */
  #picture(name: string, frame: RoomFrame<T>, { hand, isOver }: HeardFrame, say: (what: string) => void): void {
    const { game } = this.#module;
    const room = this.#at(frame.seq)?.room;
    if (room === undefined) {
      say('an entry that is not in the log');
      return;
    }
    const { state } = room;
    if (!isEqual(frame.view, state === null ? null : game.view(state, frame.me))) say('another view than the rules give');
    if (frame.me === 'rail') {
      if (room.hand >= hand && hand > 0 && !isOver) say('a hand that is still played, at the rail');
      return;
    }
    if (room.seats[frame.me]?.holder?.name !== name) say(`seat ${frame.me}, which is not theirs`);
    const offers = state !== null && game.toAct(state).includes(frame.me) ? sightOf(game, state, frame.me).offers : [];
    if (!isEqual(frame.offers, offers)) say('other offers than the rules give');
  }

  /** Beat for beat, what happened and what is seen then. What the viewer sees after it. */
  #beats(
    me: Viewer,
    before: T['view'] | null,
    frame: BeatsFrame<T>,
    { hand, isOver }: HeardFrame,
    say: (what: string) => void,
  ): T['view'] | null {
    const { game } = this.#module;
    const taken = this.#at(frame.seq);
    const beats = taken?.step?.beats ?? [];
    if (beats.length !== frame.beats.length) say('more or fewer beats than there were');
    if (me === 'rail' && (taken?.room.hand ?? 0) >= hand && !isOver) say('a hand that is still played, at the rail');
    let view = before;
    for (const [at, { e, p }] of frame.beats.entries()) {
      const beat = beats[at];
      view = { ...view, ...p };
      if (beat === undefined) continue;
      if (!isEqual(e, game.viewEvent(beat.event, me))) say(`another event than the rules tell: ${JSON.stringify(e)}`);
      if (!isEqual(view, game.view(beat.state, me))) say('another view than the rules give');
    }
    return view;
  }

  /** What stands in a frame, whatever kind it is; how many cards there were. */
  #contents(
    name: string,
    now: Pick<RoomFrame<T>, 'me' | 'seq'>,
    frame: ServerFrame<T>,
    { text, isOver }: HeardFrame,
    say: (what: string) => void,
  ): number {
    this.#secrets(text, say);
    // What is written down of a game that is over tells all of it to everybody who was there.
    if (frame.t === 'record' && isOver) return 0;
    if (/"(chance|seed|deck|house|token|action)":/.test(text)) say('a key that no viewer has');
    return this.#cards(name, now, frame, say);
  }

  /** Every card in a frame, wherever it stands, is one that its viewer has seen by then; how many there were. */
  #cards(name: string, { me, seq }: Pick<RoomFrame<T>, 'me' | 'seq'>, frame: ServerFrame<T>, say: (what: string) => void): number {
    // Faces are court cards, and everybody's to see.
    const { seats: _seats, guests: _guests, round: _round, ...rest } = { seats: [], guests: [], round: undefined, ...frame };
    const cards = [...textsIn(rest)].filter(isAnyCard);
    const room = this.#at(seq)?.room;
    const holder = me === 'rail' ? undefined : room?.seats[me]?.holder;
    const from = holder?.name === name ? holder.from : Number.POSITIVE_INFINITY;
    const hands = Array.from({ length: room?.hand ?? 0 }, (_, at) => at + 1);
    const maySee = (card: string): boolean => hands.some((hand) => this.#memory.knows(hand, hand >= from ? me : 'rail', card, seq));
    for (const card of cards) if (!maySee(card)) say(`the ${card}, which nobody has shown them`);
    return cards.length;
  }

  /** What nobody may ever read: the server's seed, tokens, and the secret of a hand that stays sealed. */
  #secrets(text: string, say: (what: string) => void): void {
    const { end } = this;
    if (text.includes(end.house)) say('the secret of the house');
    for (const { holder } of end.seats) if (holder !== null && text.includes(holder.token)) say(`the token of ${holder.name}`);
    for (const { hands } of end.sealed) {
      for (const hand of hands) if (text.includes(serverSeedOf(end.house, hand))) say(`the secret of hand ${hand}, which is sealed`);
    }
  }
}
