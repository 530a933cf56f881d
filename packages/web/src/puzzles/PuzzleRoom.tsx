/** One puzzle at the real table. */
import { decisions, type Puzzle } from '@baize/casino';
import type { GameId } from '@baize/games';
import { useMemo } from 'react';
import { TryAgain } from '../review/TryAgain.tsx';
import type { TableModule } from '../tables/contract.ts';
import { puzzleWords } from './language/index.ts';

/** What a puzzle's room is given. */
export interface PuzzleRoomProps {
  readonly puzzle: Puzzle;
  onAnswer(isRight: boolean): void;
  onNext(): void;
  onBack(): void;
}

/** The room. */
export const PuzzleRoom = <Id extends GameId>({
  table,
  puzzle,
  onAnswer,
  onNext,
  onBack,
}: PuzzleRoomProps & { table: TableModule<Id> }) => {
  const { record, judgment } = puzzle;
  const decision = useMemo(
    () => Array.from(decisions(table.module, record, record.me)).find(({ line }) => line === judgment.line),
    [table, record, judgment],
  );
  if (decision === undefined)
    return (
      <main className="leaf-page">
        <h1>{puzzleWords().title}</h1>
        <p>{puzzleWords().oldRules}</p>
        <a className="do lead" href="#/puzzles">
          {puzzleWords().back}
        </a>
      </main>
    );
  return (
    <TryAgain
      table={table}
      record={record}
      decision={decision}
      judgment={judgment}
      asks={puzzleWords().asks}
      onAnswer={onAnswer}
      onNext={onNext}
      onBack={onBack}
    />
  );
};
