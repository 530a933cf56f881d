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
import { type ComponentType, type LazyExoticComponent, useEffect, useMemo, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton, Tool } from '../kit/Button.tsx';
import '../kit/leaf-page.css';
import '../kit/felt.css';
import '../review/review.css';
import { useRoute } from '../runtime/address.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { forTables, tables } from '../tables/tables.ts';
import { keepProgress, loadProgress, today } from './disk.ts';
import { puzzleWords } from './language/index.ts';
import type { PuzzleRoomProps } from './PuzzleRoom.tsx';
import './puzzles.css';
import { page } from '../runtime/page.ts';

// Every puzzle has an address of its own: `?today`, `?hearts=12`, or `?own=NAME` for a mistake of one's own.

/** What an address asks for; undefined where it asks for none. */
export const askedIn = (query: string, day: number): Asked | undefined => {
  const asked = new URLSearchParams(query);
  if (asked.has('today')) return { kind: 'daily', day };
  const name = asked.get('own');
  if (name !== null) return { kind: 'own', name };
  const game = PUZZLE_GAMES.find((one) => asked.has(one));
  const number = Number(game === undefined ? undefined : asked.get(game));
  if (game === undefined || !Number.isSafeInteger(number) || number < 1 || number > PUZZLES_A_GAME) return undefined;
  return { kind: 'numbered', game, number };
};

/** The address of a puzzle. */
export const puzzleAt = (asked: Asked): string => {
  switch (asked.kind) {
    case 'daily':
      return '/puzzles?today';
    case 'numbered':
      return `/puzzles?${asked.game}=${asked.number}`;
    case 'own':
      return `/puzzles?${new URLSearchParams({ own: asked.name }).toString()}`;
  }
};

type Room = LazyExoticComponent<ComponentType<PuzzleRoomProps>>;

const load = <Id extends GameId>(id: Id): Room =>
  page(async () => {
    const [{ PuzzleRoom }, table] = await Promise.all([import('./PuzzleRoom.tsx'), tables[id]()]);
    return (props: PuzzleRoomProps) => <PuzzleRoom table={table} {...props} />;
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
  const words = puzzleWords();
  const isSolved = progress.day === day;
  return (
    <>
      <section className="puzzle-today cloth">
        <div>
          <h2>{words.today.title}</h2>
          <p>
            {words.today.game(titles[puzzleOfDay(day).game])} {isSolved ? words.today.solved(days) : words.today.asks}
          </p>
        </div>
        <ActionButton standing="lead" keyName="Enter" onPress={() => onAsk({ kind: 'daily', day })}>
          {isSolved ? words.today.again : words.today.play}
        </ActionButton>
      </section>
      <div className="puzzle-games">
        {PUZZLE_GAMES.map((game) => (
          <button key={game} type="button" onClick={() => onAsk(numbered(progress, game))}>
            <b>{titles[game]}</b>
            <span>{words.numbered(progress.next[game] ?? 1, PUZZLES_A_GAME)}</span>
          </button>
        ))}
        <button type="button" disabled={first === undefined} onClick={() => first && onAsk({ kind: 'own', name: first.name })}>
          <b>{words.own.title}</b>
          <span>{first === undefined ? words.own.none : words.own.left(own.length)}</span>
        </button>
      </div>
      <p>{solved === 0 ? words.noneSolved : words.solved(solved, run, bestRun)}</p>
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

/** The puzzle that an address asks for, and what comes of an answer. */
const usePuzzle = (query: string, day: number) => {
  const [progress, setProgress] = useState(loadProgress);
  const [now, setNow] = useState<OnTable>();
  const asked = useMemo(() => askedIn(query, day), [query, day]);
  useEffect(() => {
    if (asked === undefined) return;
    // What was answered meanwhile does not change which puzzle is on the table.
    void fetchPuzzle(loadProgress(), asked).then((puzzle) => setNow({ asked, puzzle }));
  }, [asked]);
  const answer = (isRight: boolean): void => {
    if (asked === undefined) return;
    const after = afterAnswer(progress, asked, isRight, PUZZLES_A_GAME);
    setProgress(after);
    keepProgress(after);
  };
  return { progress, asked, found: asked !== undefined && now?.asked === asked ? now : undefined, answer };
};

/** The page. */
export const PuzzlesPage = () => {
  const [{ query }, go] = useRoute();
  const [day] = useState(() => today());
  const { progress, asked, found, answer } = usePuzzle(query, day);
  const ask = (next: Asked | undefined): void => go(next === undefined ? '/puzzles' : puzzleAt(next));
  const back = () => (asked === undefined ? go('/') : ask(undefined));
  const puzzle = found?.puzzle;
  const words = puzzleWords();
  useKeys(
    puzzle === undefined ? { q: back, Escape: back, ...(asked === undefined ? { Enter: () => ask({ kind: 'daily', day }) } : {}) } : {},
  );
  if (asked !== undefined && puzzle !== undefined && isGameId(puzzle.record.game)) {
    const Found = rooms[puzzle.record.game];
    return (
      <Found
        key={`${puzzle.record.seed} ${puzzle.judgment.line}`}
        puzzle={puzzle}
        onAnswer={answer}
        onNext={() => ask(nextAsked(progress, asked))}
        onBack={() => ask(undefined)}
      />
    );
  }
  return (
    <main className="leaf-page puzzles">
      <header>
        <h1>{words.title}</h1>
        <Tool icon="leave" label={asked === undefined ? words.toFloor : words.back} keyName="Q" wordy onPress={back} />
      </header>
      {asked === undefined ? (
        <Menu progress={progress} day={day} onAsk={ask} />
      ) : (
        <p role="status">{found === undefined ? words.loading : words.gone}</p>
      )}
    </main>
  );
};
