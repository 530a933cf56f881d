import { closeCodes, type Socket } from '@baize/rooms';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from './log/open.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ log: await openLog(), limits: { linesOfAddress: 2 } });
});
afterEach(() => server.close());

/** A client over memory, and what it hears. */
const attached = (address: string): { readonly socket: Socket; readonly heard: string[]; readonly closed: number[] } => {
  const heard: string[] = [];
  const closed: number[] = [];
  const socket = server.attach(
    { onOpen: () => heard.push('open'), onText: (text) => heard.push(text), onClose: (code) => closed.push(code) },
    address,
  );
  return { socket, heard, closed };
};
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 10));

test('a client in the same process asks as any other, and is answered in a turn of its own', async () => {
  const { socket, heard } = attached('10.0.0.1');
  expect(heard).toEqual([]);
  await soon();
  socket.send('{"t":"ping"}');
  expect(heard).toEqual(['open']);
  await soon();
  expect(heard).toEqual(['open', '{"t":"pong"}']);
});
test('the limit by address holds for its player: one too many is barred, those elsewhere are not, and who goes makes room', async () => {
  const mine = [attached('10.0.0.1'), attached('10.0.0.1'), attached('10.0.0.1')];
  const other = attached('10.0.0.2');
  await soon();
  expect(mine.map(({ closed }) => closed)).toEqual([[], [], [closeCodes.notAllowed]]);
  expect(other.heard).toEqual(['open']);
  mine[0]?.socket.close();
  await soon();
  expect(mine[0]?.closed).toEqual([1000]);
  const next = attached('10.0.0.1');
  await soon();
  expect(next.heard).toEqual(['open']);
});
test('what is no message closes it as over a socket, and nothing is heard after that', async () => {
  const { socket, heard, closed } = attached('10.0.0.1');
  await soon();
  socket.send('no json');
  socket.send('{"t":"ping"}');
  await soon();
  expect(closed).toEqual([closeCodes.notJson]);
  expect(heard).toEqual(['open']);
});
test('a server that ends tells its clients in the same process to come again', async () => {
  const { closed } = attached('10.0.0.1');
  await soon();
  await server.close();
  await soon();
  expect(closed).toEqual([closeCodes.restart]);
  server = await startServer({ log: await openLog() });
});
