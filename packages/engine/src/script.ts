/**
 * Scenes and scripts: how a game turns one action into everything that follows from it.
 *
 * A step is played on a copy of the state whose fields are set again, scene by scene, and which is the next state when the
 * last scene is over. Most of those who play want nothing more, so that is all that is done at first. The beats are what happened
 * on the way: when somebody asks for them, the same scenes are played again from the same state, and each tells of itself. Rules are
 * pure, so both times give the same; the law `steps` holds every game to it.
 */
import type { Beat, GameTypes, Step } from './contract.ts';
import { guarded } from './freeze.ts';
import { isInLane, type Own, ownFields, toldInLane } from './own.ts';

/**
 * A state that nobody has seen yet: its fields may be set. What lies in a field is shared with the state before and never changed; a
 * list that becomes another is replaced.
 */
export type NextState<T extends GameTypes> = Own<T['state']>;
/** A copy of a state. Written out field by field: a spread takes twenty times as long, and every action makes a copy. */
export type CopyOf<T extends GameTypes> = (state: T['state']) => NextState<T>;

/**
 * The event of a scene; or how to make it, at once, from the state just after it and what the scene is about: where it says more than the
 * state needs to know, or where scenes are many and nobody may ask.
 */
type SceneEvent<T extends GameTypes, About extends readonly unknown[]> = T['event'] | ((state: T['state'], ...about: About) => T['event']);
/**
 * One small move of the rules: it changes the next state, and returns the event that tells of it. What it is about, such as a seat and a
 * card, it is given: `Scene<Hearts, [seat: Seat, card: Card]>`.
 */
export type Scene<T extends GameTypes, About extends readonly unknown[] = []> = (
  next: NextState<T>,
  ...about: About
) => SceneEvent<T, About>;
/** A question about the state. */
export type Test<T extends GameTypes> = (state: T['state']) => boolean;
/** Several scenes in an order of their own. What they are about, they are given, as a scene is. */
export type Sequence<T extends GameTypes, About extends readonly unknown[] = []> = (script: Script<T>, ...about: About) => Script<T>;

/** A step being played. Every scene is one beat and both come from the same few lines, so event and state cannot drift apart. */
export interface Script<T extends GameTypes> {
  /** The state as it is by now: it changes with the next scene. */
  readonly state: T['state'];
  /** Plays a scene: `s.do(shuffle)`, or `s.do(dealTo, seat)`. */
  do<About extends readonly unknown[]>(scene: Scene<T, About>, ...about: About): Script<T>;
  /** Plays a scene for each of these. */
  each<X>(things: readonly X[], scene: Scene<T, [X]>): Script<T>;
  /** Plays an act. */
  go(act: Sequence<T>): Script<T>;
  /** Plays an act if this is so now. */
  when(test: Test<T>, act: Sequence<T>): Script<T>;
  /** Plays an act again and again, as long as this is so. */
  while(test: Test<T>, act: Sequence<T>): Script<T>;
}

/** Plays scenes, and keeps nothing but the next state. */
class Quiet<T extends GameTypes> implements Script<T> {
  readonly state: NextState<T>;

  constructor(next: NextState<T>) {
    this.state = next;
  }
  do<About extends readonly unknown[]>(scene: Scene<T, About>, ...about: About): this {
    scene(this.state, ...about);
    return this;
  }
  each<X>(things: readonly X[], scene: Scene<T, [X]>): this {
    for (const thing of things) this.do(scene, thing);
    return this;
  }
  go(act: Sequence<T>): this {
    act(this);
    return this;
  }
  when(test: Test<T>, act: Sequence<T>): this {
    if (test(this.state)) act(this);
    return this;
  }
  while(test: Test<T>, act: Sequence<T>): this {
    while (test(this.state)) act(this);
    return this;
  }
}

const NO_BEATS: readonly never[] = Object.freeze([]);

/** Plays the same scenes at a table that stays the same one. */
class InPlace<T extends GameTypes> extends Quiet<T> implements Step<T> {
  beats: readonly Beat<T>[] = NO_BEATS;
}

/** The same, and keeps what the lane is asked to tell. One that tells nothing is another thing, since it is the quicker for it. */
class Telling<T extends GameTypes> extends InPlace<T> {
  override do<About extends readonly unknown[]>(scene: Scene<T, About>, ...about: About): this {
    const told = scene(this.state, ...about);
    const event = typeof told === 'function' ? told(this.state, ...about) : told;
    if (toldInLane().includes(event.type)) this.beats = [...this.beats, { event, state: this.state }];
    return this;
  }
}

/** Plays the same scenes, and keeps what each tells with a copy of the state just after it. */
class Told<T extends GameTypes> extends Quiet<T> {
  readonly beats: Beat<T>[] = [];
  readonly #copyOf: CopyOf<T>;

  constructor(state: T['state'], copyOf: CopyOf<T>) {
    super(copyOf(state));
    this.#copyOf = copyOf;
  }
  override do<About extends readonly unknown[]>(scene: Scene<T, About>, ...about: About): this {
    const told = scene(this.state, ...about);
    const event = typeof told === 'function' ? told(this.state, ...about) : told;
    this.beats.push({ event, state: this.#copyOf(this.state) });
    return this;
  }
}

/** What is played already, and can be told. Only the state is its own field, so nothing else of it is written down or sent. */
class Performed<T extends GameTypes, About extends readonly unknown[]> implements Step<T> {
  readonly state: T['state'];
  readonly #before: T['state'];
  readonly #copyOf: CopyOf<T>;
  readonly #act: Sequence<T, About>;
  readonly #about: About;
  #beats: readonly Beat<T>[] | undefined;

  constructor(before: T['state'], copyOf: CopyOf<T>, act: Sequence<T, About>, about: About) {
    this.#before = before;
    this.#copyOf = copyOf;
    this.#act = act;
    this.#about = about;
    const script = new Quiet<T>(copyOf(before));
    act(script, ...about);
    this.state = script.state;
  }
  get beats(): readonly Beat<T>[] {
    if (this.#beats === undefined) {
      const told = new Told<T>(this.#before, this.#copyOf);
      this.#act(told, ...this.#about);
      this.#beats = guarded(told.beats);
    }
    return this.#beats;
  }
}

// The script of the lane that was played last: a lane is played one action after another, and its table stays the same one.
let latest: InPlace<GameTypes> | undefined;

const isAt = <T extends GameTypes>(script: InPlace<GameTypes> | undefined, state: T['state']): script is InPlace<T> =>
  script?.state === state;

/**
 * Plays an act from a state: `perform(state, copyOf, (s) => s.do(revealHole).while(dealerDraws, (d) => d.do(dealToDealer)).do(settle))`.
 * What the act is about may follow, as in `perform(state, copyOf, playOn, seat)`: that is quicker than a function made for one action.
 */
export const perform = <T extends GameTypes, About extends readonly unknown[] = []>(
  state: T['state'],
  copyOf: CopyOf<T>,
  act: Sequence<T, About>,
  ...about: About
): Step<T> => {
  if (!isInLane()) return new Performed<T, About>(state, copyOf, act, about);
  const script = isAt<T>(latest, state) ? latest : new (toldInLane().length === 0 ? InPlace : Telling)<T>(ownFields(state, copyOf));
  script.beats = NO_BEATS;
  // Only then: to set what the whole program holds is dear.
  if (latest !== script) latest = script;
  act(script, ...about);
  return script;
};
