/** A chip in the colour of a seat, with an edge that no other seat has: the seven are told apart without colour too. */
import type { Chips, Seat } from '@baize/engine';
import { amountOf } from '../../kit/deck/chips.ts';
import './company.css';

/** The edges by seat, as dashes on a way round of 24: whole, halves, thirds, quarters, eighths, dots; the last has two rings. */
const EDGES: readonly string[] = ['24 0', '9 3', '5 3', '3 3', '1.5 1.5', '0.01 2', '24 0'];
const DOTTED = 5;
const DOUBLE = 6;

/** The chip itself, without an amount. */
export const SeatChip = ({ seat }: { readonly seat: Seat }) => (
  <svg className={`seat-chip of-seat-${seat}`} viewBox="0 0 32 32" aria-hidden="true">
    <circle className="body" cx="16" cy="16" r="15.2" />
    <circle
      className="edge"
      cx="16"
      cy="16"
      r="12.6"
      pathLength="24"
      strokeWidth={seat === DOUBLE ? 1.4 : 3.4}
      strokeDasharray={EDGES[seat]}
      strokeLinecap={seat === DOTTED ? 'round' : 'butt'}
    />
    {seat === DOUBLE && <circle className="edge" cx="16" cy="16" r="9.4" strokeWidth="1.4" />}
  </svg>
);

/** An amount that fits on a chip: "250", "1.2k", "40k". */
export const faceWords = (amount: Chips): string => {
  if (amount < 1000) return amountOf(amount);
  const thousands = Math.floor(amount / 100) / 10;
  return `${thousands < 10 ? thousands : Math.floor(thousands)}k`;
};
