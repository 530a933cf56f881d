/** Chips on a bet: by how much it is raised. */
import type { Chips, Range, Sight } from '@baize/engine';
import { type Action, type Sabacc, sabaccModule } from '@baize/games/sabacc';
import { StakeTray } from '../StakeTray.tsx';

interface RaisingProps {
  readonly range: Range;
  readonly sight: Sight<Sabacc>;
  /** What was laid the last time. */
  readonly before: Chips;
  onLay(action: Action): void;
  onBack(): void;
}

/** The tray for it. */
export const Raising = ({ range, sight, before, onLay, onBack }: RaisingProps) => (
  <StakeTray
    name="Raise"
    className="sb-lay"
    range={range}
    before={before}
    label={(by) => sabaccModule.words.action({ type: 'raise', by }, sight)}
    onLay={(by) => onLay({ type: 'raise', by })}
    onBack={onBack}
  />
);
