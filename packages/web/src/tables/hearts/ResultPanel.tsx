/** After a hand, and after the game: who has what, the lowest first. */
import type { Persona } from '@baize/casino';
import type { BySeat, Seat } from '@baize/engine';
import { directionOf, lowestSeats, nextHandWords, type View } from '@baize/games/hearts';
import { Portrait } from '../../kit/deck/Portrait.tsx';
import { Emblem } from './Emblem.tsx';
import { gained, pointsText } from './hands.ts';
import { faceOf, nameAt } from './Seats.tsx';

interface ResultProps {
  readonly view: View;
  readonly me: Seat;
  readonly personas: BySeat<Persona | null>;
}

/** "You win", "Margot wins", "Felix and you win together". */
const winWords = (winners: readonly Seat[], me: Seat, personas: BySeat<Persona | null>): string => {
  const others = winners.filter((seat) => seat !== me).map((seat) => nameAt(seat, personas));
  if (!winners.includes(me)) return `${others.join(' and ')} ${others.length > 1 ? 'win together' : 'wins'}`;
  return others.length === 0 ? 'You win' : `You and ${others.join(' and ')} win together`;
};

const titleOf = ({ view, me, personas }: ResultProps): string => {
  if (view.phase === 'ended') return winWords(lowestSeats(view.scores), me, personas);
  const moon = view.sheet.at(-1)?.moon ?? null;
  if (moon === null) return `Hand ${view.hand} is over`;
  return moon === me ? 'You shot the moon' : `${nameAt(moon, personas)} shot the moon`;
};

const Row = ({ view, me, personas, seat }: ResultProps & { seat: Seat }) => {
  const [score, points] = [view.scores[seat] ?? 0, view.sheet.at(-1)?.points[seat] ?? 0];
  const isLowest = lowestSeats(view.scores).includes(seat);
  const far = Math.max(0, Math.min(1, score / view.rules.endsAt));
  return (
    <li className={`${seat === me ? 'me' : ''} ${isLowest ? 'lowest' : ''}`}>
      <Portrait face={faceOf(seat, personas)} />
      <span className="ht-who">
        {nameAt(seat, personas)}
        <i className="ht-far" style={{ '--far': far }} />
      </span>
      <span className="ht-gained">
        <span className="unseen">this hand </span>
        {gained(points)}
      </span>
      <b>
        <span className="unseen">total </span>
        {pointsText(score)}
      </b>
    </li>
  );
};

/** The panel. */
export const ResultPanel = (props: ResultProps) => {
  const { view, me } = props;
  const isEnded = view.phase === 'ended';
  const isMoon = (view.sheet.at(-1)?.moon ?? null) !== null;
  const isWon = isEnded && lowestSeats(view.scores).includes(me);
  const ranked = view.scores.map((_, seat) => seat).sort((a, b) => (view.scores[a] ?? 0) - (view.scores[b] ?? 0));
  return (
    <section className={`ht-result ${isWon ? 'won' : ''}`} aria-label={isEnded ? 'Final scores' : 'Scores'}>
      {(isWon || isMoon) && <Emblem of={isWon ? 'crown' : 'moon'} />}
      <h2>{titleOf(props)}</h2>
      <ol>
        {ranked.map((seat) => (
          <Row key={seat} {...props} seat={seat} />
        ))}
      </ol>
      <p>
        {isEnded
          ? `Final scores after ${view.hand} ${view.hand === 1 ? 'hand' : 'hands'}. The lowest wins.`
          : nextHandWords(view.hand + 1, directionOf(view.hand + 1))}
      </p>
    </section>
  );
};
