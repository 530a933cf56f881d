/** The score sheet: every hand, its pass, what it brought each player, and the course of the game. */
import { type SheetLine, takenWords, type View } from '@baize/games/hearts';
import { CardDialog } from '../../kit/Dialog.tsx';
import { useFrozen } from '../../kit/hooks.ts';
import { gained, pointsText } from './hands.ts';
import { ScoreChart } from './ScoreChart.tsx';

interface SheetProps {
  readonly view: View;
  readonly me: number;
  readonly names: readonly string[];
  onClose(): void;
}

/** The seats from the player's left round to the player. */
const order = (me: number): readonly number[] => [1, 2, 3, 4].map((place) => (me + place) % 4);

const Row = ({ line, number, seats }: { line: SheetLine; number: number; seats: readonly number[] }) => (
  <tr>
    <th scope="row">{number}</th>
    <td className="ht-way">{line.direction}</td>
    {seats.map((seat) => (
      <td key={seat} className={line.moon === seat ? 'moon' : undefined}>
        {gained(line.points[seat] ?? 0)}
        {line.moon === seat && <span>moon</span>}
      </td>
    ))}
  </tr>
);

const Sheet = ({ view: { sheet, scores }, seats, names }: { view: View; seats: readonly number[]; names: readonly string[] }) => {
  const least = Math.min(...scores);
  return (
    <table className="ht-sheet">
      <thead>
        <tr>
          <th scope="col">Hand</th>
          <th scope="col" className="ht-way">
            Pass
          </th>
          {seats.map((seat, place) => (
            <th key={seat} scope="col">
              {names[seat]}
              <i className={`ht-stroke line-${place}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.map((line, hand) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its number
          <Row key={hand} line={line} number={hand + 1} seats={seats} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td className="ht-way" />
          {seats.map((seat) => (
            <td key={seat} className={scores[seat] === least ? 'least' : undefined}>
              {pointsText(scores[seat] ?? 0)}
              {scores[seat] === least && <span>lowest</span>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

/** The sheet as a printed card. */
export const ScoreSheet = ({ view: now, me, names, onClose }: SheetProps) => {
  const view = useFrozen(now);
  const seats = order(me);
  const { sheet, rules } = view;
  const note = sheet.length === 0 ? '' : takenWords(view, { me, names });
  return (
    <CardDialog title="Score" subtitle={`to ${rules.endsAt}, the lowest wins`} note={note} onClose={onClose}>
      {sheet.length === 0 ? (
        <p>No hand is over yet. All begin at 0.</p>
      ) : (
        <>
          <Sheet view={view} seats={seats} names={names} />
          <ScoreChart sheet={sheet} seats={seats} endsAt={rules.endsAt} />
        </>
      )}
    </CardDialog>
  );
};
