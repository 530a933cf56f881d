/** A roulette table in play: it draws what is shown, and hands on what the player chooses. */
import type { Chips, Seat } from '@baize/engine';
import {
  type Action,
  isBanker,
  isForSeveral,
  type Roulette,
  rouletteModule,
  type Spot,
  type SpotId,
  stakeOf,
  type View,
} from '@baize/games/roulette';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CountedAmount } from '../../kit/CountedAmount.tsx';
import { amountOf, CHIP_VALUES } from '../../kit/deck/chips.ts';
import { LiveLog } from '../../kit/Says.tsx';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { type KeyHandlers, useKeys } from '../../runtime/useKeys.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { CoachLine, coachWords } from '../CoachLine.tsx';
import { skipAtOnce } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { TableTools } from '../TableTools.tsx';
import { useGoodbye } from '../this-table.ts';
import { Actions, endOfBets } from './Actions.tsx';
import { useAim } from './aim.ts';
import { BoardView } from './BoardView.tsx';
import type { Company } from './Company.tsx';
import { Dialogs, type Open } from './Dialogs.tsx';
import { Dragged, useDrag } from './drag.tsx';
import { rouletteTableWords } from './language/index.ts';
import { fitBoard, type Layout } from './layout.ts';
import { Fallen, Ledger } from './Panels.tsx';
import { isPaid, spinGrade } from './settlement.ts';
import { useSpin } from './useSpin.ts';
import { Wheel } from './Wheel.tsx';
import './roulette.css';

// --- how the board lies on this felt ---------------------------------------------------------------------------------

