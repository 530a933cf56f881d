/** Tables with friends, loaded when the floor is on the screen. */
import { floorPart } from '../runtime/floor-part.tsx';

/** The way to tables with friends. */
export const FriendsWay = floorPart((parts) => parts.Friends);
