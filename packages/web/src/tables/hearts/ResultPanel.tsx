/** After a hand, and after the game: who has what, the lowest first. */
import type { Persona } from '@baize/casino';
import { type BySeat, type Seat, type Who, whoIs } from '@baize/engine';
import { directionOf, lowestSeats, nextHandWords, type View } from '@baize/games/hearts';
import { Portrait } from '../../kit/deck/Portrait.tsx';
import { Emblem } from './Emblem.tsx';
import { gained, pointsText } from './hands.ts';
import { heartsTableWords } from './language/index.ts';
import { faceOf, nameAt } from './Seats.tsx';

interface ResultProps {
  readonly view: View;
  readonly me: Seat;
  readonly personas: BySeat<Persona | null>;
}

const titleOf = ({ view, me, personas }: ResultProps): string => {
  const { result } = heartsTableWords();
  const who = (seat: Seat): Who => whoIs(seat, { me, names: personas.map((_, at) => nameAt(at, personas)) });
  if (view.phase === 'ended') return result.wins(lowestSeats(view.scores).map(who));
  const moon = view.sheet.at(-1)?.moon ?? null;
  return moon === null ? result.handOver(view.hand) : result.moon(who(moon));
};

const Row = ({ view, me, personas, seat }: ResultProps & { seat: Seat }) => {
  const [score, points] = [view.scores[seat] ?? 0, view.sheet.at(-1)?.points[seat] ?? 0];
  const isLowest = lowestSeats(view.scores).includes(seat);
  const { result } = heartsTableWords();
  const far = Math.max(0, Math.min(1, score / view.rules.endsAt));
  return (
    <li className={`${seat === me ? 'me' : ''} ${isLowest ? 'lowest' : ''}`}>
      <Portrait face={faceOf(seat, personas)} />
      <span className="ht-who">
        {nameAt(seat, personas)}
        <i className="ht-far" style={{ '--far': far }} />
      </span>
      <span className="ht-gained">
        <span className="unseen">{result.thisHand}</span>
        {gained(points)}
      </span>
      <b>
        <span className="unseen">{result.total}</span>
        {pointsText(score)}
      </b>
    </li>
  );
};

/** The panel. */
export const ResultPanel = (props: ResultProps) => {
  const { view, me } = props;
  const { result } = heartsTableWords();
  const isEnded = view.phase === 'ended';
  const isMoon = (view.sheet.at(-1)?.moon ?? null) !== null;
  const isWon = isEnded && lowestSeats(view.scores).includes(me);
  const ranked = view.scores.map((_, seat) => seat).sort((a, b) => (view.scores[a] ?? 0) - (view.scores[b] ?? 0));
  return (
    <section className={`ht-result ${isWon ? 'won' : ''}`} aria-label={isEnded ? result.finalScores : result.scores}>
      {(isWon || isMoon) && <Emblem of={isWon ? 'crown' : 'moon'} />}
      <h2>{titleOf(props)}</h2>
      <ol>
        {ranked.map((seat) => (
          <Row key={seat} {...props} seat={seat} />
        ))}
      </ol>
      <p>{isEnded ? result.after(view.hand) : nextHandWords(view.hand + 1, directionOf(view.hand + 1))}</p>
    </section>
  );
};
