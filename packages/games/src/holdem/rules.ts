/** What a table of Hold'em is set to. A preset is a full set; see README.md for where each comes from. */
import { type BotSeat, type BySeat, type Chance, type Chips, deepFreeze, read } from '@baize/engine';

// --- who sits at the other seats, and what they bring ----------------------------------------------------------------

/** Without blinds there is nothing to measure a stack by: 1,000 to 10,000 by chance. With blinds, 40 to 150 big ones. */
const stacksOf = ({ blinds, minBet }: Rules): { readonly least: Chips; readonly most: Chips; readonly step: Chips } =>
  blinds.length === 0 ? { least: 1000, most: 10_000, step: 1 } : { least: 40 * minBet, most: 150 * minBet, step: minBet };

/** The others at a table, and the human in the last seat: players of the middle level, each with the character of their seat. */
export const lineUp = (rules: Rules, others: number, chance: Chance): readonly (BotSeat | null)[] => {
  const { least, most, step } = stacksOf(rules);
  const reader = read(chance);
  const players = Array.from({ length: others }, () => ({ bot: 'regular', stack: least + step * reader.below((most - least) / step + 1) }));
  return [...players, null];
};

/** The rules of a table, as data. */
export interface Rules {
  readonly preset: 'holdem' | 'casino' | 'tda' | 'history';
  readonly players: { readonly min: number; readonly max: number };
  /**
   * Small blind, big blind, and straddles where a history has them; below zero what somebody posts to come in, which opens nothing. With
   * none there is no betting before the flop.
   */
  readonly blinds: readonly Chips[];
  /** From the left of the button on; none in our own games. */
  readonly antes: readonly Chips[];
  /** Whether antes lie in the main pot for everybody to win, or count as bets do. */
  readonly antesAreDead: boolean;
  /** The least bet, and the least raise. */
  readonly minBet: Chips;
  /** Who acts first before the flop. After it, it is always the first player left of the button. */
  readonly opens: 'left-of-button' | 'after-blinds';
  /** Whether a player may fold with nothing to call. */
  readonly foldsFreely: boolean;
  /** It moves to the next player; or the big blind moves and the button may come to lie at an empty seat; or it never moves. */
  readonly button: 'moves' | 'dead' | 'stays';
  /** Who shows first when the betting is over. */
  readonly showsFirst: 'left-of-button' | 'aggressor';
  /** In a hand from elsewhere: whose cards stay face down at the showdown, given up or only not shown. In our own games all are shown. */
  readonly faceDown?: BySeat<FaceDown | null>;
}

/** How cards stay face down at the showdown: given up, or kept without being shown. Cards that were shown beat both. */
export type FaceDown = 'mucked' | 'unshown';

const holdem: Rules = {
  preset: 'holdem',
  players: { min: 2, max: 10 },
  blinds: [10, 20],
  antes: [],
  antesAreDead: false,
  minBet: 20,
  opens: 'left-of-button',
  foldsFreely: false,
  button: 'moves',
  showsFirst: 'left-of-button',
};

const tda: Rules = { ...holdem, preset: 'tda', opens: 'after-blinds', foldsFreely: true, button: 'dead', showsFirst: 'aggressor' };

const casino: Rules = {
  ...holdem,
  preset: 'casino',
  players: { min: 2, max: 6 },
  blinds: [],
  minBet: 1,
  foldsFreely: true,
  // The player sits in the last seat and is always the last to act, after the opponents from left to right.
  button: 'stays',
};

/** What hands from elsewhere are played by, but for their own blinds, antes and least bet. */
export const historyRules: Rules = { ...tda, preset: 'history', button: 'stays' };

/** The presets by name. */
export const presets = deepFreeze({ holdem, casino, tda } as const);
