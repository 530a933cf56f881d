/** What a table with friends is to be: game, rules, seats, bots, chips, time and who may watch. For opening one, and for changing it. */

import { levelWords } from '@baize/casino';
import { rulesOf } from '@baize/engine';
import { catalogue, type GameId, type Games, gameIds } from '@baize/games';
import { fitRoomOptions, type RoomOptions, sharedPresets } from '@baize/rooms';
import { type SubmitEvent, useEffect, useState } from 'react';
import { pictures } from '../floor/pictures.ts';
import { TilePiece } from '../floor/TileArt.tsx';
import { felts, titles } from '../floor/tiles.ts';
import { AmountField } from '../kit/AmountField.tsx';
import { Tool } from '../kit/Button.tsx';
import { Pick } from '../settings/controls.tsx';
import { tables } from '../tables/tables.ts';
import './friends.css';
import { tableIcons } from '../kit/table-icons.ts';
import { friendsWords } from './language/index.ts';

// What a table with friends can be: the games that several can sit at, and the rules, seats and levels of each.

/** The games that friends can share. The tests hold it against the rules. */
export const sharedGames: readonly GameId[] = gameIds;

/** Rules that friends can choose. */
interface SharedRules {
  readonly preset: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The least that each brings; 0 where nothing is staked. */
  readonly buyIn: number;
}

/** All that can be chosen at a game. */
interface SharedGame {
  readonly id: GameId;
  readonly rules: readonly SharedRules[];
  readonly levels: readonly { readonly id: string; readonly name: string }[];
  /** Each preset in a line. */
  readonly lines: Readonly<Record<string, string>>;
  /** A table that the game can have: what of it does not fit is as usual there. */
  fit(asked: Partial<RoomOptions>): RoomOptions | undefined;
}

const choicesAt = async <Id extends GameId>(id: Id): Promise<SharedGame> => {
  // The table is loaded with it: it is played at next.
  const [module, { lines }] = await Promise.all([catalogue[id](), tables[id]()]);
  const { game, words, bots } = module;
  const levels = Object.keys(bots);
  return {
    id,
    rules: sharedPresets(module).map((preset) => {
      const rules = rulesOf(game, preset);
      const { min, max, buyIn } = game.seats(rules);
      return { preset, name: words.preset(rules), seats: { min: Math.max(2, min), max }, buyIn };
    }),
    lines,
    levels: levels.map((level) => ({ id: level, name: levelWords(words, level) })),
    fit: (asked) => fitRoomOptions<Games[Id]>(module, asked),
  };
};

/** All that can be chosen at a game. */
export const loadShared = (id: GameId): Promise<SharedGame> => choicesAt(id);

const CLOCKS = ['0', '15000', '30000', '60000'] as const;
const BANKS = ['0', '30000', '60000', '120000'] as const;
const RAILS = ['nobody', 'link'] as const;

const isShared = (game: string | undefined): game is GameId => sharedGames.some((one) => one === game);

