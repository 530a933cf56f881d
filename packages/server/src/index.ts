/** The room server, for whoever starts one inside their own program. */

export { answerInWorker } from './bot-workers.ts';
export type { RoomLog } from './log/log.ts';
export { backUpTo, type LogChoice, openLog } from './log/open.ts';
export { lanAddress, type RunningServer, type ServerNote, type ServerOptions, startServer } from './server.ts';
