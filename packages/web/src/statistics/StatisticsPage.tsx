/** The books: all tables together, or one of them. */
import { noRounds, statisticsCsv } from '@baize/casino';
import { type GameId, gameIds, isGameId } from '@baize/games';
import { titles } from '../floor/tiles.ts';
import { ActionButton, Tool } from '../kit/Button.tsx';
import '../kit/felt.css';
import { saveFile } from '../records/files.ts';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { AllTables } from './AllTables.tsx';
import { GamePage } from './GamePage.tsx';
import { Invitation } from './Invitation.tsx';
import { booksWords } from './language/index.ts';
import './statistics.css';

const addressOf = (id: GameId | undefined): string => (id === undefined ? '/statistics' : `/statistics?game=${id}`);

/** On a phone the tabs are wider than the page. */
const bringIntoSight = (tab: HTMLAnchorElement | null): void => tab?.scrollIntoView({ inline: 'center', block: 'nearest' });

const Tabs = ({ now }: { now: GameId | undefined }) => (
  <nav className="tabs" aria-label={booksWords().tables}>
    {[undefined, ...gameIds].map((id) => (
      <a
        key={id ?? 'all'}
        ref={id === now ? bringIntoSight : undefined}
        href={`#${addressOf(id)}`}
        aria-current={id === now ? 'page' : undefined}
      >
        {id === undefined ? booksWords().allTables : titles[id]}
      </a>
    ))}
  </nav>
);

/** The game that the address names. */
const gameIn = (query: string): GameId | undefined => {
  const asked = new URLSearchParams(query).get('game') ?? '';
  return isGameId(asked) ? asked : undefined;
};

/** The page. */
export const StatisticsPage = () => {
  const profile = useProfileStatus((now) => now.profile);
  const [{ query }, go] = useRoute();
  const game = gameIn(query);
  const words = booksWords();
  const back = () => go('/');
  const pages = [undefined, ...gameIds];
  useKeys({
    q: back,
    Escape: back,
    ...Object.fromEntries(pages.map((id, place) => [`${place + 1}`, () => go(addressOf(id))])),
  });
  const isNew = gameIds.every((id) => (profile.statistics[id] ?? noRounds).rounds === 0 && profile.statistics[id]?.sums === undefined);
  return (
    <main className="leaf-page statistics">
      <header>
        <h1>{words.title}</h1>
        <Tool icon="leave" label={words.back} keyName="Q" wordy onPress={back} />
      </header>
      {isNew ? (
        <Invitation profile={profile} />
      ) : (
        <>
          <Tabs now={game} />
          {game === undefined ? <AllTables profile={profile} /> : <GamePage id={game} profile={profile} />}
          <p className="export">
            <a className="do open" href="#/puzzles">
              {words.puzzles}
            </a>
            <ActionButton onPress={() => saveFile('baize-statistics.csv', statisticsCsv(profile))}>{words.save}</ActionButton>
          </p>
        </>
      )}
    </main>
  );
};
