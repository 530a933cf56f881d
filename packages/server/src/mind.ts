/** The thread in which strong bots think, as a file of its own. */
import { thinkInThread } from './thinking.ts';

thinkInThread();
