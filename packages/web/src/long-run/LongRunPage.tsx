/** The long run: a hundred evenings of one player, drawn as lines while they are played. It shows what an edge means. */
import { rulesOf, withWords } from '@baize/engine';
import { catalogue, type GameId, gameIds, isGameId } from '@baize/games';
import { useEffect, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import { useRoute } from '../runtime/address.ts';
import { freshSeed } from '../runtime/seeds.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { Pick } from '../settings/controls.tsx';
import { barsOfEvenings, DRAWING, type EveningCourse, heightAt, pathOf, reachOf, summaryOfEvenings } from './evenings.ts';
import { longRunWords } from './language/index.ts';
import { type CastId, casts, EVENINGS, type LongRunCast, longRunPlan, presetsFor, roundsAnEvening, units } from './players.ts';
import './long-run.css';
import { startRun } from './run.ts';

/** What a run has told so far. */
interface Heard {
  readonly courses: readonly EveningCourse[];
  /** What a round brings exactly; undefined where nobody knows. */
  readonly exact: number | undefined;
  readonly state: 'running' | 'done' | 'stopped';
}

const silence: Heard = { courses: [], exact: undefined, state: 'running' };

const openWorker = (): Worker => new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module', name: 'long-run' });

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

/** The run in words: the same that the drawing shows. */
const wordsFor = ({ game, cast }: Setup, { courses, exact }: Heard): string => {
  const rounds = roundsAnEvening(cast);
  const run = { ...summaryOfEvenings(courses), rounds, unit: units[game] ?? 'chips', exact: exact && exact * rounds } as const;
  return longRunWords().summary(run);
};

const Lines = ({ setup, heard }: { setup: Setup; heard: Heard }) => {
  const reach = reachOf(heard.courses);
  const rounds = roundsAnEvening(setup.cast);
  return (
    <div className="evenings">
      <ol className="evening-axis" aria-hidden="true">
        {(heard.courses.length === 0 ? [] : reach.lines).map((value) => (
          <li key={value} style={{ '--at': `${(100 * heightAt(reach, value)) / DRAWING.height}%` }}>
            {longRunWords().signed(value)}
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
        <span>0</span>
        <span>{amountOf(Math.round(rounds / 2))}</span>
        <span>{longRunWords().rounds(rounds)}</span>
      </p>
    </div>
  );
};

const Bars = ({ heard }: { heard: Heard }) => {
  const bars = barsOfEvenings(heard.courses);
  const { worst, best } = summaryOfEvenings(heard.courses);
  const words = longRunWords();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <>
      <ol className="evening-bars" aria-label={words.ended}>
        {bars.map(({ from, count }) => (
          <li key={from} style={{ '--share': `${(100 * count) / most}%` }} title={words.from(from, count)}>
            <span className="unseen">{words.from(from, count)}</span>
          </li>
        ))}
      </ol>
      {/* Nothing is told before there is something to tell. */}
      <p className="evening-foot on-bars" aria-hidden="true">
        {heard.courses.length > 0 && (
          <>
            <span>{words.signed(worst)}</span>
            <span>{words.signed(best)}</span>
          </>
        )}
      </p>
    </>
  );
};

/** The names of presets, by their ids. */
type PresetNames = ReadonlyMap<string, string>;

const none: PresetNames = new Map();

const namesAt = async <Id extends GameId>(game: Id): Promise<PresetNames> => {
  const module = await withWords(catalogue[game]());
  const presets = presetsFor(game, Object.keys(module.game.presets));
  return new Map(presets.map((preset) => [preset, module.words.preset(rulesOf(module.game, preset))]));
};

/** The presets of a game, once it is loaded. */
const usePresets = (game: GameId): PresetNames => {
  const [known, setKnown] = useState<{ readonly game: GameId; readonly names: PresetNames }>();
  useEffect(() => {
    let isOn = true;
    void namesAt(game).then((names) => {
      if (isOn) setKnown({ game, names });
    });
    return () => {
      isOn = false;
    };
  }, [game]);
  return known?.game === game ? known.names : none;
};

const Run = ({ setup, onAgain }: { setup: Setup; onAgain(): void }) => {
  const [heard, stop] = useRun(setup);
  const isRunning = heard.state === 'running';
  const words = longRunWords();
  return (
    <>
      <figure className="long-run" aria-busy={isRunning}>
        <Lines setup={setup} heard={heard} />
        <h2>{words.ended}</h2>
        <Bars heard={heard} />
        <figcaption role="status">{isRunning ? words.progress(heard.courses.length, EVENINGS) : wordsFor(setup, heard)}</figcaption>
      </figure>
      <div className="long-run-doing">
        {isRunning ? (
          <ActionButton onPress={stop}>{words.stop}</ActionButton>
        ) : (
          <ActionButton standing="lead" onPress={onAgain}>
            {words.more}
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
  const names = usePresets(game);
  const presets = [...names.keys()];
  const [preset, setPreset] = useState('');
  const [castId, setCastId] = useState<CastId>();
  const [seed, setSeed] = useState(freshSeed);
  const cast = casts[game].find(({ id }) => id === castId) ?? casts[game][0];
  const rules = presets.includes(preset) ? preset : presets[0];
  const back = () => go('/');
  useKeys({ q: back, Escape: back });
  const words = longRunWords();
  return (
    <main className="leaf-page">
      <header>
        <h1>{words.title}</h1>
        <Tool icon="leave" label={words.back} keyName="Q" wordy onPress={back} />
      </header>
      <p>{words.about}</p>
      <Pick<GameId> name={words.game} options={gameIds} value={game} label={(id) => titles[id]} onPick={setGame} />
      {presets.length > 1 && rules !== undefined && (
        <Pick name={words.rules} options={presets} value={rules} label={(id) => names.get(id) ?? id} onPick={setPreset} />
      )}
      {cast !== undefined && (
        <Pick<CastId>
          name={words.player}
          options={casts[game].map(({ id }) => id)}
          value={cast.id}
          label={(id) => words.casts[id]}
          onPick={setCastId}
        />
      )}
      {cast !== undefined && rules !== undefined && (
        <Run key={`${game} ${rules} ${cast.id} ${seed}`} setup={{ game, preset: rules, cast, seed }} onAgain={() => setSeed(freshSeed())} />
      )}
    </main>
  );
};
