/** The end of the evening, or of one's own: how it stands, who owes whom, whether the seal holds, and once more. */
import type { GameTypes, Seat, Who } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { checkRoomRecord, mixedWords, type RoomChecked, type RoomFrame, type RoomNow, roomFindingWords, tableOf } from '@baize/rooms';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { Portrait } from '../../kit/deck/Portrait.tsx';
import { saveFile } from '../../records/files.ts';
import { useKeys } from '../../runtime/useKeys.ts';
import type { TableModule } from '../../tables/contract.ts';
import { FriendsIcon, faceNamed } from '../FriendsIcon.tsx';
import '../friends.css';
import './end.css';
import { endWords } from './language/index.ts';
import { type Standings, type StandingsRow, standingsOf } from './standings.ts';

/** What the bill is made from. */
export interface EndProps<Id extends GameId> {
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

const lineName = ({ isMe, bots: store, name }: StandingsRow): string =>
  isMe ? endWords().you : store.length > 0 ? endWords().names(store) : name;
const netText = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));

const Lines = ({ lines }: Pick<Standings, 'lines'>) => (
  <section>
    <h2>{endWords().standings}</h2>
    <table>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <Portrait face={faceNamed(line.face)} />
              <span>
                {lineName(line)}
                {line.bots.length > 0 && <em>{endWords().bots(line.bots.length)}</em>}
              </span>
            </th>
            <td>{line.net === undefined ? endWords().points(line.has) : amountOf(line.has)}</td>
            {line.net !== undefined && <td className={line.net < 0 ? 'loss' : 'gain'}>{netText(line.net)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The hand that brought somebody most: "Biggest win: Tamsin, 420 chips in hand 37." */
const bestWords = ({ best, seats, me }: RoomFrame<GameTypes>): string => {
  if (best === null) return '';
  return endWords().biggestWin(best.seat === me ? 'you' : seats[best.seat], best.net, best.hand);
};

const Owes = ({ payments, words, best }: Pick<Standings, 'payments' | 'words'> & { readonly best: string }) => (
  <section>
    <h2>{payments.length > 0 ? endWords().whoOwes : endWords().nobodyOwes}</h2>
    <ul className="owes">
      {payments.map(({ from, to, chips }) => (
        <li key={`${from.name} ${to.name}`}>
          <span className="who">
            <Portrait face={faceNamed(from.face)} />
            {from.bots.length > 0 ? endWords().allBots : lineName(from)}
          </span>
          <FriendsIcon name="arrow" />
          <span className="who">
            <Portrait face={faceNamed(to.face)} />
            {to.bots.length > 0 ? endWords().allBots : lineName(to)}
          </span>
          <span className="sum">
            <ChipStack amount={chips} />
            {amountOf(chips)}
          </span>
        </li>
      ))}
    </ul>
    <p className="quiet">
      {words} {endWords().thisTableOnly} {best}
    </p>
  </section>
);

/** What is said of the seal before anybody asks: no more than what is so. */
const sealWords = (isGood: boolean, checked: RoomChecked | undefined): string => {
  const { seal } = endWords();
  if (!isGood) return seal.notAsSealed;
  const mixed = checked?.ok === true ? mixedWords(checked.open + checked.sealed, checked.unmixed) : '';
  return `${seal.allSealed} ${mixed}`.trimEnd();
};

/** Whether the deals were as committed, as far as this client has seen; and the whole record, checked on this device. */
const Seal = <Id extends GameId>({ table, now: { client }, onAskRecord }: Pick<EndProps<Id>, 'table' | 'now' | 'onAskRecord'>) => {
  const { violations, record, promises, places } = client;
  const [isChecking, setChecking] = useState(false);
  const checked = record === undefined ? undefined : checkRoomRecord(table.module, record, { promises, places });
  const isGood = violations.length === 0 && checked?.ok !== false;
  const ask = useRef(onAskRecord);
  // Whose chance was mixed in only the record knows.
  useEffect(() => ask.current(), []);
  const check = (): void => {
    setChecking(true);
    onAskRecord();
  };
  const { seal } = endWords();
  return (
    <div className="sealed">
      <FriendsIcon name="seal" />
      <p role="status">
        <b>{isGood ? seal.good : seal.bad}</b>{' '}
        {isChecking && record !== undefined && checked !== undefined
          ? checked.ok && checked.open + checked.sealed === 0
            ? seal.nothingYet
            : `${roomFindingWords(checked)} ${seal.tableSeal(record.seal)}`
          : sealWords(isGood, checked)}
      </p>
      <ActionButton onPress={check}>{seal.check}</ActionButton>
    </div>
  );
};

const nameAt = ({ seats }: RoomFrame<GameTypes>, seat: Seat): string => seats[seat]?.name ?? endWords().somebody;

/** What stays sealed, and whether one agrees that it is opened. */
const Sealed = ({ room, onAgree }: { readonly room: RoomFrame<GameTypes>; onAgree(): void }) => {
  const { sealed, agreed, me } = room;
  if (sealed === 0 || typeof me !== 'number') return null;
  const others = agreed.filter((seat) => seat !== me).map((seat) => nameAt(room, seat));
  const words = endWords().private;
  return (
    <div className="sealed">
      <FriendsIcon name="seal" />
      <p>
        <b>{words.stays(sealed)}</b> {others.length > 0 && `${words.agree(others, sealed)} `}
        {agreed.includes(me) ? words.youAgree(sealed) : words.ifAllAgree(sealed)}
      </p>
      {!agreed.includes(me) && <ActionButton onPress={onAgree}>{words.iAgree}</ActionButton>}
    </div>
  );
};

/** Who wants a rematch. */
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
      {endWords().rematchWanted(goers.map((seat) => nameAt(room, seat)))}
    </p>
  );
};

/** "84 hands in 2 hours and 10 minutes". */
const lengthWords = ({ hand, lasted }: RoomFrame<GameTypes>): string => {
  const minutes = lasted === null ? undefined : Math.max(1, Math.round(lasted / 60_000));
  return endWords().length({
    hands: hand,
    time: minutes === undefined ? undefined : { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  });
};

/** What is still to be said of the session: that others play on, or who has ended it. */
const afterWords = ({ phase, closedByHost }: RoomFrame<GameTypes>): string | undefined => {
  if (phase !== 'over') return endWords().goesOn;
  return closedByHost === true ? endWords().closedByHost : undefined;
};

/** What stands above the bill: who has won where points are counted, "Ann and Bob win with 12 points". */
export const headWords = ({ phase, closedByHost }: Pick<RoomFrame<GameTypes>, 'phase' | 'closedByHost'>, { lines }: Standings): string => {
  const words = endWords();
  if (phase !== 'over') return words.left;
  const winners = lines.filter(({ net, has }) => net === undefined && has === lines[0]?.has);
  const [first] = winners;
  if (first === undefined) return words.result;
  const whos = winners.map((line): Who => (line.isMe ? 'you' : { name: lineName(line) }));
  return closedByHost === true ? words.leads(whos, first.has) : words.won(whos, first.has);
};

/** How one goes on from the bill; undefined where there is no way: whoever had no seat opens no table, but follows those who do. */
export const goOnWords = ({ phase, me, again }: Pick<RoomFrame<GameTypes>, 'phase' | 'me' | 'again'>): string | undefined => {
  const { backToTable, rematch, nextTable } = endWords();
  if (phase !== 'over') return backToTable;
  if (me !== 'rail') return rematch;
  return again === null ? undefined : nextTable;
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
  const goOn = room && goOnWords(room);
  useKeys({ q: onLeave, ...(goOn === undefined ? {} : { Enter: onAgain }), ...(onLookBack === undefined ? {} : { b: onLookBack }) });
  if (room === undefined || view === undefined) return null;
  const standing = standingsOf(table, room, view);
  const hasBill = standing.payments.length > 0 || standing.words !== '';
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const after = afterWords(room);
  const words = endWords();
  const save = (): void => {
    onAskRecord();
    setWantsRecord(true);
  };
  return (
    <main className="end-page">
      <section className="cloth">
        <article className="paper-note bill">
          <header>
            <h1>{headWords(room, standing)}</h1>
            <span className="quiet">
              {tableOf(host)}, {lengthWords(room)}
              {after !== undefined && `. ${after}`}
            </span>
          </header>
          <div className={hasBill ? 'halves' : ''}>
            <Lines lines={standing.lines} />
            {hasBill && <Owes payments={standing.payments} words={standing.words} best={bestWords(room)} />}
          </div>
          <Seal table={table} now={now} onAskRecord={onAskRecord} />
          <Sealed room={room} onAgree={onAgree} />
        </article>
      </section>
      <footer className="actions">
        <Goers room={room} />
        {goOn === undefined && <p className="goers">{words.follow}</p>}
        <ActionButton keyName="Q" onPress={onLeave}>
          {words.leave}
        </ActionButton>
        <ActionButton onPress={save}>{words.save}</ActionButton>
        {onLookBack !== undefined && (
          <ActionButton keyName="B" onPress={onLookBack}>
            {words.lookBack}
          </ActionButton>
        )}
        {goOn !== undefined && (
          <ActionButton standing="lead" keyName="Enter" onPress={onAgain}>
            {goOn}
          </ActionButton>
        )}
      </footer>
    </main>
  );
};
