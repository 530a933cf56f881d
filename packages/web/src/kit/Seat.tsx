/** A seat in company: its face and what stands behind its name. Without company it is the face alone. */
import type { Seat } from '@baize/engine';
import { useContext } from 'react';
import { CompanyContext } from './company.ts';
import { type Face, Portrait } from './deck/Portrait.tsx';

/** The face at a seat. */
export const SeatFace = ({ seat, face }: { readonly seat: Seat; readonly face: Face }) => {
  const company = useContext(CompanyContext);
  return company === undefined ? <Portrait face={face} /> : <company.SeatFace seat={seat} face={face} />;
};

/** What stands behind the name at a seat. */
export const SeatTag = ({ seat }: { readonly seat: Seat }) => {
  const company = useContext(CompanyContext);
  return company === undefined ? null : <company.SeatTag seat={seat} />;
};
