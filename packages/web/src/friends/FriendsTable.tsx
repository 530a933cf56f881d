/** The table that players know, fed by the frames of a room, with the friends round it. */
import { levelWords } from '@baize/casino';
import { rulesOf, type Seat } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { openRemote, type RoomConnection, type RoomFrame, type RoomNow, spectatorsWords, tableOf } from '@baize/rooms';
import { useMemo, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { CardLandingProvider } from '../kit/CardLanding.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { useTempo } from '../kit/pace.ts';
import { SharedTableContext, type SharedTableParts } from '../kit/shared-table.ts';
import { useTable } from '../runtime/useTable.ts';
import { Pick } from '../settings/controls.tsx';
import type { TableModule } from '../tables/contract.ts';
import { useTableSounds } from '../tables/result-sound.ts';
import { ThisTableContext } from '../tables/this-table.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { decisionsKeptFor } from './decision-store.ts';
import { FriendsIcon, faceNamed, personasOf } from './FriendsIcon.tsx';
import { RoomInvitation } from './Lobby.tsx';
import { useDeadline } from './room-clock.ts';
import { Say, SayButton } from './Say.tsx';
import { FriendFace, FriendTag, SeatsContext, type SeatsNow } from './SeatMarks.tsx';

/** A room that is found: its table, the connection to it, and how it is now. */
export interface RoomProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly code: string;
  readonly connection: RoomConnection<Games[Id]>;
  readonly now: RoomNow<Games[Id]>;
  readonly room: RoomFrame<Games[Id]>;
}

interface FriendsTableProps<Id extends GameId> extends RoomProps<Id> {
  /** Gets up from the table. */
  onLeave(): void;
  /** The sitting is over: on to the bill. */
  onEnd(): void;
}

/** So many faces are drawn of those who watch. */
const MAX_FACES = 3;

/** The tables that draw the player's own face. */
const HAS_OWN_SEAT: readonly GameId[] = ['hearts', 'holdem'];

const LEAVING = 'The house plays your cards until you come back. Your seat is kept for ten minutes.';

const InviteTool = ({ onPress }: { onPress(): void }) => (
  <button type="button" className="tool" aria-label="Invite" title="Invite" onClick={onPress}>
    <FriendsIcon name="people" />
  </button>
);

/** Who stands at the rail: their faces, and their names where there is room. */
const RailFaces = ({ guests }: { readonly guests: RoomFrame<Games[GameId]>['guests'] }) => {
  const words = spectatorsWords(guests.map(({ name }) => name));
  if (words === '') return null;
  return (
    <p className="rail-faces" title={words}>
      <span className="face-pile" aria-hidden="true">
        {guests.slice(0, MAX_FACES).map(({ id, face }) => (
          <Portrait key={id} face={faceNamed(face)} />
        ))}
      </span>
      <span className="rail-names">{words}</span>
    </p>
  );
};

/** The seats of friends who are away: the host may give each back, so that somebody else can take it. */
const AwaySeats = ({ room, onFree }: { readonly room: RoomFrame<Games[GameId]>; onFree(seat: Seat): void }) =>
  room.seats.map(
    ({ name, held, away }, seat) =>
      held &&
      away !== null && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <button key={seat} type="button" className="do open" onClick={() => onFree(seat)}>
          Free {name}’s seat
        </button>
      ),
  );

/** How strong the bots are: the host may change it between two moves. */
const BotLevel = <Id extends GameId>({
  table: { module },
  room,
  onLevel,
}: {
  readonly table: TableModule<Id>;
  readonly room: RoomFrame<Games[Id]>;
  onLevel(bot: string): void;
}) => (
  <Pick
    name="How strong the house is"
    options={Object.keys(module.bots)}
    value={room.bot}
    label={(level) => levelWords(module.words, level)}
    onPick={onLevel}
  />
);

/** Whom one does not listen to. */
const useMutedSeats = (): readonly [readonly Seat[], (seat: Seat) => void] => {
  const [muted, setMuted] = useState<readonly Seat[]>([]);
  const flip = (seat: Seat): void => setMuted(muted.includes(seat) ? muted.filter((one) => one !== seat) : [...muted, seat]);
  return [muted, flip];
};

/** The table. */
export const FriendsTable = <Id extends GameId>(props: FriendsTableProps<Id>) => {
  const { table, code, connection, now, room, onLeave, onEnd } = props;
  const { id, module, holds, staysAlone, Table: Screen } = table;
  const me = typeof room.me === 'number' ? room.me : -1;
  const [session] = useState(() => openRemote(module, connection, decisionsKeptFor(module, code)));
  const run = useTable(module, session, useTempo(), { playFor: useTableSounds(table, me), holds, staysAlone });
  const [muted, toggleMute] = useMutedSeats();
  const [isInviting, setInviting] = useState(false);
  const [isSaying, setSaying] = useState(false);
  const flipSaying = (): void => setSaying(!isSaying);
  const deadline = useDeadline(room);
  const { said } = now.client;
  const seats = useMemo<SeatsNow>(() => ({ room, deadline, said, muted }), [room, deadline, said, muted]);
  const guests = useMemo(() => personasOf(room), [room]);
  const here = useMemo(() => ({ promise: room.promise, onBeginAgain: undefined, onLookBack: undefined }), [room.promise]);
  const hostName = room.host === null ? undefined : room.seats[room.host]?.name;
  const isOver = run.waiting === 'over';
  const sharedTable: SharedTableParts = {
    title: tableOf(hostName),
    subtitle: `${titles[id]}, ${module.words.preset(rulesOf(module.game, room.preset)).toLowerCase()}, hand ${Math.max(1, room.hand)}`,
    SeatFace: FriendFace,
    SeatTag: FriendTag,
    tools: (
      <>
        <RailFaces guests={room.guests} />
        <InviteTool onPress={() => setInviting(true)} />
        {me >= 0 && <SayButton isTool isOpen={isSaying} onPress={flipSaying} />}
      </>
    ),
    speak: me >= 0 && (
      <>
        <SayButton isTool={false} isOpen={isSaying} onPress={flipSaying} />
        <Say
          me={me}
          seats={room.seats}
          muted={muted}
          isOpen={isSaying}
          onOpen={setSaying}
          onSay={(phrase) => connection.say(phrase)}
          onMute={toggleMute}
        />
      </>
    ),
    onFelt: (
      <ConnectionBar
        now={now}
        seats={seats}
        hasOwnSeat={HAS_OWN_SEAT.includes(id)}
        isOut={run.isOut && !isOver}
        onBack={() => connection.ask('back')}
        onCover={(seat) => connection.cover(seat)}
        onFree={(seat) => connection.free(seat)}
      />
    ),
  };
  return (
    <SharedTableContext value={sharedTable}>
      <SeatsContext value={seats}>
        <ThisTableContext value={here}>
          <CardLandingProvider landing={run.landing}>
            <Screen
              run={run}
              personas={guests}
              leaving={isOver || me < 0 ? undefined : LEAVING}
              onLeave={isOver ? onEnd : onLeave}
              onAgain={onEnd}
            />
          </CardLandingProvider>
          {isInviting && (
            <SideSheet title="Bring them in" onClose={() => setInviting(false)}>
              <div className="paper-note call">
                <RoomInvitation code={code} />
              </div>
              {room.host === me && (
                <>
                  <AwaySeats room={room} onFree={(seat) => connection.free(seat)} />
                  {room.fills && <BotLevel table={table} room={room} onLevel={(bot) => connection.setLevel(bot)} />}
                </>
              )}
            </SideSheet>
          )}
        </ThisTableContext>
      </SeatsContext>
    </SharedTableContext>
  );
};
