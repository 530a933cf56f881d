/** Opening a table with friends: a sheet over the floor. Only the game must be chosen; Enter opens. */
import type { GameId } from '@baize/games';
import { askForRoom, type RoomWish } from '@baize/rooms';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { TilePiece } from '../floor/TileArt.tsx';
import { tiles, titles } from '../floor/tiles.ts';
import { AmountField } from '../kit/AmountField.tsx';
import { Tool } from '../kit/Button.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { useRoute } from '../runtime/address.ts';
import { Pick } from '../settings/controls.tsx';
import '../settings/settings.css';
import './friends.css';
import { recall, remember } from './device.ts';
import { fitWish, loadShared, type SharedGame, sharedGames } from './shared-games.ts';
import { findRooms, pageWorld, type RoomsFound } from './world.ts';

const CLOCKS = ['0', '15000', '30000', '60000'] as const;
const clockNames: Readonly<Record<string, string>> = { 0: 'None', 15000: '15 s', 30000: '30 s', 60000: '60 s' };
const RAILS = ['nobody', 'link'] as const;

const isShared = (game: string | undefined): game is GameId => sharedGames.some((one) => one === game);

const GamePick = ({ game, onPick }: { readonly game: GameId; onPick(game: GameId): void }) => (
  <fieldset className="set">
    <legend>Game</legend>
    <div className="seat-pick">
      {sharedGames.map((id) => {
        const { art, felt } = tiles[id];
        const piece = art === 'wheel' ? undefined : (art.find((one) => 'card' in one) ?? art[0]);
        return (
          <label key={id} className={`cloth felt-${felt} ${id === game ? 'chosen' : ''}`}>
            <input type="radio" name="game" checked={id === game} onChange={() => onPick(id)} />
            <span className="pictured" aria-hidden="true">
              {piece !== undefined && <TilePiece piece={piece} />}
            </span>
            {titles[id]}
          </label>
        );
      })}
    </div>
  </fieldset>
);

const Step = ({
  value,
  min,
  max,
  onStep,
}: {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onStep(to: number): void;
}) => (
  <div className="row">
    <span>Seats</span>
    <span className="step">
      <Tool icon="minus" label="One fewer" onPress={() => onStep(Math.max(min, value - 1))} />
      <output aria-label="Seats">{value}</output>
      <Tool icon="plus" label="One more" onPress={() => onStep(Math.min(max, value + 1))} />
    </span>
  </div>
);

/** What is chosen, of a game that is loaded. */
const Choices = ({
  game,
  wish,
  onWish,
}: {
  readonly game: SharedGame;
  readonly wish: RoomWish;
  onWish(change: Partial<RoomWish>): void;
}) => {
  const rules = game.rules.find(({ preset }) => preset === wish.preset);
  const clock = CLOCKS.find((one) => Number(one) === wish.clock) ?? '30000';
  return (
    <>
      {game.rules.length > 1 && (
        <Pick
          name="Rules"
          options={game.rules.map(({ preset }) => preset)}
          value={wish.preset}
          label={(preset) => game.rules.find((one) => one.preset === preset)?.name ?? preset}
          onPick={(preset) => onWish({ preset })}
        />
      )}
      {rules !== undefined && rules.seats.min < rules.seats.max && (
        <Step value={wish.seats} min={rules.seats.min} max={rules.seats.max} onStep={(seats) => onWish({ seats })} />
      )}
      <div className="row">
        <span>
          The house fills the empty seats
          <small>A guest may take over from them</small>
        </span>
      </div>
      <Pick
        name="How strong the house is"
        options={game.levels.map(({ id }) => id)}
        value={wish.bot ?? game.usualLevel}
        label={(level) => game.levels.find(({ id }) => id === level)?.name ?? level}
        onPick={(bot) => onWish({ bot })}
      />
      {rules !== undefined && rules.buyIn > 0 && (
        <div className="row">
          <span>Everybody brings</span>
          <AmountField
            className="entry chips-entry"
            label="Chips that everybody brings"
            amount={wish.chips}
            onAmount={(chips) => onWish({ chips: Math.min(1_000_000, chips) })}
            onEnter={(field) => field.blur()}
          />
        </div>
      )}
      <Pick
        name="Time for a move"
        options={CLOCKS}
        value={clock}
        label={(one) => clockNames[one] ?? one}
        onPick={(one) => onWish({ clock: Number(one) })}
      />
      <Pick
        name="Who may watch"
        options={RAILS}
        value={wish.rail}
        label={(one) => (one === 'nobody' ? 'Nobody' : 'With the link')}
        onPick={(rail) => onWish({ rail })}
      />
    </>
  );
};

