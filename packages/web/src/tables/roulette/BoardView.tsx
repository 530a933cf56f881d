/** The board in play: the print, the chips on it, the places to lay them, and the name of the one that is meant. */

import type { Chips } from '@baize/engine';
import { findSpot, paysFor, type Rules, type Spot, type SpotId, spots, spotTitle, stepFrom, type View } from '@baize/games/roulette';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useMemo, useState } from 'react';
import type { Aiming } from './aim.ts';
import { Dolly, Lit, Print } from './Board.tsx';
import { GoingChips, LaidChips } from './Chips.tsx';
import { type Company, laidByOthers, OthersChips } from './Company.tsx';
import { rouletteTableWords } from './language/index.ts';
import type { LaidBy } from './language/roulette-table-words.ts';
import { drawingSize, drawnAt, figureSize, hitBox, type Layout, spotTop, wayOf } from './layout.ts';

// --- the places of the board as buttons: each has its name, what it pays and what lies there -------------------------

/** "Corner 2, 3, 5, 6 pays 11 to 1". */
const spotWords = (rules: Rules, spot: Spot): string => rouletteTableWords().board.spot(spotTitle(spot), paysFor(rules, spot.kind));

const NOBODY: readonly LaidBy[] = [];

interface HitProps {
  readonly rules: Rules;
  readonly layout: Layout;
  readonly spot: Spot;
  readonly laid: Chips;
  /** What others have laid there. */
  readonly others: readonly LaidBy[];
  /** Whether Tab comes to this one. */
  readonly isCurrent: boolean;
}

