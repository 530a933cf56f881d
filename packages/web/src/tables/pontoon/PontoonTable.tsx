/** A table of Pontoon in play: it draws what is shown, and hands on what the player chooses. */
import type { Chips } from '@baize/engine';
import { type Action, type Pontoon, pontoonModule, type View } from '@baize/games/pontoon';
import { useState } from 'react';
import { PackView } from '../../kit/CardSlot.tsx';
import { CountedAmount } from '../../kit/CountedAmount.tsx';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { FeltPrint } from '../../kit/FeltPrint.tsx';
import { LiveLog } from '../../kit/Says.tsx';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { CoachLine, coachWords, opponentsWords } from '../CoachLine.tsx';
import { commonKeyHandlers, moveKeyHandlers, skipAtOnce } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { TableTools } from '../TableTools.tsx';
import { useGoodbye } from '../this-table.ts';
import { Actions } from './Actions.tsx';
import { BritishFelt } from './BritishFelt.tsx';
import { HandView } from './HandView.tsx';
import { bankerWords, bankWon, faring, handTitle, roundGrade } from './hands.ts';
import { pontoonTableWords } from './language/index.ts';
import { actionFor, amountsOf, type Move, moveKeys, movesOf } from './Moves.tsx';
import { NewsLine } from './NewsLine.tsx';
import { keyTable } from './table-keys.ts';
import '../two-hands.css';
import './british.css';

// --- the felt of the house's rules: the banker above, the player below -----------------------------------------------

/** Where spent cards lie until the next shuffle. */
const Spent = ({ count }: { count: number }) => {
  const { felt } = pontoonTableWords();
  return (
    <div className="spent">
      <div className="pile spot" aria-hidden="true">
        {count > 0 ? <CardBack /> : <span>{felt.discards}</span>}
      </div>
      <span className="count">{count === 0 ? '' : felt.spent(count)}</span>
    </div>
  );
};

/** The felt. */
const HouseFelt = ({ view, me, isMyTurn }: { view: View; me: number; isMyTurn: boolean }) => {
  const [bank] = view.hands[view.banker] ?? [];
  const [mine] = view.hands[me] ?? [];
  const { felt } = pontoonTableWords();
  return (
    <>
      <FeltPrint words={felt.print} short={felt.printShort} />
      <Spent count={view.spent.length} />
      <PackView left={view.cardsInDeck} />
      <div className="banker">
        {bank !== undefined && <HandView key={view.round} hand={bank} round={view.round} words={bankerWords(bank)} won={bankWon(view)} />}
      </div>
      <div className="hands">
        {mine !== undefined && (
          <HandView
            key={view.round}
            hand={mine}
            round={view.round}
            words={handTitle(mine)}
            turn={isMyTurn ? 'now' : undefined}
            won={faring(view, me, 0) === 'won'}
          />
        )}
      </div>
    </>
  );
};

type Run = TableHandle<Pontoon>;
const { words } = pontoonModule;

const atRisk = ({ hands }: View, me: number): Chips => (hands[me] ?? []).reduce((sum, { stake }) => sum + stake, 0);

const Purses = ({ run: { shown, statistics } }: { run: Run }) => {
  const { view, seat } = shown;
  const { purses } = pontoonTableWords();
  return view.rules.stake.max > 0 ? (
    <>
      <Purse name={purses.stack}>
        <CountedAmount amount={view.stacks[seat] ?? 0} />
      </Purse>
      <Purse name={purses.staked}>{amountOf(atRisk(view, seat))}</Purse>
    </>
  ) : (
    <>
      <Purse name={purses.won}>{statistics.won}</Purse>
      <Purse name={purses.lost}>{statistics.lost}</Purse>
    </>
  );
};

/** The table. */
export const PontoonTable = ({ run, personas, leaving, onLeave, onAgain }: TableProps<Pontoon>) => {
  const { settings } = useSettings();
  const [aside, setAside] = useState<Aside>();
  const [isBuying, setBuying] = useState(false);
  const [lastStake, setLastStake] = useState(0);
  const { shown, waiting, lines } = run;
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
        opponents={rules.preset === 'house' ? '' : opponentsWords(personas)}
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
            <CoachLine lines={lines} coach={coachWords(run)} />
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
