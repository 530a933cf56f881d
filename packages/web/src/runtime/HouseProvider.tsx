/** The house, for every screen. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { InHouse } from './enter.ts';
import type { House, HouseNow } from './house.ts';

const Context = createContext<InHouse | undefined>(undefined);

const useInHouse = (): InHouse => {
  const found = useContext(Context);
  if (found === undefined) throw new Error('This screen is outside the house.');
  return found;
};

/** What can be asked of the house. */
export const useHouse = (): House => useInHouse().house;

/** A part of the house as it is now. Whoever asks for it is drawn again when that part changes, and not at every step of a table. */
export const useHouseNow = <Part,>(partOf: (now: HouseNow) => Part): Part => {
  const { house } = useInHouse();
  return useSyncExternalStore(house.subscribe, () => partOf(house.now()));
};

/** Takes the house over from another window. */
export const useTakeOver = (): (() => void) => useInHouse().takeOver;

/** The house for everything inside. */
export const HouseProvider = ({ inside, children }: { inside: InHouse; children: ReactNode }) => (
  <Context value={inside}>{children}</Context>
);