/** Follows the felt's size. Before it is measured, it is a usual one. */
const useLayout = (felt: RefObject<HTMLElement | null>): Layout => {
  const [layout, setLayout] = useState(() => fitBoard(1160, 680));
  useLayoutEffect(() => {
    const element = felt.current;
    if (element === null) return undefined;
    const measure = (): void => setLayout(fitBoard(element.clientWidth, element.clientHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [felt]);
  return layout;
};

const { words, game } = rouletteModule;
const FIRST_CHIP: Chips = 25;

/** Lets the ball rest at once, and all that follows with it. */
const skipAll = ({ shown, choose, skip }: TableHandle<Roulette>): void => {
  if (shown.view.phase === 'spinning' && !isForSeveral(shown.view.rules)) flushSync(() => choose({ type: 'rest' }));
  skipAtOnce(skip);
};

const movesOf = (choose: (action: Action) => void, onOpen: (open: Open) => void, setChip: (chip: Chips) => void): KeyHandlers => ({
  ...Object.fromEntries(CHIP_VALUES.toReversed().map((value, index) => [String(index + 1), () => setChip(value)])),
  u: () => choose({ type: 'undo' }),
  x: () => choose({ type: 'clear' }),
  l: () => choose({ type: 'repeat' }),
  d: () => choose({ type: 'double' }),
  b: () => onOpen('bets'),
  r: () => onOpen('rules'),
  ',': () => onOpen('settings'),
  '?': () => onOpen('keys'),
});

/** What the felt is dressed in: the shape of the board, whether the wheel runs, and how large a win is. */
const roomClass = (view: View, shape: string, isTaking: boolean): string =>
  [
    'roulette',
    shape,
    view.phase === 'betting' || view.phase === 'between' ? '' : 'running',
    isTaking ? 'taking' : '',
    isPaid(view) ? `win-${spinGrade(view)}` : '',
  ].join(' ');

/** Who sits at the board, where several do. */
const useCompany = ({ rules }: View, me: Seat, personas: TableProps<Roulette>['personas']): Company | undefined =>
  useMemo(
    () =>
      isForSeveral(rules)
        ? { me, names: personas.map((persona, seat) => (seat === me ? rouletteTableWords().you : (persona?.name ?? ''))) }
        : undefined,
    [rules, me, personas],
  );

/** The table. */
export const RouletteTable = ({ run, personas, leaving, onLeave, onAgain }: TableProps<Roulette>) => {
  const { settings } = useSettings();
  const felt = useRef<HTMLDivElement>(null);
  const layout = useLayout(felt);
  const spin = useSpin(run);
  const [open, setOpen] = useState<Open>();
  const [chip, setChip] = useState(FIRST_CHIP);
  // Whether a tap on the board takes a bet back, in place of laying one.
  const [isTaking, setTaking] = useState(false);
  const { shown, lines, isTurning } = spin;
  const { view } = shown;
  const company = useCompany(view, shown.seat, personas);
  const isBetting = view.phase === 'betting' && !isTurning && !isBanker(view, shown.seat) && !view.said.includes(shown.seat);
  const isOver = run.waiting === 'over' && !isTurning;
  useGoodbye(isOver, onLeave);

  const place = (spot: SpotId, amount: Chips): void => run.choose({ type: 'place', spot, amount });
  const takeBack = (spot: Spot): void => run.choose({ type: 'take-back', spot: spot.id });
  const lay = (spot: Spot): void => (isTaking ? takeBack(spot) : place(spot.id, chip));
  const aiming = useAim(view.rules, layout, isBetting, lay);
  const drag = useDrag(aiming, isBetting, (spot, value) => place(spot.id, value));
  // Others who are bots lay one chip after another, and need not be waited for.
  const canSkip = isTurning || (company !== undefined && view.phase === 'betting' && run.waiting === 'bot' && !isBetting);
  const skip = (): void => {
    if (canSkip || run.waiting === 'beat') skipAll(run);
  };
  const spinOrSkip = (): void => (canSkip ? skip() : run.choose({ type: endOfBets(view.rules, view.phase) }));
  const leave = (): void => {
    if (leaving === undefined || stakeOf(view.bets) === 0) onLeave();
    else setOpen('leave');
  };
  useKeys(
    {
      ...movesOf(run.choose, setOpen, setChip),
      t: () => setTaking(!isTaking),
      ...(view.rules.calls ? { c: () => setOpen('calls') } : {}),
      ...(settings.hints ? { i: run.askHint } : {}),
      ...(isOver ? { Enter: onAgain } : {}),
      Space: spinOrSkip,
      q: leave,
    },
    'Space',
  );

  const coach = coachWords(run);
  const labels = rouletteTableWords().purses;
  return (
    <>
      <TableFrame
        title={game.title}
        subtitle={words.preset(view.rules)}
        purses={
          <>
            <Purse name={labels.balance}>
              <CountedAmount amount={view.stack} />
            </Purse>
            <Purse name={labels.onBoard} short={labels.bets}>
              {amountOf(stakeOf(view.bets))}
            </Purse>
          </>
        }
        tools={<TableTools hasHints={settings.hints} onHint={run.askHint} onOpen={setOpen} />}
        actions={
          <Actions
            sight={shown}
            isOver={isOver}
            isTurning={isTurning}
            canSkip={canSkip}
            isForMany={company !== undefined}
            chip={chip}
            most={Math.min(view.stack, (view.rules.most ?? view.stack) - stakeOf(view.bets))}
            hasCalls={view.rules.calls}
            isTaking={isTaking}
            onTaking={() => setTaking(!isTaking)}
            choose={run.choose}
            onChip={setChip}
            onDrag={drag.follow}
            onDrop={drag.drop}
            onBets={() => setOpen('bets')}
            onCalls={() => setOpen('calls')}
            onSpin={spinOrSkip}
            onAgain={onAgain}
          />
        }
        onLeave={leave}
        onSkip={skip}
      >
        <div ref={felt} className={roomClass(view, layout.name, isTaking && isBetting)} style={{ '--beside': `${layout.beside}px` }}>
          <div className="upper">
            <Fallen view={view} company={company}>
              <CoachLine lines={lines} coach={coach} />
            </Fallen>
            <Wheel state={spin.wheel} onLanding={spin.onLanding} onRest={spin.onRest} />
            <Ledger view={view} company={company} />
          </div>
          <BoardView view={view} layout={layout} aiming={aiming} company={company} onLay={lay} onTake={takeBack} />
        </div>
        <span className="my-place" data-place="me" />
      </TableFrame>
      <Dragged drag={drag.now} />
      <LiveLog lines={lines} />
      <Dialogs
        open={open}
        view={view}
        company={company}
        chip={chip}
        leaving={leaving ?? ''}
        choose={run.choose}
        onClose={() => setOpen(undefined)}
        onLeave={onLeave}
      />
    </>
  );
};
