/** Inside a room: without a seat, in the lobby, at the table, or at the bill. */
import type { Persona } from '@baize/casino';
import { type BySeat, capital, rulesOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { bankWords, paceWords, type RoomFrame, refusedWords } from '@baize/rooms';
import { type ComponentType, type LazyExoticComponent, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton } from '../kit/Button.tsx';
import type { DecisionsKept } from '../review/own-decisions.ts';
import { useRoute } from '../runtime/address.ts';
import { page } from '../runtime/page.ts';
import type { TableModule } from '../tables/contract.ts';
import { decidedIn } from './decision-store.ts';
import { forgetSeat } from './device.ts';
import type { EndProps } from './end/EndPage.tsx';
import { personasOf } from './FriendsIcon.tsx';
import { FriendsTable, type RoomProps } from './FriendsTable.tsx';
import { JoinPage } from './JoinPage.tsx';
import { Lobby } from './Lobby.tsx';
import { friendsWords } from './language/index.ts';
import { StatePage } from './RoomStates.tsx';

/** What is played, for whoever comes with the link and for the lobby. */
const factsOf = <Id extends GameId>({ id, module }: TableModule<Id>, { preset, stacks, clock, timeBank, rail }: RoomFrame<Games[Id]>) => {
  const rules = module.words.preset(rulesOf(module.game, preset));
  const [chips = 0] = stacks;
  const bank = bankWords(module, preset);
  const { gameAndRules, lobby } = friendsWords();
  const game = gameAndRules(titles[id], rules);
  const facts: readonly (readonly [string, string])[] = [
    [lobby.facts.game, game],
    ...(chips > 0 ? [[lobby.facts.chips, lobby.each(chips)] as const] : []),
    ...(bank === '' ? [] : [[lobby.facts.bank, capital(bank)] as const]),
    [lobby.facts.time, paceWords(clock, timeBank)],
    [lobby.facts.spectators, lobby.rails[rail]],
  ];
  const about = [game, chips > 0 ? lobby.chipsEach(chips) : '', bank, paceWords(clock)];
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
  const { states, toFloor } = friendsWords();
  return (
    <StatePage
      title={states.overTitle}
      actions={
        <>
          <ActionButton onPress={leave}>{toFloor}</ActionButton>
          <ActionButton standing="lead" onPress={onWatch}>
            {states.seeResult}
          </ActionButton>
        </>
      }
    >
      <p>{states.over}</p>
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
  page(async () => {
    const { OwnDecisions } = await import('../review/OwnDecisions.tsx');
    return (props: LookBackProps) => <OwnDecisions table={table} {...props} />;
  });

/** The bill. It is loaded while one plays, so that it is there at the end. */
const billOf = <Id extends GameId>(table: TableModule<Id>): LazyExoticComponent<ComponentType<Omit<EndProps<Id>, 'table'>>> =>
  page(async () => {
    const { EndPage } = await import('./end/EndPage.tsx');
    return (props: Omit<EndProps<Id>, 'table'>) => <EndPage table={table} {...props} />;
  });

/** What calls a player who looks elsewhere. */
const Calls = page(async () => (await import('./calls/Calls.tsx')).Calls);

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
  const Bill = useMemo(() => billOf(table), [table]);
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
      // Whoever watched has no seat to ask from, and goes where the others have gone.
      if (room.me !== 'rail') connection.ask('again');
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
    <Suspense>
      <Bill
        code={code}
        now={now}
        onAskRecord={() => connection.ask('record')}
        onAgree={() => connection.ask('agree')}
        onAgain={onAgain}
        onLookBack={kept && (() => setLookedAt(kept))}
        onLeave={leave}
      />
    </Suspense>
  );
};

/** At the table, or before it. */
export const RoomTable = <Id extends GameId>(props: RoomProps<Id>) => {
  const { table, code, connection, now, room } = props;
  const [, go] = useRoute();
  const [isEnd, setEnd] = useState(false);
  const { view } = now.client;
  const isSeated = typeof room.me === 'number';
  useEffect(() => {
    if (isSeated) void import('./end/EndPage.tsx');
  }, [isSeated]);
  const calls = (isSeated || room.coming !== null) && (
    <Suspense>
      <Calls client={now.client} asks={room.phase === 'lobby' || !isSeated} />
    </Suspense>
  );
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
        calls={calls}
        refused={refused === undefined || refused.why === 'decided-already' ? '' : refusedWords(refused)}
        onReady={(t) => connection.ready(t)}
        onUnready={() => connection.ask('unready')}
        onChange={(options) => connection.change(options)}
        onLeave={leave}
      />
    );
  }
  if (view === undefined) {
    const { states, leave: leaveWord } = friendsWords();
    return (
      <StatePage title={states.firstHand} actions={<ActionButton onPress={leave}>{leaveWord}</ActionButton>}>
        <p>{room.coming === null ? states.watchesFirst : states.inNext}</p>
        {calls}
      </StatePage>
    );
  }
  const comeBack = (): void => {
    connection.ask('back');
    setEnd(false);
  };
  if (isEnd || room.closedByHost === true) return <Ended {...props} onBack={comeBack} />;
  return <FriendsTable {...props} calls={calls} onLeave={leave} onEnd={() => setEnd(true)} />;
};
