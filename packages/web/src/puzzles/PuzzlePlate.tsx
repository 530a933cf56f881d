/** The puzzle of the day on the floor: what is asked today, and how many days in a row were solved. */
import { type PuzzleProgress, puzzleOfDay } from '@baize/casino';
import { titles } from '../floor/tiles.ts';
import '../kit/plate.css';
import { CardBack } from '../kit/deck/CardFace.tsx';
import { loadProgress, today } from './disk.ts';
import { puzzleWords } from './language/index.ts';

/** Most days that are drawn, today among them. */
const WEEK = 7;

/** The days in a row up to today: those that were solved, and today's, which is open as long as it is not. */
export const weekOf = ({ day, days }: PuzzleProgress, now: number): { readonly solved: number; readonly isOpen: boolean } => {
  const isOpen = day !== now;
  const inRow = !isOpen || day === now - 1 ? days : 0;
  return { solved: Math.min(inRow, isOpen ? WEEK - 1 : WEEK), isOpen };
};

const Week = ({ progress, now }: { readonly progress: PuzzleProgress; readonly now: number }) => {
  const { solved, isOpen } = weekOf(progress, now);
  if (solved === 0) return null;
  return (
    <span className="week">
      {Array.from({ length: solved }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the row
        <i key={day} aria-hidden="true" />
      ))}
      {isOpen && <i className="open" aria-hidden="true" />}
      <small>{puzzleWords().plate.days(progress.days)}</small>
    </span>
  );
};

/** The plate. It leads to today's puzzle, and to all the others once that is solved. */
export const PuzzlePlate = () => {
  const now = today();
  const progress = loadProgress();
  const isSolved = progress.day === now;
  const words = puzzleWords().plate;
  return (
    <a className="plate puzzle-plate" href={isSolved ? '#/puzzles' : '#/puzzles?today'} aria-keyshortcuts="P">
      <span className="backs" aria-hidden="true">
        <CardBack />
        <CardBack />
        <CardBack />
      </span>
      <span>
        <b>{words.title}</b>
        <small>{isSolved ? words.solved : words.game(titles[puzzleOfDay(now).game])}</small>
      </span>
      <Week progress={progress} now={now} />
      <span className="go-on">{isSolved ? words.more : words.play}</span>
    </a>
  );
};
