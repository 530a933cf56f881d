/** The places of the board as buttons: each has its name, what it pays and what lies there. */
import type { Chips } from '@baize/engine';
import { paysFor, type Rules, type Spot, type SpotId, spots, spotTitle } from '@baize/games/roulette';
import { memo } from 'react';
import { chipsOf } from '../../kit/deck/chips.ts';
import { hitBox, type Layout } from './layout.ts';

/** "Corner 2, 3, 5, 6 pays 11 to 1". */
export const spotWords = (rules: Rules, spot: Spot): string => `${spotTitle(spot)} pays ${paysFor(rules, spot.kind)} to 1`;

interface HitProps {
  readonly rules: Rules;
  readonly layout: Layout;
  readonly spot: Spot;
  readonly laid: Chips;
  /** Whether Tab comes to this one. */
  readonly isCurrent: boolean;
}

// There are some 157 of them, so each is drawn again only when something about itself has changed; the board listens for them all.
const Hit = memo(({ rules, layout, spot, laid, isCurrent }: HitProps) => {
  const { x, y, w, h } = hitBox(layout, spot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be a button element
    <rect
      className="hit"
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={spotWords(rules, spot) + (laid > 0 ? `, ${chipsOf(laid)} laid` : '')}
      data-spot={spot.id}
      x={x}
      y={y}
      width={w}
      height={h}
    />
  );
});

interface HitsProps extends Pick<HitProps, 'rules' | 'layout'> {
  readonly amounts: ReadonlyMap<SpotId, Chips>;
  readonly current: SpotId;
}

/** All places of the table. */
export const Hits = ({ rules, layout, amounts, current }: HitsProps) =>
  spots(rules).map((spot) => (
    <Hit key={spot.id} rules={rules} layout={layout} spot={spot} laid={amounts.get(spot.id) ?? 0} isCurrent={spot.id === current} />
  ));
