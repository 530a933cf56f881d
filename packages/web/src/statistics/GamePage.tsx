/** The statistics of one table: six figures, its course, and the pictures peculiar to the game. */
import { figuresOf, mistakeFigures, noRounds, type Profile, type Statistics } from '@baize/casino';
import type { GameId } from '@baize/games';
import { type ComponentType, useMemo } from 'react';
import { titles } from '../floor/tiles.ts';
import { loadJudged } from '../review/judged-disk.ts';
import { booksWords } from './language/index.ts';
import { CoursePanel, MistakesPanel, NumbersPanel, PicturePanel, PositionsPanel, PotsPanel, RangePanel, SixFigures } from './Panels.tsx';
import { Sittings } from './Sittings.tsx';

/** The pictures that one game alone has: beside its course, above its bars, and below all. */
interface OwnPictures {
  readonly beside?: readonly ComponentType<Statistics>[];
  readonly above?: ComponentType<Statistics>;
  readonly below?: ComponentType<Statistics>;
}
const ownPictures: Readonly<Partial<Record<GameId, OwnPictures>>> = {
  holdem: { beside: [PositionsPanel, RangePanel], above: PotsPanel },
  roulette: { below: NumbersPanel },
};

const FewRounds = ({ id, rounds, settled }: { id: GameId; rounds: number; settled: number }) => (
  <section className="panel few">
    <h2>{booksWords().few.soFar(id, rounds)}</h2>
    <p>{booksWords().few.settles(id, settled)}</p>
    <progress max={settled} value={rounds} aria-label={booksWords().few.progress(rounds, settled)} />
  </section>
);

const NotYet = ({ id }: { id: GameId }) => (
  <section className="panel few">
    <h2>{booksWords().notYet.title(titles[id])}</h2>
    <p>{booksWords().notYet.text}</p>
    <a className="do lead" href={`#/${id}`}>
      {booksWords().notYet.seat}
    </a>
  </section>
);

/** The page. */
export const GamePage = ({ id, profile }: { id: GameId; profile: Profile }) => {
  const statistics = profile.statistics[id] ?? noRounds;
  const hasOlder = profile.ended[id] !== undefined && !profile.past.some(({ game }) => game === id);
  const mistakes = useMemo(() => mistakeFigures(loadJudged(), profile.past, id), [profile.past, id]);
  if (statistics.rounds === 0 && statistics.sums === undefined) return <NotYet id={id} />;
  const { figures, pictures, luck, settled } = figuresOf(id, statistics);
  const { beside = [], above: Above, below: Below } = ownPictures[id] ?? {};
  const drawn = pictures.map((picture) => <PicturePanel key={picture.title} picture={picture} />);
  return (
    <>
      <SixFigures figures={figures} />
      {settled !== undefined && statistics.rounds < settled && <FewRounds id={id} rounds={statistics.rounds} settled={settled} />}
      <div className="cols">
        <CoursePanel id={id} luck={luck} statistics={statistics} />
        {beside.map((Panel) => (
          <Panel key={Panel.name} {...statistics} />
        ))}
        {Above === undefined ? (
          drawn
        ) : (
          <div className="panel-column">
            <Above {...statistics} />
            {drawn}
          </div>
        )}
      </div>
      {mistakes !== undefined && <MistakesPanel mistakes={mistakes} />}
      {Below !== undefined && <Below {...statistics} />}
      {hasOlder && (
        <a className="do open" href={`#/look-back?game=${id}`}>
          {booksWords().lookBackLast}
        </a>
      )}
      <Sittings profile={profile} game={id} />
    </>
  );
};
