import { digest } from '@baize/engine';
import { type Hearts, heartsModule as table } from '@baize/games/hearts';
import * as rooms from '@baize/rooms';

// A room is its log. Whoever writes an entry has folded it first; whoever reads it folds it again, and comes to the same.
const opening = { game: 'hearts', version: table.game.version, preset: 'house', stacks: [0, 0, 0, 0], bot: 'normal', clock: 0 };
const opened = rooms.openRoom(table, '0123456789abcdef', {
  at: 0,
  by: 'me',
  t: 'opened',
  ...opening,
  rail: 'link',
  house: 'c0de'.repeat(16),
});
if (!opened.ok) throw new Error(opened.why);
let { room } = opened;
const broadcaster = new rooms.Broadcaster(table);
const write = (body: rooms.EntryBody): void => {
  const entry: rooms.RoomEntry = { at: room.at + 1, by: 'me', ...body };
  const folded = rooms.foldEntry(table, room, entry);
  if (!folded.ok) throw new Error(folded.why);
  broadcaster.publish(room, folded, entry, entry.at);
  room = folded.room;
};

// Ann's device hears frames and shows them beat by beat. All that it keeps is her token and her nonces.
let ann = rooms.enterRoom<Hearts>({ room: room.code, token: 'a0'.repeat(16), nonces: [] });
const hear = (text: string): void => {
  const frame = rooms.readFrame<Hearts>(text);
  if (frame !== undefined) ann = rooms.receiveFrame(ann, frame);
};
const show = (): void => {
  while (rooms.roomWaiting(ann) === 'beat') {
    const { client, told } = rooms.showNextBeat(table, ann);
    ann = client;
    for (const { sentences } of told) for (const sentence of sentences) console.log(sentence);
  }
};
broadcaster.enter(room, { token: digest(ann.credentials.token), place: undefined, send: hear }, 0);

// She takes a seat and, as the host, deals. Between her and the room a server stands: it checks her token and writes for her.
const nonce = (turn: number): string => digest(`of true chance, turn ${turn}`);
const sitting = rooms.sendSit(ann, { name: 'Ann', face: 'Qh', seat: 0 }, nonce(0));
ann = sitting.client;
if (sitting.message.t === 'sit') write({ ...sitting.message, t: 'sat', seat: 0, token: digest(ann.credentials.token) });
const starting = rooms.sendReady(ann, 'start', nonce(1));
ann = starting.client;
if (starting.message.t === 'start') write({ t: 'started', seat: 0, reveal: starting.message.reveal });

// Bots play the other seats; Ann takes what is offered first, until a trick is done.
while (room.state !== null && room.state.tricks.length === 0) {
  show();
  const due = rooms.nextTask(room);
  const offer = rooms.roomWaiting(ann) === 'me' ? ann.room?.offers[0] : undefined;
  if (due?.what === 'bot') {
    const { bot, sight, chance } = rooms.roomBotQuestion(table, room, room.state, due.seat);
    write({ t: 'act', seat: due.seat, nth: due.nth, who: 'bot', action: table.bots[bot]?.(sight, chance) });
  } else if (offer !== undefined) {
    const action = offer.type === 'pass' ? { type: offer.type, cards: offer.cards.options.slice(0, 3) } : undefined;
    const choice =
      action ?? (offer.type === 'play' ? { type: offer.type, card: offer.card.options[0] ?? '2c' } : { type: 'ready' as const });
    const { client, message } = rooms.sendChoice(ann, choice, nonce(2));
    ann = client;
    if (message.t === 'act') write({ ...message, seat: 0, who: 'human' });
  }
}
show();
console.log(ann.violations.length === 0 ? 'What was promised holds.' : 'Something is wrong with the cards.');
