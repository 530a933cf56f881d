/** A room by its link: it is found, its game is loaded, and whatever it is in is shown: no such table, a seat to take, lobby, play, end. */
import type { Guest } from '@baize/casino';
import { type BySeat, type GameTypes, rulesOf } from '@baize/engine';
import { type GameId, type Games, isGameId } from '@baize/games';
import {
  codeIn,
  freeName,
  guestId,
  type Persona,
  paceWords,
  placeInLine,
  type RoomFrame,
  type RoomNow,
  RoomVisit,
  refusedWords,
  tableOf,
  troubleWords,
} from '@baize/rooms';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton } from '../kit/Button.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import type { DecisionsKept } from '../review/own.ts';
import { useRoute } from '../runtime/address.ts';
import type { TableModule } from '../tables/contract.ts';
import { tables } from '../tables/tables.ts';
import { decidedIn } from './decided.ts';
import { forgetSeat, keepSeat } from './device.ts';
import { EndPage } from './EndPage.tsx';
import { FriendsTable } from './FriendsTable.tsx';
import { guestsOf } from './faces.ts';
import './friends.css';
import { hasFreeSeat, JoinPage } from './JoinPage.tsx';
import { Lobby } from './Lobby.tsx';
import { keptFor, pageWorld } from './world.ts';

/** A visit for as long as the page is there: it wakes with the page and with the network. */
const useVisit = <T extends GameTypes>(code: string): RoomVisit<T> => {
  const visit = useMemo(() => new RoomVisit<T>(keptFor(code), pageWorld), [code]);
  useEffect(() => {
    visit.start();
    const wake = (): void => {
      if (document.visibilityState === 'visible') visit.wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      visit.stop();
    };
  }, [visit]);
  return visit;
};

const StatePage = ({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}) => (
  <main className="state-page">
    <article>
      <h1>{title}</h1>
      {children}
      <div className="two">{actions}</div>
    </article>
  </main>
);

const Gone = () => {
  const [, go] = useRoute();
  return (
    <StatePage
      title="This table has closed"
      actions={
        <>
          <ActionButton onPress={() => go('/')}>To the floor</ActionButton>
          <ActionButton standing="lead" onPress={() => go('/friends')}>
            Open a table
          </ActionButton>
        </>
      }
    >
      <p>Or a letter of the link is wrong. Ask for it again, or open a table of your own.</p>
    </StatePage>
  );
};

const Looking = ({ trouble }: { readonly trouble: string | undefined }) => {
  const [, go] = useRoute();
  return (
    <StatePage title="Looking for the table" actions={<ActionButton onPress={() => go('/')}>To the floor</ActionButton>}>
      <p role="status">{trouble ?? 'One moment …'}</p>
    </StatePage>
  );
};

/** What is played, for whoever comes with the link and for the lobby. */
const factsOf = <Id extends GameId>({ id, module }: TableModule<Id>, { preset, stacks, clock, rail }: RoomFrame<Games[Id]>) => {
  const rules = module.words.preset(rulesOf(module.game, preset));
  const [chips = 0] = stacks;
  const facts: readonly (readonly [string, string])[] = [
    ['Game', `${titles[id]}, ${rules.toLowerCase()}`],
    ...(chips > 0 ? [['Chips', `${amountOf(chips)} each`] as const] : []),
    ['Time', paceWords(clock)],
    ['Watching', rail === 'nobody' ? 'nobody' : 'with the link'],
  ];
  const about = [`${titles[id]}, ${rules.toLowerCase()}`, chips > 0 ? `${amountOf(chips)} chips each` : '', paceWords(clock)];
  return { facts, about: about.filter((word) => word !== '').join(', ') };
};

interface RoomOfProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly code: string;
}

/** What a room asks of this device: the seat is kept, a closed table forgotten, and whoever opens the page is back. */
const useSeatKept = <T extends GameTypes>(visit: RoomVisit<T>, code: string, { client }: RoomNow<T>): void => {
  const { room, isGone } = client;
  const me = room?.me;
  const isSeated = typeof me === 'number';
  const isAway = isSeated && room?.seats[me]?.away != null;
  const host = room?.host == null ? undefined : room.seats[room.host]?.name;
  const isClosed = isGone || room?.phase === 'closed';
  useEffect(() => {
    if (isSeated && !isClosed) keepSeat(visit.now().client.kept, host === undefined ? undefined : tableOf(host));
    if (isClosed) forgetSeat(code);
  }, [visit, code, isSeated, isClosed, host]);
  const comeBack = useEffectEvent(() => {
    if (isAway) visit.ask('back');
  });
  useEffect(() => {
    if (isSeated) comeBack();
  }, [isSeated]);
};

