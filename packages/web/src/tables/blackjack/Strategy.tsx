/** The strategy of this table on a printed card, worked out from its rules, with the hand in turn marked. */
import { rankOf } from '@baize/engine';
import { chartFor, type OwnView, pipsOf, type Row, type Rules, type StrategyChart, upCard, visible } from '@baize/games/blackjack';
import { planCode } from '@baize/odds/blackjack';
import { useEffect, useRef, useState } from 'react';
import { Tool } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { CODES } from './language/blackjack-table-words.ts';
import { blackjackTableWords } from './language/index.ts';
import './strategy.css';
import { later } from '../../kit/clock.ts';
import { tableIcons } from '../../kit/table-icons.ts';

const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;
const upName = (up: number): string => (up === 1 ? 'A' : String(up));

/** Codes with what they fall back on where it is not the usual. */
const SHORT: Readonly<Record<string, string>> = { Dh: 'D', Rh: 'R' };

/** Which row and column the hand in turn has. */
interface Cell {
  readonly part: keyof StrategyChart;
  readonly row: number;
  readonly up: number;
}

/** The cell of the hand in turn; undefined when there is none. */
export const chartCell = (view: OwnView): Cell | undefined => {
  const hand = view.phase === 'playing' ? view.hands[view.turn] : undefined;
  const up = upCard(view);
  if (hand === undefined || up === undefined) return undefined;
  const [one, two, third] = visible(hand.cards);
  const { split } = view.rules;
  const isPair =
    one !== undefined &&
    two !== undefined &&
    third === undefined &&
    (split === 'rank' ? rankOf(one) === rankOf(two) : pipsOf(one) === pipsOf(two));
  if (isPair && split !== 'none') return { part: 'pairs', row: pipsOf(one), up: pipsOf(up) };
  return { part: hand.soft ? 'soft' : 'hard', row: hand.total, up: pipsOf(up) };
};

const nameOf = (part: keyof StrategyChart, row: number): string =>
  part === 'hard' ? String(row) : part === 'soft' ? blackjackTableWords().strategy.softTotal(row) : row === 1 ? 'A A' : `${row} ${row}`;

const Cells = ({ part, row, plans, mark }: { part: keyof StrategyChart; row: number; plans: Row; mark: Cell | undefined }) => (
  <tr>
    <th scope="row">{nameOf(part, row)}</th>
    {UPS.map((up) => {
      const code = planCode(plans[up] ?? []);
      const isHere = mark?.part === part && mark.row === row && mark.up === up;
      return (
        <td key={up} className={`code ${code.charAt(0)}`} aria-current={isHere ? 'true' : undefined}>
          {SHORT[code] ?? code}
        </td>
      );
    })}
  </tr>
);

const Part = ({
  title,
  part,
  rows,
  chart,
  mark,
}: {
  title: string;
  part: keyof StrategyChart;
  rows: readonly number[];
  chart: StrategyChart;
  mark: Cell | undefined;
}) => (
  <table className="strategy">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{blackjackTableWords().strategy.hand}</span>
        </th>
        {UPS.map((up) => (
          <th key={up} scope="col">
            {upName(up)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Cells key={row} part={part} row={row} plans={chart[part][row] ?? []} mark={mark} />
      ))}
    </tbody>
  </table>
);

const from = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, step) => first + step);

/** The chart, once it is worked out: the dialog is shown before that. */
const useChart = (rules: Rules): StrategyChart | undefined => {
  const [chart, setChart] = useState<StrategyChart>();
  useEffect(() => {
    return later(30, () => setChart(chartFor(rules)));
  }, [rules]);
  return chart;
};

/** The card lies on the table's edge, and is taken up with a tap. A tap on the felt means something else, and does not hear of it. */
export const StrategyTool = ({ onPress }: { onPress(): void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps what is meant for its button from the felt under it
  // biome-ignore lint/a11y/useKeyWithClickEvents: a key has no felt under it
  <div className="strategy-tool" onClick={(event) => event.stopPropagation()}>
    <Tool icon={tableIcons.list} label={blackjackTableWords().strategy.title} keyName="T" wordy onPress={onPress} />
  </div>
);

/** The strategy card. */
export const Strategy = ({ view, preset, onClose }: { view: OwnView; preset: string; onClose(): void }) => {
  const chart = useChart(view.rules);
  const mark = chartCell(view);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card opens at the hand in turn.
    if (chart !== undefined) page.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [chart]);
  const splits = view.rules.split !== 'none';
  const { title, note, working, parts, codes } = blackjackTableWords().strategy;
  return (
    <CardDialog title={title} subtitle={preset} note={note} onClose={onClose}>
      {chart === undefined ? (
        <p role="status">{working}</p>
      ) : (
        <div ref={page}>
          <Part title={parts.hard} part="hard" rows={from(splits ? 5 : 4, 20)} chart={chart} mark={mark} />
          <Part title={parts.soft} part="soft" rows={from(splits ? 13 : 12, 20)} chart={chart} mark={mark} />
          {splits && <Part title={parts.pairs} part="pairs" rows={[2, 3, 4, 5, 6, 7, 8, 9, 10, 1]} chart={chart} mark={mark} />}
          <dl className="codes">
            {CODES.map((code) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd>{codes[code]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </CardDialog>
  );
};
