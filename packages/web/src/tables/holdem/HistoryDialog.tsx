/** The hands of this session to look through, and to save as a file that other poker programs read. */
import type { SavedTable } from '@baize/casino';
import type { Card } from '@baize/engine';
import { useState } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { CardFace } from '../../kit/deck/CardFace.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { saveFile } from '../../records/files.ts';
import { handsOf, type PlayedHand, phhOf } from './history.ts';
import { holdemTableWords } from './language/index.ts';

interface HistoryProps {
  readonly kept: SavedTable | undefined;
  /** The number of the last hand that is over. */
  readonly last: number;
  onClose(): void;
}

const Row = ({ label, cards }: { label: string; cards: readonly Card[] }) => (
  <span className="he-row" role="img" aria-label={label}>
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </span>
);

const netWords = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

const Hand = ({ hand: { number, cards, board, net, sentences } }: { hand: PlayedHand }) => {
  const [isOpen, setOpen] = useState(false);
  const words = holdemTableWords().history;
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="he-number">{words.hand(number)}</span>
        <Row label={words.cards(cards)} cards={cards} />
        <Row label={words.board(board)} cards={board} />
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
  const words = holdemTableWords().history;
  const save = (): void => {
    if (kept !== undefined) saveFile(...phhOf(kept, last));
  };
  const footer = (
    <>
      {hands.length > 0 && <ActionButton onPress={save}>{words.save}</ActionButton>}
      <ActionButton standing="lead" onPress={onClose}>
        {words.ok}
      </ActionButton>
    </>
  );
  return (
    <CardDialog title={words.title} subtitle={words.subtitle} onClose={onClose} footer={footer}>
      {hands.length === 0 ? (
        <p>{words.none}</p>
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
