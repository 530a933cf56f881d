/** Scenes and scripts: how a game turns one action into the list of beats that follow from it. */
import type { Beat, GameTypes, Step } from './contract.ts';

/** One small move of the rules: the event that tells of it, and the state after it. */
export type Scene<T extends GameTypes> = (state: T['state']) => readonly [T['event'], T['state']];
/** A question about the state. */
export type Test<T extends GameTypes> = (state: T['state']) => boolean;
/** Several scenes in an order of their own. */
export type Sequence<T extends GameTypes> = (script: Script<T>) => Script<T>;

/** A step being written. Each scene adds one beat, so event and state cannot drift apart. */
export interface Script<T extends GameTypes> extends Step<T> {
  /** Plays a scene. */
  do(scene: Scene<T>): Script<T>;
  /** Plays one scene for each of these. */
  each<X>(things: readonly X[], scene: (thing: X) => Scene<T>): Script<T>;
  /** Plays an act. */
  go(act: Sequence<T>): Script<T>;
  /** Plays an act if this is so now. */
  when(test: Test<T>, act: Sequence<T>): Script<T>;
  /** Plays an act again and again, as long as this is so. */
  while(test: Test<T>, act: Sequence<T>): Script<T>;
}

// One writer serves a whole step: a fresh copy for every scene would cost a simulation more than the rules do.
class Writer<T extends GameTypes> implements Script<T> {
  state: T['state'];
  beats: Beat<T>[] = [];

  constructor(state: T['state']) {
    this.state = state;
  }
  do(scene: Scene<T>): this {
    // By index: taking a pair apart by pattern walks it as a list, at every beat.
    const told = scene(this.state);
    this.state = told[1];
    const beat = { event: told[0], state: told[1] };
    // Most steps have a single beat, and an empty list that is added to makes room for seventeen.
    if (this.beats.length === 0) this.beats = [beat];
    else this.beats.push(beat);
    return this;
  }
  each<X>(things: readonly X[], scene: (thing: X) => Scene<T>): this {
    for (const thing of things) this.do(scene(thing));
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

/** Begins a script: `script(state).do(revealHole).while(dealerDraws, (s) => s.do(dealToDealer)).do(settle)` is a Step. */
export const script = <T extends GameTypes>(state: T['state']): Script<T> => new Writer<T>(state);
