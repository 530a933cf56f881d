/** The long run: a hundred evenings of one player, drawn as lines while they are played. It shows what an edge means. */
import { catalogue, type GameId, gameIds, isGameId } from '@baize/games';
import { useEffect, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import { freshSeed, useRoute } from '../runtime/address.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { Pick } from '../settings/controls.tsx';
import { barsOfEvenings, DRAWING, type EveningCourse, heightAt, pathOf, reachOf, summaryOfEvenings } from './evenings.ts';
import { casts, EVENINGS, type LongRunCast, longRunPlan, presetsFor, roundsAnEvening, units } from './players.ts';
import './long-run.css';
import { startRun } from './run.ts';

/** What a run has told so far. */
interface Heard {
  readonly courses: readonly EveningCourse[];
  /** What a round brings exactly; undefined where nobody knows. */
  readonly exact: number | undefined;
  readonly state: 'running' | 'done' | 'stopped';
  readonly because: string | undefined;
}

const silence: Heard = { courses: [], exact: undefined, state: 'running', because: undefined };

const openWorker = (): Worker => new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module', name: 'long run' });

interface Setup {
  readonly game: GameId;
  readonly preset: string;
  readonly cast: LongRunCast;
  readonly seed: string;
}

/** Plays a setup from the moment it is set, and stops when another one is. */
const useRun = ({ game, preset, cast, seed }: Setup): readonly [Heard, () => void] => {
  const [heard, setHeard] = useState(silence);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return undefined;
    setHeard(silence);
    return startRun(
      { plan: longRunPlan(game, preset, cast, seed), evenings: EVENINGS },
      (news) =>
        setHeard((before) => {
          switch (news.kind) {
            case 'exact':
              return { ...before, exact: news.mean };
            case 'evening':
              return { ...before, courses: [...before.courses, news.course] };
            case 'failed':
              return { ...before, state: 'stopped', because: news.because };
            case 'done':
              return { ...before, state: 'done' };
          }
        }),
      openWorker,
    );
  }, [game, preset, cast, seed, isStopped]);
  const stop = (): void => {
    setStopped(true);
    setHeard((before) => ({ ...before, state: 'stopped' }));
  };
  return [heard, stop];
};

