/** Tables with friends, loaded when the floor is on the screen. */
import { page } from '../runtime/page.ts';

/** The way to tables with friends. */
export const FriendsWay = page(async () => (await import('./Friends.tsx')).Friends);
