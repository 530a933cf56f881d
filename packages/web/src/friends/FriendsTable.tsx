/** The table that players know, fed by the frames of a room, with the friends round it. */
import { levelWords } from '@baize/casino';
import { rulesOf, type Seat, withWords } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { openRemote, type Remark, type RoomConnection, type RoomFrame, type RoomNow, spectatorsWords, tableOf } from '@baize/rooms';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { CardLandingProvider } from '../kit/CardLanding.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { useTempo } from '../kit/pace.ts';
import { SharedTableContext, type SharedTableParts } from '../kit/shared-table.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { useTable } from '../runtime/useTable.ts';
import type { SayProps } from '../say/SayTray.tsx';
import { Pick } from '../settings/controls.tsx';
import type { TableModule } from '../tables/contract.ts';
import { useTableSounds } from '../tables/result-sound.ts';
import { ThisTableContext } from '../tables/this-table.ts';
import { ConnectionBar, railWords } from './ConnectionBar.tsx';
import { decisionsKeptFor } from './decision-store.ts';
import { FriendsIcon, faceNamed, personasOf } from './FriendsIcon.tsx';
import { RoomInvitation } from './Lobby.tsx';
import { friendsWords } from './language/index.ts';
import { useTimes } from './room-clock.ts';
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
  /** What calls the player, and asks whether it may. */
  readonly calls: ReactNode;
  /** Gets up from the table. */
  onLeave(): void;
  /** The sitting is over: on to the bill. */
  onEnd(): void;
}

/** So many faces are drawn of those who watch. */
const MAX_FACES = 3;

/** The tables that draw the player's own face. */
const HAS_OWN_SEAT: readonly GameId[] = ['hearts', 'holdem'];

const InviteTool = ({ onPress }: { onPress(): void }) => {
  const { invite } = friendsWords().table;
  return (
    <button type="button" className="tool" aria-label={invite} title={invite} onClick={onPress}>
      <FriendsIcon name="people" />
    </button>
  );
};

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
          {friendsWords().table.freeSeatOf(name)}
        </button>
      ),
  );

/** The host may close the table for all, and is asked first. Whether it can be now, the table says. */
const CloseTable = ({ onEnd }: { onEnd(): void }) => {
  const [isAsking, setAsking] = useState(false);
  const { close, closeNote, playOn, closeIt } = friendsWords().table;
  if (!isAsking)
    return (
      <button type="button" className="do open" onClick={() => setAsking(true)}>
        {close}
      </button>
    );
  return (
    <fieldset className="close-table">
      <legend>{closeNote}</legend>
      <div className="two">
        <button type="button" className="do open" onClick={() => setAsking(false)}>
          {playOn}
        </button>
        <button type="button" className="do lead" onClick={onEnd}>
          {closeIt}
        </button>
      </div>
    </fieldset>
  );
};

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
    name={friendsWords().botStrength}
    options={Object.keys(module.bots)}
    value={room.bot}
    label={(level) => levelWords(module.words, level)}
    onPick={onLevel}
  />
);

// --- saying something: the button, the key, and the tray, which is loaded when it is opened ------------------------------

type Tray = typeof import('../say/SayTray.tsx')['SayTray'];

/** At most one in this time. */
const BREATH = 4000;

/** The button that opens the tray: before the actions, or on a phone among the tools. */
const SayButton = ({ isTool, isOpen, onPress }: { readonly isTool: boolean; readonly isOpen: boolean; onPress(): void }) => (
  <button
    type="button"
    className={isTool ? 'tool speak-tool' : 'do open speak'}
    aria-label={friendsWords().table.say}
    aria-expanded={isOpen}
    aria-keyshortcuts="/"
    onClick={onPress}
  >
    <FriendsIcon name="speak" />
  </button>
);

