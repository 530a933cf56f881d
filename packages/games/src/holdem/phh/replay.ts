/** A history played again by the engine, line by line. */
import { type Beat, type Card, type Chips, openChance, PACK, play, type Seat } from '@baize/engine';
import { owed } from '../betting.ts';
import { holdem, openWith } from '../holdem.ts';
import { cardCode } from '../ranking/codes.ts';
import { strengthOfCodes } from '../ranking/evaluate.ts';
import { historyRules, presets, type Rules } from '../rules.ts';
import { contenders, entryAt } from '../seats.ts';
import type { Action, Holdem, State } from '../state.ts';
import { fromUnits, UNKNOWN } from './amounts.ts';
import { type Entry, type History, type HistoryLine, readHistories } from './history.ts';

/** A hand played again: the stacks in the file's own units and in its order of players, unknown ones null; or the line that is wrong. */
export type ReplayedHand =
  | { readonly ok: true; readonly hand: string; readonly stacks: readonly (number | null)[]; readonly beats: readonly Beat<Holdem>[] }
  | { readonly ok: false; readonly hand: string; readonly action?: number; readonly error: string };

/** What the lines say of each player's cards, and of the board. */
interface Known {
  readonly hole: readonly (readonly Card[])[];
  /** Players who came to the showdown without showing: whatever they held has lost. */
  readonly hidden: readonly number[];
  readonly board: readonly Card[];
}

const faces = (cards: readonly (Card | '??')[]): readonly Card[] => cards.filter((card): card is Card => card !== '??');

const cardsOfPlayer = (history: History, player: number): readonly Card[] => {
  const dealt: Card[] = [];
  let shown: readonly Card[] = [];
  for (const { line } of history.lines) {
    if (line.type === 'hole' && line.player === player) dealt.push(...faces(line.cards));
    if (line.type === 'show' && line.player === player && line.cards !== undefined) shown = faces(line.cards);
  }
  return shown.length === 2 ? shown : dealt.slice(0, 2);
};

const knownOf = (history: History): Known => {
  const players = history.stacks.map((_, player) => player);
  const hides = (line: HistoryLine, player: number): boolean =>
    line.type === 'show' && line.player === player && (line.cards === undefined || line.cards.includes('??'));
  return {
    hole: players.map((player) => cardsOfPlayer(history, player)),
    hidden: players.filter((player) => history.lines.some(({ line }) => hides(line, player))),
    board: history.lines.flatMap(({ line }) => (line.type === 'board' ? line.cards : [])),
  };
};

/** The best strength that was shown; any hand may have lost to none. */
const bestShown = (history: History, { hole, board }: Known): number => {
  const shown = history.lines.flatMap(({ line }) => (line.type === 'show' && line.cards?.includes('??') === false ? [line.player] : []));
  const strengths = shown.map((player) => strengthOfCodes([...(hole[player] ?? []), ...board].map(cardCode)));
  return shown.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...strengths);
};

/** A pair of these cards that is weaker than this on the board; undefined when there is none. */
const weakPair = (unused: readonly Card[], board: readonly Card[], below: number): readonly Card[] | undefined => {
  const laid = board.map(cardCode);
  for (const [place, first] of unused.entries()) {
    const second = unused.slice(place + 1).find((card) => strengthOfCodes([cardCode(first), cardCode(card), ...laid]) < below);
    if (second !== undefined) return [first, second];
  }
  return undefined;
};

/** Every player's two cards, known or filled in, and the rest of the pack. Who lost unseen gets something that loses. */
const fillIn = (history: History, known: Known): { readonly hole: readonly (readonly Card[])[]; readonly rest: readonly Card[] } => {
  const { hidden, board } = known;
  const used = new Set([...board, ...known.hole.flatMap((cards, player) => (hidden.includes(player) ? [] : cards))]);
  let unused = PACK.filter((card) => !used.has(card));
  const below = hidden.length > 0 && board.length === 5 ? bestShown(history, known) : 0;
  const take = (cards: readonly Card[]): readonly Card[] => {
    unused = unused.filter((card) => !cards.includes(card));
    return cards;
  };
  const hole = history.stacks.map((_, player) => {
    const weak = hidden.includes(player) && below > 0 ? weakPair(unused, board, below) : undefined;
    if (weak !== undefined) return take(weak);
    const cards = hidden.includes(player) ? [] : (known.hole[player] ?? []);
    return [...cards, ...take(unused.slice(0, 2 - cards.length))];
  });
  return { hole, rest: unused };
};

