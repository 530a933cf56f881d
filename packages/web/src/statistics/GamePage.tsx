/** The statistics of one table: six figures, its course, and the pictures peculiar to the game. */
import { figuresOf, mistakeFigures, noRounds, type Profile, type Statistics } from '@baize/casino';
import type { GameId } from '@baize/games';
import { type ComponentType, useMemo } from 'react';
import { titles } from '../floor/tiles.ts';
import { amountOf } from '../kit/deck/chips.ts';
import { loadJudged } from '../review/judged-disk.ts';
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

const FewRounds = ({ rounds, name, settled }: { rounds: number; name: string; settled: number }) => (
  <section className="panel few">
    <h2>
      {amountOf(rounds)} {name} so far
    </h2>
    <p>The figures settle after about a hundred. Until then they say how many they rest on.</p>
    <progress max={settled} value={rounds} aria-label={`${rounds} of about ${settled}`} />
  </section>
);

const NotYet = ({ id }: { id: GameId }) => (
  <section className="panel few">
    <h2>No round of {titles[id]} yet</h2>
    <p>This page begins with the first one.</p>
    <a className="do lead" href={`#/${id}`}>
      Take a seat
    </a>
  </section>
);

/** The page. */
export const GamePage = ({ id, profile }: { id: GameId; profile: Profile }) => {
  const statistics = profile.statistics[id] ?? noRounds;
  const hasOlder = profile.ended[id] !== undefined && !profile.past.some(({ game }) => game === id);
  const mistakes = useMemo(() => mistakeFigures(loadJudged(), profile.past, id), [profile.past, id]);
  if (statistics.rounds === 0 && statistics.sums === undefined) return <NotYet id={id} />;
  const { figures, pictures, rounds, luck, settled } = figuresOf(id, statistics);
  const { beside = [], above: Above, below: Below } = ownPictures[id] ?? {};
  const drawn = pictures.map((picture) => <PicturePanel key={picture.title} picture={picture} />);
  return (
    <>
      <SixFigures figures={figures} />
      {settled !== undefined && statistics.rounds < settled && <FewRounds rounds={statistics.rounds} name={rounds} settled={settled} />}
      <div className="cols">
        <CoursePanel id={id} rounds={rounds} luck={luck} statistics={statistics} />
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
          Look back at the last sitting
        </a>
      )}
      <Sittings profile={profile} game={id} />
    </>
  );
};