const useShared = (id: GameId): SharedGame | undefined => {
  const [loaded, setLoaded] = useState<SharedGame>();
  useEffect(() => {
    let isMeant = true;
    void loadShared(id).then((game) => isMeant && setLoaded(game));
    return () => {
      isMeant = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded : undefined;
};

const OpenForm = () => {
  const [, go] = useRoute();
  const [asked, setAsked] = useState<Partial<RoomWish>>(() => recall().wish ?? {});
  const game = isShared(asked.game) ? asked.game : 'holdem';
  const shared = useShared(game);
  const wish = shared === undefined ? undefined : fitWish(shared, asked);
  const [trouble, setTrouble] = useState('');
  const [isAsking, setAsking] = useState(false);
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wish === undefined || isAsking) return;
    setAsking(true);
    setTrouble('');
    remember({ wish });
    void askForRoom(pageWorld, wish).then((answer) => {
      setAsking(false);
      if (answer.ok) go(`/room/${answer.code}`);
      else setTrouble(answer.why);
    });
  };
  return (
    <form className="open-form" onSubmit={open}>
      <GamePick game={game} onPick={(id) => setAsked({ ...asked, game: id })} />
      {shared !== undefined && wish !== undefined && (
        <Choices game={shared} wish={wish} onWish={(change) => setAsked({ ...asked, ...change, game })} />
      )}
      <p role="status" className="form-trouble">
        {trouble}
      </p>
      <button type="submit" className="do lead wide" disabled={wish === undefined || isAsking}>
        {isAsking ? 'Opening …' : 'Open the table'}
      </button>
    </form>
  );
};

const addressIn = (text: string): string | undefined => {
  const trimmed = text.trim();
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  return trimmed !== '' && URL.canParse(whole) ? new URL(whole).origin : undefined;
};

/** Loaded from elsewhere: where a server is, or how to start one. */
const Elsewhere = () => {
  const [text, setText] = useState(() => recall().server);
  const address = addressIn(text);
  const leave = (event: SubmitEvent): void => {
    event.preventDefault();
    if (address === undefined) return;
    remember({ server: address });
    location.href = `${address}/#/friends`;
  };
  return (
    <form className="open-form" onSubmit={leave}>
      <p>This page was not loaded from a room server. Friends meet on one: whoever runs it sends the others a link.</p>
      <label className="set">
        <span>The address of a room server</span>
        <input
          className="entry"
          inputMode="url"
          autoComplete="url"
          placeholder="192.168.1.20:8321"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <button type="submit" className="do lead wide" disabled={address === undefined}>
        Go there
      </button>
      <p>
        To start one on your own machine, run <code>baize host hearts</code>, or <code>npm run rooms</code> in Baize’s folder. It prints a
        link, and needs no internet: everybody in the same network can join.
      </p>
    </form>
  );
};

const bodies: { readonly [Found in RoomsFound]: ReactNode } = {
  here: <OpenForm />,
  'not-here': <Elsewhere />,
  offline: (
    <>
      <h3>A table with friends needs a connection</h3>
      <p>All six tables work without one.</p>
    </>
  ),
  'other-version': (
    <>
      <h3>This page is of another version than its server</h3>
      <p>Load the page anew.</p>
    </>
  ),
};

/** The sheet. */
export const OpenSheet = ({ onClose }: { onClose(): void }) => {
  const [found, setFound] = useState<RoomsFound>();
  useEffect(() => {
    void findRooms().then(setFound);
  }, []);
  return (
    <SideSheet title="A table with friends" onClose={onClose}>
      {found === undefined ? <p role="status">Looking for the rooms …</p> : bodies[found]}
    </SideSheet>
  );
};
