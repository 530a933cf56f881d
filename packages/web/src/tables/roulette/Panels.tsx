/** Beside the wheel: where the ball fell, what it brought, the last numbers, and what lies on the board. */

import type { Chips } from '@baize/engine';
import {
  colourName,
  colourOf,
  isBanker,
  settlementOf,
  spinNets,
  spotById,
  spotTitle,
  stakeOf,
  traitName,
  traitsOf,
  type View,
} from '@baize/games/roulette';
import { type ReactNode, useState } from 'react';
import { amountOf, netHead } from '../../kit/deck/chips.ts';
import { Says } from '../../kit/Says.tsx';
import './settled.css';
import { type Company, CompanyList, OthersWon } from './Company.tsx';
import { rouletteTableWords } from './language/index.ts';
import { fateWords, isPaid, paidBack, spinGrade, straightHit } from './settlement.ts';

interface PanelProps {
  readonly view: View;
  /** Who sits at the board, where several do. */
  readonly company: Company | undefined;
}

const HISTORY = 12;
const LISTED = 6;

/** What the last spin brought the player; null where they had no part in it. */
const ownNet = (view: View, company: Company | undefined): Chips | null =>
  company === undefined ? settlementOf(view.verdicts).net : (spinNets(view)[company.me] ?? null);

/** "black, odd, low". */
const traitWords = (number: number): string => {
  const { colour, traits } = traitsOf(number);
  return [colourName(colour), ...traits.slice(0, 2).map(traitName)].join(', ');
};

/** What is called while nothing has fallen yet. */
const callWords = (view: View, company: Company | undefined): string => {
  const words = rouletteTableWords().panel;
  if (view.phase === 'spinning') return words.noMoreBets;
  if (company === undefined || view.phase !== 'betting') return words.placeBets;
  if (isBanker(view, company.me)) return words.keepsBank;
  return view.said.includes(company.me) ? words.waiting : words.placeBets;
};

const Fell = ({ view, company }: PanelProps) => {
  const net = ownNet(view, company);
  if (view.phase === 'spinning' || typeof view.number !== 'number') return <p className="calling">{callWords(view, company)}</p>;
  return (
    <>
      <p key={view.spins} className={isPaid(view) && straightHit(view) ? 'fell straight' : 'fell'}>
        {view.number} <small>{colourName(colourOf(view.number))}</small>
      </p>
      <p className="traits">{traitWords(view.number)}</p>
      {net !== null && (company !== undefined || view.verdicts.length > 0) && (
        <Says key={view.spins} className={`sum ${spinGrade(view)}`}>
          {rouletteTableWords().panel.sum(net)}
        </Says>
      )}
    </>
  );
};

/** The number, what it brought, the numbers before it, and what is said to the player. */
export const Fallen = ({ view, company, children }: PanelProps & { children: ReactNode }) => (
  <div className="fallen">
    <Fell view={view} company={company} />
    {view.history.length > 0 && (
      <ul className="last" aria-label={rouletteTableWords().panel.lastNumbers}>
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
    <h2>{rouletteTableWords().panel.yourBets}</h2>
    {bets.length === 0 ? (
      <p>{rouletteTableWords().panel.tapToBet}</p>
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
            <dt>{rouletteTableWords().panel.more(bets.length + 1 - LISTED)}</dt>
            <dd>{amountOf(stakeOf(bets.slice(0, 1 - LISTED)))}</dd>
          </div>
        )}
      </dl>
    )}
  </div>
);

/** So many bets are told one by one; fewer where the others are told too. */
const TOLD = 9;
const TOLD_AMONG_OTHERS = 5;

/** What became of every bet, those that won first. */
const Settled = ({ view, company, onSeen }: PanelProps & { onSeen(): void }) => {
  const { verdicts } = view;
  const net = ownNet(view, company);
  const words = rouletteTableWords().panel;
  const head = net === null ? { title: words.hadNoBet, amount: '' } : netHead(net);
  const sorted = verdicts.toSorted((a, b) => b.net - a.net);
  const most = company === undefined ? TOLD : TOLD_AMONG_OTHERS;
  const listed = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
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
            <span>{words.more(rest.length)}</span> <small>{amountOf(stakeOf(rest))}</small> <b>{amountOf(settlementOf(rest).net)}</b>
          </span>
        )}
      </span>
      {company !== undefined && <OthersWon view={view} company={company} />}
      <span className="settled-foot">
        <span>{words.staked(stakeOf(verdicts))}</span> <span>{words.paidBack(paidBack(verdicts))}</span>
      </span>
    </button>
  );
};

/** What lies on the board; after a spin what became of it, until that is tapped or the next chip is laid. */
export const Ledger = ({ view, company }: PanelProps) => {
  const [seen, setSeen] = useState(-1);
  if (isPaid(view) && seen !== view.spins) return <Settled view={view} company={company} onSeen={() => setSeen(view.spins)} />;
  return company === undefined ? <BetList view={view} /> : <CompanyList view={view} company={company} />;
};
