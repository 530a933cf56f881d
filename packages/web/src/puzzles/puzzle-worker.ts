/** The thread in which puzzles are found. */
import { reply } from '../worker/reply.ts';
import { findPuzzle } from './find.ts';

reply(findPuzzle, self);
