/** Beside the wheel: where the ball fell, what it brought, the last numbers, and what lies on the board. */
import { colourOf, settlementOf, spotById, spotTitle, stakeOf, traitsOf, type View } from '@baize/games/roulette';
import { type ReactNode, useState } from 'react';
import { amountOf, netHead } from '../../kit/deck/chips.ts';
import { Says } from '../../kit/Says.tsx';
import './settled.css';
import { fateWords, isPaid, paidBack, spinGrade, straightHit } from './settlement.ts';

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
      <p key={view.spins} className={isPaid(view) && straightHit(view) ? 'fell straight' : 'fell'}>
        {view.number} <small>{colourOf(view.number)}</small>
      </p>
      <p className="traits">{traitWords(view.number)}</p>
      {view.verdicts.length > 0 && (
        <Says key={view.spins} className={`sum ${spinGrade(view)}`}>
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
const BetList = ({ view: { bets } }: { view: View }) => (
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

/** So many bets are told one by one. */
const TOLD = 9;

/** What became of every bet, those that won first. */
const Settled = ({ view, onSeen }: { view: View; onSeen(): void }) => {
  const { verdicts } = view;
  const head = netHead(settlementOf(verdicts).net);
  const sorted = verdicts.toSorted((a, b) => b.net - a.net);
  const listed = sorted.length > TOLD ? sorted.slice(0, TOLD - 1) : sorted;
  const rest = sorted.slice(listed.length);
  return (
    <button type="button" className={`settled ${spinGrade(view)}`} onClick={onSeen}>
      <span className="settled-head">
        <span>{head.title}</span> <strong>{head.amount}</strong>
      </span>
      <span className="settled-list">
        {listed.map((verdict) => (
          <span key={verdict.spot} className={verdict.result}>
            <i aria-hidden="true" />
            <span>{spotTitle(spotById(verdict.spot))}</span> <small>{amountOf(verdict.amount)}</small> <b>{fateWords(verdict)}</b>
          </span>
        ))}
        {rest.length > 0 && (
          <span>
            <i aria-hidden="true" />
            <span>{rest.length} more</span> <small>{amountOf(stakeOf(rest))}</small> <b>{amountOf(settlementOf(rest).net)}</b>
          </span>
        )}
      </span>
      <span className="settled-foot">
        <span>Staked {amountOf(stakeOf(verdicts))}</span> <span>Paid back {amountOf(paidBack(verdicts))}</span>
      </span>
    </button>
  );
};

/** What lies on the board; after a spin what became of it, until that is tapped or the next chip is laid. */
export const Ledger = ({ view }: { view: View }) => {
  const [seen, setSeen] = useState(-1);
  return isPaid(view) && seen !== view.spins ? <Settled view={view} onSeen={() => setSeen(view.spins)} /> : <BetList view={view} />;
};
