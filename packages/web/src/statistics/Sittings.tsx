/** The last sittings, each to be looked back at, or to be forgotten. */
import { type FinishedSitting, forgetFinished, netOfFinished, type Profile, signedFigure } from '@baize/casino';
import { capital } from '@baize/engine';
import { type GameId, isGameId } from '@baize/games';
import { titles } from '../floor/tiles.ts';
import { ActionButton } from '../kit/Button.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import { lookBackAt } from '../runtime/address.ts';
import { useProfileStore } from '../runtime/ProfileProvider.tsx';

const Row = ({ sitting, onForget }: { sitting: FinishedSitting; onForget(): void }) => {
  const name = isGameId(sitting.game) ? titles[sitting.game] : sitting.game;
  const net = netOfFinished(sitting);
  return (
    <li>
      <a href={`#${lookBackAt(sitting.logName)}`}>
        <b>{name}</b>
        <span className="telling">
          {capital(sitting.preset)}, {amountOf(sitting.lines)} {sitting.lines === 1 ? 'action' : 'actions'}
        </span>
        <span className={`net ${net === undefined || net === 0 ? '' : net > 0 ? 'gain' : 'loss'}`}>
          {net === undefined ? '' : signedFigure(net)}
        </span>
        <span className="to-look-back">Look back</span>
      </a>
      <ActionButton onPress={onForget}>Forget</ActionButton>
    </li>
  );
};

/** The list: of one game, or of all. Nothing where there is none. */
export const Sittings = ({ profile, game }: { profile: Profile; game?: GameId }) => {
  const store = useProfileStore();
  const past = profile.past.filter((one) => game === undefined || one.game === game).toReversed();
  if (past.length === 0) return null;
  const forget = (sittings: readonly FinishedSitting[]): void => {
    store.change((now) => sittings.reduce((left, { logName }) => forgetFinished(left, logName), now));
  };
  return (
    <section className="panel sittings">
      <h2>
        The last sittings <small>The latest first, twenty at the most. They stay on this device.</small>
      </h2>
      <ul>
        {past.map((sitting) => (
          <Row key={sitting.logName} sitting={sitting} onForget={() => forget([sitting])} />
        ))}
      </ul>
      {past.length > 1 && <ActionButton onPress={() => forget(past)}>Forget all of these</ActionButton>}
    </section>
  );
};
