/** The end of the evening, or of one's own: how it stands, who owes whom, whether the seal holds, and once more. */
import { capital, type GameTypes, inWords, listAnd, type Seat } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import {
  checkRoomRecord,
  durationWords,
  mixedWords,
  type RoomChecked,
  type RoomFrame,
  type RoomNow,
  roomFindingWords,
  tableOf,
} from '@baize/rooms';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { saveFile } from '../records/files.ts';
import { useKeys } from '../runtime/useKeys.ts';
import type { TableModule } from '../tables/contract.ts';
import { FriendsIcon, faceNamed } from './FriendsIcon.tsx';
import './friends.css';
import './end.css';
import { type Standings, type StandingsRow, standingsOf } from './standings.ts';

interface EndProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly code: string;
  readonly now: RoomNow<Games[Id]>;
  onAskRecord(): void;
  /** Agrees that what stayed sealed is opened. */
  onAgree(): void;
  onAgain(): void;
  /** Opens the look back at one's own decisions; undefined where none are known. */
  readonly onLookBack: (() => void) | undefined;
  onLeave(): void;
}

const lineName = ({ isMe, bots: store, name }: StandingsRow): string => (isMe ? 'You' : store.length > 0 ? listAnd(store) : name);
const netText = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

const Lines = ({ lines }: Pick<Standings, 'lines'>) => (
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
                {line.bots.length > 0 && <em>the house</em>}
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

/** The hand that brought somebody most: "The best hand brought Tamsin 420: the 37th." */
const bestWords = ({ best, seats, me }: RoomFrame<GameTypes>): string => {
  if (best === null) return '';
  return `The best hand, number ${best.hand}, brought ${best.seat === me ? 'you' : (seats[best.seat]?.name ?? 'somebody')} ${amountOf(best.net)}.`;
};

const Owes = ({ payments, shared, best }: Pick<Standings, 'payments' | 'shared'> & { readonly best: string }) => (
  <section>
    <h2>Who owes whom</h2>
    <ul className="owes">
      {payments.map(({ from, to, chips }) => (
        <li key={`${from.name} ${to.name}`}>
          <span className="who">
            <Portrait face={faceNamed(from.face)} />
            {from.bots.length > 0 ? 'House' : lineName(from)}
          </span>
          <FriendsIcon name="arrow" />
          <span className="who">
            <Portrait face={faceNamed(to.face)} />
            {to.bots.length > 0 ? 'House' : lineName(to)}
          </span>
          <span className="sum">
            <ChipStack amount={chips} />
            {amountOf(chips)}
          </span>
        </li>
      ))}
    </ul>
    <p className="quiet">
      {shared} Chips of this table only: nobody’s purse is touched. {best}
    </p>
  </section>
);

/** What is said of the seal before anybody asks: no more than what is so. */
const sealWords = (isGood: boolean, checked: RoomChecked | undefined): string => {
  if (!isGood) return 'What was dealt was not what had been promised.';
  const mixed = checked?.ok === true ? ` ${mixedWords(checked.open + checked.sealed, checked.unmixed)}` : '';
  return `Every hand was sealed before it was dealt.${mixed}`.trimEnd();
};

/** Whether the deals were as committed, as far as this client has seen; and the whole record, checked on this device. */
const Seal = <Id extends GameId>({ table, now: { client }, onAskRecord }: Pick<EndProps<Id>, 'table' | 'now' | 'onAskRecord'>) => {
  const { violations, record, promises } = client;
  const [isChecking, setChecking] = useState(false);
  const checked = record === undefined ? undefined : checkRoomRecord(table.module, record, { promises });
  const isGood = violations.length === 0 && checked?.ok !== false;
  const ask = useRef(onAskRecord);
  // Whose chance was mixed in only the record knows.
  useEffect(() => ask.current(), []);
  const check = (): void => {
    setChecking(true);
    onAskRecord();
  };
  return (
    <div className="sealed">
      <FriendsIcon name="seal" />
      <p role="status">
        <b>{isGood ? 'The seal matches.' : 'The seal does not match.'}</b>{' '}
        {isChecking && record !== undefined && checked !== undefined
          ? checked.ok && checked.open + checked.sealed === 0
            ? 'No hand is over yet: there is nothing to open.'
            : `${roomFindingWords(checked)} The table’s seal is ${record.seal}.`
          : sealWords(isGood, checked)}
      </p>
      <ActionButton onPress={check}>Check it</ActionButton>
    </div>
  );
};

const nameAt = ({ seats }: RoomFrame<GameTypes>, seat: Seat): string => seats[seat]?.name ?? 'Somebody';

/** What stays sealed, and whether one agrees that it is opened. */
const Sealed = ({ room, onAgree }: { readonly room: RoomFrame<GameTypes>; onAgree(): void }) => {
  const { sealed, agreed, me } = room;
  if (sealed === 0 || typeof me !== 'number') return null;
  const others = agreed.filter((seat) => seat !== me).map((seat) => nameAt(room, seat));
  return (
    <div className="sealed">
      <FriendsIcon name="seal" />
      <p>
        <b>{sealed === 1 ? 'One hand stays sealed' : `${capital(inWords(sealed))} hands stay sealed`}, as cards were never shown.</b>{' '}
        {others.length > 0 && `${listAnd(others)} ${others.length === 1 ? 'agrees' : 'agree'} to open them. `}
        {agreed.includes(me)
          ? 'You agree. They are opened once all who were dealt to do.'
          : 'They are opened if all who were dealt to agree.'}
      </p>
      {!agreed.includes(me) && <ActionButton onPress={onAgree}>I agree</ActionButton>}
    </div>
  );
};

/** Who would play on. */
const Goers = ({ room }: { readonly room: RoomFrame<GameTypes> }) => {
  const goers = room.goers.filter((seat) => seat !== room.me);
  if (goers.length === 0) return null;
  return (
    <p className="goers" role="status">
      <span className="face-pile">
        {goers.map((seat) => (
          <Portrait key={seat} face={faceNamed(room.seats[seat]?.face ?? '')} />
        ))}
      </span>
      {listAnd(goers.map((seat) => nameAt(room, seat)))} would play on
    </p>
  );
};

/** "84 hands in two hours and ten minutes". */
const lengthWords = ({ hand, lasted, phase }: RoomFrame<GameTypes>): string => {
  const hands = hand === 1 ? 'one hand' : `${hand} hands`;
  const time = lasted === null ? '' : ` in ${durationWords(lasted)}`;
  return `${hands}${time}${phase === 'over' ? '' : '; the others play on, and your seat is kept'}`;
};

/** The page. */
export const EndPage = <Id extends GameId>(props: EndProps<Id>) => {
  const { table, code, now, onAskRecord, onAgree, onAgain, onLookBack, onLeave } = props;
  const { room, view, record } = now.client;
  const [wantsRecord, setWantsRecord] = useState(false);
  if (wantsRecord && record !== undefined) {
    setWantsRecord(false);
    saveFile(`baize-room-${code.slice(0, 6)}.json`, JSON.stringify(record));
  }
  useKeys({ q: onLeave, Enter: onAgain, ...(onLookBack === undefined ? {} : { b: onLookBack }) });
  if (room === undefined || view === undefined) return null;
  const standing = standingsOf(table, room, view);
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
              {tableOf(host)}, {lengthWords(room)}
            </span>
          </header>
          <div className={standing.payments.length > 0 ? 'halves' : ''}>
            <Lines lines={standing.lines} />
            {standing.payments.length > 0 && <Owes payments={standing.payments} shared={standing.shared} best={bestWords(room)} />}
          </div>
          <Seal table={table} now={now} onAskRecord={onAskRecord} />
          <Sealed room={room} onAgree={onAgree} />
        </article>
      </section>
      <footer className="actions">
        <Goers room={room} />
        <ActionButton keyName="Q" onPress={onLeave}>
          Leave
        </ActionButton>
        <ActionButton onPress={save}>Save the record</ActionButton>
        {onLookBack !== undefined && (
          <ActionButton keyName="B" onPress={onLookBack}>
            Look back
          </ActionButton>
        )}
        <ActionButton standing="lead" keyName="Enter" onPress={onAgain}>
          {room.phase === 'over' ? 'Once more' : 'Back to the table'}
        </ActionButton>
      </footer>
    </main>
  );
};
