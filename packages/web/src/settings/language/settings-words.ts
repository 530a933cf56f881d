/** What the settings say. */
import type { CallWay, Settings } from '@baize/casino';
import type { Chips } from '@baize/engine';
import type { NoParcel } from '../parcel.ts';

/** A choice: what it is called, and what can be chosen. */
interface ChoiceWords<T extends string> {
  readonly name: string;
  readonly options: Readonly<Record<T, string>>;
}

/** The words of the settings. */
export interface SettingsWords {
  readonly title: string;
  /** Each language has its own name for itself. */
  readonly language: ChoiceWords<Settings['language']>;
  readonly felt: ChoiceWords<Settings['felt']>;
  readonly rail: ChoiceWords<Settings['rail']>;
  readonly deck: ChoiceWords<Settings['deck']>;
  readonly speed: ChoiceWords<Settings['speed']>;
  readonly motion: ChoiceWords<Settings['motion']>;
  readonly sound: { readonly effects: string; readonly music: string; readonly playMusic: string; readonly mute: string };
  readonly manners: {
    readonly largeIndices: string;
    readonly hints: string;
    readonly reactions: string;
    readonly confirmLeaving: string;
    readonly confirmAllIn: string;
  };
  /** How friends call somebody who looks elsewhere. */
  readonly calls: { readonly title: string; readonly ways: Readonly<Record<CallWay, string>> };
  readonly table: {
    readonly title: string;
    /** Before the seal. */
    readonly seal: string;
    readonly begin: string;
    readonly ask: string;
    readonly end: string;
    readonly keep: string;
  };
  readonly notKept: string;
  /** Keys, each with what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly profile: {
    readonly title: string;
    /** What the browser has promised. */
    readonly promised: string;
    readonly notPromised: string;
    readonly save: string;
    readonly load: string;
    readonly saveLast: string;
    readonly check: string;
    readonly keepMine: string;
    replace(chips: Chips): string;
    readonly replaceIt: string;
    readonly loaded: string;
    readonly newer: string;
    readonly broken: string;
  };
  readonly over: { readonly title: string; ask(chips: Chips): string; readonly erase: string; started(chips: Chips): string };
  readonly move: {
    readonly send: string;
    readonly code: string;
    readonly take: string;
    readonly busy: string;
    readonly about: string;
    readonly failed: Readonly<Record<NoParcel, string>>;
  };
}
