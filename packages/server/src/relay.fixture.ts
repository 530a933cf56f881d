/** A relay between somebody and the rooms: it passes everything on, and tells what they were sent. */
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** A relay that runs. */
export interface Relay {
  /** The address to give in place of the server's. */
  readonly url: string;
  close(): void;
}

/** Starts a relay to a server. */
export const startRelay = async (server: string, heard: (text: string) => void): Promise<Relay> => {
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise<void>((done) => relay.on('listening', done));
  relay.on('connection', (near) => {
    const far = new WebSocket(`${server.replace('http', 'ws')}rooms`);
    const early: string[] = [];
    near.on('message', (data: RawData) => (far.readyState === WebSocket.OPEN ? far.send(String(data)) : early.push(String(data))));
    far.on('open', () => {
      for (const text of early.splice(0)) far.send(text);
    });
    far.on('message', (data: RawData) => {
      heard(String(data));
      near.send(String(data));
    });
    // Whichever end goes, the other goes with it.
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.terminate());
      one.on('close', () => other.terminate());
    }
  });
  const address = relay.address();
  if (typeof address !== 'object' || address === null) throw new Error('The relay has no address.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      for (const line of relay.clients) line.terminate();
      relay.close();
    },
  };
};
