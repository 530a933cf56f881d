/** A table of Pontoon in play: it draws what is shown, and hands on what the player chooses. */
import type { Chips } from '@baize/engine';
import { type Action, type Pontoon, pontoonModule, type View } from '@baize/games/pontoon';
import { useState } from 'react';
import { CountedAmount } from '../../kit/CountedAmount.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { LiveLog } from '../../kit/Says.tsx';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { CoachLine } from '../CoachLine.tsx';
import { commonKeyHandlers, moveKeyHandlers } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { coachWords, companyWords } from '../phrases.ts';
import { skipAtOnce } from '../skip.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { TableTools } from '../TableTools.tsx';
import { useGoodbye } from '../useGoodbye.ts';
import '../two-hands.css';
import './british.css';
import { Actions } from './Actions.tsx';
import { BritishFelt } from './BritishFelt.tsx';
import { HouseFelt } from './HouseFelt.tsx';
import { roundGrade } from './hands.ts';
import { actionFor, amountsOf, type Move, moveKeys, movesOf } from './Moves.tsx';
import { NewsLine } from './NewsLine.tsx';
import { keyTable } from './table-keys.ts';

type Run = TableHandle<Pontoon>;
const { words } = pontoonModule;

const atRisk = ({ hands }: View, me: number): Chips => (hands[me] ?? []).reduce((sum, { stake }) => sum + stake, 0);

const Purses = ({ run: { shown, statistics } }: { run: Run }) => {
  const { view, seat } = shown;
  return view.rules.stake.max > 0 ? (
    <>
      <Purse name="Stack">
        <CountedAmount amount={view.stacks[seat] ?? 0} />
      </Purse>
      <Purse name="Staked">{amountOf(atRisk(view, seat))}</Purse>
    </>
  ) : (
    <>
      <Purse name="Won">{statistics.won}</Purse>
      <Purse name="Lost">{statistics.lost}</Purse>
    </>
  );
};

/** The table. */
export const PontoonTable = ({ run, personas, leaving, onLeave, onAgain }: TableProps<Pontoon>) => {
  const { settings } = useSettings();
  const [aside, setAside] = useState<Aside>();
  const [isBuying, setBuying] = useState(false);
  const [lastStake, setLastStake] = useState(0);
  const { shown, waiting, lines, hint } = run;
  const { view, seat } = shown;
  const { rules } = view;

  const isMyTurn = waiting === 'me' && view.phase !== 'between';
  const askHint = (): void => {
    if (isMyTurn) run.askHint();
  };
  const skip = (): void => skipAtOnce(run.skip);
  const choose = (action: Action): void => {
    if (action.type === 'stake') setLastStake(action.amount);
    setBuying(false);
    run.choose(action);
  };
  const move = (wanted: Move): void => {
    if (wanted === 'buy' && amountsOf(shown.offers, 'buy') !== undefined) setBuying(true);
    else choose(actionFor(wanted));
  };
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setAside('leave');
  };
  useGoodbye(waiting === 'over', onLeave);
  const isStaking = amountsOf(shown.offers, 'stake') !== undefined || (isBuying && amountsOf(shown.offers, 'buy') !== undefined);
  const moves = isStaking || waiting === 'over' ? [] : movesOf(rules.preset);
  useKeys(
    {
      ...moveKeyHandlers(moves, moveKeys, move),
      ...(waiting === 'over' ? { Enter: onAgain } : {}),
      ...commonKeyHandlers({ onSkip: skip, onHint: settings.hints ? askHint : undefined, onOpen: setAside, onLeave: leave }),
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );

  return (
    <>
      <TableFrame
        title={pontoonModule.game.title}
        subtitle={words.preset(rules)}
        company={rules.preset === 'house' ? '' : companyWords(personas)}
        purses={<Purses run={run} />}
        tools={<TableTools hasHints={settings.hints} onHint={askHint} onOpen={setAside} />}
        actions={
          <Actions
            run={run}
            isBuying={isBuying}
            lastStake={lastStake}
            choose={choose}
            move={move}
            onBack={() => setBuying(false)}
            onAgain={onAgain}
          />
        }
        onLeave={leave}
        onSkip={skip}
      >
        <div className={`pontoon ${rules.preset === 'house' ? 'two-hands' : 'british'} win-${roundGrade(view, seat, run.results)}`}>
          {rules.preset === 'house' ? (
            <HouseFelt view={view} me={seat} isMyTurn={isMyTurn} />
          ) : (
            <BritishFelt view={view} me={seat} personas={personas} isMyTurn={isMyTurn} results={run.results} />
          )}
          <div className="words">
            <NewsLine view={view} me={seat} lines={lines} results={run.results} verdict={run.verdict} />
            <CoachLine lines={lines} coach={coachWords(words, shown, hint)} />
          </div>
        </div>
      </TableFrame>
      <LiveLog lines={lines} />
      <TableDialogs
        open={aside}
        module={pontoonModule}
        rules={rules}
        keys={keyTable(shown)}
        leaving={leaving ?? ''}
        onClose={() => setAside(undefined)}
        onLeave={onLeave}
      />
    </>
  );
};
