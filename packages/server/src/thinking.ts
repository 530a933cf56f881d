/** What a thread does in which strong bots think: a question comes in, an action goes out. */
import { parentPort } from 'node:worker_threads';
import { answerTo, type BotQuestion } from '@baize/casino';
import { catalogue, type GameId, type Games, isGameId } from '@baize/games';

const isQuestion = <Id extends GameId>(value: unknown): value is BotQuestion<Games[Id]> =>
  typeof value === 'object' && value !== null && 'bot' in value && 'sight' in value && 'chance' in value;

const answer = async <Id extends GameId>(id: Id, question: unknown): Promise<unknown> =>
  isQuestion<Id>(question) ? answerTo<Games[Id]>(await catalogue[id](), question) : undefined;

/** Answers questions for as long as the thread lives. */
export const thinkInThread = (): void => {
  parentPort?.on('message', ({ game, question }: { readonly game: string; readonly question: unknown }) => {
    if (isGameId(game)) void answer(game, question).then((action) => parentPort?.postMessage(action));
    else parentPort?.postMessage(undefined);
  });
};
