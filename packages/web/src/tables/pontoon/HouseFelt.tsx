/** The felt of the house's rules: the banker above, the player below. */
import type { View } from '@baize/games/pontoon';
import { PackView } from '../../kit/CardSlot.tsx';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { FeltPrint } from '../../kit/FeltPrint.tsx';
import { HandView } from './HandView.tsx';
import { bankerWords, bankWon, faring, handTitle } from './hands.ts';

const order = 'A pontoon beats a five card trick beats 21';
const ties = 'the banker wins ties';

/** Where spent cards lie until the next shuffle. */
const Spent = ({ count }: { count: number }) => (
  <div className="spent">
    <div className="pile spot" aria-hidden="true">
      {count > 0 ? <CardBack /> : <span>Discards</span>}
    </div>
    <span className="count">{count === 0 ? '' : `${count} spent`}</span>
  </div>
);

/** The felt. */
export const HouseFelt = ({ view, me, isMyTurn }: { view: View; me: number; isMyTurn: boolean }) => {
  const [bank] = view.hands[view.banker] ?? [];
  const [mine] = view.hands[me] ?? [];
  return (
    <>
      <FeltPrint words={`${order} · ${ties}`} short="The banker wins ties" />
      <Spent count={view.spent.length} />
      <PackView left={view.cardsInDeck} />
      <div className="banker">
        {bank !== undefined && <HandView key={view.round} hand={bank} round={view.round} words={bankerWords(bank)} won={bankWon(view)} />}
      </div>
      <div className="hands">
        {mine !== undefined && (
          <HandView
            key={view.round}
            hand={mine}
            round={view.round}
            words={handTitle(mine)}
            turn={isMyTurn ? 'now' : undefined}
            won={faring(view, me, 0) === 'won'}
          />
        )}
      </div>
    </>
  );
};
