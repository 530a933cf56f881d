/** Looking back at a sitting that is over: the one that the address names, or the last. */
import { type FinishedSitting, type Profile, type Recorded, recordOf, type SavedTable } from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from 'react';
import { Tool } from '../kit/Button.tsx';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';
import { forTables, tables } from '../tables/tables.ts';
import '../kit/leaf-page.css';
import './review.css';

// The sittings that can be looked back at, and which of them an address names. Pure.

/** How the record of a past sitting is found. */
type RecordOfPast = (sitting: FinishedSitting) => Recorded | undefined;

/** The last tables of each game that were closed before past sittings were kept: of these only the last one is there. */
const olderTables = ({ ended, past }: Profile): readonly SavedTable[] =>
  Object.values(ended).filter(({ logName }) => !past.some((one) => one.logName === logName));

/** The record of the sitting that `?sitting=NAME` or `?game=ID` names; of the last one without either. */
export const sittingIn = (profile: Profile, query: string, recordOfPast: RecordOfPast): Recorded | undefined => {
  const asked = new URLSearchParams(query);
  const [name, game] = [asked.get('sitting'), asked.get('game')];
  const isMeant = (one: { readonly logName: string; readonly game: string }): boolean =>
    name === null ? game === null || !isGameId(game) || one.game === game : one.logName === name;
  const past = profile.past.findLast(isMeant);
  if (past !== undefined) return recordOfPast(past);
  const older = olderTables(profile).findLast(isMeant);
  return older && recordOf(older);
};

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
