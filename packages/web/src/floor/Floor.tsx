/** The floor: its name, the player's chips, and its tables as illustrated tiles. */
import { isForChips, type SavedTable, worthOf } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { Suspense, useState } from 'react';
import { FriendsWay } from '../friends/lazy.ts';
import { Tool } from '../kit/Button.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { amountOf, pilesOf } from '../kit/deck/chips.ts';
import { Icon } from '../kit/Icon.tsx';
import '../kit/felt.css';
import '../kit/plate.css';
import './floor.css';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import { page } from '../runtime/page.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { LazySettings } from '../settings/LazySettings.tsx';
import { floorWords } from './language/index.ts';
import { Notices } from './Notices.tsx';
import { TileArt } from './TileArt.tsx';
import { tiles, titles } from './tiles.ts';

const PuzzlePlate = page(async () => (await import('../puzzles/PuzzlePlate.tsx')).PuzzlePlate);

const LeadPlate = page(async () => (await import('../first/LeadPlate.tsx')).LeadPlate);

/** A name is the same in every language. */
const NAME = 'Baize';

/** A plate before it is there: it keeps its place. */
const PLATE = <span className="plate" aria-hidden="true" />;

const waitsWords = (kept: SavedTable): string => {
  const { tableKept, held } = floorWords();
  return isForChips(kept) ? held(kept.held.stack, kept.held.atRisk) : tableKept;
};

const TableTile = ({ id, kept }: { id: GameId; kept: SavedTable | undefined }) => {
  const { felt, ...picture } = tiles[id];
  const { lines, takeSeat, backToHand, returnToHand } = floorWords();
  const label = (kept === undefined ? takeSeat : backToHand)(titles[id]);
  return (
    <a className={`tile cloth felt-${felt} ${kept === undefined ? '' : 'resume'}`} href={`#/${id}`} aria-label={label}>
      <TileArt {...picture} />
      <div className="foot">
        <h2>{titles[id]}</h2>
        <p>{kept === undefined ? lines[id] : waitsWords(kept)}</p>
        {kept !== undefined && (
          <span className="back-to">
            {returnToHand} <Icon name="next" />
          </span>
        )}
      </div>
    </a>
  );
};

/** All that the player owns; what of it lies at a table is said beside it. */
const Balance = ({ chips, away }: { chips: number; away: number }) => (
  <div className="balance">
    <div className="purse-pile" aria-hidden="true">
      {pilesOf(chips).map((pile) => (
        <ChipStack key={pile} amount={pile} />
      ))}
    </div>
    <p>
      <b>{amountOf(chips)}</b> <span>{floorWords().chips(chips)}</span>
      {away > 0 && <small> {floorWords().atTable(away)}</small>}
    </p>
  </div>
);

/** The floor. */
export const Floor = () => {
  const profile = useProfileStatus((now) => now.profile);
  const [, go] = useRoute();
  const [isSetting, setSetting] = useState(false);
  const leave = () => go('/good-night');
  // A newcomer is led to a first hand, anybody else to the game of the last.
  const led = profile.sittings === 0 ? 'new' : profile.last && 'led';
  useKeys({ ',': () => setSetting(true), s: () => go('/statistics'), p: () => go('/puzzles'), q: leave });
  const words = floorWords();
  const [first, second] = words.tagLine(gameIds.length);
  return (
    <main className="floor">
      <header className="floor-top">
        <h1>{NAME}</h1>
        <p className="tag-line">
          {first}
          <br />
          {second}
        </p>
        <Balance chips={worthOf(profile)} away={worthOf(profile) - profile.balance} />
        <nav className="floor-nav" aria-label={words.menu}>
          <Tool icon="stats" label={words.statistics} keyName="S" wordy onPress={() => go('/statistics')} />
          <Tool icon="settings" label={words.settings} keyName="," wordy onPress={() => setSetting(true)} />
          <Tool icon="leave" label={words.leave} keyName="Q" wordy onPress={leave} />
        </nav>
      </header>
      <Notices />
      <div className={`plates ${led}`}>
        {led && (
          <Suspense fallback={PLATE}>
            <LeadPlate last={profile.last} />
          </Suspense>
        )}
        <Suspense fallback={PLATE}>
          <PuzzlePlate />
        </Suspense>
        <Suspense fallback={PLATE}>
          <FriendsWay isRoom={false} />
        </Suspense>
      </div>
      <div className={`tiles of-${gameIds.length}`}>
        {gameIds.map((id) => (
          <TableTile key={id} id={id} kept={profile.tables[id]} />
        ))}
      </div>
      {isSetting && <LazySettings onClose={() => setSetting(false)} />}
    </main>
  );
};
