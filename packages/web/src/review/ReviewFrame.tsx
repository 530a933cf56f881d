/** The page of a look back: its head, the table with what each decision cost below it, and the note beside both. */
import { rulesOf } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { ReactNode } from 'react';
import { Tool } from '../kit/Button.tsx';
import { CostChart } from './CostChart.tsx';
import { NoteSide, type NoteSideProps } from './NoteSide.tsx';

interface ReviewFrameProps<Id extends GameId> extends NoteSideProps<Id> {
  readonly preset: string;
  /** The table, and what steps through it. */
  readonly children: ReactNode;
  onBack(): void;
}

/** The page. */
export const ReviewFrame = <Id extends GameId>({ preset, children, onBack, ...note }: ReviewFrameProps<Id>) => {
  const { table, judged, judgment, round, onChoose } = note;
  const { game, words } = table.module;
  return (
    <main className="review">
      <header>
        <Tool icon="leave" label="Back" keyName="Q" wordy onPress={onBack} />
        <h1>
          Look back <small>{`${game.title}, ${words.preset(rulesOf(game, preset))}`}</small>
        </h1>
      </header>
      <div className="review-left">
        {children}
        {judged.judgments.length > 0 && (
          <CostChart judgments={judged.judgments} chosen={judgment?.line} round={round} onChoose={onChoose} />
        )}
      </div>
      <NoteSide {...note} />
    </main>
  );
};
