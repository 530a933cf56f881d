/** Tables with friends, loaded when the floor is on the screen. */
import { lazy } from 'react';

/** The way to tables with friends. */
export const FriendsWay = lazy(async () => ({ default: (await import('./Friends.tsx')).Friends }));
