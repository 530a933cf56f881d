/** The score sheet: every hand, its pass, what it brought each player, and the course of the game. */
import { inFull } from '@baize/engine';
import { type SheetLine, takenWords, type View } from '@baize/games/hearts';
import { CardDialog } from '../../kit/Dialog.tsx';
import { useFrozen } from '../../kit/hooks.ts';
import { gained, pointsText } from './hands.ts';
import { heartsTableWords } from './language/index.ts';
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
    <td className="ht-way">{heartsTableWords().sheet.ways[line.direction]}</td>
    {seats.map((seat) => (
      <td key={seat} className={line.moon === seat ? 'moon' : undefined}>
        {gained(line.points[seat] ?? 0)}
        {line.moon === seat && <span>{heartsTableWords().sheet.moon}</span>}
      </td>
    ))}
  </tr>
);

const Sheet = ({ view: { sheet, scores }, seats, names }: { view: View; seats: readonly number[]; names: readonly string[] }) => {
  const least = Math.min(...scores);
  const words = heartsTableWords().sheet;
  return (
    <table className="ht-sheet">
      <thead>
        <tr>
          <th scope="col">{words.hand}</th>
          <th scope="col" className="ht-way">
            {words.pass}
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
          <th scope="row">{words.total}</th>
          <td className="ht-way" />
          {seats.map((seat) => (
            <td key={seat} className={scores[seat] === least ? 'least' : undefined}>
              {pointsText(scores[seat] ?? 0)}
              {scores[seat] === least && <span>{words.lowest}</span>}
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
  const words = heartsTableWords().sheet;
  const note = sheet.length === 0 ? '' : inFull(takenWords(view, { me, names }));
  return (
    <CardDialog title={words.title} subtitle={words.subtitle(rules.endsAt)} note={note} onClose={onClose}>
      {sheet.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Sheet view={view} seats={seats} names={names} />
          <ScoreChart sheet={sheet} seats={seats} endsAt={rules.endsAt} />
        </>
      )}
    </CardDialog>
  );
};
