import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { defaultLimits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { WebSocketWire } from './wire.ts';

test('what is sent in one go arrives as it was sent, one message for each, however long; and what was sent before a close comes first', async () => {
  const metrics = new Metrics();
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const texts = ['{}', '…é', ...[125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length)), 'é'.repeat(63), 'the last'];
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const wire = new WebSocketWire(socket, stream, defaultLimits, metrics);
      for (const text of texts) wire.send(text);
      wire.close(1012);
      wire.send('nobody hears this');
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const heard: string[] = [];
  client.on('message', (data) => void heard.push(String(data)));
  const [code] = await once(client, 'close');
  expect(heard).toEqual(texts);
  expect(code).toBe(1012);
  metrics.close();
  server.close();
});

test('what asks nothing of somebody who was written to just now waits for what comes next, in its order; alone it leaves a moment later', async () => {
  const metrics = new Metrics();
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  let packets = 0;
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const write = stream.write.bind(stream);
      const wire = new WebSocketWire(socket, stream, defaultLimits, metrics);
      stream.write = (chunk: Uint8Array | string) => {
        packets += 1;
        return write(chunk);
      };
      // The first has nobody to wait for.
      wire.send('1', true);
      setTimeout(() => wire.send('2', true), 5);
      setTimeout(() => wire.send('3', true), 10);
      setTimeout(() => wire.send('4'), 15);
      setTimeout(() => wire.send('5', true), 20);
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const heard: string[] = [];
  await new Promise<void>((done) => {
    client.on('message', (data) => {
      if (heard.push(String(data)) === 5) done();
    });
  });
  expect(heard).toEqual(['1', '2', '3', '4', '5']);
  expect(packets).toBe(3);
  client.terminate();
  metrics.close();
  server.close();
});
