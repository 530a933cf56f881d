/** The felt of the house's rules: the banker above, the player below. */
import type { View } from '@baize/games/pontoon';
import { useId } from 'react';
import { HandView } from './HandView.tsx';
import { bankerWords, bankWon, faring, handWords } from './hands.ts';
import { Pack, Spent } from './Pack.tsx';
import './house.css';

interface PrintProps {
  readonly name: 'wide' | 'tall' | 'slim';
  readonly box: string;
  readonly arc: string;
  readonly second?: string;
  readonly words: string;
}

const Print = ({ name, box, arc, second, words }: PrintProps) => {
  const id = useId();
  return (
    <svg
      className={`printed ${name}`}
      viewBox={box}
      preserveAspectRatio={name === 'wide' ? 'xMidYMid slice' : 'xMidYMin slice'}
      aria-hidden="true"
    >
      <path id={id} d={arc} />
      {second !== undefined && <path d={second} strokeWidth=".75" />}
      <text dy="-14">
        <textPath href={`#${id}`} startOffset="50%">
          {words}
        </textPath>
      </text>
    </svg>
  );
};

const order = 'A pontoon beats a five card trick beats 21';
const ties = 'the banker wins ties';

const Prints = () => (
  <>
    <Print name="wide" box="0 0 1160 680" arc="M-20 112Q580 524 1180 112" second="M-20 126Q580 538 1180 126" words={`${order} · ${ties}`} />
    <Print name="tall" box="0 0 748 850" arc="M-20 280Q374 470 768 280" second="M-20 292Q374 482 768 292" words={`${order} · ${ties}`} />
    <Print name="slim" box="0 0 352 460" arc="M10 150Q176 244 342 150" words="The banker wins ties" />
  </>
);

/** The felt. */
export const HouseFelt = ({ view, me, isMyTurn }: { view: View; me: number; isMyTurn: boolean }) => {
  const [bank] = view.hands[view.banker] ?? [];
  const [mine] = view.hands[me] ?? [];
  return (
    <>
      <Prints />
      <Spent count={view.spent.length} />
      <Pack left={view.cardsInDeck} />
      <div className="banker">
        {bank !== undefined && <HandView hand={bank} round={view.round} words={bankerWords(bank)} won={bankWon(view)} />}
      </div>
      <div className="hands">
        {mine !== undefined && (
          <HandView
            hand={mine}
            round={view.round}
            words={handWords(mine)}
            turn={isMyTurn ? 'now' : undefined}
            won={faring(view, me, 0) === 'won'}
          />
        )}
      </div>
    </>
  );
};
