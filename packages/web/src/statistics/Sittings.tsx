/** The last sittings, each to be looked back at, or to be forgotten. */
import { type FinishedSitting, forgetFinished, netOfFinished, type Profile, signedFigure } from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { useEffect, useEffectEvent, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton } from '../kit/Button.tsx';
import { later } from '../kit/clock.ts';
import { whenWords } from '../kit/dates.ts';
import { lookBackAt } from '../runtime/address.ts';
import { useProfileStore } from '../runtime/ProfileProvider.tsx';
import { booksWords } from './language/index.ts';

/** How long something that was forgotten can be taken back, in milliseconds. */
const TAKEN_BACK_IN = 8000;

/** Sittings that are forgotten as soon as nobody can take that back: in a moment, or when the page is left. */
const useForgetting = (forget: (sittings: readonly FinishedSitting[]) => void) => {
  const [going, setGoing] = useState<readonly FinishedSitting[]>([]);
  const finish = useEffectEvent(() => {
    if (going.length > 0) forget(going);
    setGoing([]);
  });
  useEffect(() => {
    if (going.length === 0) return undefined;
    return later(TAKEN_BACK_IN, () => finish());
  }, [going]);
  useEffect(() => {
    const leave = (): void => finish();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { going, setGoing };
};

const Row = ({ sitting, onForget }: { sitting: FinishedSitting; onForget(): void }) => {
  const name = isGameId(sitting.game) ? titles[sitting.game] : sitting.game;
  const net = netOfFinished(sitting);
  const when = whenWords(sitting);
  const words = booksWords().sessions;
  return (
    <li>
      <a href={`#${lookBackAt(sitting.logName)}`}>
        <b>{name}</b>
        <span className="telling">
          {words.rules(sitting.game, sitting.preset) ?? sitting.preset}, {words.moves(sitting.lines)}
          {when !== undefined && <span className="when">{when}</span>}
        </span>
        <span className={`net ${net === undefined || net === 0 ? '' : net > 0 ? 'gain' : 'loss'}`}>
          {net === undefined ? '' : signedFigure(net)}
        </span>
        <span className="to-look-back">{words.lookBack}</span>
      </a>
      <ActionButton onPress={onForget}>{words.forget}</ActionButton>
    </li>
  );
};

/** The list: of one game, or of all. Nothing where there is none. */
export const Sittings = ({ profile, game }: { profile: Profile; game?: GameId }) => {
  const store = useProfileStore();
  const past = profile.past.filter((one) => game === undefined || one.game === game).toReversed();
  const forget = (sittings: readonly FinishedSitting[]): void => {
    store.change((now) => sittings.reduce((left, { logName }) => forgetFinished(left, logName), now));
  };
  const { going, setGoing } = useForgetting(forget);
  const left = past.filter(({ logName }) => !going.some((one) => one.logName === logName));
  if (past.length === 0) return null;
  const words = booksWords().sessions;
  return (
    <section className="panel sittings">
      <h2>
        {words.title} <small>{words.note}</small>
      </h2>
      <ul>
        {left.map((sitting) => (
          <Row key={sitting.logName} sitting={sitting} onForget={() => setGoing([...going, sitting])} />
        ))}
      </ul>
      <p role="status" className="forgotten">
        {going.length > 0 && (
          <>
            <span>{words.forgotten(going.length)}</span> <ActionButton onPress={() => setGoing([])}>{words.undo}</ActionButton>
          </>
        )}
      </p>
      {left.length > 1 && <ActionButton onPress={() => setGoing(past)}>{words.forgetAll}</ActionButton>}
    </section>
  );
};
