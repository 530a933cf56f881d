/** Coming to a table with the link: who invites, what is played, who is here; a name, a face, and a seat. */

import { type Face, normalizeName, type Persona } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { freeName, type RoomFrame, refusedWords, type ServerFrame, takenFaces } from '@baize/rooms';
import { type SubmitEvent, useId, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { recall, remember } from './device.ts';
import { courtFaces, faceNamed } from './FriendsIcon.tsx';
import './friends.css';
import { friendsWords } from './language/index.ts';

interface JoinProps {
  readonly room: RoomFrame<GameTypes>;
  /** What is played, in a line. */
  readonly about: string;
  readonly refused: Extract<ServerFrame<GameTypes>, { readonly t: 'refused' }> | undefined;
  onSit(who: Persona): void;
  /** Without a name one watches all the same; `waits`: one wants the next seat that is free. */
  onWatch(who: Persona | undefined, waits: boolean): void;
  onLeave(): void;
}

const titleOf = ({ host, seats }: RoomFrame<GameTypes>, isFull: boolean): string => {
  const { join } = friendsWords();
  if (isFull) return join.allTaken(seats.length);
  const name = host === null ? undefined : seats[host]?.name;
  return name === undefined ? join.ready : join.keptBy(name);
};

const SharedTableParts = ({ room: { seats }, isFull }: { readonly room: RoomFrame<GameTypes>; readonly isFull: boolean }) => (
  <ul className="already-here" aria-label={friendsWords().join.here}>
    {seats.map(({ held, name, face }) =>
      held ? (
        <li key={name}>
          <Portrait face={faceNamed(face)} />
          {name}
        </li>
      ) : null,
    )}
    {!isFull && (
      <li>
        <span className="free-seat" />
        {friendsWords().you}
      </li>
    )}
  </ul>
);

const Faces = ({
  chosen,
  taken,
  onPick,
}: {
  readonly chosen: string;
  readonly taken: ReadonlyMap<string, string>;
  onPick(face: Face): void;
}) => {
  const group = useId();
  const { join } = friendsWords();
  return (
    <fieldset className="faces12">
      <legend>{join.face}</legend>
      {courtFaces.map((face) => {
        const whose = taken.get(face);
        return (
          <label
            key={face}
            className={`face-option ${face === chosen ? 'chosen' : whose === undefined ? '' : 'taken'}`}
            title={whose && join.takenBy(whose)}
          >
            <input
              type="radio"
              name={group}
              checked={face === chosen}
              disabled={whose !== undefined}
              aria-label={whose === undefined ? join.court(face) : join.courtTakenBy(face, whose)}
              onChange={() => onPick(face)}
            />
            <Portrait face={face} />
          </label>
        );
      })}
    </fieldset>
  );
};

/** What is said beneath the form. */
const joinWords = ({
  room,
  refused,
  isFull,
  before,
}: Pick<JoinProps, 'room' | 'refused'> & { readonly isFull: boolean; readonly before: number }): string => {
  if (refused !== undefined && refused.what === 'sit') return refusedWords(refused);
  const { join } = friendsWords();
  if (isFull) return room.rail === 'nobody' ? join.fullUnwatched : join.fullWatched(before);
  return room.phase === 'playing' ? join.inPlay : '';
};

/** Whether there is a seat that somebody could take. */
export const hasFreeSeat = ({ seats, phase }: RoomFrame<GameTypes>): boolean =>
  (phase === 'lobby' || phase === 'playing') && seats.some(({ held, coming }) => !held && coming === null);

/** The page. */
export const JoinPage = ({ room, about, refused, onSit, onWatch, onLeave }: JoinProps) => {
  const { seats, rail, guests } = room;
  const isFull = !hasFreeSeat(room);
  const taken = takenFaces(seats);
  const [name, setName] = useState(() => recall().me?.name ?? '');
  const [wanted, setWanted] = useState(() => recall().me?.face ?? 'Qc');
  const face = taken.has(wanted) ? (courtFaces.find((one) => !taken.has(one)) ?? wanted) : wanted;
  const [isTried, setTried] = useState(false);
  const tidy = normalizeName(name);
  const isGood = tidy !== undefined && [...tidy].length >= 2 && [...tidy].length <= 16;
  const sit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (tidy === undefined || !isGood) return;
    const who = { name: freeName(tidy, seats), face };
    remember({ me: { name: tidy, face } });
    if (isFull) onWatch(who, true);
    else onSit(who);
  };
  const watch = (): void => onWatch(tidy !== undefined && isGood ? { name: freeName(tidy, seats), face } : undefined, false);
  const { join, leave } = friendsWords();
  const words = joinWords({ room, refused, isFull, before: guests.filter(({ waits }) => waits).length });
  return (
    <main className="join-page">
      <section className="cloth">
        <div className="join-head">
          <h1>{titleOf(room, isFull)}</h1>
          <p>{about}</p>
        </div>
        <SharedTableParts room={room} isFull={isFull} />
        <form onSubmit={sit}>
          <label className="named">
            {join.name}
            <input
              className="entry"
              value={name}
              maxLength={16}
              autoComplete="nickname"
              aria-invalid={isTried && !isGood}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          </label>
          <Faces chosen={face} taken={taken} onPick={setWanted} />
          <p role="status" className="form-trouble">
            {isTried && !isGood ? join.nameNeeds : words}
          </p>
          <div className="two">
            <ActionButton onPress={rail === 'nobody' ? onLeave : watch}>{rail === 'nobody' ? leave : join.watch}</ActionButton>
            <button type="submit" className="do lead">
              {isFull ? join.queue : join.sit}
            </button>
          </div>
        </form>
      </section>
    </main>
  );
};
