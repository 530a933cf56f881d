/** The hands of this sitting to look through, and to save as a file that other poker programs read. */
import type { SavedTable } from '@baize/casino';
import { type Card, cardName } from '@baize/engine';
import { useState } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { CardFace } from '../../kit/deck/CardFace.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { saveFile } from '../../records/files.ts';
import { handsOf, type PlayedHand, phhOf } from './history.ts';

interface HistoryProps {
  readonly kept: SavedTable | undefined;
  /** The number of the last hand that is over. */
  readonly last: number;
  onClose(): void;
}

const Row = ({ name, cards }: { name: string; cards: readonly Card[] }) => (
  <span className="he-row" role="img" aria-label={`${name}: ${cards.map(cardName).join(', ')}`}>
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </span>
);

const netWords = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

const Hand = ({ hand: { number, cards, board, net, sentences } }: { hand: PlayedHand }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="he-number">Hand {number}</span>
        <Row name="Your cards" cards={cards} />
        <Row name="The board" cards={board} />
        <b className={net > 0 ? 'up' : undefined}>{netWords(net)}</b>
      </button>
      {isOpen && (
        <div className="he-story">
          {sentences.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and its place is all that tells it apart
            <p key={place}>{sentence}</p>
          ))}
        </div>
      )}
    </li>
  );
};

/** The dialog. */
export const HistoryDialog = ({ kept, last, onClose }: HistoryProps) => {
  const [hands] = useState(() => (kept === undefined ? [] : handsOf(kept, last)));
  const save = (): void => {
    if (kept !== undefined) saveFile(...phhOf(kept, last));
  };
  const footer = (
    <>
      {hands.length > 0 && <ActionButton onPress={save}>Save as .phhs</ActionButton>}
      <ActionButton standing="lead" onPress={onClose}>
        OK
      </ActionButton>
    </>
  );
  return (
    <CardDialog title="Hands" subtitle="of this sitting" onClose={onClose} footer={footer}>
      {hands.length === 0 ? (
        <p>No hand is over yet.</p>
      ) : (
        <ol className="he-hands">
          {hands.map((hand) => (
            <Hand key={hand.number} hand={hand} />
          ))}
        </ol>
      )}
    </CardDialog>
  );
};
