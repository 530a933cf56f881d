/** What a card means is told when it has landed, not while it flies: totals, names of hands and sentences wait for it. */
import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const FlightContext = createContext(false);
const HoldContext = createContext<(() => () => void) | undefined>(undefined);

/** Whether the card of the beat on the screen is still on its way. Whoever waits for it listens: nothing else is drawn again when it lands. */
export interface CardLanding {
  isFlying(): boolean;
  subscribe(listen: () => void): () => void;
}

interface FlightProps {
  readonly landing: CardLanding;
  readonly children: ReactNode;
}

/**
 * Knows whether the card of the last beat is still on its way, or one is not yet turned. When it lands only what waits for it is drawn
 * again.
 */
export const CardLandingProvider = ({ landing, children }: FlightProps) => {
  const isUnderWay = useSyncExternalStore(landing.subscribe, landing.isFlying);
  const [held, setHeld] = useState(0);
  const hold = useCallback(() => {
    setHeld((count) => count + 1);
    return () => setHeld((count) => count - 1);
  }, []);
  return (
    <HoldContext value={hold}>
      <FlightContext value={isUnderWay || held > 0}>{children}</FlightContext>
    </HoldContext>
  );
};

/** While this is so nothing is told: a card that is still to be turned up holds back what it means, however long its turning takes. */
export const useHoldBack = (isSo: boolean): void => {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isSo ? hold?.() : undefined), [isSo, hold]);
};

/**
 * What is to be told now of a deal, by its number: while a card flies, what was told before it. Nothing was told before what is new, and
 * nothing of one deal is told beside another.
 */
export const useLanded = <Told,>(told: Told, deal: number): Told | undefined => {
  const isFlying = useContext(FlightContext);
  const [before, setBefore] = useState<{ readonly told: Told; readonly deal: number } | undefined>(isFlying ? undefined : { told, deal });
  if (!isFlying && (before?.told !== told || before.deal !== deal)) setBefore({ told, deal });
  if (!isFlying) return told;
  return before?.deal === deal ? before.told : undefined;
};
