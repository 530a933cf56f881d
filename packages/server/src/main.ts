/** The server as a program of its own, with its threads in a file beside it. */
import { runRooms } from './command.ts';

const thread = { file: new URL('./thread.js', import.meta.url) };

void runRooms(process.argv.slice(2), { bots: thread, store: thread, canKeep: () => true });
