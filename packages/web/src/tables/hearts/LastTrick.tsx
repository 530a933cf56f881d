/** The last trick, to be looked at again. */
import { lastTrick, pointsWords, type View } from '@baize/games/hearts';
import { CardDialog } from '../../kit/Dialog.tsx';
import { CardFace } from '../../kit/deck/CardFace.tsx';

interface LastTrickProps {
  readonly view: View;
  readonly names: readonly string[];
  onClose(): void;
}

/** Its four cards in the order they were played, and who took them. */
export const LastTrick = ({ view, names, onClose }: LastTrickProps) => {
  const trick = lastTrick(view);
  if (trick === undefined) {
    return (
      <CardDialog title="Last trick" onClose={onClose}>
        <p>No trick has been taken in this hand yet.</p>
      </CardDialog>
    );
  }
  const { plays, taker, points } = trick;
  const who = names[taker] ?? '';
  return (
    <CardDialog
      title="Last trick"
      subtitle={`${who} took it, ${pointsWords(points)}`}
      note={`Trick ${view.tricks.length} of 13`}
      onClose={onClose}
    >
      <ul className="ht-last">
        {plays.map(({ seat, card }) => (
          <li key={seat} className={seat === taker ? 'taking' : undefined}>
            <CardFace card={card} />
            <span className="ht-by">{names[seat]}</span>
          </li>
        ))}
      </ul>
    </CardDialog>
  );
};
