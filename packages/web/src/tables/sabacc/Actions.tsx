/** What stands in the action bar now. */
import { lastTold } from '@baize/casino';
import type { Chips, Range, Sight } from '@baize/engine';

import { type Action, type Sabacc, type SabaccCard, toCall } from '@baize/games/sabacc';
import type { TableHandle } from '../../runtime/useTable.ts';
import { SittingOver } from '../SittingOver.tsx';
import { StakeTray } from '../StakeTray.tsx';
import { sabaccTableWords } from './language/index.ts';
import { type Move, Moves } from './Moves.tsx';

interface RaisingProps {
  readonly range: Range;
  readonly sight: Sight<Sabacc>;
  /** What was laid the last time. */
  readonly before: Chips;
  onLay(action: Action): void;
  onBack(): void;
}

/** The tray for it. */
const Raising = ({ range, sight, before, onLay, onBack }: RaisingProps) => (
  <StakeTray
    name={sabaccTableWords().bar.raise}
    className="sb-lay"
    range={range}
    before={before}
    // What a raise costs in all: the raise, and the bet it must match.
    label={(by) => {
      const call = toCall(sight.view, sight.seat);
      return sabaccTableWords().bar.lift(by, call === 0 && sight.view.raises === 0, call > 0 ? call + by : undefined);
    }}
    onLay={(by) => onLay({ type: 'raise', by })}
    onBack={onBack}
  />
);

interface ActionsProps {
  readonly run: TableHandle<Sabacc>;
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
export const Actions = ({
  run: { shown, waiting, lines, hint },
  raises,
  lastRaise,
  chosen,
  choose,
  move,
  onBack,
  onLeave,
}: ActionsProps) => {
  if (waiting === 'over') return <SittingOver says={lastTold(lines)} next={sabaccTableWords().leave} onNext={onLeave} />;
  if (raises !== undefined) return <Raising range={raises} sight={shown} before={lastRaise} onLay={choose} onBack={onBack} />;
  return <Moves sight={shown} chosen={chosen} hint={hint} onMove={move} />;
};
