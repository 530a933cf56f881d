/** A table of Hold'em in play: it draws what is shown, and hands on what the player chooses. */
import { type Holdem, holdemModule, isHandOver, type View } from '@baize/games/holdem';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { Tool } from '../../kit/Button.tsx';
import { CountedAmount } from '../../kit/CountedAmount.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { LiveLog, printed } from '../../kit/Says.tsx';
import { SharedTableContext } from '../../kit/shared-table.ts';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useProfileStore } from '../../runtime/ProfileProvider.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { SoundTool } from '../../settings/SoundTool.tsx';
import { coachWords, opponentsWords } from '../CoachLine.tsx';
import { skipAtOnce } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { useGoodbye } from '../this-table.ts';
import './holdem.css';
import './holdem-seats.css';
import './holdem-bar.css';
import { tableIcons } from '../../kit/table-icons.ts';
import { Actions } from './Actions.tsx';
import { AllIn, Dialogs, type Open } from './Dialogs.tsx';
import { Felt } from './Felt.tsx';
import { putInBy } from './hands.ts';
import { holdemTableWords } from './language/index.ts';
import { keysFor } from './table-keys.ts';
import { type HoldemMoves, useMoves } from './useMoves.ts';

const { words, game } = holdemModule;

/** What is out of sight is shown to its end at once. */
const useOutOfSight = (isOutOfSight: boolean, skip: () => void): void => {
  const end = useEffectEvent(skip);
  useEffect(() => {
    if (isOutOfSight) end();
  }, [isOutOfSight]);
};

const Tools = ({
  hasHints,
  hasHistory,
  onHint,
  onOpen,
}: {
  hasHints: boolean;
  hasHistory: boolean;
  onHint(): void;
  onOpen(open: Open): void;
}) => {
  const { tools } = holdemTableWords();
  return (
    <>
      <span className="he-wide">{hasHints && <Tool icon={tableIcons.hint} label={tools.hint} keyName="I" onPress={onHint} />}</span>
      {hasHistory && <Tool icon={tableIcons.list} label={tools.history} keyName="L" onPress={() => onOpen('history')} />}
      <Tool icon={tableIcons.rules} label={tools.rules} keyName="O" onPress={() => onOpen('rules')} />
      <SoundTool />
      <Tool icon="settings" label={tools.settings} keyName="," onPress={() => onOpen('settings')} />
    </>
  );
};

interface KeyedProps {
  readonly run: TableHandle<Holdem>;
  readonly moves: HoldemMoves;
  onHint(): void;
  onOpen(open: Open): void;
  onQuit(): void;
  onLeave(): void;
}

/** Every key of the table. */
const useTableKeys = ({ run, moves, onHint, onOpen, onQuit, onLeave }: KeyedProps): void => {
  const { waiting, shown } = run;
  const isEnd = isHandOver(shown.view);
  const next = waiting === 'over' ? onLeave : () => run.choose({ type: 'ready' });
  useKeys(
    {
      ...(waiting === 'over' || isEnd ? { Enter: next } : keysFor(moves)),
      Space: () => skipAtOnce(run.skip),
      i: onHint,
      l: () => onOpen('history'),
      o: () => onOpen('rules'),
      ',': () => onOpen('settings'),
      '?': () => onOpen('keys'),
      q: onQuit,
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );
};

/** The casino's rules spare a player who has folded the rest of the hand. */
const isSpared = ({ rules, standing, phase }: View, me: number): boolean =>
  rules.preset === 'casino' && standing[me] === 'folded' && phase === 'betting';

/** The table. */
export const HoldemTable = ({ run, personas, leaving, onLeave }: TableProps<Holdem>) => {
  const { settings } = useSettings();
  const store = useProfileStore();
  const friends = useContext(SharedTableContext);
  const [open, setOpen] = useState<Open>();
  const { shown, waiting, lines } = run;
  const { view, seat } = shown;
  const moves = useMoves(run, settings.confirmAllIn);
  const isMyTurn = waiting === 'me' && !isHandOver(view);
  const isOutOfSight = isSpared(view, seat);
  useOutOfSight(isOutOfSight, run.skip);
  useGoodbye(waiting === 'over', onLeave);

  const onHint = (): void => {
    if (settings.hints && isMyTurn) run.askHint();
  };
  const onQuit = (): void => {
    if (leaving === undefined) onLeave();
    else setOpen('leave');
  };
  useTableKeys({ run, moves, onHint, onOpen: setOpen, onQuit, onLeave });

  const skip = (): void => skipAtOnce(run.skip);
  const { purses, tools } = holdemTableWords();
  return (
    <div className="he-room">
      <TableFrame
        title={printed(game.title)}
        subtitle={words.preset(view.rules)}
        opponents={opponentsWords(personas)}
        purses={
          <>
            <Purse name={purses.stack}>
              <CountedAmount amount={view.stacks[seat] ?? 0} />
            </Purse>
            <Purse name={purses.inHand} short={purses.inHandShort}>
              {amountOf(putInBy(view, seat))}
            </Purse>
          </>
        }
        tools={
          <Tools hasHints={settings.hints && friends === undefined} hasHistory={friends === undefined} onHint={onHint} onOpen={setOpen} />
        }
        actions={<Actions run={run} moves={moves} isOutOfSight={isOutOfSight} onSkip={skip} onLeave={onLeave} />}
        onLeave={onQuit}
        onSkip={skip}
      >
        <Felt
          run={run}
          personas={personas}
          isMyTurn={isMyTurn}
          isOutOfSight={isOutOfSight}
          coach={coachWords(run)}
          names={personas.map((persona) => persona?.name ?? '')}
          onAsk={setOpen}
        />
        {settings.hints && friends === undefined && isMyTurn && (
          <div className="he-narrow">
            <Tool icon={tableIcons.hint} label={tools.hint} keyName="I" onPress={onHint} />
          </div>
        )}
      </TableFrame>
      <LiveLog lines={lines} />
      {moves.asked !== undefined && <AllIn stack={view.stacks[seat] ?? 0} onYes={moves.confirm} onNo={moves.forget} />}
      <Dialogs
        open={open}
        view={view}
        personas={personas}
        kept={open === undefined || friends !== undefined ? undefined : store.now().profile.tables.holdem}
        leaving={leaving ?? ''}
        onClose={() => setOpen(undefined)}
        onLeave={onLeave}
      />
    </div>
  );
};
