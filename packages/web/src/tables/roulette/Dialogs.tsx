/** What lies over the table, one at a time. */
import type { Chips } from '@baize/engine';
import { type Action, rouletteModule, type View } from '@baize/games/roulette';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import type { Company } from './Company.tsx';
import { BetsPaper, CallsPaper, RulesPaper } from './InfoDialogs.tsx';
import { keyTable } from './table-keys.ts';

/** Which of them is open. */
export type Open = Aside | 'bets' | 'calls';

interface DialogsProps {
  readonly open: Open | undefined;
  readonly view: View;
  readonly company: Company | undefined;
  readonly chip: Chips;
  /** What leaving now would cost. */
  readonly leaving: string;
  choose(action: Action): void;
  onClose(): void;
  onLeave(): void;
}

/** The one that is open, if any. */
export const Dialogs = ({ open, view, company, chip, leaving, choose, onClose, onLeave }: DialogsProps) => {
  switch (open) {
    case 'bets':
      return <BetsPaper view={view} company={company} onClose={onClose} />;
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
          module={rouletteModule}
          rules={view.rules}
          keys={keyTable()}
          leaving={leaving}
          onClose={onClose}
          onLeave={onLeave}
        />
      );
  }
};
