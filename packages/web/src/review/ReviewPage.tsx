/** Looking back at a sitting that is over: the one that the address names, or the last. */
import type { Profile, Recorded } from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from 'react';
import { Tool } from '../kit/Button.tsx';
import '../kit/leaf-page.css';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';
import { forTables, tables } from '../tables/tables.ts';
import './review.css';
import { sittingIn } from './sittings.ts';

interface RoomProps {
  readonly record: Recorded;
  onBack(): void;
}
type Room = LazyExoticComponent<ComponentType<RoomProps>>;

const load = <Id extends GameId>(id: Id): Room =>
  lazy(async () => {
    const [{ ReviewRoom }, table] = await Promise.all([import('./ReviewRoom.tsx'), tables[id]()]);
    return { default: (props: RoomProps) => <ReviewRoom table={table} {...props} /> };
  });

const rooms = forTables(load);

const Nothing = ({ onBack }: { onBack(): void }) => (
  <main className="leaf-page">
    <header>
      <h1>Look back</h1>
      <Tool icon="leave" label="Back" keyName="Q" wordy onPress={onBack} />
    </header>
    <p>There is no sitting to look back at here. The last ones are kept when you stand up from a table.</p>
  </main>
);

/** The page. */
export const ReviewPage = () => {
  const profile = useProfileStatus((now): Profile => now.profile);
  const [{ query }, go] = useRoute();
  const store = useProfileStore();
  const record = useMemo(() => sittingIn(profile, query, store.recordOfPast), [profile, query, store]);
  const onBack = () => go(record === undefined ? '/statistics' : `/statistics?game=${record.game}`);
  if (record === undefined || !isGameId(record.game)) return <Nothing onBack={onBack} />;
  const Found = rooms[record.game];
  return <Found key={record.seed} record={record} onBack={onBack} />;
};
