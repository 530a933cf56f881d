/** The end of the evening, or of one's own: how it stands, who owes whom, whether the seal holds, and once more. */
import { listAnd } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { checkRoomRecord, type RoomNow, roomFindingWords, tableOf } from '@baize/rooms';
import { useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { saveFile } from '../records/files.ts';
import { useKeys } from '../runtime/useKeys.ts';
import type { TableModule } from '../tables/contract.ts';
import { FriendsIcon } from './FriendsIcon.tsx';
import { faceNamed } from './faces.ts';
import './friends.css';
import './end.css';
import { type Standing, type StandingLine, standingOf } from './standing.ts';

interface EndProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly code: string;
  readonly now: RoomNow<Games[Id]>;
  onAskRecord(): void;
  onAgain(): void;
  onLeave(): void;
}

const lineName = ({ isMe, house, name }: StandingLine): string => (isMe ? 'You' : house.length > 0 ? listAnd(house) : name);
const netText = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

const Lines = ({ lines }: Pick<Standing, 'lines'>) => (
  <section>
    <h2>How it stands</h2>
    <table>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <Portrait face={faceNamed(line.face)} />
              <span>
                {lineName(line)}
                {line.house.length > 0 && <em>the house</em>}
              </span>
            </th>
            <td>
              {amountOf(line.has)}
              {line.net === undefined && ' points'}
            </td>
            {line.net !== undefined && <td className={line.net < 0 ? 'loss' : 'gain'}>{netText(line.net)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Owes = ({ payments }: Pick<Standing, 'payments'>) => (
  <section>
    <h2>Who owes whom</h2>
    <ul className="owes">
      {payments.map(({ from, to, chips }) => (
        <li key={`${from.name} ${to.name}`}>
          <span className="who">
            <Portrait face={faceNamed(from.face)} />
            {from.house.length > 0 ? 'House' : lineName(from)}
          </span>
          <FriendsIcon name="arrow" />
          <span className="who">
            <Portrait face={faceNamed(to.face)} />
            {to.house.length > 0 ? 'House' : lineName(to)}
          </span>
          <span className="sum">
            <ChipStack amount={chips} />
            {amountOf(chips)}
          </span>
        </li>
      ))}
    </ul>
    <p className="quiet">Chips of this table only: nobody’s purse is touched.</p>
  </section>
);

/** Whether the deals were as promised, as far as this client has seen; and the whole record, checked on this device. */
const Seal = <Id extends GameId>({ table, now: { client }, onAskRecord }: Pick<EndProps<Id>, 'table' | 'now' | 'onAskRecord'>) => {
  const { doubts, record } = client;
  const [isChecking, setChecking] = useState(false);
  const checked = record === undefined ? undefined : checkRoomRecord(table.module, record);
  const isGood = doubts.length === 0 && checked?.ok !== false;
  const check = (): void => {
    setChecking(true);
    onAskRecord();
  };
  return (
    <div className="sealed">
      <FriendsIcon name="seal" />
      <p role="status">
        <b>{isGood ? 'The seal matches.' : 'The seal does not match.'}</b>{' '}
        {isChecking && checked !== undefined
          ? checked.ok && checked.open + checked.sealed === 0
            ? 'No hand is over yet: there is nothing to open.'
            : roomFindingWords(checked)
          : isGood
            ? 'Every hand was promised before it was dealt, and every guest mixed in chance of their own.'
            : 'What was dealt was not what had been promised.'}
      </p>
      <ActionButton onPress={check}>Check it</ActionButton>
    </div>
  );
};

/** The page. */
export const EndPage = <Id extends GameId>({ table, code, now, onAskRecord, onAgain, onLeave }: EndProps<Id>) => {
  const { room, view, record } = now.client;
  const [wantsRecord, setWantsRecord] = useState(false);
  if (wantsRecord && record !== undefined) {
    setWantsRecord(false);
    saveFile(`baize-room-${code.slice(0, 6)}.json`, JSON.stringify(record));
  }
  useKeys({ q: onLeave, Enter: onAgain });
  if (room === undefined || view === undefined) return null;
  const standing = standingOf(table, room, view);
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const save = (): void => {
    onAskRecord();
    setWantsRecord(true);
  };
  return (
    <main className="end-page">
      <section className="cloth">
        <article className="paper-note bill">
          <header>
            <h1>Good night</h1>
            <span className="quiet">
              {tableOf(host)}, {room.hand === 1 ? 'one hand' : `${room.hand} hands`}
              {room.phase !== 'over' ? '; the others play on, and your seat is kept' : ''}
            </span>
          </header>
          <div className={standing.payments.length > 0 ? 'halves' : ''}>
            <Lines lines={standing.lines} />
            {standing.payments.length > 0 && <Owes payments={standing.payments} />}
          </div>
          <Seal table={table} now={now} onAskRecord={onAskRecord} />
        </article>
      </section>
      <footer className="actions">
        <ActionButton keyName="Q" onPress={onLeave}>
          Leave
        </ActionButton>
        <ActionButton onPress={save}>Save the record</ActionButton>
        <ActionButton standing="lead" keyName="Enter" onPress={onAgain}>
          {room.phase === 'over' ? 'Once more' : 'Back to the table'}
        </ActionButton>
      </footer>
    </main>
  );
};
