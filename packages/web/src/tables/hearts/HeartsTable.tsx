/** A table of Hearts in play: it draws what is shown, and hands on what the player chooses. */
import { type Hearts, heartsModule } from '@baize/games/hearts';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Tool } from '../../kit/Button.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { LiveLog } from '../../kit/LiveLog.tsx';
import { settle } from '../../kit/motion.ts';
import { usePace } from '../../kit/pace.ts';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useHouseNow } from '../../runtime/HouseProvider.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { SoundTool } from '../../settings/SoundTool.tsx';
import { Asides } from '../Asides.tsx';
import type { TableProps } from '../contract.ts';
import './hearts.css';
import './sheet.css';
import './hearts-narrow.css';
import { Actions } from './Actions.tsx';
import { Dialogs, type Open } from './Dialogs.tsx';
import { Felt } from './Felt.tsx';
import { PASSED } from './hands.ts';
import { nameAt } from './Seats.tsx';
import { useCardKeys } from './table-keys.ts';
import { useCards } from './useCards.ts';
import { useClaim } from './useClaim.ts';
import { useLinger } from './useLinger.ts';

const { words } = heartsModule;

const Tools = ({ hasHints, onHint, onOpen }: { hasHints: boolean; onHint(): void; onOpen(open: Open): void }) => (
  <>
    {hasHints && <Tool icon="hint" label="Hint" keyName="I" onPress={onHint} />}
    <Tool icon="stats" label="Score" keyName="P" onPress={() => onOpen('sheet')} />
    <Tool icon="rules" label="Rules" keyName="R" onPress={() => onOpen('rules')} />
    <SoundTool />
    <Tool icon="settings" label="Settings" keyName="," onPress={() => onOpen('settings')} />
  </>
);

/** The table. */
export const HeartsTable = ({ run, guests, leaving, onLeave, onAgain }: TableProps<Hearts>) => {
  const { settings } = useSettings();
  const { balance } = useHouseNow().profile;
  const [open, setOpen] = useState<Open>();
  const { shown, waiting, lines, hint } = run;
  const { view, seat, offers } = shown;
  const names = guests.map((_, at) => nameAt(at, guests));
  const played = useRef<DOMRectReadOnly>(undefined);
  const keepBox = useCallback((from: DOMRectReadOnly | undefined) => {
    played.current = from;
  }, []);
  const cards = useCards(run, keepBox);
  const { canClaim, claim } = useClaim(run);
  const [lingers, clear] = useLinger(view, usePace());

  const isAsked = waiting === 'me';
  const askHint = (): void => {
    if (isAsked && view.phase !== 'between') run.askHint();
  };
  const skip = (): void => {
    // What is skipped to would move into its place as well, so it is drawn first and then put to rest.
    flushSync(() => {
      run.skip();
      clear();
    });
    settle(document.body);
  };
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setOpen('leave');
  };
  const enter = waiting === 'over' ? onAgain : offers[0]?.type === 'ready' ? () => run.choose({ type: 'ready' }) : cards.go;
  const isReady = cards.isPassing ? cards.chosen.length === PASSED : cards.chosen.length > 0;
  const isTelling = waiting === 'beat' || waiting === 'bot';
  useKeys(
    {
      ...(settings.hints ? { i: askHint } : {}),
      Space: skip,
      Enter: enter,
      l: () => setOpen('last'),
      p: () => setOpen('sheet'),
      ...(canClaim ? { x: claim } : {}),
      r: () => setOpen('rules'),
      ',': () => setOpen('settings'),
      '?': () => setOpen('keys'),
      q: leave,
      ...useCardKeys(cards),
    },
    // What is raised is played even while a card has the focus.
    isTelling ? 'Space' : isAsked && isReady ? 'Enter' : undefined,
  );

  const coach = hint === undefined ? undefined : `${words.action(hint.action, shown)}. ${hint.because}`;
  return (
    <>
      <TableFrame
        title={heartsModule.game.title}
        subtitle={`${words.preset(view.rules)}, to ${view.rules.endsAt}`}
        purses={<Purse name="Balance">{amountOf(balance)}</Purse>}
        tools={<Tools hasHints={settings.hints} onHint={askHint} onOpen={setOpen} />}
        actions={
          <Actions
            run={run}
            names={names}
            chosen={cards.chosen}
            canClaim={canClaim}
            choose={run.choose}
            onGo={cards.go}
            onSkip={skip}
            onClaim={claim}
            onLast={() => setOpen('last')}
            onSheet={() => setOpen('sheet')}
            onAgain={onAgain}
          />
        }
        onLeave={leave}
        onSkip={skip}
      >
        <Felt
          run={run}
          guests={guests}
          names={names}
          hand={cards.hand}
          chosen={cards.chosen}
          lingers={lingers}
          origin={() => played.current}
          onCard={cards.tap}
        />
        <Asides lines={lines} coach={coach} />
      </TableFrame>
      <LiveLog lines={lines} />
      <Dialogs open={open} run={run} names={names} me={seat} leaving={leaving ?? ''} onOpen={setOpen} onLeave={onLeave} />
    </>
  );
};
