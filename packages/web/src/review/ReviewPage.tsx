/** Looking back at a sitting that is over: the one that the address names, or the last. */
import { type FinishedSitting, type Profile, type Recorded, recordOf, recordOfFinished, type SavedTable } from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, useMemo } from 'react';
import { ReviewExample } from '../first/ReviewExample.tsx';
import { Tool } from '../kit/Button.tsx';
import { type SittingTimes, whenWords } from '../kit/dates.ts';
import { lookBackAt, useRoute } from '../runtime/address.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';
import { browserVault } from '../runtime/page-vault.ts';
import { forTables, tables } from '../tables/tables.ts';
import '../kit/leaf-page.css';
import { lookBackWords } from './language/index.ts';
import './review.css';
import { page } from '../runtime/page.ts';

// The sittings that can be looked back at, and which of them an address names. Pure.

/** How the record of a past sitting is found. */
type RecordOfPast = (sitting: FinishedSitting) => Recorded | undefined;

/** The last tables of each game that were closed before past sittings were kept: of these only the last one is there. */
const olderTables = ({ ended, past }: Profile): readonly SavedTable[] =>
  Object.values(ended).filter(({ logName }) => !past.some((one) => one.logName === logName));

/** A sitting that is kept, and how its record is found. */
interface SittingFound {
  readonly logName: string;
  readonly record: Recorded | undefined;
  readonly times: SittingTimes;
}

/** The sitting that `?sitting=NAME` or `?game=ID` names; the last one without either. */
export const sittingIn = (profile: Profile, query: string, recordOfPast: RecordOfPast): SittingFound | undefined => {
  const asked = new URLSearchParams(query);
  const [name, game] = [asked.get('sitting'), asked.get('game')];
  const isMeant = (one: { readonly logName: string; readonly game: string }): boolean =>
    name === null ? game === null || !isGameId(game) || one.game === game : one.logName === name;
  const past = profile.past.findLast(isMeant);
  if (past !== undefined) return { logName: past.logName, record: recordOfPast(past), times: past };
  const older = olderTables(profile).findLast(isMeant);
  return older && { logName: older.logName, record: recordOf(older), times: older };
};

// Every decision has an address of its own: the sitting, and the line of its log, counted from 1 as people do.

/** The line that an address names, from 0; undefined where it names none. */
export const lineIn = (query: string): number | undefined => {
  const asked = new URLSearchParams(query).get('line') ?? '';
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) - 1 : undefined;
};

/** The address of a decision. */
export const decisionAt = (logName: string, line: number): string => `${lookBackAt(logName)}&line=${line + 1}`;

/** Which sitting an address means, whatever decision of it: going from one to another is no reason to judge again. */
const sittingOf = (query: string): string => {
  const asked = new URLSearchParams(query);
  asked.delete('line');
  return asked.toString();
};

interface RoomProps {
  readonly record: Recorded;
  /** When it was, in words. */
  readonly when: string | undefined;
  /** The decision that is asked for, by its line. */
  readonly first: number | undefined;
  /** Hears which decision is looked at. */
  onLine(line: number): void;
  onBack(): void;
}
type Room = LazyExoticComponent<ComponentType<RoomProps>>;

const load = <Id extends GameId>(id: Id): Room =>
  page(async () => {
    const [{ ReviewRoom }, table] = await Promise.all([import('./ReviewRoom.tsx'), tables[id]()]);
    return (props: RoomProps) => <ReviewRoom table={table} {...props} />;
  });

const rooms = forTables(load);

const Nothing = ({ onBack }: { onBack(): void }) => (
  <main className="leaf-page">
    <header>
      <h1>{lookBackWords().title}</h1>
      <Tool icon="leave" label={lookBackWords().back} keyName="Q" wordy onPress={onBack} />
    </header>
    <ReviewExample />
  </main>
);

/** The page. */
export const ReviewPage = () => {
  const profile = useProfileStatus((now): Profile => now.profile);
  const [{ query }, go] = useRoute();
  const store = useProfileStore();
  const sitting = sittingOf(query);
  const found = useMemo(
    () => sittingIn(profile, sitting, (past) => recordOfFinished(past, (name) => browserVault.textOf(name, store.readPage(name)) ?? null)),
    [profile, sitting, store],
  );
  const record = found?.record;
  const onBack = () => go(record === undefined ? '/statistics' : `/statistics?game=${record.game}`);
  if (found === undefined || record === undefined || !isGameId(record.game)) return <Nothing onBack={onBack} />;
  const Found = rooms[record.game];
  const { logName, times } = found;
  return (
    <Found
      key={record.seed}
      record={record}
      when={whenWords(times)}
      first={lineIn(query)}
      onLine={(line) => location.replace(`#${decisionAt(logName, line)}`)}
      onBack={onBack}
    />
  );
};
