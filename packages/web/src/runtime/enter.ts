/** Coming in: the house on this browser's disk, held by one window at a time. */

import { type House, makeHouse } from './house.ts';
import { standAtDoor } from './lock.ts';
import { browserDisk, SAVE_KEY } from './save.ts';

/** The house, and the way to take it over from another window. */
export interface InHouse {
  readonly house: House;
  takeOver(): void;
}

/** Comes in. The house opens as soon as no other window holds it. */
export const enterHouse = (): InHouse => {
  const house = makeHouse(browserDisk);
  const door = standAtDoor(house.open, house.close);
  // Only what another window writes is told here. Who holds the lock reads it, as the last word of one that lost it; who does not gives way.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SAVE_KEY || newValue === null || house.now().status !== 'open') return;
    if (door.isHeld()) house.open();
    else house.close();
  });
  return { house, takeOver: door.takeOver };
};
