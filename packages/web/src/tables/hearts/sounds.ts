/** What Hearts sounds like, and which of its beats are held longer than their tempo asks. */
import type { Event } from '@baize/games/hearts';
import { GATHER } from '../../kit/motion.ts';
import type { SoundName } from '../../runtime/recipes.ts';

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number): SoundName | undefined => {
  switch (event.type) {
    case 'cards-dealt':
    case 'card-played':
      return 'card';
    case 'cards-passed':
      return 'flip';
    case 'trick-taken':
      return event.plays.some(({ card }) => card === 'Qs') ? 'queen' : 'flip';
    case 'hearts-broken':
      return 'crack';
    case 'moon-shot':
      return 'moon';
    case 'settled':
      return event.winners.includes(me) ? 'win' : 'lose';
    case 'dealer-drawn':
    case 'hand-began':
    case 'pass-chosen':
    case 'play-began':
    case 'moon-chosen':
    case 'hand-scored':
    case 'said-ready':
      return undefined;
  }
};

/** How long cards that were received are shown, and a moon, at the usual pace. */
const RECEIVED = 1200;
/** A moon rises before anybody is asked anything. */
export const MOON = 1900;
/** How long a heart is seen to break. */
const BREAKS = 700;
/** How long a card that was played is looked at before the next player thinks. */
const PLAYED = 310;

/** A taken trick lies until it is gathered, and received cards and a moon until they have been seen. */
export const holds = ({ type }: Event, pace: number): number | undefined => {
  // A trick of which the player plays one card takes less than three seconds.
  if (type === 'card-played') return PLAYED * pace;
  if (type === 'trick-taken') return (GATHER.hold + GATHER.away) * pace;
  if (type === 'cards-passed') return RECEIVED * pace;
  if (type === 'hearts-broken') return BREAKS * pace;
  return type === 'moon-shot' ? MOON * pace : undefined;
};
