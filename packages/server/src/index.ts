/** The room server, for whoever starts one inside their own program. */

export { answerInWorker, type BotJob, BotWorkers, type WorkerFile } from './bot-workers.ts';
export { type RoomsSetting, runRooms } from './command.ts';
export { addressKey, TokenBucket } from './limits.ts';
export type { RoomLog } from './log/log.ts';
export { hasNodeSqlite } from './log/node-sqlite.ts';
export { backUpTo, type LogChoice, openLog } from './log/open.ts';
export { keepRoomsInWorker } from './log/sqlite.ts';
export { lanAddress, type RunningServer, type ServerNote, type ServerOptions, startServer } from './server.ts';
