/** A thread of the server, as a file of its own: strong bots think in it, or it keeps the rooms. */
import { workerData } from 'node:worker_threads';
import { answerInWorker } from './bot-workers.ts';

if (workerData === 'rooms') void import('./log/sqlite.ts').then(({ keepRoomsInWorker }) => keepRoomsInWorker());
else answerInWorker();
