/** The floor: its name, the player's chips, and its tables as illustrated tiles. */
import { isForChips, type SavedTable, worthOf } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { lazy, Suspense, useState } from 'react';
import { FriendsWay } from '../friends/lazy.ts';
import { Tool } from '../kit/Button.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { amountOf, pilesOf } from '../kit/deck/chips.ts';
import { Icon } from '../kit/Icon.tsx';
import '../kit/felt.css';
import './floor.css';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { LazySettings } from '../settings/LazySettings.tsx';
import { Notices } from './Notices.tsx';
import { TileArt } from './TileArt.tsx';
import { tiles, titles } from './tiles.ts';

const PuzzlePlate = lazy(async () => ({ default: (await import('../puzzles/PuzzlePlate.tsx')).PuzzlePlate }));

const waitsWords = (kept: SavedTable): string => {
  if (!isForChips(kept)) return 'Your table is kept';
  const { stack, atRisk } = kept.held;
  return atRisk > 0 ? `${amountOf(atRisk)} at risk, ${amountOf(stack)} in front of you` : `${amountOf(stack)} in front of you`;
};

const TableTile = ({ id, kept }: { id: GameId; kept: SavedTable | undefined }) => {
  const { line, felt, ...picture } = tiles[id];
  const act = kept === undefined ? 'take a seat' : 'return to your hand';
  return (
    <a className={`tile cloth felt-${felt} ${kept === undefined ? '' : 'resume'}`} href={`#/${id}`} aria-label={`${titles[id]}: ${act}`}>
      <TileArt {...picture} />
      <div className="foot">
        <h2>{titles[id]}</h2>
        <p>{kept === undefined ? line : waitsWords(kept)}</p>
        {kept !== undefined && (
          <span className="back-to">
            Return to your hand <Icon name="next" />
          </span>
        )}
      </div>
    </a>
  );
};

const COUNTS = ['No tables', 'One table', 'Two tables', 'Three tables', 'Four tables', 'Five tables', 'Six tables'];
const tablesWords = (count: number): string => COUNTS[count] ?? `${count} tables`;

/** All that the player owns; what of it lies at a table is said beside it. */
const Balance = ({ chips, away }: { chips: number; away: number }) => (
  <div className="balance">
    <div className="pile" aria-hidden="true">
      {pilesOf(chips).map((pile) => (
        <ChipStack key={pile} amount={pile} />
      ))}
    </div>
    <p>
      <b>{amountOf(chips)}</b> <span>{chips === 1 ? 'chip' : 'chips'}</span>
      {away > 0 && <small> {amountOf(away)} at a table</small>}
    </p>
  </div>
);

/** The floor. */
export const Floor = () => {
  const profile = useProfileStatus((now) => now.profile);
  const [, go] = useRoute();
  const [isSetting, setSetting] = useState(false);
  const leave = () => go('/good-night');
  useKeys({ ',': () => setSetting(true), s: () => go('/statistics'), p: () => go('/puzzles'), q: leave });
  return (
    <main className="floor">
      <header className="floor-top">
        <h1>Baize</h1>
        <p className="tag-line">
          {tablesWords(gameIds.length)},<br />
          one purse
        </p>
        <Balance chips={worthOf(profile)} away={worthOf(profile) - profile.balance} />
        <nav className="floor-nav" aria-label="The house">
          <Tool icon="stats" label="Statistics" keyName="S" wordy onPress={() => go('/statistics')} />
          <Tool icon="settings" label="Settings" keyName="," wordy onPress={() => setSetting(true)} />
          <Tool icon="leave" label="Leave" keyName="Q" wordy onPress={leave} />
        </nav>
      </header>
      <Notices />
      <div className="plates">
        <Suspense>
          <PuzzlePlate />
        </Suspense>
        <Suspense>
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
