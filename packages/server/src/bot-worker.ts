/** The thread in which strong bots think, as a file of its own. */
import { answerInWorker } from './bot-workers.ts';

answerInWorker();
