/** What lies over the table, one at a time. */
import type { Chips } from '@baize/engine';
import { type Action, rouletteModule, type View } from '@baize/games/roulette';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { BetsPaper, CallsPaper, RulesPaper } from './Papers.tsx';

/** Which of them is open. */
export type Overlay = Aside | 'bets' | 'calls';

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrows', 'Walk over the board, once it has the focus'],
  ['Enter', 'Lay a chip there'],
  ['1 to 5', 'Choose a chip'],
  ['Space', 'Spin; let the ball rest at once'],
  ['U', 'Undo'],
  ['X', 'Clear the board'],
  ['L', 'Lay the last bets again'],
  ['D', 'Double every bet'],
  ['B', 'Your bets, the best and the worst case'],
  ['C', 'Calls, where the table has them'],
  ['I', 'Ask the coach'],
  ['R', 'Rules and payouts'],
  ['M', 'Sound on or off'],
  [',', 'Settings'],
  ['?', 'These keys'],
  ['Q', 'Leave the table'],
];

interface OverlaysProps {
  readonly open: Overlay | undefined;
  readonly view: View;
  readonly chip: Chips;
  /** What leaving now would cost. */
  readonly leaving: string;
  choose(action: Action): void;
  onClose(): void;
  onLeave(): void;
}

/** The one that is open, if any. */
export const Overlays = ({ open, view, chip, leaving, choose, onClose, onLeave }: OverlaysProps) => {
  const { words, game } = rouletteModule;
  switch (open) {
    case 'bets':
      return <BetsPaper view={view} onClose={onClose} />;
    case 'rules':
      return <RulesPaper view={view} onClose={onClose} />;
    case 'calls':
      return (
        <CallsPaper
          chip={chip}
          choose={(action) => {
            onClose();
            choose(action);
          }}
          onClose={onClose}
        />
      );
    default:
      return (
        <TableDialogs
          open={open}
          title={game.title}
          preset={words.preset(view.rules)}
          rules={words.rules(view.rules)}
          keys={KEYS}
          leaving={leaving}
          onClose={onClose}
          onLeave={onLeave}
        />
      );
  }
};