/** The pack in the order in which it is dealt: two rounds to the players, then a burned card before each street. */
const packOf = (history: History, known: Known): readonly Card[] => {
  const { hole, rest } = fillIn(history, known);
  const left = [...rest];
  const board = [...known.board, ...left.splice(0, 5 - known.board.length)];
  const burned = left.splice(0, 3);
  const rounds = [0, 1].flatMap((round) => hole.map((cards) => cards[round]));
  const streets = [burned[0], ...board.slice(0, 3), burned[1], board[3], burned[2], board[4]];
  return [...rounds, ...streets, ...left].filter((card) => card !== undefined);
};

const ours: Readonly<Record<string, Rules>> = presets;

const rulesFor = ({ preset = '', blinds, antes, antesAreDead, minBet }: History): Rules => {
  const base = (Object.hasOwn(ours, preset) ? ours[preset] : undefined) ?? historyRules;
  return { ...base, blinds: base.blinds.length === 0 ? [] : blinds, antes, antesAreDead, minBet, button: 'stays' };
};

const openingOf = (history: History, pack: readonly Card[]) => {
  const bySeat = (amounts: readonly Chips[]): readonly Chips[] =>
    Array.from({ length: history.seatCount }, (_, seat) => amounts[history.seats.indexOf(seat)] ?? 0);
  const chance = openChance('00'.repeat(32));
  const button = history.button ?? history.seats.at(-1) ?? 0;
  return openWith({ rules: rulesFor(history), stacks: bySeat(history.stacks), chance }, { button, hand: history.number, pack });
};

/** Something that a line may not do. */
class WrongLine extends Error {}

/** A history being played. */
class Player {
  state: State;
  readonly beats: Beat<Holdem>[];
  /** How many cards of the board and how many hole cards of each player the lines have told of. */
  board = 0;
  readonly holes: number[];
  readonly history: History;

