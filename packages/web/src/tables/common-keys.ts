/** The keys that every table has: what each does, and how that is told. */
import type { KeyHandlers } from '../runtime/useKeys.ts';

/** Key and what it does, for the page behind "?". */
export type KeyTable = readonly (readonly [key: string, deed: string])[];

/** The last lines of that page. */
export const COMMON_KEYS: KeyTable = [
  ['M', 'Mute'],
  [',', 'Settings'],
  ['?', 'These keys'],
  ['Esc', 'Close, go back'],
  ['Q', 'Leave the table'],
];

interface HouseDeeds {
  onSkip(): void;
  /** Left out where the player wants no hints. */
  readonly onHint: (() => void) | undefined;
  onOpen(open: 'rules' | 'settings' | 'keys'): void;
  onLeave(): void;
}

/** What they do. M is the house's own, heard on every page. */
export const commonKeyHandlers = ({ onSkip, onHint, onOpen, onLeave }: HouseDeeds): KeyHandlers => ({
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
