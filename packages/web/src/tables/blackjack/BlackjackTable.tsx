/** A table of Blackjack in play: it draws what is shown, and hands on what the player chooses. */
import type { Offer, Range } from '@baize/engine';
import { type Action, type Blackjack, floorModule, type Rules } from '@baize/games/blackjack';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton, Tool } from '../../kit/Button.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { LiveLog } from '../../kit/LiveLog.tsx';
import { settle } from '../../kit/motion.ts';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import type { TableRun } from '../../runtime/useTable.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { SoundTool } from '../../settings/SoundTool.tsx';
import { Asides } from '../Asides.tsx';
import type { TableProps } from '../contract.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import './blackjack.css';
import { Betting } from './Betting.tsx';
import { Felt } from './Felt.tsx';
import { atRisk } from './hands.ts';
import { type Decision, useLesson } from './lesson.ts';
import { barFor, type Move, Moves, moveKeys, movesOf } from './Moves.tsx';
import { Strategy, StrategyTool } from './Strategy.tsx';
import { Telling } from './Telling.tsx';

type Run = TableRun<Blackjack>;
const { game, words } = floorModule;

const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';
const betsIn = ({ shown }: Run): Range | undefined => shown.offers.find(isBet)?.amount;

const keysOf = (rules: Rules, run: Run): readonly (readonly [string, string])[] => [
  ...movesOf(rules).map((move) => [moveKeys[move], words.action({ type: move }, run.shown)] as const),
  ['Enter', 'Start, next hand'],
  ['L', 'The last bet again'],
  ['X', 'Take the bet back'],
  ...(rules.insurance ? ([['Y, N', 'Insurance: yes, no']] as const) : []),
  ['Space', 'Skip what is being shown'],
  ['I', 'Ask the coach'],
  ['T', 'The strategy of this table'],
  ['R', 'Rules'],
  [',', 'Settings'],
  ['M', 'Mute'],
  ['?', 'These keys'],
  ['Esc', 'Close, go back'],
  ['Q', 'Leave the table'],
];

interface ActionsProps {
  readonly run: Run;
  choose(action: Action): void;
  onMove(move: Move): void;
  onAgain(): void;
}

/** The tray before the deal, the moves in a round, and a new seat when the sitting is over. */
const Actions = ({ run, choose, onMove, onAgain }: ActionsProps) => {
  const { shown, waiting, lines } = run;
  const bets = betsIn(run);
  if (waiting === 'over') {
    return (
      <>
        <p className="say">{lines.findLast(({ kind }) => kind === 'event')?.text}</p>
        <ActionButton standing="lead" keyName="Enter" onPress={onAgain}>
          Sit down again
        </ActionButton>
      </>
    );
  }
  if (bets !== undefined) return <Betting key={shown.view.round} range={bets} sight={shown} choose={choose} />;
  return <Moves sight={shown} onMove={onMove} />;
};

/** The table. */
export const BlackjackTable = ({ run, leaving, onLeave, onAgain }: TableProps<Blackjack>) => {
  const { settings } = useSettings();
  const [aside, setAside] = useState<Aside | 'strategy'>();
  const [decision, setDecision] = useState<Decision>();
  const lesson = useLesson(settings.hints ? decision : undefined);
  const { shown, waiting, lines, hint } = run;
  const { view } = shown;
  const isMyTurn = waiting === 'me' && view.phase === 'playing';
  const askHint = (): void => {
    if (waiting === 'me' && (view.phase === 'playing' || view.phase === 'insurance')) run.askHint();
  };
  const skip = (): void => {
    // What is skipped to would move into its place as well, so it is drawn first and then put to rest.
    flushSync(run.skip);
    settle(document.body);
  };
  const move = (type: Move): void => {
    setDecision(isMyTurn ? { sight: shown, type } : undefined);
    run.choose({ type });
  };
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setAside('leave');
  };
  const moves = betsIn(run) !== undefined || waiting === 'over' ? [] : barFor(shown);
  useKeys(
    {
      ...Object.fromEntries(moves.map((one) => [moveKeys[one] === 'Enter' ? 'Enter' : moveKeys[one].toLowerCase(), () => move(one)])),
      ...(waiting === 'over' ? { Enter: onAgain } : {}),
      Space: skip,
      ...(settings.hints ? { i: askHint } : {}),
      t: () => setAside('strategy'),
      r: () => setAside('rules'),
      ',': () => setAside('settings'),
      '?': () => setAside('keys'),
      q: leave,
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );
  const preset = words.preset(view.rules);
  const coach =
    hint === undefined ? (view.phase === 'betting' ? undefined : lesson) : `${words.action(hint.action, shown)}. ${hint.because}`;
  const close = (): void => setAside(undefined);
  const tools = (
    <>
      {settings.hints && <Tool icon="hint" label="Hint" keyName="I" onPress={askHint} />}
      <Tool icon="rules" label="Rules" keyName="R" onPress={() => setAside('rules')} />
      <SoundTool />
      <Tool icon="settings" label="Settings" keyName="," onPress={() => setAside('settings')} />
    </>
  );
  return (
    <>
      <TableFrame
        title={game.title}
        subtitle={preset}
        purses={
          <>
            <Purse name="Balance">{amountOf(view.stack)}</Purse>
            <Purse name="At risk">{amountOf(atRisk(view))}</Purse>
          </>
        }
        tools={tools}
        actions={<Actions run={run} choose={run.choose} onMove={move} onAgain={onAgain} />}
        onLeave={leave}
        onSkip={skip}
      >
        <div className="blackjack">
          <Felt view={view} isMyTurn={isMyTurn} />
          <Telling view={view} lines={lines} />
          <StrategyTool onPress={() => setAside('strategy')} />
        </div>
        <Asides lines={lines} coach={coach} />
      </TableFrame>
      <LiveLog lines={lines} />
      {aside === 'strategy' ? (
        <Strategy view={view} preset={preset} onClose={close} />
      ) : (
        <TableDialogs
          open={aside}
          title={game.title}
          preset={preset}
          rules={words.rules(view.rules)}
          keys={keysOf(view.rules, run)}
          leaving={leaving ?? ''}
          onClose={close}
          onLeave={onLeave}
        />
      )}
    </>
  );
};