// There are some 157 of them, so each is drawn again only when something about itself has changed; the board listens for them all.
const Hit = memo(({ rules, layout, spot, laid, others, isCurrent }: HitProps) => {
  const { x, y, w, h } = hitBox(layout, spot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be a button element
    <rect
      className="hit"
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={rouletteTableWords().board.laid(spotTitle(spot), paysFor(rules, spot.kind), laid, others)}
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
  readonly theirs: ReadonlyMap<SpotId, readonly LaidBy[]>;
  readonly current: SpotId;
}

/** All places of the table. */
const Hits = ({ rules, layout, amounts, theirs, current }: HitsProps) =>
  spots(rules).map((spot) => (
    <Hit
      key={spot.id}
      rules={rules}
      layout={layout}
      spot={spot}
      laid={amounts.get(spot.id) ?? 0}
      others={theirs.get(spot.id) ?? NOBODY}
      isCurrent={spot.id === current}
    />
  ));

interface BoardProps {
  readonly view: View;
  readonly layout: Layout;
  readonly aiming: Aiming;
  /** Who sits at the board, where several do. */
  readonly company: Company | undefined;
  onLay(spot: Spot): void;
  /** Takes back what lies there. */
  onTake(spot: Spot): void;
}

const FIRST_SPOT: SpotId = '17';
/** How much of the board a glass shows, and how much larger, in the drawing's own units. */
const GLASS = { w: 132, h: 84, times: 1.7 };

/** Under a finger the board is shown once more, larger, so that edges and crossings can be told apart. */
const Glass = ({ spot, layout, view }: { spot: Spot; layout: Layout; view: View }) => {
  const { x, y } = drawnAt(layout, spot.at);
  const [w, h] = [GLASS.w / GLASS.times, GLASS.h / GLASS.times];
  return (
    <svg className="glass board-art" width={GLASS.w} height={GLASS.h} viewBox={`${x - w / 2} ${y - h / 2} ${w} ${h}`} aria-hidden="true">
      <Lit spot={spot} layout={layout} />
      <Print rules={view.rules} layout={layout} />
      <circle className="point" cx={x} cy={y} r="4" />
    </svg>
  );
};

/** "Corner 2, 3, 5, 6 pays 11 to 1", over the place that is meant. */
const Named = ({ aiming: { aim }, layout, view }: { aiming: Aiming; layout: Layout; view: View }) => {
  if (aim === undefined) return null;
  const { spot, by } = aim;
  const { w, h } = drawingSize(layout);
  const { x } = drawnAt(layout, spot.at);
  const side = x < 0.25 * w ? 'to-right' : x > 0.75 * w ? 'to-left' : 'above';
  // A finger is where the bet is; otherwise nothing that is lit is hidden, as far as there is room.
  const y = by === 'finger' ? drawnAt(layout, spot.at).y : spotTop(layout, spot);
  return (
    <div className={`spot-name ${side} by-${by}`} style={{ left: `${(100 * x) / w}%`, top: `${(100 * y) / h}%` }} aria-hidden="true">
      {by === 'finger' && Math.min(layout.unit.w, layout.unit.h) < 48 && <Glass spot={spot} layout={layout} view={view} />}
      <span>{spotWords(view.rules, spot)}</span>
    </div>
  );
};

/** The place that an event is about. */
const spotOf = ({ target }: SyntheticEvent): Spot | undefined =>
  target instanceof SVGElement ? findSpot(target.dataset['spot'] ?? '') : undefined;

const focusOn = (board: Element, { id }: Spot): void => board.querySelector<SVGElement>(`[data-spot="${id}"]`)?.focus();

/** The keys of the board: the arrows walk over its places, Enter lays a chip there, and Delete takes back what lies there. Space spins. */
const useBoardKeys = ({ view: { rules }, layout, aiming, onLay, onTake }: BoardProps) => {
  const [current, setCurrent] = useState<SpotId>(FIRST_SPOT);
  return {
    current,
    keys: {
      onFocus: (event: FocusEvent): void => {
        const spot = spotOf(event);
        if (spot === undefined) return;
        setCurrent(spot.id);
        aiming.setAim({ spot, by: 'key' });
      },
      onBlur: (): void => aiming.setAim(undefined),
      onKeyDown: (event: KeyboardEvent): void => {
        const [spot, way] = [spotOf(event), wayOf(layout, event.key)];
        const act = event.key === 'Enter' ? onLay : event.key === 'Delete' || event.key === 'Backspace' ? onTake : undefined;
        if (spot === undefined || (way === undefined && act === undefined)) return;
        event.preventDefault();
        if (way === undefined) act?.(spot);
        else focusOn(event.currentTarget, stepFrom(rules, spot, way));
      },
      // A pointer is followed by the board itself; a click without one comes from a screen reader.
      onClick: (event: MouseEvent): void => {
        const spot = event.detail === 0 ? spotOf(event) : undefined;
        if (spot !== undefined) onLay(spot);
      },
      // A mouse lays a chip and leaves the focus where it is: Space spins afterwards, as it did before.
      onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    },
  };
};

/** The board. */
export const BoardView = (props: BoardProps) => {
  const { view, layout, aiming, company } = props;
  const { current, keys } = useBoardKeys(props);
  const { rules, bets, verdicts, number, phase } = view;
  const { aim, board, handlers } = aiming;
  const { w, h } = drawingSize(layout);
  const viewBox = `0 0 ${w} ${h}`;
  const amounts = useMemo(() => new Map(bets.map(({ spot, amount }) => [spot, amount])), [bets]);
  const theirs = useMemo(
    () => (company === undefined ? new Map<SpotId, readonly LaidBy[]>() : laidByOthers({ view, company })),
    [view, company],
  );
  const isSettled = phase === 'between' || (phase === 'betting' && verdicts.length > 0);
  return (
    <div className="board" style={{ width: `${w}px`, height: `${h}px`, '--figure': `${figureSize(layout)}px` }}>
      <svg className="board-art" viewBox={viewBox} aria-hidden="true">
        {aim !== undefined && <Lit spot={aim.spot} layout={layout} />}
        <Print rules={rules} layout={layout} />
        {isSettled && typeof number === 'number' && <Dolly number={number} layout={layout} />}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset element */}
      <svg
        ref={board}
        className="hits"
        viewBox={viewBox}
        role="group"
        aria-label={rouletteTableWords().board.label}
        {...handlers}
        {...keys}
      >
        <Hits rules={rules} layout={layout} amounts={amounts} theirs={theirs} current={current} />
      </svg>
      {company !== undefined && <OthersChips view={view} company={company} layout={layout} />}
      <LaidChips bets={bets} layout={layout} seat={company?.me} />
      {isSettled && bets.length === 0 && <GoingChips key={view.spins} verdicts={verdicts} layout={layout} />}
      <Named aiming={aiming} layout={layout} view={view} />
    </div>
  );
};
