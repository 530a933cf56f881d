/** What a player can set, for both front ends. */
import type { SpokenLanguage } from '@baize/engine';

// --- the speeds that a player can choose from ------------------------------------------------------------------------

/** How fast a table moves: every pause is multiplied by this. */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
/** The name of a speed. */
export type Speed = keyof typeof PACES;

// --- how strong opponents are, and how a table is set -----------------------------------------------------------------

/** The level of opponents that are not all alike. */
export const MIXED = 'mixed';

/** The level of players: what they all are. */
export const levelOf = (bots: readonly (string | null)[]): string => {
  const kinds = new Set(bots.filter((bot) => bot !== null));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : MIXED;
};

/** How a table is set: by which rules, with how many others, and how strong they are. */
export interface TableOptions {
  readonly preset: string;
  readonly others: number;
  readonly level: string;
}

/** How somebody who looks elsewhere is called to a table with friends: by the title and icon, a sound, a buzz or a notification. */
export const CALL_WAYS = ['title', 'sound', 'buzz', 'notice'] as const;
/** One of them. */
export type CallWay = (typeof CALL_WAYS)[number];

/** The settings. */
export interface Settings {
  /** `system` follows what the device asks for. */
  readonly language: 'system' | SpokenLanguage;
  readonly speed: Speed;
  /** `system` follows what the device asks for. */
  readonly motion: 'system' | 'full' | 'reduced';
  readonly effects: number;
  readonly music: number;
  /** Whether music is heard at all; how loud is `music`. */
  readonly musicOn: boolean;
  readonly muted: boolean;
  readonly felt: 'green' | 'blue' | 'burgundy';
  readonly rail: 'dark' | 'light';
  readonly deck: 'two-colour' | 'four-colour';
  readonly largeIndices: boolean;
  readonly hints: boolean;
  /** Whether opponents pull a face now and then, and say a word. */
  readonly reactions: boolean;
  readonly confirmLeaving: boolean;
  /** Whether it is asked again before all chips go into a pot. */
  readonly confirmAllIn: boolean;
  /** In a terminal: whether a bell rings when it is the player's turn, and whether clicks are for the table. */
  readonly bell: boolean;
  readonly mouse: boolean;
  /** How one does not want to be called. */
  readonly callsOff: readonly CallWay[];
}

/** The settings of a new player. */
export const defaultSettings: Settings = {
  language: 'system',
  speed: 'normal',
  motion: 'system',
  effects: 70,
  music: 35,
  musicOn: true,
  muted: false,
  felt: 'green',
  rail: 'dark',
  deck: 'two-colour',
  largeIndices: false,
  hints: true,
  reactions: true,
  confirmLeaving: true,
  confirmAllIn: false,
  bell: false,
  mouse: true,
  callsOff: [],
};
