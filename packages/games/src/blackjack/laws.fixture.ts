/** What only Blackjack can tell the laws: where its cards lie and who may not see them. */
import type { Trial } from '@baize/engine/laws';
import { holeCard } from './dealer.ts';
import { cardsLeft, cardsOut } from './shoe.ts';
import type { Blackjack, State } from './state.ts';

const onTable = ({ spots, dealer }: State): readonly string[] => [
  ...spots.flatMap(({ hands }) => hands.flatMap((hand) => hand.cards)),
  ...dealer.cards,
];
const spentIn = ({ shoe }: State): readonly string[] => cardsOut(shoe, 0, shoe.spent);

/** Every card at a table, wherever it lies. */
export const allCards = (state: State): readonly string[] => [...spentIn(state), ...onTable(state), ...cardsLeft(state.shoe, state.dealt)];

/** Where the cards lie, and which of them are hidden. */
export const facts: Pick<Trial<Blackjack>, 'cards' | 'hidden'> = {
  cards: allCards,
  hidden: (state) => {
    const hole = holeCard(state);
    const open = new Set([...spentIn(state), ...onTable(state)]);
    // With several decks a card may lie hidden here and open there: only those that are open nowhere would give themselves away.
    const covered = cardsLeft(state.shoe, state.dealt).filter((card) => !open.has(card));
    const alike = [...spentIn(state), ...onTable(state)].filter((card) => card === hole).length;
    return hole === undefined || alike > 1 ? covered : [...covered, hole];
  },
};
