/** The page of a look back: its head, the table with what each decision cost below it, and the note beside both. */
import { rulesOf } from '@baize/engine';
import type { GameId } from '@baize/games';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Tool } from '../kit/Button.tsx';
import type { KeyHandlers } from '../runtime/useKeys.ts';
import { CostChart } from './CostChart.tsx';
import { lookBackWords } from './language/index.ts';
import { NoteSide, type NoteSideProps } from './NoteSide.tsx';

// The keys of the look back. The table in the replay listens too, and must not hear them: nothing can be done at it.

const nameOf = ({ key }: KeyboardEvent): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/** Whether a key belongs to what has the focus: a button is pressed, a slider is moved, a field is filled. */
const isTaken = (name: string, target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, dialog') !== null) return true;
  if (target.closest('[role="slider"]') !== null) return name.startsWith('Arrow');
  return (name === 'Enter' || name === 'Space') && target.closest('button, a') !== null;
};

/** Listens as long as it is on, before anybody else does. */
export const useReviewKeys = (isOn: boolean, handlers: KeyHandlers): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === 'Tab') return;
    const name = nameOf(event);
    if (isTaken(name, event.target)) return;
    event.stopImmediatePropagation();
    const act = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
};

interface ReviewFrameProps<Id extends GameId> extends NoteSideProps<Id> {
  readonly preset: string;
  /** When the sitting was, in words; undefined where nobody knows. */
  readonly when?: string | undefined;
  /** The table, and what steps through it. */
  readonly children: ReactNode;
  onBack(): void;
}

/** The page. */
export const ReviewFrame = <Id extends GameId>({ preset, when, children, onBack, ...note }: ReviewFrameProps<Id>) => {
  const { table, judged, judgment, round, onChoose } = note;
  const { game, words } = table.module;
  return (
    <main className="review">
      <header>
        <Tool icon="leave" label={lookBackWords().back} keyName="Q" wordy onPress={onBack} />
        <h1>
          {lookBackWords().title}{' '}
          <small>
            {`${game.title}, ${words.preset(rulesOf(game, preset))}`}
            {when !== undefined && <span className="when">{when}</span>}
          </small>
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
