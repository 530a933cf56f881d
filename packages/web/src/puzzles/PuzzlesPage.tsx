/** The puzzles: today's, two hundred of each game, and one's own mistakes until they are solved twice. */
import {
  type Asked,
  afterAnswer,
  loadBook,
  PUZZLE_GAMES,
  PUZZLES_A_GAME,
  type Puzzle,
  type PuzzleGame,
  type PuzzleProgress,
  puzzleIn,
  puzzleOfDay,
} from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import '../kit/leaf-page.css';
import '../kit/felt.css';
import '../review/review.css';
import { useRoute } from '../runtime/address.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { forTables, tables } from '../tables/tables.ts';
import { keepProgress, loadProgress, today } from './disk.ts';
import type { PuzzleRoomProps } from './PuzzleRoom.tsx';
import './puzzles.css';

/** What stands behind the question mark of an address that leads straight to the puzzle of the day. */
const TODAY = 'today';

type Room = LazyExoticComponent<ComponentType<PuzzleRoomProps>>;

const load = <Id extends GameId>(id: Id): Room =>
  lazy(async () => {
    const [{ PuzzleRoom }, table] = await Promise.all([import('./PuzzleRoom.tsx'), tables[id]()]);
    return { default: (props: PuzzleRoomProps) => <PuzzleRoom table={table} {...props} /> };
  });

const rooms = forTables(load);

/** What is asked, and the puzzle once it is found. */
interface OnTable {
  readonly asked: Asked;
  readonly puzzle: Puzzle | undefined;
}

interface MenuProps {
  readonly progress: PuzzleProgress;
  readonly day: number;
  onAsk(asked: Asked): void;
}

const numbered = ({ next }: PuzzleProgress, game: PuzzleGame): Asked => ({ kind: 'numbered', game, number: next[game] ?? 1 });

const Menu = ({ progress, day, onAsk }: MenuProps) => {
  const { solved, run, bestRun, days, own } = progress;
  const [first] = own;
  return (
    <>
      <section className="puzzle-today cloth">
        <div>
          <h2>Today’s puzzle</h2>
          <p>
            {titles[puzzleOfDay(day).game]}, the same for everyone.{' '}
            {progress.day === day ? `Solved${days > 1 ? `, ${days} days in a row` : ''}.` : 'One decision: what would you play?'}
          </p>
        </div>
        <ActionButton standing="lead" keyName="Enter" onPress={() => onAsk({ kind: 'daily', day })}>
          {progress.day === day ? 'Look at it again' : 'Play today’s'}
        </ActionButton>
      </section>
      <div className="puzzle-games">
        {PUZZLE_GAMES.map((game) => (
          <button key={game} type="button" onClick={() => onAsk(numbered(progress, game))}>
            <b>{titles[game]}</b>
            <span>
              No. {progress.next[game] ?? 1} of {PUZZLES_A_GAME}
            </span>
          </button>
        ))}
        <button type="button" disabled={first === undefined} onClick={() => first && onAsk({ kind: 'own', name: first.name })}>
          <b>Your own</b>
          <span>{first === undefined ? 'Mistakes you look back at wait here' : `${own.length} to mend, until solved twice`}</span>
        </button>
      </div>
      <p>
        {amountOf(solved)} solved{solved > 0 ? `, ${amountOf(run)} in a row now, ${amountOf(bestRun)} at best` : ''}.
      </p>
    </>
  );
};

/** A puzzle of a book; the book and the game are loaded for it. */
const fromBook = async <Game extends PuzzleGame>(game: Game, number: number): Promise<Puzzle | undefined> => {
  const [{ module }, book] = await Promise.all([tables[game](), loadBook(game)]);
  return puzzleIn(module, game, book, number);
};

/** Finds the puzzle that is asked for. */
const fetchPuzzle = (progress: PuzzleProgress, asked: Asked): Promise<Puzzle | undefined> => {
  switch (asked.kind) {
    case 'own':
      return Promise.resolve(progress.own.find(({ name }) => name === asked.name));
    case 'daily': {
      const { game, number } = puzzleOfDay(asked.day);
      return fromBook(game, number);
    }
    case 'numbered':
      return fromBook(PUZZLE_GAMES.find((game) => game === asked.game) ?? 'blackjack', asked.number);
  }
};

/** What comes after a puzzle: the next of its kind. */
const nextAsked = (progress: PuzzleProgress, asked: Asked): Asked | undefined => {
  if (asked.kind === 'numbered') return { ...asked, number: progress.next[asked.game] ?? 1 };
  const [first] = progress.own;
  return asked.kind === 'own' && first !== undefined ? { kind: 'own', name: first.name } : undefined;
};

/** The puzzles one after the other, from the one that is asked first, if there is one. */
const usePuzzles = (first: Asked | undefined) => {
  const [progress, setProgress] = useState(loadProgress);
  const [now, setNow] = useState<OnTable | undefined>(first && { asked: first, puzzle: undefined });
  const asked = now?.asked;
  useEffect(() => {
    if (asked === undefined) return;
    // What was answered meanwhile does not change which puzzle is on the table.
    void fetchPuzzle(loadProgress(), asked).then((puzzle) => setNow((on) => (on?.asked === asked ? { asked, puzzle } : on)));
  }, [asked]);
  const ask = (next: Asked): void => setNow({ asked: next, puzzle: undefined });
  const answer = (isRight: boolean): void => {
    if (asked === undefined) return;
    const after = afterAnswer(progress, asked, isRight, PUZZLES_A_GAME);
    setProgress(after);
    keepProgress(after);
  };
  const next = (): void => {
    const after = asked && nextAsked(progress, asked);
    if (after === undefined) setNow(undefined);
    else ask(after);
  };
  return { progress, now, ask, answer, next, close: () => setNow(undefined) };
};

/** The page. */
export const PuzzlesPage = () => {
  const [{ query }, go] = useRoute();
  const [day] = useState(() => today());
  const { progress, now, ask, answer, next, close } = usePuzzles(query === TODAY ? { kind: 'daily', day } : undefined);
  const back = () => (now === undefined ? go('/') : close());
  useKeys(
    now?.puzzle === undefined ? { q: back, Escape: back, ...(now === undefined ? { Enter: () => ask({ kind: 'daily', day }) } : {}) } : {},
  );
  if (now?.puzzle !== undefined && isGameId(now.puzzle.record.game)) {
    const Found = rooms[now.puzzle.record.game];
    return (
      <Found
        key={`${now.puzzle.record.seed} ${now.puzzle.judgment.line}`}
        puzzle={now.puzzle}
        onAnswer={answer}
        onNext={next}
        onBack={close}
      />
    );
  }
  return (
    <main className="leaf-page puzzles">
      <header>
        <h1>Puzzles</h1>
        <Tool icon="leave" label={now === undefined ? 'Back to the floor' : 'Back'} keyName="Q" wordy onPress={back} />
      </header>
      {now === undefined ? <Menu progress={progress} day={day} onAsk={ask} /> : <p role="status">Setting the table …</p>}
    </main>
  );
};
