/** The middle of the table: the deck, the five cards for all, and what lies in the pot. */
import { isHandOver, potShown, type View } from '@baize/games/holdem';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { placeName } from '../../kit/places.ts';
import { Pile } from './Chips.tsx';
import { countingOnBoard, potWords } from './hands.ts';
import { holdemTableWords } from './language/index.ts';

/** Where the cards come from. */
export const Deck = () => (
  <div className="he-deck" aria-hidden="true" {...placeName('deck')}>
    <CardBack />
    <CardBack />
    <CardBack />
  </div>
);

/** The board. */
export const BoardCards = ({ view }: { view: View }) => {
  const counting: readonly string[] = countingOnBoard(view);
  const words = holdemTableWords().middle;
  return (
    <section className="he-board" aria-label={words.board}>
      {view.board.length === 0 && <p className="unseen">{words.noBoard}</p>}
      {words.spots.map((name, place) => {
        const card = view.board[place];
        return card === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place on the board
          <span key={`spot ${place}`} className="spot" aria-hidden="true">
            {name}
          </span>
        ) : (
          <span key={`${view.hand} ${card}`} className={counting.includes(card) ? 'he-leaf' : 'he-leaf dim'}>
            <CardSlot card={card} isTurnedUp />
          </span>
        );
      })}
    </section>
  );
};

/** The pot, its parts, and the highest bet of this round. */
export const PotView = ({ view, me }: { view: View; me: number }) => {
  const parts = potWords(view);
  const words = holdemTableWords().middle;
  return (
    <div className="he-pot">
      <Pile view={view} me={me} />
      <div className="he-sums">
        <p className="he-sum">
          <small>{words.pot}</small> <b>{amountOf(potShown(view))}</b>
        </p>
        <p className={isHandOver(view) ? 'he-max past' : 'he-max'}>
          <small>{words.highestBet}</small> {amountOf(view.level)}
        </p>
        {parts !== '' && <p className="he-parts">{parts}</p>}
      </div>
    </div>
  );
};