const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${amountOf(Math.abs(Math.round(value)))}`;

/** The run in words: the same that the drawing shows. */
const wordsFor = ({ game, cast }: Setup, { courses, exact }: Heard): string => {
  const { evenings, mean, best, worst, ahead, behind } = summaryOfEvenings(courses);
  const unit = units[game] ?? 'chips';
  const expected = exact === undefined ? '' : ` Exactly it would be ${signed(exact * roundsAnEvening(cast))}.`;
  const average = `After ${evenings} evenings of ${roundsAnEvening(cast)} rounds the average is ${signed(mean)} ${unit} an evening.${expected}`;
  if (unit !== 'chips') return `${average} The best brought ${amountOf(best)}.`;
  return `${average} ${ahead} ended ahead and ${behind} behind, the best with ${signed(best)}, the worst with ${signed(worst)}.`;
};

const Lines = ({ setup, heard }: { setup: Setup; heard: Heard }) => {
  const reach = reachOf(heard.courses);
  const rounds = roundsAnEvening(setup.cast);
  return (
    <div className="evenings">
      <ol className="evening-axis" aria-hidden="true">
        {reach.lines.map((value) => (
          <li key={value} style={{ '--at': `${(100 * heightAt(reach, value)) / DRAWING.height}%` }}>
            {signed(value)}
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} preserveAspectRatio="none" role="img" aria-label={wordsFor(setup, heard)}>
        {reach.lines.map((value) => (
          <path key={value} className={value === 0 ? 'level' : 'line'} d={`M0 ${heightAt(reach, value)}H${DRAWING.width}`} />
        ))}
        {heard.courses.map((course, at) => (
          // Evenings come in their order and never go: their place is their name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <path key={at} className="evening" d={pathOf(course, reach)} />
        ))}
        {heard.exact !== undefined && (
          <path className="exact" d={`M0 ${heightAt(reach, 0)}L${DRAWING.width} ${heightAt(reach, heard.exact * rounds)}`} />
        )}
      </svg>
      <p className="evening-foot">
        <span>The first round</span>
        <span>Round {amountOf(rounds)}</span>
      </p>
    </div>
  );
};

const ENDED = 'How the evenings ended';

const Bars = ({ heard }: { heard: Heard }) => {
  const bars = barsOfEvenings(heard.courses);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="evening-bars" aria-label={ENDED}>
      {bars.map(({ from, count }) => (
        <li key={from} style={{ '--share': `${(100 * count) / most}%` }} title={`From ${signed(from)}: ${count}`}>
          <span className="unseen">
            From {signed(from)}: {count}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** The presets of a game, once it is loaded. */
const usePresets = (game: GameId): readonly string[] => {
  const [known, setKnown] = useState<{ readonly game: GameId; readonly presets: readonly string[] }>();
  useEffect(() => {
    let isOn = true;
    void catalogue[game]().then((module) => {
      if (isOn) setKnown({ game, presets: presetsFor(game, Object.keys(module.game.presets)) });
    });
    return () => {
      isOn = false;
    };
  }, [game]);
  return known?.game === game ? known.presets : [];
};

const Run = ({ setup, onAgain }: { setup: Setup; onAgain(): void }) => {
  const [heard, stop] = useRun(setup);
  const isRunning = heard.state === 'running';
  return (
    <>
      <figure className="long-run" aria-busy={isRunning}>
        <Lines setup={setup} heard={heard} />
        <h2>{ENDED}</h2>
        <Bars heard={heard} />
        <figcaption role="status">
          {heard.because ?? (isRunning ? `${heard.courses.length} of ${EVENINGS} evenings …` : wordsFor(setup, heard))}
        </figcaption>
      </figure>
      <div className="long-run-doing">
        {isRunning ? (
          <ActionButton onPress={stop}>Stop</ActionButton>
        ) : (
          <ActionButton standing="lead" onPress={onAgain}>
            A hundred more
          </ActionButton>
        )}
      </div>
    </>
  );
};

/** The page: `#/long-run?game=blackjack`. */
export const LongRunPage = () => {
  const [{ query }, go] = useRoute();
  const asked = new URLSearchParams(query).get('game') ?? '';
  const [game, setGame] = useState<GameId>(isGameId(asked) ? asked : 'roulette');
  const presets = usePresets(game);
  const [preset, setPreset] = useState('');
  const [castName, setCastName] = useState('');
  const [seed, setSeed] = useState(freshSeed);
  const cast = casts[game].find(({ name }) => name === castName) ?? casts[game][0];
  const rules = presets.includes(preset) ? preset : presets[0];
  const back = () => go('/');
  useKeys({ q: back, Escape: back });
  return (
    <main className="leaf-page">
      <header>
        <h1>The long run</h1>
        <Tool icon="leave" label="Back to the floor" keyName="Q" wordy onPress={back} />
      </header>
      <p>A hundred evenings of one player, each a line. Luck makes the lines part; what is left when they are put together is the edge.</p>
      <Pick<GameId> name="Game" options={gameIds} value={game} label={(id) => titles[id]} onPick={setGame} />
      {presets.length > 1 && rules !== undefined && <Pick name="Rules" options={presets} value={rules} onPick={setPreset} />}
      {cast !== undefined && (
        <Pick name="Player" options={casts[game].map(({ name }) => name)} value={cast.name} label={(name) => name} onPick={setCastName} />
      )}
      {cast !== undefined && rules !== undefined && (
        <Run
          key={`${game} ${rules} ${cast.name} ${seed}`}
          setup={{ game, preset: rules, cast, seed }}
          onAgain={() => setSeed(freshSeed())}
        />
      )}
    </main>
  );
};
