/** The board as it is printed on the felt: cells, boxes, and what is lit on it. */
import { type BoardPoint, type Box, cellOf, colourOf, NUMBERS, type Rules, type Spot, spots } from '@baize/games/roulette';
import { memo } from 'react';
import { rouletteTableWords } from './language/index.ts';
import { drawnBox, figureSize, type Layout, litBoxes } from './layout.ts';

const middle = ({ x, y, w, h }: Box): BoardPoint => ({ x: x + w / 2, y: y + h / 2 });

/** Zero is rounded on the side that no number touches. */
const zeroPath = ({ x, y, w, h }: Box, isTurned: boolean): string => {
  const r = Math.min(26, w * 0.45, h * 0.45);
  return isTurned
    ? `M${x} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${r} -${r}H${x + w - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + h}z`
    : `M${x + w} ${y}H${x + r}a${r} ${r} 0 0 0 -${r} ${r}V${y + h - r}a${r} ${r} 0 0 0 ${r} ${r}H${x + w}z`;
};

const NumberCell = ({ number, layout }: { number: number; layout: Layout }) => {
  const box = drawnBox(layout, cellOf(number));
  const { x, y } = middle(box);
  const [w, h] = [Math.min(box.w * 0.86, figureSize(layout) * 2.4), Math.min(box.h * 0.84, figureSize(layout) * 2.2)];
  return number === 0 ? (
    <>
      <path className="line" d={zeroPath(box, layout.isTurned)} />
      <text className="zero" x={x} y={y}>
        0
      </text>
    </>
  ) : (
    <>
      <rect className="line" x={box.x} y={box.y} width={box.w} height={box.h} />
      <rect className={`blob ${colourOf(number)}`} x={x - w / 2} y={y - h / 2} width={w} height={h} rx={Math.min(w, h) * 0.44} />
      <text x={x} y={y}>
        {number}
      </text>
    </>
  );
};

const Lozenge = ({ id, at, layout }: { id: string; at: BoardPoint; layout: Layout }) => {
  const [long, short] = [figureSize(layout) * 1.1, figureSize(layout) * 0.6];
  const [w, h] = layout.isTurned ? [short, long] : [long, short];
  return <path className={`lozenge ${id}`} d={`M${at.x} ${at.y - h}l${w} ${h}-${w} ${h}-${w} -${h}z`} />;
};

const OutsideBox = ({ spot, layout }: { spot: Spot; layout: Layout }) => {
  const box = drawnBox(layout, spot.box ?? { ...spot.at, w: 0, h: 0 });
  const at = middle(box);
  const isUpright = layout.isTurned && spot.kind !== 'column';
  const { names, short } = rouletteTableWords().cloth;
  const long = names[spot.id];
  // A figure is about half as wide as it is high; a column of a board on its end has chips beside its name.
  const wide = (long?.length ?? 0) * 0.58 + (layout.isTurned && !isUpright ? 2.4 : 0);
  const isShort = (isUpright ? box.h : box.w) < wide * figureSize(layout);
  const name = isShort ? (short[spot.id] ?? long) : long;
  return (
    <>
      <rect className="line" x={box.x} y={box.y} width={box.w} height={box.h} />
      {name === undefined ? (
        <Lozenge id={spot.id} at={at} layout={layout} />
      ) : (
        <text className="side" x={at.x} y={at.y} transform={isUpright ? `rotate(-90 ${at.x} ${at.y})` : undefined}>
          {name}
        </text>
      )}
    </>
  );
};

/** What is printed and never changes. */
export const Print = memo(({ rules, layout }: { rules: Rules; layout: Layout }) => (
  <g>
    {spots(rules).map((spot) =>
      spot.box !== undefined && spot.kind !== 'straight' ? <OutsideBox key={spot.id} spot={spot} layout={layout} /> : null,
    )}
    {NUMBERS.map((number) => (
      <NumberCell key={number} number={number} layout={layout} />
    ))}
  </g>
));

/** The numbers that a bet covers. */
export const Lit = ({ spot, layout }: { spot: Spot; layout: Layout }) => (
  <g>
    {litBoxes(spot).map((box) => {
      const { x, y, w, h } = drawnBox(layout, box);
      return <rect key={`${x} ${y}`} className="lit" x={x + 1} y={y + 1} width={w - 2} height={h - 2} />;
    })}
  </g>
);

/** The mark on the number that was drawn. */
export const Dolly = ({ number, layout }: { number: number; layout: Layout }) => {
  const { x, y } = middle(drawnBox(layout, cellOf(number)));
  const { w, h } = layout.unit;
  return (
    <rect className="dolly" x={x - w * 0.43} y={y - h * 0.43} width={w * 0.86} height={h * 0.86} rx={Math.min(14, w * 0.3, h * 0.3)} />
  );
};
