/** A table of Sabacc in play: it draws what is shown, and hands on what the player chooses. */
import { defaultSettings } from '@baize/casino';
import { type Sabacc, sabaccModule, stakedBy } from '@baize/games/sabacc';
import { useContext, useState } from 'react';
import { Tool } from '../../kit/Button.tsx';
import { CountedAmount } from '../../kit/CountedAmount.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { LiveLog } from '../../kit/Says.tsx';
import { SharedTableContext } from '../../kit/shared-table.ts';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { isFirstTime } from '../../runtime/once.ts';
import { useProfileStatus } from '../../runtime/ProfileProvider.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { coachWords, opponentsWords } from '../CoachLine.tsx';
import { commonKeyHandlers, moveKeyHandlers, skipAtOnce } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { TableTools } from '../TableTools.tsx';
import { useGoodbye } from '../this-table.ts';
import './sabacc.css';
import './reveal.css';
import { tableIcons } from '../../kit/table-icons.ts';
import { Actions } from './Actions.tsx';
import { Dialogs, Junk, type Open } from './Dialogs.tsx';
import { Felt } from './Felt.tsx';
import { sabaccTableWords } from './language/index.ts';
import { moveKeys, movesOf } from './Moves.tsx';
import { useTrack } from './music/useTrack.ts';
import { useMoves } from './useMoves.ts';

const { words } = sabaccModule;

const Tools = ({ hasHints, onHint, onOpen }: { hasHints: boolean; onHint(): void; onOpen(open: Open): void }) => (
  <TableTools hasHints={hasHints} onHint={onHint} onOpen={onOpen}>
    <Tool icon={tableIcons.music} label={sabaccTableWords().music} keyName="T" onPress={() => onOpen('music')} />
  </TableTools>
);

/** What lies open when somebody sits down. Among friends a clock may run: there the lesson is in the rules, for whoever asks. */
export const firstOpen = (isAmongFriends: boolean, isNewcomer: boolean): Open | undefined =>
  !isAmongFriends && isNewcomer && isFirstTime('sabacc') ? 'lesson' : undefined;

/** The table. */
export const SabaccTable = ({ run, personas, leaving, onLeave }: TableProps<Sabacc>) => {
  const { settings } = useSettings();
  const isNewcomer = useProfileStatus(({ profile }) => (profile.statistics.sabacc?.rounds ?? 0) === 0);
  const friends = useContext(SharedTableContext);
  const [open, setOpen] = useState<Open | undefined>(() => firstOpen(friends !== undefined, isNewcomer));
  const { shown, waiting, lines } = run;
  const { view, seat, event } = shown;
  const track = useTrack();
  const { hand, chosen, isPicking, raises, lastRaise, choose, move, card, onBack, junking } = useMoves(run);
  useGoodbye(waiting === 'over' && (view.ending === 'broke' || view.ending === 'table-won'), onLeave);

  const isMyTurn = waiting === 'me' && view.phase !== 'between';
  const askHint = (): void => {
    if (isMyTurn) run.askHint();
  };
  const skip = (): void => skipAtOnce(run.skip);
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setOpen('leave');
  };
  useKeys(
    {
      ...moveKeyHandlers(waiting === 'over' || raises !== undefined ? [] : movesOf(view, seat), moveKeys, move),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((place) => [String(place), () => card(hand[place - 1])])),
      ...(waiting === 'over' ? { Enter: onLeave } : {}),
      p: () => setOpen('discards'),
      t: () => setOpen('music'),
      ...commonKeyHandlers({ onSkip: skip, onHint: settings.hints ? askHint : undefined, onOpen: setOpen, onLeave: leave }),
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );

  return (
    <div className={`sb-room ${settings.felt === defaultSettings.felt ? 'felt-blue' : ''}`}>
      <TableFrame
        title={sabaccModule.game.title}
        subtitle={words.preset(view.rules)}
        opponents={opponentsWords(personas)}
        purses={
          <>
            <Purse name={sabaccTableWords().stack}>
              <CountedAmount amount={view.stacks[seat] ?? 0} />
            </Purse>
            <Purse name={sabaccTableWords().staked}>{amountOf(stakedBy(view, seat))}</Purse>
          </>
        }
        tools={<Tools hasHints={settings.hints} onHint={askHint} onOpen={setOpen} />}
        actions={
          <Actions
            run={run}
            raises={raises}
            lastRaise={lastRaise}
            chosen={chosen}
            choose={choose}
            move={move}
            onBack={onBack}
            onLeave={onLeave}
          />
        }
        onLeave={leave}
        onSkip={skip}
      >
        <Felt
          run={run}
          personas={personas}
          event={event}
          chosen={chosen}
          isPicking={isPicking}
          isMyTurn={isMyTurn}
          onCard={card}
          coach={coachWords(run)}
          onDiscards={() => setOpen('discards')}
        />
      </TableFrame>
      <LiveLog lines={lines} />
      {junking !== undefined && <Junk staked={stakedBy(view, seat)} onYes={junking.onYes} onNo={junking.onNo} />}
      <Dialogs open={open} view={view} track={track} leaving={leaving ?? ''} onClose={() => setOpen(undefined)} onLeave={onLeave} />
    </div>
  );
};
