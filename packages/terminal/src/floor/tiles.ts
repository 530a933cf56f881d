/** The games as the floor tells of them: all words that belong to a game and to no table. */
import type { GameId } from '@baize/games';
import { tokens } from '../kit/cards.ts';
import { type Line, line, span } from '../kit/cells.ts';

/** What the floor says of a game. */
export interface FloorTile {
  readonly name: string;
  /** Its name in the middle of a sentence. */
  readonly short: string;
  /** The letter that sits down at it, the first of its name. */
  readonly key: string;
  readonly art: Line;
  readonly lines: readonly [string, string];
  readonly stakes: string;
  /** What waits for a player who comes back: a hand, a game, a table. */
  readonly waits: string;
  /** What is counted: rounds, hands, games, spins. */
  readonly rounds: string;
  /** Each preset in a line. */
  readonly presets: Readonly<Record<string, string>>;
}

/** The tile of each game. A game without one does not compile. */
export const floorTiles: Readonly<Record<GameId, FloorTile>> = {
  pontoon: {
    name: 'Pontoon',
    short: 'Pontoon',
    key: 'p',
    art: tokens(['As', 'Kh']),
    lines: ['Twist or stick.', 'Nearest to 21 wins.'],
    stakes: 'no stakes',
    waits: 'hand',
    rounds: 'rounds',
    presets: { house: 'you against the banker, nothing staked', british: 'among players, the bank passes on' },
  },
  hearts: {
    name: 'Hearts',
    short: 'Hearts',
    key: 'h',
    art: tokens(['Qs', '2h']),
    lines: ['Four at the table.', 'Take no hearts.'],
    stakes: 'no stakes',
    waits: 'game',
    rounds: 'games',
    presets: {
      house: 'who shoots the moon chooses',
      modern: 'the moon is 26 for the others',
      omnibus: 'the jack of diamonds takes 10 off',
    },
  },
  holdem: {
    name: "Texas Hold'em",
    short: "Hold'em",
    key: 't',
    art: tokens(['Ad', 'Ac']),
    lines: ['Two cards in hand,', 'five on the board.'],
    stakes: 'blinds 10 and 20',
    waits: 'hand',
    rounds: 'hands',
    presets: {
      holdem: 'blinds 10/20, four rounds of betting',
      casino: 'no blinds, the betting starts at the flop',
      tda: 'tournament rules, button and blinds',
    },
  },
  blackjack: {
    name: 'Blackjack',
    short: 'Blackjack',
    key: 'b',
    art: tokens(['Js', 'Ad']),
    lines: ['Beat the dealer.', 'Naturals pay 3 to 2.'],
    stakes: '10 to 500 a hand',
    waits: 'hand',
    rounds: 'hands',
    presets: {
      classic: 'one deck, the dealer stands on all 17s',
      casino: 'hit or stand, any bet, paid evens',
      vegas: 'six decks, resplits, surrender, insurance',
      european: 'the dealer takes no hole card',
    },
  },
  roulette: {
    name: 'Roulette',
    short: 'Roulette',
    key: 'r',
    art: [span('17', 'text'), span(' · ', 'dim'), span('32', 'red')],
    lines: ['One wheel, one zero,', 'one small ball.'],
    stakes: '1 chip and up',
    waits: 'table',
    rounds: 'spins',
    presets: {
      house: 'corners pay 11, low and high pay 2',
      european: 'the usual payouts, one zero',
      french: 'half of an even bet comes back on zero',
    },
  },
  sabacc: {
    name: 'Sabacc',
    short: 'Sabacc',
    key: 's',
    art: [span('+7●', 'green'), span(' '), span('-7▲', 'red')],
    lines: ['Bring your hand to', 'zero. Mind the dice.'],
    stakes: '50 chips to enter',
    waits: 'game',
    rounds: 'games',
    presets: { house: 'nearest to zero, three rounds and the dice', spire: 'hands of zero have ranks of their own' },
  },
};

/** The title of the casino. */
export const FLOOR_TITLE: Line = line('♠ ♥  BAIZE  ♦ ♣', 'bold');
