/** A table of Sabacc in play: it draws what is shown, and hands on what the player chooses. */
import { defaultSettings } from '@baize/casino';
import { type Sabacc, sabaccModule, stakedBy, type View } from '@baize/games/sabacc';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Tool } from '../../kit/Button.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { SabaccSprite } from '../../kit/deck/SabaccFace.tsx';
import { LiveLog } from '../../kit/LiveLog.tsx';
import { settle } from '../../kit/motion.ts';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { SoundTool } from '../../settings/SoundTool.tsx';
import { Asides } from '../Asides.tsx';
import type { TableProps } from '../contract.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import './sabacc.css';
import './sabacc-narrow.css';
import { Actions } from './Actions.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { Felt } from './Felt.tsx';
import { movesOf } from './Moves.tsx';
import { MusicDialog } from './music/MusicDialog.tsx';
import { type TableTrack, useTrack } from './music/useTrack.ts';
import { keysFor, keyTable } from './table-keys.ts';
import { useMoves } from './useMoves.ts';

const { words } = sabaccModule;

const counts = ['no opponents', 'one opponent', 'two opponents', 'three opponents'];

/** How long the last message stays before the player is back on the floor. */
const GOODBYE = 6000;

/** After the table is won or the chips are gone, nobody can stay. */
const useGoodbye = (isOver: boolean, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => leave(), GOODBYE);
    return () => clearTimeout(timer);
  }, [isOver]);
};

type Open = Aside | 'discards' | 'music';

const Tools = ({ hasHints, onHint, onOpen }: { hasHints: boolean; onHint(): void; onOpen(open: Open): void }) => (
  <>
    {hasHints && <Tool icon="hint" label="Hint" keyName="I" onPress={onHint} />}
    <Tool icon="rules" label="Rules" keyName="R" onPress={() => onOpen('rules')} />
    <Tool icon="music" label="Music" keyName="T" onPress={() => onOpen('music')} />
    <SoundTool />
    <Tool icon="settings" label="Settings" keyName="," onPress={() => onOpen('settings')} />
  </>
);

interface DialogsProps {
  readonly open: Open | undefined;
  readonly view: View;
  readonly track: TableTrack;
  readonly leaving: string;
  onClose(): void;
  onLeave(): void;
}

/** What lies over the table, if anything does. */
const Dialogs = ({ open, view, track, leaving, onClose, onLeave }: DialogsProps) => {
  if (open === 'discards') return <DiscardDialog cards={view.discard} onClose={onClose} />;
  if (open === 'music') return <MusicDialog track={track} onClose={onClose} />;
  return (
    <TableDialogs
      open={open}
      title={sabaccModule.game.title}
      preset={words.preset(view.rules)}
      rules={words.rules(view.rules)}
      keys={keyTable(view)}
      leaving={leaving}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
};

/** The table. */
export const SabaccTable = ({ run, guests, leaving, onLeave }: TableProps<Sabacc>) => {
  const { settings } = useSettings();
  const [open, setOpen] = useState<Open>();
  const { shown, waiting, lines, hint } = run;
  const { view, seat, event } = shown;
  const track = useTrack();
  const { hand, chosen, isPicking, raises, lastRaise, choose, move, card, onBack } = useMoves(run);
  useGoodbye(waiting === 'over' && (view.ending === 'broke' || view.ending === 'table-won'), onLeave);

  const isMyTurn = waiting === 'me' && view.phase !== 'between';
  const askHint = (): void => {
    if (isMyTurn) run.askHint();
  };
  const skip = (): void => {
    // What is skipped to would move into its place as well, so it is drawn first and then put to rest.
    flushSync(run.skip);
    settle(document.body);
  };
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setOpen('leave');
  };
  useKeys(
    {
      ...keysFor(waiting === 'over' || raises !== undefined ? [] : movesOf(view, seat), move),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((place) => [String(place), () => card(hand[place - 1])])),
      ...(waiting === 'over' ? { Enter: onLeave } : {}),
      Space: skip,
      ...(settings.hints ? { i: askHint } : {}),
      p: () => setOpen('discards'),
      t: () => setOpen('music'),
      r: () => setOpen('rules'),
      ',': () => setOpen('settings'),
      '?': () => setOpen('keys'),
      q: leave,
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );

  const preset = words.preset(view.rules);
  const coach = hint === undefined ? undefined : `${words.action(hint.action, shown)}. ${hint.because}`;
  return (
    <div className={`sb-room ${settings.felt === defaultSettings.felt ? 'felt-blue' : ''}`}>
      <SabaccSprite />
      <TableFrame
        title={sabaccModule.game.title}
        subtitle={preset}
        company={`, ${counts[guests.length - 1] ?? ''}`}
        purses={
          <>
            <Purse name="Stack">{amountOf(view.stacks[seat] ?? 0)}</Purse>
            <Purse name="Stake">{amountOf(stakedBy(view, seat))}</Purse>
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
          guests={guests}
          event={event}
          chosen={chosen}
          isPicking={isPicking}
          isMyTurn={isMyTurn}
          onCard={card}
          onDiscards={() => setOpen('discards')}
        />
        <Asides lines={lines} coach={coach} />
      </TableFrame>
      <LiveLog lines={lines} />
      <Dialogs open={open} view={view} track={track} leaving={leaving ?? ''} onClose={() => setOpen(undefined)} onLeave={onLeave} />
    </div>
  );
};
