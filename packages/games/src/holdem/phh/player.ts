/** A history being played: each line goes through the rules, and one that breaks them is told. */
import { type Beat, type Chips, openChance, play, type Seat } from '@baize/engine';
import { owed } from '../betting.ts';
import { holdem, openWith } from '../holdem.ts';
import { historyRules, presets, type Rules } from '../rules.ts';
import { bettors, contenders, entryAt } from '../seats.ts';
import type { Action, Holdem, State } from '../state.ts';
import { fromUnits } from './amounts.ts';
import { faceDownOf, type Known, packOf } from './cards.ts';
import type { History } from './history.ts';
import type { HistoryLine } from './lines.ts';

const ours: Readonly<Record<string, Rules>> = presets;

/**
 * Two players and no small blind: other programs let the big blind begin, and nobody knows what was played. The first line that bets
 * tells.
 */
const beginsWithBlind = ({ stacks, blinds, lines }: History): boolean => {
  if (stacks.length !== 2 || blinds[0] !== 0) return false;
  const first = lines.find(({ line }) => line.type === 'fold' || line.type === 'check-or-call' || line.type === 'bet-or-raise');
  return first !== undefined && 'player' in first.line && first.line.player === 0;
};

const rulesFor = (history: History, known: Known): Rules => {
  const { preset = '', blinds, antes, antesAreDead, minBet } = history;
  const base = (Object.hasOwn(ours, preset) ? ours[preset] : undefined) ?? historyRules;
  return {
    ...base,
    blinds: base.blinds.length === 0 ? [] : blinds,
    antes,
    antesAreDead,
    minBet,
    button: 'stays',
    opens: beginsWithBlind(history) ? 'left-of-button' : base.opens,
    faceDown: faceDownOf(history, known),
  };
};

const openingOf = (history: History, known: Known) => {
  const bySeat = (amounts: readonly Chips[]): readonly Chips[] =>
    Array.from({ length: history.seatCount }, (_, seat) => amounts[history.seats.indexOf(seat)] ?? 0);
  const chance = openChance('00'.repeat(32));
  const button = history.button ?? history.seats.at(-1) ?? 0;
  return openWith(
    { rules: rulesFor(history, known), stacks: bySeat(history.stacks), chance },
    { button, hand: history.number, pack: packOf(known) },
  );
};

/** Something that a line may not do. */
export class WrongLine extends Error {}

/** A history being played. */
export class Player {
  state: State;
  readonly beats: Beat<Holdem>[];
  /** How many cards of the board and how many hole cards of each player the lines have told of. */
  board = 0;
  private readonly holes: number[];
  /** Who has checked though there was nothing to decide. */
  private readonly idle = new Set<Seat>();
  private readonly history: History;

  constructor(history: History, known: Known) {
    const { state, beats } = openingOf(history, known);
    this.history = history;
    this.state = state;
    this.beats = [...beats];
    this.holes = history.stacks.map(() => 0);
  }
  /** Plays a line; one that may not be played throws. */
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
  private seatOf(player: number): Seat {
    const seat = this.history.seats[player];
    if (seat === undefined) throw new WrongLine(`there is no p${player + 1}`);
    return seat;
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
  /** Other programs let somebody check whom nobody can answer any more: once, and it changes nothing. */
  private checksInVain(seat: Seat): boolean {
    const { phase, standing } = this.state;
    if (phase === 'betting' || standing[seat] !== 'in' || bettors(this.state) > 1 || contenders(this.state).length < 2) return false;
    if (this.idle.has(seat)) return false;
    this.idle.add(seat);
    return true;
  }
  private act(seat: Seat, line: Extract<HistoryLine, { readonly player: number }>): void {
    if (line.type === 'check-or-call' && this.checksInVain(seat)) return;
    if (this.state.phase !== 'betting') throw new WrongLine('the hand is over');
    if (this.board < this.state.board.length) throw new WrongLine('a card of the board is missing before it');
    if (this.state.turn !== seat) throw new WrongLine('it is not their turn');
    const played = play(holdem, this.state, seat, this.actionOf(seat, line));
    if (!played.ok) throw new WrongLine(this.why(played.refusal.reason, seat));
    this.state = played.step.state;
    this.beats.push(...played.step.beats);
  }
  private actionOf(seat: Seat, line: HistoryLine): Action {
    const { level, bets } = this.state;
    const due = owed(this.state, seat);
    // A blind that was not paid in full is completed: to other programs that is a raise.
    const isNew = line.type === 'bet-or-raise' && bets.every((bet, other) => other === seat || bet < line.to);
    if (isNew && due > 0 && line.to === entryAt(bets, seat, 0) + due) return { type: 'call' };
    if (line.type === 'bet-or-raise') return level === 0 ? { type: 'bet', amount: line.to } : { type: 'raise', to: line.to };
    if (line.type === 'fold') return { type: 'fold' };
    return due > 0 ? { type: 'call' } : { type: 'check' };
  }
  private why(reason: string, seat: Seat): string {
    const { level, raise, stacks, bets } = this.state;
    const amount = (units: Chips): number => fromUnits(units, this.history.decimals);
    const most = entryAt(stacks, seat, 0) + entryAt(bets, seat, 0);
    const range = `from ${amount(Math.min(level + raise, most))} to ${amount(most)}`;
    return /-too-(small|large)$/.test(reason) ? `the amount is not ${range}` : reason.replaceAll('-', ' ');
  }
}
