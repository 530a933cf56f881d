/** The floor: its name, the player's chips, and its tables as illustrated tiles. */
import { isForChips, type Profile, type SavedTable, worthOf } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { type ReactNode, Suspense, useState } from 'react';
import { FriendsWay } from '../friends/lazy.ts';
import { Tool } from '../kit/Button.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { amountOf, pilesOf } from '../kit/deck/chips.ts';
import { Icon } from '../kit/Icon.tsx';
import '../kit/felt.css';
import '../kit/plate.css';
import '../first/lead-plate.css';
import '../puzzles/puzzle-plate.css';
import './floor.css';
import { useRoute } from '../runtime/address.ts';
import { floorPart } from '../runtime/floor-part.tsx';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { LazySettings } from '../settings/LazySettings.tsx';
import { floorWords } from './language/index.ts';
import { Notices } from './Notices.tsx';
import { felts, titles } from './tiles.ts';

const TileArt = floorPart((parts) => parts.TileArt);

const PuzzlePlate = floorPart((parts) => parts.PuzzlePlate);

const LeadPlate = floorPart((parts) => parts.LeadPlate);

/** A name is the same in every language. */
const NAME = 'Baize';

/** A plate before it is there: it keeps its place. */
export const PLATE = <span className="plate" aria-hidden="true" />;

const waitsWords = (kept: SavedTable): string => {
  const { tableKept, held } = floorWords();
  return isForChips(kept) ? held(kept.held.stack, kept.held.atRisk) : tableKept;
};

interface TileProps {
  readonly id: GameId;
  readonly kept: SavedTable | undefined;
  pictureOf(id: GameId): ReactNode;
}

const TableTile = ({ id, kept, pictureOf }: TileProps) => {
  const { lines, takeSeat, backToHand, returnToHand } = floorWords();
  const label = (kept === undefined ? takeSeat : backToHand)(titles[id]);
  return (
    <a className={`tile cloth felt-${felts[id]} ${kept === undefined ? '' : 'resume'}`} href={`#/${id}`} aria-label={label}>
      {pictureOf(id)}
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

interface FloorProps extends Pick<TileProps, 'pictureOf'> {
  readonly profile: Profile;
  /** The plate that leads on, the one of the puzzles, and the way to friends. */
  readonly plates: readonly [lead: ReactNode, puzzles: ReactNode, friends: ReactNode];
  /** What the buttons do; without it they do nothing yet. */
  openSettings?: () => void;
  go?: (to: string) => void;
}

const nowhere = (): void => undefined;

/** A newcomer is led to a first hand, anybody else to the game of the last. */
const ledTo = ({ sittings, last }: Profile) => (sittings === 0 ? 'new' : last && 'led');

/** How the floor is laid out, whatever of its parts is there already. */
export const FloorFrame = ({ profile, plates, pictureOf, openSettings = nowhere, go = nowhere }: FloorProps) => {
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
        <nav className="floor-nav" aria-label={words.menu} inert={go === nowhere}>
          <Tool icon="stats" label={words.statistics} keyName="S" wordy onPress={() => go('/statistics')} />
          <Tool icon="settings" label={words.settings} keyName="," wordy onPress={openSettings} />
          <Tool icon="leave" label={words.leave} keyName="Q" wordy onPress={() => go('/good-night')} />
        </nav>
      </header>
      <Notices />
      <div className={`plates ${ledTo(profile)}`}>
        {ledTo(profile) && plates[0]}
        {plates[1]}
        {plates[2]}
      </div>
      <div className={`tiles of-${gameIds.length}`}>
        {gameIds.map((id) => (
          <TableTile key={id} id={id} kept={profile.tables[id]} pictureOf={pictureOf} />
        ))}
      </div>
    </main>
  );
};

const later = (part: ReactNode, meanwhile?: ReactNode) => <Suspense fallback={meanwhile}>{part}</Suspense>;
const pictureOf = (id: GameId) => later(<TileArt id={id} />);

/** The floor. */
export const Floor = () => {
  const profile = useProfileStatus((now) => now.profile);
  const [, go] = useRoute();
  const [isSetting, setSetting] = useState(false);
  const openSettings = () => setSetting(true);
  useKeys({ ',': openSettings, s: () => go('/statistics'), p: () => go('/puzzles'), q: () => go('/good-night') });
  return (
    <>
      <FloorFrame
        profile={profile}
        plates={[
          later(<LeadPlate last={profile.last} />, PLATE),
          later(<PuzzlePlate />, PLATE),
          later(<FriendsWay isRoom={false} />, PLATE),
        ]}
        {...{ pictureOf, openSettings, go }}
      />
      {isSetting && <LazySettings onClose={() => setSetting(false)} />}
    </>
  );
};
