/** One decision once more: the same table, the same cards to come, and nothing at stake. */
import {
  bestWords,
  type DecisionMade,
  type Judgment,
  type LocalTable,
  openLocal,
  personasAt,
  type Recorded,
  resumeBefore,
  type TriedAnswer,
  triedAnswer,
} from '@baize/casino';
import type { GameId, Games } from '@baize/games';
import { useMemo, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { CardLandingProvider } from '../kit/CardLanding.tsx';
import { useTempo } from '../kit/pace.ts';
import { thinkerFor } from '../runtime/bot-workers.ts';
import { type TableHandle, useTable } from '../runtime/useTable.ts';
import { Unaided } from '../settings/SettingsProvider.tsx';
import type { TableModule } from '../tables/contract.ts';
import { lookBackWords } from './language/index.ts';

interface TryAgainProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  readonly decision: DecisionMade<Games[Id]>;
  readonly judgment: Judgment;
  /** What is asked, in place of the usual words. */
  readonly asks?: { readonly title: string; readonly text: string };
  /** What is told once it was answered, rightly or not. */
  onAnswer?(isRight: boolean): void;
  /** Goes on to another one, where there is one. */
  onNext?(): void;
  onBack(): void;
}

/** Nothing of it is heard, as nothing is kept: chips and statistics stay as they are. */
const unheard = { playFor: () => undefined };

interface VerdictProps {
  readonly answer: TriedAnswer | undefined;
  readonly best: string;
  readonly asks: { readonly title: string; readonly text: string };
  onNext: (() => void) | undefined;
  onOnceMore(): void;
  onGoOn(): void;
  onBack(): void;
}

/** The strip above the table: whose turn it is, or what is said to the answer. */
const Strip = ({ answer, best, asks, onNext, onOnceMore, onGoOn, onBack }: VerdictProps) => {
  const [isTold, setTold] = useState(false);
  const { again, back } = lookBackWords();
  return (
    <aside className="tried" aria-label={again.label}>
      <div role="status">
        <h2>{answer?.title ?? asks.title}</h2>
        <p className={answer === undefined && !isTold ? 'asks' : ''}>{answer?.text ?? (isTold ? again.best(best) : asks.text)}</p>
      </div>
      <div className="tried-buttons">
        {answer === undefined && !isTold && <ActionButton onPress={() => setTold(true)}>{again.show}</ActionButton>}
        {answer !== undefined && (
          <>
            <ActionButton onPress={onOnceMore}>{again.onceMore}</ActionButton>
            <ActionButton onPress={onGoOn}>{again.playOn}</ActionButton>
          </>
        )}
        {onNext !== undefined && answer !== undefined && (
          <ActionButton standing="lead" onPress={onNext}>
            {again.next}
          </ActionButton>
        )}
        <ActionButton standing={answer?.isRight === true && onNext === undefined ? 'lead' : 'open'} onPress={onBack}>
          {back}
        </ActionButton>
      </div>
    </aside>
  );
};

const Played = <Id extends GameId>({
  table,
  record,
  decision,
  judgment,
  asks = lookBackWords().again,
  onAnswer,
  onNext,
  onBack,
  start,
  onOnceMore,
}: TryAgainProps<Id> & { start: LocalTable<Games[Id]>; onOnceMore(): void }) => {
  const { module, Table: Screen } = table;
  const [session] = useState(() => openLocal(module, start, { openThinker: thinkerFor(module, table) }));
  const run = useTable(module, session, useTempo(), unheard);
  const [answer, setAnswer] = useState<TriedAnswer>();
  const [isAside, setAside] = useState(false);
  const personas = useMemo(() => personasAt(record), [record]);
  const choose = (action: Games[Id]['action']): void => {
    if (answer === undefined && run.waiting === 'me') {
      const said = triedAnswer(module, decision, judgment, action);
      setAnswer(said);
      onAnswer?.(said.isRight);
    }
    run.choose(action);
  };
  const tried: TableHandle<Games[Id]> = { ...run, choose };
  return (
    <div className={isAside ? 'try-again aside' : 'try-again'}>
      {!isAside && (
        <Strip
          answer={answer}
          best={bestWords(module, decision, judgment)}
          asks={asks}
          onNext={onNext}
          onOnceMore={onOnceMore}
          onGoOn={() => setAside(true)}
          onBack={onBack}
        />
      )}
      <div className="stage">
        <CardLandingProvider landing={run.landing}>
          <Unaided on={answer === undefined} isSilent={!isAside}>
            <Screen run={tried} personas={personas} leaving={undefined} onLeave={onBack} onAgain={onBack} />
          </Unaided>
        </CardLandingProvider>
      </div>
    </div>
  );
};

/** The table, set back to the decision. */
export const TryAgain = <Id extends GameId>(props: TryAgainProps<Id>) => {
  const { table, record, decision } = props;
  const [tries, setTries] = useState(0);
  const start = useMemo(() => resumeBefore(table.module, record, decision.line), [table, record, decision.line]);
  if (start === undefined) return null;
  return <Played key={tries} {...props} start={start} onOnceMore={() => setTries(tries + 1)} />;
};