interface InRoomProps<Id extends GameId> extends RoomOfProps<Id> {
  readonly visit: RoomVisit<Games[Id]>;
  readonly now: RoomNow<Games[Id]>;
  readonly room: RoomFrame<Games[Id]>;
}

/** With the link, and without a seat. */
const Unseated = <Id extends GameId>({ table, visit, now, room, onWatch }: InRoomProps<Id> & { onWatch(): void }) => {
  const [, go] = useRoute();
  const leave = (): void => go('/');
  const watch = (who: Persona | undefined, waits: boolean): void => {
    if (who !== undefined) visit.watch({ ...who, waits });
    onWatch();
  };
  if (room.phase !== 'over') {
    const { about } = factsOf(table, room);
    return (
      <JoinPage room={room} about={about} refused={now.client.refused} onSit={(who) => visit.sit(who)} onWatch={watch} onLeave={leave} />
    );
  }
  return (
    <StatePage
      title="The sitting is over"
      actions={
        <>
          <ActionButton onPress={leave}>To the floor</ActionButton>
          <ActionButton standing="lead" onPress={onWatch}>
            Watch
          </ActionButton>
        </>
      }
    >
      <p>You can look at how it ended.</p>
    </StatePage>
  );
};

/** Whoever is the first in line takes the seat that somebody has left. */
const useLine = <T extends GameTypes>(visit: RoomVisit<T>, { client }: RoomNow<T>): void => {
  const { room, watching, kept } = client;
  const isNext = room !== undefined && watching?.waits === true && hasFreeSeat(room) && placeInLine(room.guests, guestId(kept.token)) === 0;
  const isOutside = room?.me === 'rail' && room.coming === null;
  const sit = useEffectEvent(() => {
    if (room !== undefined && watching !== undefined) visit.sit({ name: freeName(watching.name, room.seats), face: watching.face });
  });
  useEffect(() => {
    if (isNext && isOutside) sit();
  }, [isNext, isOutside]);
};

interface LookBackProps {
  readonly kept: DecisionsKept;
  readonly guests: BySeat<Guest | null>;
  onBack(): void;
}

/** The look back at one's own decisions at this table. It is loaded when it is asked for. */
const lookBackAt = <Id extends GameId>(table: TableModule<Id>): LazyExoticComponent<ComponentType<LookBackProps>> =>
  lazy(async () => {
    const { OwnDecisions } = await import('../review/OwnDecisions.tsx');
    return { default: (props: LookBackProps) => <OwnDecisions table={table} {...props} /> };
  });

/** The bill, and what follows: once more, back to the table, or home. */
const Ended = <Id extends GameId>({ table, code, visit, now, room, onBack }: InRoomProps<Id> & { onBack(): void }) => {
  const [, go] = useRoute();
  const [wantsMore, setWantsMore] = useState(false);
  // What is looked back at stays the same while others play on.
  const [lookedAt, setLookedAt] = useState<DecisionsKept>();
  const { again, phase, preset, hand } = room;
  const kept = useMemo(() => decidedIn(table.module, code, { preset, phase, hand }), [table, code, preset, phase, hand]);
  const guests = useMemo(() => guestsOf(room), [room]);
  const LookBack = useMemo(() => lookBackAt(table), [table]);
  const moveOn = useEffectEvent((next: string) => {
    forgetSeat(code);
    go(`/room/${next}`);
  });
  useEffect(() => {
    if (wantsMore && again !== null) moveOn(again);
  }, [wantsMore, again]);
  const onAgain = (): void => {
    if (phase !== 'over') onBack();
    else {
      setWantsMore(true);
      visit.ask('again');
    }
  };
  const leave = (): void => {
    if (phase === 'over') forgetSeat(code);
    go('/');
  };
  if (lookedAt !== undefined) {
    return (
      <Suspense>
        <LookBack kept={lookedAt} guests={guests} onBack={() => setLookedAt(undefined)} />
      </Suspense>
    );
  }
  return (
    <EndPage
      table={table}
      code={code}
      now={now}
      onAskRecord={() => visit.ask('record')}
      onAgree={() => visit.ask('agree')}
      onAgain={onAgain}
      onLookBack={kept && (() => setLookedAt(kept))}
      onLeave={leave}
    />
  );
};

