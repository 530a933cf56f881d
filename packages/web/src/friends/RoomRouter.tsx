/** Inside a room: without a seat, in the lobby, at the table, or at the bill. */
import type { Persona } from '@baize/casino';
import { type BySeat, rulesOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { paceWords, type RoomFrame, refusedWords } from '@baize/rooms';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton } from '../kit/Button.tsx';
import { amountOf } from '../kit/deck/chips.ts';
import type { DecisionsKept } from '../review/own-decisions.ts';
import { useRoute } from '../runtime/address.ts';
import type { TableModule } from '../tables/contract.ts';
import { decidedIn } from './decision-store.ts';
import { forgetSeat } from './device.ts';
import { EndPage } from './EndPage.tsx';
import { personasOf } from './FriendsIcon.tsx';
import { FriendsTable, type RoomProps } from './FriendsTable.tsx';
import { JoinPage } from './JoinPage.tsx';
import { Lobby } from './Lobby.tsx';
import { StatePage } from './RoomStates.tsx';

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

/** With the link, and without a seat. */
export const RoomJoin = <Id extends GameId>({ table, connection, now, room, onWatch }: RoomProps<Id> & { onWatch(): void }) => {
  const [, go] = useRoute();
  const leave = (): void => go('/');
  const watch = (who: Persona | undefined, waits: boolean): void => {
    if (who !== undefined) connection.watch({ ...who, waits });
    onWatch();
  };
  if (room.phase !== 'over') {
    const { about } = factsOf(table, room);
    return (
      <JoinPage
        room={room}
        about={about}
        refused={now.client.refused}
        onSit={(who) => connection.sit(who)}
        onWatch={watch}
        onLeave={leave}
      />
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

interface LookBackProps {
  readonly kept: DecisionsKept;
  readonly personas: BySeat<Persona | null>;
  onBack(): void;
}

/** The look back at one's own decisions at this table. It is loaded when it is asked for. */
const lookBackAt = <Id extends GameId>(table: TableModule<Id>): LazyExoticComponent<ComponentType<LookBackProps>> =>
  lazy(async () => {
    const { OwnDecisions } = await import('../review/OwnDecisions.tsx');
    return { default: (props: LookBackProps) => <OwnDecisions table={table} {...props} /> };
  });

/** The bill, and what follows: once more, back to the table, or home. */
const Ended = <Id extends GameId>({ table, code, connection, now, room, onBack }: RoomProps<Id> & { onBack(): void }) => {
  const [, go] = useRoute();
  const [wantsMore, setWantsMore] = useState(false);
  // What is looked back at stays the same while others play on.
  const [lookedAt, setLookedAt] = useState<DecisionsKept>();
  const { again, phase, preset, hand } = room;
  const kept = useMemo(() => decidedIn(table.module, code, { preset, phase, hand }), [table, code, preset, phase, hand]);
  const personas = useMemo(() => personasOf(room), [room]);
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
      connection.ask('again');
    }
  };
  const leave = (): void => {
    if (phase === 'over') forgetSeat(code);
    go('/');
  };
  if (lookedAt !== undefined) {
    return (
      <Suspense>
        <LookBack kept={lookedAt} personas={personas} onBack={() => setLookedAt(undefined)} />
      </Suspense>
    );
  }
  return (
    <EndPage
      table={table}
      code={code}
      now={now}
      onAskRecord={() => connection.ask('record')}
      onAgree={() => connection.ask('agree')}
      onAgain={onAgain}
      onLookBack={kept && (() => setLookedAt(kept))}
      onLeave={leave}
    />
  );
};

/** At the table, or before it. */
export const RoomTable = <Id extends GameId>(props: RoomProps<Id>) => {
  const { table, code, connection, now, room } = props;
  const [, go] = useRoute();
  const [isEnd, setEnd] = useState(false);
  const { view } = now.client;
  const isSeated = typeof room.me === 'number';
  const leave = (): void => {
    if (isSeated || room.coming !== null) connection.ask('leave');
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
        onReady={(t) => connection.ready(t)}
        onUnready={() => connection.ask('unready')}
        onChange={(options) => connection.change(options)}
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
    connection.ask('back');
    setEnd(false);
  };
  if (isEnd) return <Ended {...props} onBack={comeBack} />;
  return <FriendsTable {...props} onLeave={leave} onEnd={() => setEnd(true)} />;
};
