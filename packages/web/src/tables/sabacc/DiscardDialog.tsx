/** The discard pile to look through, the top first. */
import { type SabaccCard, sabaccCardName } from '@baize/games/sabacc';
import { CardDialog } from '../../kit/Dialog.tsx';
import { SabaccFace } from '../../kit/deck/SabaccFace.tsx';

/** Every card of the pile. */
export const DiscardDialog = ({ cards, onClose }: { cards: readonly SabaccCard[]; onClose(): void }) => (
  <CardDialog title="Discards" subtitle={`${cards.length}, the top first`} onClose={onClose}>
    <ul className="sb-all">
      {cards.toReversed().map((card) => (
        <li key={card} title={sabaccCardName(card)}>
          <SabaccFace card={card} />
        </li>
      ))}
    </ul>
  </CardDialog>
);
