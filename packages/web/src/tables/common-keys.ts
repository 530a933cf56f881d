/** The keys that every table has: what each does, and how that is told. */

import { flushSync } from 'react-dom';
import { settle } from '../kit/animation-batch.ts';
import type { ButtonTone } from '../kit/Button.tsx';
import type { KeyHandlers } from '../runtime/useKeys.ts';
import { seatWords } from './language/index.ts';

// --- skipping what is being shown ------------------------------------------------------------------------------------

/** Skips what is being shown. What is skipped to would move into its place as well, so it is drawn first and then put to rest. */
export const skipAtOnce = (skip: () => void): void => {
  flushSync(skip);
  settle(document.body);
};

// Which button is in brass: a step that needs no judgement, or what the coach has just advised. Never a move that might be wrong.

/** Steps that need no judgement. */
const NEUTRAL: readonly string[] = ['ready', 'deal', 'declare', 'spin', 'rest'];

interface Typed {
  readonly type: string;
}

/** How the button of a move stands. */
export const toneOf = (move: string, offers: readonly Typed[], hint: { readonly action: Typed } | undefined): ButtonTone => {
  if (!offers.some(({ type }) => type === move)) return 'off';
  return NEUTRAL.includes(move) || hint?.action.type === move ? 'lead' : 'open';
};

/** Key and what it does, for the page behind "?". */
export type KeyTable = readonly (readonly [key: string, act: string])[];

/** The last lines of that page. */
export const commonKeys = (): KeyTable => {
  const { keys, settings } = seatWords();
  return [
    ['M', keys.mute],
    [',', settings],
    ['?', keys.these],
    ['Esc', keys.close],
    ['Q', keys.leave],
  ];
};

interface CommonHandlers {
  onSkip(): void;
  /** Left out where the player wants no hints. */
  readonly onHint: (() => void) | undefined;
  onOpen(open: 'rules' | 'settings' | 'keys'): void;
  onLeave(): void;
}

/** What they do. M works on every page. */
export const commonKeyHandlers = ({ onSkip, onHint, onOpen, onLeave }: CommonHandlers): KeyHandlers => ({
  Space: onSkip,
  ...(onHint === undefined ? {} : { i: onHint }),
  r: () => onOpen('rules'),
  ',': () => onOpen('settings'),
  '?': () => onOpen('keys'),
  q: onLeave,
});

/** The keys of these moves, by the names that stand on their buttons. */
export const moveKeyHandlers = <Move extends string>(
  moves: readonly Move[],
  keys: Readonly<Record<Move, string>>,
  move: (move: Move) => void,
): KeyHandlers => Object.fromEntries(moves.map((one) => [keys[one] === 'Enter' ? 'Enter' : keys[one].toLowerCase(), () => move(one)]));
