/** A table of Blackjack in play: it draws what is shown, and hands on what the player chooses. */
import { type Blackjack, floorModule, isForSeveral, type Lesson, lessonWords, ownView } from '@baize/games/blackjack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CountedAmount } from '../../kit/CountedAmount.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { LiveLog } from '../../kit/Says.tsx';
import { Purse, TableFrame } from '../../kit/TableFrame.tsx';
import { useKeys } from '../../runtime/useKeys.ts';
import { openThread, type ThreadCall } from '../../runtime/worker-thread.ts';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { CoachLine, coachWords, opponentsWords } from '../CoachLine.tsx';
import { commonKeyHandlers, moveKeyHandlers, skipAtOnce } from '../common-keys.ts';
import type { TableProps } from '../contract.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { TableTools } from '../TableTools.tsx';
import { useGoodbye } from '../this-table.ts';
import { Actions, betsIn } from './Actions.tsx';
import { WithCompany } from './Company.tsx';
import { type Decision, teach } from './coach.ts';
import { Felt } from './Felt.tsx';
import { roundGrade, shownAtRisk } from './hands.ts';
import { blackjackTableWords } from './language/index.ts';
import { barFor, type Move, moveKeys } from './Moves.tsx';
import { NewsLine } from './NewsLine.tsx';
import { Strategy, StrategyTool } from './Strategy.tsx';
import { keyTable } from './table-keys.ts';
import '../two-hands.css';
import './blackjack.css';

// The coach after a decision: what it cost, worked out in a thread of its own so that the cards go on meanwhile.

type Tutor = ThreadCall<Decision, Lesson | undefined>;

const openTutor = (): Tutor =>
  openThread(teach, () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module', name: 'blackjack' }));

/** Asks the tutor, who comes when asked first and leaves with the table. */
const useTutor = (): Tutor['ask'] => {
  const tutor = useRef<Tutor>(undefined);
  useEffect(
    () => () => {
      tutor.current?.close();
      tutor.current = undefined;
    },
    [],
  );
  return useCallback((decision) => {
    tutor.current ??= openTutor();
    return tutor.current.ask(decision);
  }, []);
};

/** What the coach says about the last decision; undefined until it is worked out. */
const useLesson = (decision: Decision | undefined): string | undefined => {
  const [lesson, setLesson] = useState<{ readonly of: Decision; readonly found: Lesson | undefined }>();
  const ask = useTutor();
  useEffect(() => {
    if (decision !== undefined) void ask(decision).then((found) => setLesson({ of: decision, found }));
  }, [decision, ask]);
  return lesson?.found === undefined || lesson.of !== decision ? undefined : lessonWords(lesson.found);
};

const { game, words } = floorModule;

/** Whether a lesson is of no use any more: among several it is read while the others play, and at the end there is enough to see. */
const isPast = ({ phase, rules }: Pick<Blackjack['view'], 'phase' | 'rules'>): boolean =>
  phase === 'betting' || (phase === 'between' && isForSeveral(rules));

/** The table. */
export const BlackjackTable = ({ run, personas, leaving, onLeave, onAgain }: TableProps<Blackjack>) => {
  const { settings, unaided } = useSettings();
  const [aside, setAside] = useState<Aside | 'strategy'>();
  const [decision, setDecision] = useState<Decision>();
  const lesson = useLesson(settings.hints ? decision : undefined);
  const { shown, waiting, lines } = run;
  const view = ownView(shown.view, shown.seat);
  const isMyTurn = waiting === 'me' && view.phase === 'playing';
  const askHint = (): void => {
    if (waiting === 'me' && (view.phase === 'playing' || view.phase === 'insurance')) run.askHint();
  };
  const skip = (): void => skipAtOnce(run.skip);
  const move = (type: Move): void => {
    setDecision(isMyTurn ? { sight: shown, type } : undefined);
    run.choose({ type });
  };
  const leave = (): void => {
    if (leaving === undefined) onLeave();
    else setAside('leave');
  };
  useGoodbye(waiting === 'over', onLeave);
  const moves = betsIn(shown) !== undefined || waiting === 'over' ? [] : barFor(shown);
  useKeys(
    {
      ...moveKeyHandlers(moves, moveKeys, move),
      ...(waiting === 'over' ? { Enter: onAgain } : {}),
      ...commonKeyHandlers({ onSkip: skip, onHint: settings.hints ? askHint : undefined, onOpen: setAside, onLeave: leave }),
      ...(unaided ? {} : { t: () => setAside('strategy') }),
    },
    waiting === 'beat' || waiting === 'bot' ? 'Space' : undefined,
  );
  const preset = words.preset(view.rules);
  const coach = coachWords(run) ?? (isPast(view) ? undefined : lesson);
  const close = (): void => setAside(undefined);
  return (
    <>
      <TableFrame
        title={game.title}
        subtitle={preset}
        opponents={isForSeveral(view.rules) ? opponentsWords(personas) : ''}
        purses={
          <>
            <Purse name={blackjackTableWords().balance}>
              <CountedAmount amount={view.stack} />
            </Purse>
            <Purse name={blackjackTableWords().atRisk}>{amountOf(shownAtRisk(view))}</Purse>
          </>
        }
        tools={<TableTools hasHints={settings.hints} onHint={askHint} onOpen={setAside} />}
        actions={<Actions run={run} choose={run.choose} onMove={move} onAgain={onAgain} />}
        onLeave={leave}
        onSkip={skip}
      >
        <WithCompany view={view} personas={personas}>
          <div className={`blackjack two-hands win-${roundGrade(view)}`}>
            <Felt view={view} isMyTurn={isMyTurn} />
            <div className="words">
              <NewsLine view={view} lines={lines} />
              <CoachLine lines={lines} coach={coach} />
            </div>
            {!unaided && <StrategyTool onPress={() => setAside('strategy')} />}
          </div>
        </WithCompany>
      </TableFrame>
      <LiveLog lines={lines} />
      {aside === 'strategy' ? (
        <Strategy view={view} preset={preset} onClose={close} />
      ) : (
        <TableDialogs
          open={aside}
          module={floorModule}
          rules={view.rules}
          keys={keyTable(shown)}
          leaving={leaving ?? ''}
          onClose={close}
          onLeave={onLeave}
        />
      )}
    </>
  );
};
