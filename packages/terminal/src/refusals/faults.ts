/** What can be wrong with a command line, as facts: no words are needed before something is. */

/** What may be unknown. */
export type UnknownKind =
  | 'game'
  | 'oddsGame'
  | 'option'
  | 'preset'
  | 'friendsPreset'
  | 'level'
  | 'speed'
  | 'theme'
  | 'language'
  | 'shell'
  | 'topic';

/** The faults, and what each is about. */
export interface Faults {
  readonly unknown: readonly [what: UnknownKind, given: string, known: readonly string[], dashes?: string];
  readonly noOption: readonly [raw: string];
  readonly needsWord: readonly [option: string];
  readonly takesNoValue: readonly [option: string, value: string];
  readonly tooMany: readonly [what: 'game' | 'file' | 'shell' | 'link', word: string];
  readonly withGame: readonly [option: string];
  readonly notHere: readonly [option: string];
  readonly badSeal: readonly [];
  readonly badSeed: readonly [];
  readonly noFile: readonly [command: string];
  readonly noShell: readonly [shells: readonly string[]];
  readonly noGame: readonly [command: string, example: string, known: readonly string[]];
  readonly notWhole: readonly [option: string, given: string];
  readonly notWholeNumbers: readonly [options: readonly string[]];
  /** More or fewer opponents than a preset has room for. */
  readonly opponents: readonly [preset: string, min: number, max: number];
  readonly alone: readonly [preset: string, option: string];
  readonly badName: readonly [name: string];
  readonly noLink: readonly [];
  readonly badLink: readonly [link: string];
  readonly notShared: readonly [game: string];
}

/** One fault with its facts. */
export type Fault<K extends keyof Faults = keyof Faults> = { readonly [P in K]: { readonly fault: P; readonly facts: Faults[P] } }[K];

/** A fault. */
export const faultOf = <K extends keyof Faults>(fault: K, ...facts: Faults[K]): Fault<K> => ({ fault, facts });
