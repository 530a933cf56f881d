/** Dragging a chip from the tray to the board. */
import type { Chips } from '@baize/engine';
import type { Spot } from '@baize/games/roulette';
import { useState } from 'react';
import { Chip } from '../../kit/deck/ChipStack.tsx';
import { CHIP_VALUES } from '../../kit/deck/chips.ts';
import type { Aiming } from './aim.ts';

/** A chip on its way. */
export interface Drag {
  readonly value: Chips;
  readonly x: number;
  readonly y: number;
}

/** Follows a chip; what it is held over is lit, and where it is let go it is laid. */
export const useDrag = ({ spotAt, setAim }: Aiming, isOpen: boolean, onLay: (spot: Spot, value: Chips) => void) => {
  const [now, setNow] = useState<Drag>();
  const under = ({ x, y }: Drag): Spot | undefined => (isOpen ? spotAt(x, y) : undefined);
  return {
    now,
    follow: (next: Drag | undefined): void => {
      const spot = next === undefined ? undefined : under(next);
      setNow(next);
      setAim(spot === undefined ? undefined : { spot, by: 'finger' });
    },
    drop: (last: Drag): void => {
      const spot = under(last);
      if (spot !== undefined) onLay(spot, last.value);
    },
  };
};

/** The chip that is being dragged, under the finger. */
export const Dragged = ({ drag }: { drag: Drag | undefined }) => {
  const chip = CHIP_VALUES.find((one) => one === drag?.value);
  return drag === undefined || chip === undefined ? null : (
    <div className="dragged" aria-hidden="true" style={{ transform: `translate(${drag.x}px, ${drag.y}px) translate(-50%, -50%)` }}>
      <Chip value={chip} />
    </div>
  );
};
