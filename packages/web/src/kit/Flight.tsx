/** What a card means is told when it has landed, not while it flies: totals, names of hands and sentences wait for it. */
import type { Tempo } from '@baize/engine';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flightOf } from './motion.ts';
import { usePace } from './pace.ts';

const FlightContext = createContext(false);

interface FlightProps {
  /** What is on the screen; every beat is another one. */
  readonly shown: { readonly tempo: Tempo };
  readonly children: ReactNode;
}

/** Knows whether the card of the last beat is still on its way. When it lands only what waits for it is drawn again. */
export const Flight = ({ shown, children }: FlightProps) => {
  const flight = flightOf(shown.tempo, usePace());
  const [landed, setLanded] = useState(shown);
  const isFlying = flight > 0 && landed !== shown;
  useEffect(() => {
    if (!isFlying) return undefined;
    const timer = setTimeout(() => setLanded(shown), flight);
    return () => clearTimeout(timer);
  }, [isFlying, flight, shown]);
  return <FlightContext value={isFlying}>{children}</FlightContext>;
};

/** What is to be told now: while a card flies, what was told before it. Nothing was told before what is new. */
export const useLanded = <Told,>(told: Told): Told | undefined => {
  const isFlying = useContext(FlightContext);
  const [before, setBefore] = useState(isFlying ? undefined : told);
  if (!isFlying && before !== told) setBefore(() => told);
  return isFlying ? before : told;
};
