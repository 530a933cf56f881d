/** A table of Pontoon in play: it draws what is shown, and hands on what the player chooses. */
import type { Chips } from '@baize/engine';
import { type Action, type Pontoon, pontoonModule, type View } from '@baize/games/pontoon';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Tool } from '../../kit/Button.tsx';
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
import './pontoon.css';
import { Actions } from './Actions.tsx';
import { BritishFelt } from './BritishFelt.tsx';
import { HouseFelt } from './HouseFelt.tsx';
import { actionFor, amountsOf, type Move, moveKeys, movesOf } from './Moves.tsx';

import { Telling } from './Telling.tsx';

type Run = TableRun<Pontoon>;
const { words } = pontoonModule;

const atRisk = ({ hands }: View, me: number): Chips => (hands[me] ?? []).reduce((sum, { stake }) => sum + stake, 0);

const Purses = ({ run: { shown, statistics } }: { run: Run }) => {
  const { view, seat } = shown;
  return view.rules.stake.max > 0 ? (
    <>
      <Purse name="Stack">{amountOf(view.stacks[seat] ?? 0)}</Purse>
      <Purse name="Staked">{amountOf(atRisk(view, seat))}</Purse>
    </>
  ) : (
    <>
      <Purse name="Won">{statistics.won}</Purse>
      <Purse name="Lost">{statistics.lost}</Purse>
    </>
  );
};

const counts = [
  'no opponents',
  'one opponent',
  'two opponents',
  'three opponents',
  'four opponents',
  'five opponents',
  'six opponents',
  'seven opponents',
];

const keysOf = (preset: View['rules']['preset'], run: Run): readonly (readonly [string, string])[] => [
  ...movesOf(preset).map((move) => [moveKeys[move], move === 'buy' ? 'Buy' : words.action({ type: move }, run.shown)] as const),
  ...(preset === 'british' ? ([['Enter', 'Lay the stake']] as const) : []),
  ['Space', 'Skip what is being shown'],
  ['I', 'Ask the coach'],
  ['R', 'Rules'],
  [',', 'Settings'],
  ['M', 'Mute'],
  ['?', 'These keys'],
  ['Esc', 'Close, go back'],
  ['Q', 'Leave the table'],
];

/** The table. */
export const PontoonTable = ({ run, guests, leaving, onLeave, onAgain }: TableProps<Pontoon>) => {
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
  const skip = (): void => {
    // What is skipped to would move into its place as well, so it is drawn first and then put to rest.
    flushSync(run.skip);
    settle(document.body);
  };
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
  const isStaking = amountsOf(shown.offers, 'stake') !== undefined || (isBuying && amountsOf(shown.offers, 'buy') !== undefined);
  const moves = isStaking || waiting === 'over' ? [] : movesOf(rules.preset);
  useKeys(
    {
      ...Object.fromEntries(moves.map((one) => [one === 'ready' ? 'Enter' : moveKeys[one].toLowerCase(), () => move(one)])),
      ...(waiting === 'over' ? { Enter: onAgain } : {}),
      Space: skip,
      ...(settings.hints ? { i: askHint } : {}),
      r: () => setAside('rules'),
      ',': () => setAside('settings'),
      '?': () => setAside('keys'),
      q: leave,
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );

  const tools = (
    <>
      {settings.hints && <Tool icon="hint" label="Hint" keyName="I" onPress={askHint} />}
      <Tool icon="rules" label="Rules" keyName="R" onPress={() => setAside('rules')} />
      <SoundTool />
      <Tool icon="settings" label="Settings" keyName="," onPress={() => setAside('settings')} />
    </>
  );
  const preset = words.preset(rules);
  const coach = hint === undefined ? undefined : `${words.action(hint.action, shown)}. ${hint.because}`;
  return (
    <>
      <TableFrame
        title={pontoonModule.game.title}
        subtitle={preset}
        company={rules.preset === 'house' ? '' : `, ${counts[guests.length - 1] ?? ''}`}
        purses={<Purses run={run} />}
        tools={tools}
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
        <div className={`pontoon ${rules.preset}`}>
          {rules.preset === 'house' ? (
            <HouseFelt view={view} me={seat} isMyTurn={isMyTurn} />
          ) : (
            <BritishFelt view={view} me={seat} guests={guests} isMyTurn={isMyTurn} results={run.results} />
          )}
          <Telling view={view} me={seat} lines={lines} results={run.results} verdict={run.verdict} />
        </div>
        <Asides lines={lines} coach={coach} />
      </TableFrame>
      <LiveLog lines={lines} />
      <TableDialogs
        open={aside}
        title={pontoonModule.game.title}
        preset={preset}
        rules={words.rules(rules)}
        keys={keysOf(rules.preset, run)}
        leaving={leaving ?? ''}
        onClose={() => setAside(undefined)}
        onLeave={onLeave}
      />
    </>
  );
};