  constructor(history: History, pack: readonly Card[]) {
    const { state, beats } = openingOf(history, pack);
    this.history = history;
    this.state = state;
    this.beats = [...beats];
    this.holes = history.stacks.map(() => 0);
  }
  seatOf(player: number): Seat {
    const seat = this.history.seats[player];
    if (seat === undefined) throw new WrongLine(`there is no p${player + 1}`);
    return seat;
  }
  take(line: HistoryLine): void {
    switch (line.type) {
      case 'nothing':
        return;
      case 'wrong':
        throw new WrongLine(line.why);
      case 'hole':
        this.dealHole(line.player, line.cards.length);
        return;
      case 'board':
        this.dealBoard(line.cards.length);
        return;
      case 'show':
        this.show(line.player);
        return;
      case 'fold':
      case 'check-or-call':
      case 'bet-or-raise':
        this.act(this.seatOf(line.player), line);
    }
  }
  private dealHole(player: number, count: number): void {
    this.seatOf(player);
    this.holes[player] = (this.holes[player] ?? 0) + count;
    if ((this.holes[player] ?? 0) > 2) throw new WrongLine(`p${player + 1} has two cards already`);
    if (this.state.deeds.length > 0) throw new WrongLine('the betting has begun already');
  }
  private dealBoard(count: number): void {
    if (this.board + count > this.state.board.length) throw new WrongLine('no card of the board is due');
    this.board += count;
  }
  private show(player: number): void {
    const seat = this.seatOf(player);
    if (!contenders(this.state).includes(seat)) throw new WrongLine(`p${player + 1} has no hand to show`);
    if (this.state.phase === 'betting') throw new WrongLine('the betting is not over');
  }
  private act(seat: Seat, line: Extract<HistoryLine, { readonly player: number }>): void {
    if (this.state.phase !== 'betting') throw new WrongLine('the hand is over');
    if (this.board < this.state.board.length) throw new WrongLine('a card of the board is missing before it');
    if (this.state.turn !== seat) throw new WrongLine('it is not their turn');
    const played = play(holdem, this.state, seat, this.actionOf(seat, line));
    if (!played.ok) throw new WrongLine(this.why(played.refusal.reason, seat));
    this.state = played.step.state;
    this.beats.push(...played.step.beats);
  }
  private actionOf(seat: Seat, line: HistoryLine): Action {
    if (line.type === 'bet-or-raise') return this.state.level === 0 ? { type: 'bet', amount: line.to } : { type: 'raise', to: line.to };
    if (line.type === 'fold') return { type: 'fold' };
    return owed(this.state, seat) > 0 ? { type: 'call' } : { type: 'check' };
  }
  private why(reason: string, seat: Seat): string {
    const { level, raise, stacks, bets } = this.state;
    const amount = (units: Chips): number => fromUnits(units, this.history.decimals);
    const most = entryAt(stacks, seat, 0) + entryAt(bets, seat, 0);
    const range = `from ${amount(Math.min(level + raise, most))} to ${amount(most)}`;
    return /-too-(small|large)$/.test(reason) ? `the amount is not ${range}` : reason.replaceAll('-', ' ');
  }
  /** The stacks at the end; where the lines stop before the board was dealt, the pot is nobody's yet. */
  stacks(): readonly (number | null)[] {
    const settled = this.beats.findIndex(({ event }) => event.type === 'settled');
    const early = settled > 0 && this.board < this.state.board.length && contenders(this.state).length > 1;
    const { stacks } = (early ? this.beats[settled - 1]?.state : undefined) ?? this.state;
    return this.history.seats.map((seat, player) => {
      const unknown = (this.history.stacks[player] ?? 0) >= UNKNOWN;
      return unknown ? null : fromUnits(entryAt(stacks, seat, 0), this.history.decimals);
    });
  }
}

/** A card that a history deals twice, or shows otherwise than it was dealt. */
const faultInCards = (history: History, { board, hole }: Known): string | undefined => {
  const dealt = [...board, ...hole.flat()];
  const twice = dealt.find((card, place) => dealt.indexOf(card) !== place);
  if (board.length > 5) return 'the board has more than five cards';
  if (twice !== undefined) return `${twice} is dealt twice`;
  for (const [player, cards] of hole.entries()) {
    const first = history.lines.flatMap(({ line }) => (line.type === 'hole' && line.player === player ? faces(line.cards) : []));
    if (first.some((card) => cards.length === 2 && !cards.includes(card))) return `p${player + 1} shows other cards than were dealt`;
  }
  return undefined;
};

/** Plays a history again. */
export const replayHistory = (history: History): ReplayedHand => {
  const { hand } = history;
  const known = knownOf(history);
  const fault = faultInCards(history, known);
  if (fault !== undefined) return { ok: false, hand, error: fault };
  const player = new Player(history, packOf(history, known));
  for (const [place, { text, line }] of history.lines.entries()) {
    try {
      player.take(line);
    } catch (error) {
      if (!(error instanceof WrongLine)) throw error;
      return { ok: false, hand, action: place + 1, error: `action ${place + 1}, "${text.trim()}": ${error.message}` };
    }
  }
  return { ok: true, hand, stacks: player.stacks(), beats: player.beats };
};

const replayEntry = (entry: Entry): ReplayedHand => (entry.ok ? replayHistory(entry.history) : entry);

/** Plays every hand of a `.phh` or `.phhs` text again. What is wrong in one hand is told, and the next is played all the same. */
export const replayPhh = (text: string): readonly ReplayedHand[] => readHistories(text).map(replayEntry);