/** The tray, while it is open, and its key. */
const Say = ({ isOpen, onOpen, ...props }: SayProps & { readonly isOpen: boolean; onOpen(isOpen: boolean): void }) => {
  const last = useRef(-BREATH);
  const say = (saying: Remark): void => {
    if (performance.now() - last.current >= BREATH) {
      last.current = performance.now();
      props.onSay(saying);
    }
    onOpen(false);
  };
  // It is loaded with the table, and there at once when somebody wants to speak: the next key is meant for it.
  const [SayTray, setTray] = useState<Tray>();
  useEffect(() => void withWords(import('../say/SayTray.tsx')).then((loaded) => setTray(() => loaded.SayTray)), []);
  useKeys({ '/': () => onOpen(true) });
  return isOpen && SayTray !== undefined ? <SayTray {...props} onSay={say} onClose={() => onOpen(false)} /> : null;
};

/** Whom one does not listen to. */
const useMutedSeats = (): readonly [readonly Seat[], (seat: Seat) => void] => {
  const [muted, setMuted] = useState<readonly Seat[]>([]);
  const flip = (seat: Seat): void => setMuted(muted.includes(seat) ? muted.filter((one) => one !== seat) : [...muted, seat]);
  return [muted, flip];
};

/** The table. */
export const FriendsTable = <Id extends GameId>(props: FriendsTableProps<Id>) => {
  const { table, code, connection, now, room, calls, onLeave, onEnd } = props;
  const { id, module, holds, staysAlone, Table: Screen } = table;
  const me = typeof room.me === 'number' ? room.me : -1;
  const [session] = useState(() => openRemote(module, connection, decisionsKeptFor(module, code)));
  const run = useTable(module, session, useTempo(), { playFor: useTableSounds(table, me), holds, staysAlone });
  const [muted, toggleMute] = useMutedSeats();
  const [isInviting, setInviting] = useState(false);
  const [isSaying, setSaying] = useState(false);
  const flipSaying = (): void => setSaying(!isSaying);
  const times = useTimes(room);
  const { said } = now.client;
  const seats = useMemo<SeatsNow>(() => ({ room, times, said, muted }), [room, times, said, muted]);
  const guests = useMemo(() => personasOf(room), [room]);
  const here = useMemo(() => ({ promise: room.promise, onBeginAgain: undefined, onLookBack: undefined }), [room.promise]);
  const hostName = room.host === null ? undefined : room.seats[room.host]?.name;
  const isOver = run.waiting === 'over';
  const words = friendsWords();
  const sharedTable: SharedTableParts = {
    title: tableOf(hostName),
    subtitle: words.table.subtitle(titles[id], module.words.preset(rulesOf(module.game, room.preset)), Math.max(1, room.hand)),
    hasSeat: me >= 0,
    watching:
      me < 0 && !isOver ? (
        <p className="say" role="status">
          {railWords(now)}
        </p>
      ) : undefined,
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
          hasWords={room.words}
          onSay={(saying) => connection.say(saying)}
          onMute={toggleMute}
        />
      </>
    ),
    onFelt: (
      <ConnectionBar
        now={now}
        seats={seats}
        calls={calls}
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
              leaving={isOver || me < 0 ? undefined : words.table.leaving}
              onLeave={isOver ? onEnd : onLeave}
              onAgain={onEnd}
            />
          </CardLandingProvider>
          {isInviting && (
            <SideSheet title={words.inviteFriends} onClose={() => setInviting(false)}>
              <div className="paper-note call">
                <RoomInvitation code={code} />
              </div>
              {room.host === me && (
                <>
                  <AwaySeats room={room} onFree={(seat) => connection.free(seat)} />
                  {room.fills && <BotLevel table={table} room={room} onLevel={(bot) => connection.setLevel(bot)} />}
                  <CloseTable
                    onEnd={() => {
                      connection.ask('end');
                      setInviting(false);
                    }}
                  />
                </>
              )}
            </SideSheet>
          )}
        </ThisTableContext>
      </SeatsContext>
    </SharedTableContext>
  );
};