const GamePick = ({ game, onPick }: { readonly game: GameId; onPick(game: GameId): void }) => (
  <fieldset className="set">
    <legend>{friendsWords().form.game}</legend>
    <div className="seat-pick">
      {sharedGames.map((id) => {
        const { art } = pictures[id];
        const piece = art === 'wheel' ? undefined : (art.find((one) => 'card' in one) ?? art[0]);
        return (
          <label key={id} className={`cloth felt-${felts[id]} ${id === game ? 'chosen' : ''}`}>
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
}) => {
  const { form } = friendsWords();
  return (
    <div className="row">
      <span>{form.seats}</span>
      <span className="step">
        <Tool icon={tableIcons.minus} label={form.fewer} onPress={() => onStep(Math.max(min, value - 1))} />
        <output aria-label={form.seats}>{value}</output>
        <Tool icon={tableIcons.plus} label={form.more} onPress={() => onStep(Math.min(max, value + 1))} />
      </span>
    </div>
  );
};

/** What is chosen, of a game that is loaded. */
const Choices = ({
  game,
  wish: options,
  onOptions,
}: {
  readonly game: SharedGame;
  readonly wish: RoomOptions;
  onOptions(change: Partial<RoomOptions>): void;
}) => {
  const rules = game.rules.find(({ preset }) => preset === options.preset);
  const clock = CLOCKS.find((one) => Number(one) === options.clock) ?? '30000';
  const { form, botStrength } = friendsWords();
  return (
    <>
      {game.rules.length > 1 && (
        <Pick
          name={form.rules}
          options={game.rules.map(({ preset }) => preset)}
          value={options.preset}
          label={(preset) => game.rules.find((one) => one.preset === preset)?.name ?? preset}
          onPick={(preset) => onOptions({ preset })}
        />
      )}
      <p className="rules-line">{game.lines[options.preset]}</p>
      {rules !== undefined && rules.seats.min < rules.seats.max && (
        <Step value={options.seats} min={rules.seats.min} max={rules.seats.max} onStep={(seats) => onOptions({ seats })} />
      )}
      <label className="row flip">
        <span>
          {form.fills}
          <small>{options.fills === false ? form.fillsNotNote : form.fillsNote}</small>
        </span>
        <input type="checkbox" checked={options.fills !== false} onChange={() => onOptions({ fills: options.fills === false })} />
      </label>
      <Pick
        name={botStrength}
        options={game.levels.map(({ id }) => id)}
        value={options.bot ?? ''}
        label={(level) => game.levels.find(({ id }) => id === level)?.name ?? level}
        onPick={(bot) => onOptions({ bot })}
      />
      {rules !== undefined && rules.buyIn > 0 && (
        <div className="row">
          <span>{form.chips}</span>
          <AmountField
            className="entry chips-entry"
            label={form.chips}
            amount={options.chips}
            onAmount={(chips) => onOptions({ chips: Math.min(1_000_000, chips) })}
            onEnter={(field) => field.blur()}
          />
        </div>
      )}
      <Pick
        name={form.clock}
        options={CLOCKS}
        value={clock}
        label={(one) => form.clockOf(Number(one) / 1000)}
        onPick={(one) => onOptions({ clock: Number(one) })}
      />
      {options.clock > 0 && (
        <Pick
          name={form.timeBank}
          options={BANKS}
          value={BANKS.find((one) => Number(one) === options.timeBank) ?? '60000'}
          label={(one) => form.timeBankOf(Number(one) / 1000)}
          onPick={(one) => onOptions({ timeBank: Number(one) })}
        />
      )}
      <Pick
        name={form.spectators}
        options={RAILS}
        value={options.rail}
        label={(one) => form.rails[one]}
        onPick={(rail) => onOptions({ rail })}
      />
      <label className="row flip">
        <span>
          {form.messages}
          <small>{options.words === false ? form.phrasesOnlyNote : form.messagesNote}</small>
        </span>
        <input type="checkbox" checked={options.words !== false} onChange={() => onOptions({ words: options.words === false })} />
      </label>
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

/** The form: a table as it was asked for last, fitted to the game that is chosen. */
export const FriendsForm = ({
  start,
  word,
  trouble,
  isBusy,
  onOptions,
}: {
  readonly start: Partial<RoomOptions>;
  /** What the button says. */
  readonly word: string;
  readonly trouble: string;
  readonly isBusy: boolean;
  onOptions(options: RoomOptions): void;
}) => {
  const [asked, setAsked] = useState(start);
  const game = isShared(asked.game) ? asked.game : 'holdem';
  const shared = useShared(game);
  const options = shared?.fit(asked);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (options !== undefined && !isBusy) onOptions(options);
  };
  return (
    <form className="open-form" onSubmit={submit}>
      <GamePick game={game} onPick={(id) => setAsked({ ...asked, game: id })} />
      {shared !== undefined && options !== undefined && (
        <Choices game={shared} wish={options} onOptions={(change) => setAsked({ ...asked, ...change, game })} />
      )}
      <div className="open-foot">
        <p role="status" className="form-trouble">
          {trouble}
        </p>
        <button type="submit" className="do lead wide" disabled={options === undefined || isBusy}>
          {word}
        </button>
      </div>
    </form>
  );
};
