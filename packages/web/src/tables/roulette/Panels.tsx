/** Beside the wheel: where the ball fell, what it brought, the last numbers, and what lies on the board. */
import { colourOf, settlementOf, spotById, spotTitle, stakeOf, traitsOf, type View } from '@baize/games/roulette';
import type { ReactNode } from 'react';
import { amountOf } from '../../kit/deck/chips.ts';
import { Says } from '../../kit/Says.tsx';

const HISTORY = 12;
const LISTED = 6;

const sumWords = (view: View): string => {
  const { net } = settlementOf(view.verdicts);
  return net === 0 ? 'You break even' : net > 0 ? `You win ${amountOf(net)}` : `You lose ${amountOf(-net)}`;
};

/** "black, odd, low". */
const traitWords = (number: number): string => {
  const { colour, traits } = traitsOf(number);
  return [colour, ...traits.slice(0, 2)].join(', ');
};

const Fell = ({ view }: { view: View }) => {
  if (view.phase === 'spinning') return <p className="calling">No more bets</p>;
  if (typeof view.number !== 'number') return <p className="calling">Place your bets</p>;
  return (
    <>
      <p className="fell">
        {view.number} <small>{colourOf(view.number)}</small>
      </p>
      <p className="traits">{traitWords(view.number)}</p>
      {view.verdicts.length > 0 && (
        <Says key={view.spins} className="sum">
          {sumWords(view)}
        </Says>
      )}
    </>
  );
};

/** The number, what it brought, the numbers before it, and what is said to the player. */
export const Fallen = ({ view, children }: { view: View; children: ReactNode }) => (
  <div className="fallen">
    <Fell view={view} />
    {view.history.length > 0 && (
      <ul className="last" aria-label="The last numbers">
        {view.history.slice(0, HISTORY).map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number of the past is its place in the row, and may stand there twice
          <li key={index} className={colourOf(number)}>
            {number}
          </li>
        ))}
      </ul>
    )}
    {children}
  </div>
);

/** What lies on the board, the newest bets in a short list. */
export const BetList = ({ view: { bets } }: { view: View }) => (
  <div className="bet-list">
    <h2>Your bets</h2>
    {bets.length === 0 ? (
      <p>Tap the board to lay a chip.</p>
    ) : (
      <dl>
        {(bets.length > LISTED ? bets.slice(1 - LISTED) : bets).map(({ spot, amount }) => (
          <div key={spot}>
            <dt>{spotTitle(spotById(spot))}</dt>
            <dd>{amountOf(amount)}</dd>
          </div>
        ))}
        {bets.length > LISTED && (
          <div>
            <dt>{bets.length + 1 - LISTED} more</dt>
            <dd>{amountOf(stakeOf(bets.slice(0, 1 - LISTED)))}</dd>
          </div>
        )}
      </dl>
    )}
  </div>
);