/** At the table, or before it. */
const Seated = <Id extends GameId>(props: InRoomProps<Id>) => {
  const { table, code, visit, now, room } = props;
  const [, go] = useRoute();
  const [isEnd, setEnd] = useState(false);
  const { view } = now.client;
  const isSeated = typeof room.me === 'number';
  const leave = (): void => {
    if (isSeated || room.coming !== null) visit.ask('leave');
    if (room.phase !== 'lobby' && isSeated) setEnd(true);
    else {
      forgetSeat(code);
      go('/');
    }
  };
  if (room.phase === 'lobby') {
    const { refused } = now.client;
    return (
      <Lobby
        code={code}
        room={room}
        facts={factsOf(table, room).facts}
        refused={refused === undefined || refused.why === 'decided-already' ? '' : refusedWords(refused)}
        onReady={(t) => visit.ready(t)}
        onUnready={() => visit.ask('unready')}
        onChange={(wish) => visit.change(wish)}
        onLeave={leave}
      />
    );
  }
  if (view === undefined) {
    return (
      <StatePage title="The first hand is being played" actions={<ActionButton onPress={leave}>Leave</ActionButton>}>
        <p>{room.coming === null ? 'You watch, one hand late: it is shown as soon as it is over.' : 'You sit down with the next one.'}</p>
      </StatePage>
    );
  }
  const comeBack = (): void => {
    visit.ask('back');
    setEnd(false);
  };
  if (isEnd) return <Ended {...props} onBack={comeBack} />;
  return (
    <FriendsTable table={table} code={code} visit={visit} now={now} room={room} view={view} onLeave={leave} onEnd={() => setEnd(true)} />
  );
};

/** A room whose game is loaded. */
const RoomOf = <Id extends GameId>({ table, code, onGame }: RoomOfProps<Id> & { onGame(game: GameId): void }) => {
  const visit = useVisit<Games[Id]>(code);
  const now = useSyncExternalStore(visit.subscribe, visit.now);
  const [isWatching, setWatching] = useState(false);
  const { room, isGone } = now.client;
  useSeatKept(visit, code, now);
  useLine(visit, now);
  const other = room !== undefined && room.game !== table.id && isGameId(room.game) ? room.game : undefined;
  const move = useEffectEvent(onGame);
  useEffect(() => {
    // The host has laid a table of another game.
    if (other !== undefined) move(other);
  }, [other]);
  if (other !== undefined) return <Looking trouble={undefined} />;
  if (isGone || room?.phase === 'closed') return <Gone />;
  if (room === undefined) return <Looking trouble={now.trouble === undefined ? undefined : troubleWords(now.trouble)} />;
  const isOutside = room.me === 'rail' && room.coming === null && !isWatching;
  const inRoom = { table, code, visit, now, room };
  return isOutside ? <Unseated {...inRoom} onWatch={() => setWatching(true)} /> : <Seated {...inRoom} />;
};

interface RoomScreenProps {
  readonly code: string;
  onGame(game: GameId): void;
}

type RoomScreen = LazyExoticComponent<ComponentType<RoomScreenProps>>;

const load = <Id extends GameId>(id: Id): RoomScreen =>
  lazy(async () => {
    const table = await tables[id]();
    table.prepare?.();
    return { default: (props: RoomScreenProps) => <RoomOf table={table} {...props} /> };
  });

const loaded = new Map<GameId, RoomScreen>();

const screenFor = (id: GameId): RoomScreen => {
  const screen = loaded.get(id) ?? load(id);
  loaded.set(id, screen);
  return screen;
};

/** The first look: which game is played there. */
const Finding = ({ code, onFound }: { readonly code: string; onFound(game: GameId): void }) => {
  const visit = useVisit<GameTypes>(code);
  const { client, trouble } = useSyncExternalStore(visit.subscribe, visit.now);
  const game = client.room?.game;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (game !== undefined && isGameId(game)) found(game);
  }, [game]);
  if (client.isGone) return <Gone />;
  return <Looking trouble={trouble === undefined ? undefined : troubleWords(trouble)} />;
};

const RoomAt = ({ code }: { readonly code: string }) => {
  const [game, setGame] = useState<GameId>();
  if (game === undefined) return <Finding code={code} onFound={setGame} />;
  const Screen = screenFor(game);
  return (
    <Suspense fallback={<Looking trouble={undefined} />}>
      <Screen code={code} onGame={setGame} />
    </Suspense>
  );
};

/** The page of a room. */
export const RoomPage = ({ address }: { readonly address: string }) => {
  const code = codeIn(address);
  return code === undefined ? <Gone /> : <RoomAt key={code} code={code} />;
};
