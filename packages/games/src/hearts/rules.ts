/** What a table of Hearts is set to. A preset is a full set; see README.md for where each comes from. */
import { deepFreeze } from '@baize/engine';

/** The rules of a table, as data. */
export interface Rules {
  readonly preset: 'house' | 'modern' | 'omnibus';
  /** Whether points count that had to be played to the first trick because the hand held nothing else. */
  readonly firstTrickCounts: boolean;
  /** Who took all fourteen penalty cards takes 26 off, adds 26 to the others, or chooses. */
  readonly moon: 'choice' | 'plus' | 'minus';
  /** What the jack of diamonds counts; 0 where it is a card like any other. */
  readonly jackOfDiamonds: number;
  /** Whether the queen of spades breaks hearts, as a heart does. */
  readonly queenBreaksHearts: boolean;
  /** Several lowest at the end: they win together, or a further hand is played. */
  readonly tie: 'together' | 'further-hand';
  /** The game ends after the hand in which somebody reaches this. */
  readonly endsAt: number;
}

const house: Rules = {
  preset: 'house',
  firstTrickCounts: false,
  moon: 'choice',
  jackOfDiamonds: 0,
  queenBreaksHearts: false,
  tie: 'together',
  endsAt: 100,
};

const modern: Rules = { ...house, preset: 'modern', firstTrickCounts: true, moon: 'plus' };

/** The modern game with all its options taken. */
const omnibus: Rules = {
  ...modern,
  preset: 'omnibus',
  moon: 'minus',
  jackOfDiamonds: -10,
  queenBreaksHearts: true,
  tie: 'further-hand',
};

/** The presets by name. */
export const presets = deepFreeze({ house, modern, omnibus } as const);
