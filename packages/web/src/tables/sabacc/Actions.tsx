/** What stands in the action bar now. */
import type { Chips, Range } from '@baize/engine';
import type { Action, Sabacc, SabaccCard } from '@baize/games/sabacc';
import { lastEvent } from '../../runtime/session.ts';
import type { TableRun } from '../../runtime/useTable.ts';
import { SittingOver } from '../SittingOver.tsx';
import { type Move, Moves } from './Moves.tsx';
import { Raising } from './Raising.tsx';

interface ActionsProps {
  readonly run: TableRun<Sabacc>;
  /** By how much may be raised, while the tray is open. */
  readonly raises: Range | undefined;
  readonly lastRaise: Chips;
  readonly chosen: SabaccCard | undefined;
  choose(action: Action): void;
  move(move: Move): void;
  onBack(): void;
  onLeave(): void;
}

/** The tray while chips are laid, the moves otherwise, and the way out when the sitting is over. */
export const Actions = ({ run: { shown, waiting, lines }, raises, lastRaise, chosen, choose, move, onBack, onLeave }: ActionsProps) => {
  if (waiting === 'over') return <SittingOver says={lastEvent(lines)?.text} next="Leave the table" onNext={onLeave} />;
  if (raises !== undefined) return <Raising range={raises} sight={shown} before={lastRaise} onLay={choose} onBack={onBack} />;
  return <Moves sight={shown} chosen={chosen} onMove={move} />;
};
