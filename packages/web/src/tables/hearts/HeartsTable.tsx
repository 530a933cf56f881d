/** A table of Hearts in play: it draws what is shown, and hands on what the player chooses. */
import { type Hearts, heartsModule, PASSED, type View } from '@baize/games/hearts';
import { memo, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Tool } from '../../kit/Button.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { useSteady } from '../../kit/hooks.ts';
import { GATHER } from '../../kit/motion.ts';
import { usePace } from '../../kit/pace.ts';
import { LiveLog } from '../../kit/Says.tsx';
import { SharedTableContext } from '../../kit/shared-table.ts';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useProfileStatus } from '../../runtime/ProfileProvider.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { CoachLine, coachWords } from '../CoachLine.tsx';
import { commonKeyHandlers, skipAtOnce } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { TableTools } from '../TableTools.tsx';
import { Actions } from './Actions.tsx';
import { Dialogs, type Open } from './Dialogs.tsx';
import { Felt } from './Felt.tsx';
import { heartsTableWords } from './language/index.ts';
import { nameAt } from './Seats.tsx';
import { useCardKeys } from './table-keys.ts';
import { useCards, useClaim } from './useCards.ts';
import './hearts.css';
import './sheet.css';
import './bar.css';
import { later } from '../../kit/clock.ts';

// A taken trick is seen for a moment before it is gone, even where nothing moves: it lies there until the next card is looked for.

/** How long where nothing moves, in milliseconds. It holds nothing up: the player may play on at once. */
const LINGERS = 700;

/** Whether the trick that was taken last lies on the table still, and how to clear it. */
const useLinger = ({ hand, tricks, trick, phase }: View, pace: number): readonly [boolean, () => void] => {
  const now = `${hand} ${tricks.length}`;
  const [cleared, setCleared] = useState(now);
  useEffect(() => {
    if (cleared === now) return undefined;
    return later(pace === 0 ? LINGERS : (GATHER.hold + GATHER.away) * pace, () => setCleared(now));
  }, [now, cleared, pace]);
  const isFresh = cleared !== now && tricks.length > 0 && phase === 'playing';
  // The next card sweeps it away; where nothing moves, cards may have been laid already.
  return [isFresh && (pace === 0 || trick.length === 0), () => setCleared(now)];
};

const { words } = heartsModule;

const Tools = memo(({ hasHints, onHint, onOpen }: { hasHints: boolean; onHint(): void; onOpen(open: Open): void }) => (
  <TableTools
    hasHints={hasHints}
    onHint={onHint}
    onOpen={onOpen}
    first={<Tool icon="stats" label={heartsTableWords().sheet.title} keyName="P" onPress={() => onOpen('sheet')} />}
  />
));

/** The table. */
export const HeartsTable = ({ run, personas, leaving, onLeave, onAgain }: TableProps<Hearts>) => {
  const { settings } = useSettings();
  const balance = useProfileStatus(({ profile }) => profile.balance);
  const friends = useContext(SharedTableContext);
  const [open, setOpen] = useState<Open>();
  const { shown, waiting, lines } = run;
  const { view, seat, offers } = shown;
  const names = personas.map((_, at) => nameAt(at, personas));
  const played = useRef<DOMRectReadOnly>(undefined);
  const keepBox = useCallback((from: DOMRectReadOnly | undefined) => {
    played.current = from;
  }, []);
  const origin = useCallback(() => played.current, []);
  const cards = useCards(run, keepBox);
  const { canClaim, claim } = useClaim(run);
  const [lingers, clear] = useLinger(view, usePace());

  const isAsked = waiting === 'me';
  const askHint = (): void => {
    if (isAsked && view.phase !== 'between') run.askHint();
  };
  const skip = (): void =>
    skipAtOnce(() => {
      run.skip();
      clear();
    });
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setOpen('leave');
  };
  const enter = waiting === 'over' ? onAgain : offers[0]?.type === 'ready' ? () => run.choose({ type: 'ready' }) : cards.go;
  const isReady = cards.isPassing ? cards.chosen.length === PASSED : cards.chosen.length > 0;
  const isTelling = waiting === 'beat' || waiting === 'bot';
  useKeys(
    {
      Enter: enter,
      l: () => setOpen('last'),
      p: () => setOpen('sheet'),
      ...(canClaim ? { x: claim } : {}),
      ...commonKeyHandlers({ onSkip: skip, onHint: settings.hints ? askHint : undefined, onOpen: setOpen, onLeave: leave }),
      ...useCardKeys(cards),
    },
    // What is raised is played even while a card has the focus.
    isTelling ? 'Space' : isAsked && isReady ? 'Enter' : undefined,
  );
  const coach = coachWords(run);

  return (
    <>
      <TableFrame
        title={heartsModule.game.title}
        subtitle={heartsTableWords().subtitle(words.preset(view.rules), view.rules.endsAt)}
        purses={friends === undefined && <Purse name={heartsTableWords().balance}>{amountOf(balance)}</Purse>}
        tools={<Tools hasHints={settings.hints} onHint={useSteady(askHint)} onOpen={setOpen} />}
        actions={
          <>
            <div className="ht-aside">
              <CoachLine lines={lines} coach={coach} />
            </div>
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
          </>
        }
        onLeave={leave}
        onSkip={skip}
      >
        <Felt
          run={run}
          personas={personas}
          names={names}
          hand={cards.hand}
          chosen={cards.chosen}
          lingers={lingers}
          origin={origin}
          coach={coach}
          onCard={cards.tap}
          onDrop={cards.drop}
        />
      </TableFrame>
      <LiveLog lines={lines} />
      <Dialogs open={open} run={run} names={names} me={seat} leaving={leaving ?? ''} onOpen={setOpen} onLeave={onLeave} />
    </>
  );
};
