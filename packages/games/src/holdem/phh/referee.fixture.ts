/**
 * A reader of histories that is not ours: PHH played as PokerKit plays it, written from its documents and apart from the game. The level
 * is what lies in front of the players, a round asks everybody in turn, and a line that may not come now is told.
 */
import { type Card, isCard } from '@baize/engine';
import { shareOut } from '../naive.fixture.ts';

/** What a history comes to: the stacks at the end, or the line that cannot be played. */
export type Ruling = { readonly stacks: readonly number[]; readonly told: readonly number[] } | { readonly fault: string };

const listOf = (text: string, key: string): readonly number[] =>
  (new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(text)?.[1] ?? '').split(', ').map(Number);

const actionsOf = (text: string): readonly string[] =>
  [...(/^actions = \[\n([^\]]*)\]$/m.exec(text)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, line]) => line ?? '');

const cardsIn = (text: string): readonly Card[] => {
  const pairs: readonly string[] = text.match(/../g) ?? [];
  return pairs.filter(isCard);
};

const DUE = [0, 3, 1, 1] as const;

class Table {
  readonly stacks: number[];
  readonly bets: number[];
  readonly paid: number[];
  readonly isIn: boolean[];
  readonly hole: (readonly Card[])[];
  readonly shown: boolean[];
  readonly board: Card[] = [];
  private street = 0;
  private queue: number[] = [];
  private lastRaise = 0;
  private short: number[] = [];
  private readonly acted = new Set<number>();
  private readonly minBet: number;
  private readonly blinds: readonly number[];

  constructor(text: string) {
    this.stacks = [...listOf(text, 'starting_stacks')];
    this.blinds = listOf(text, 'blinds_or_straddles');
    this.minBet = Number(/^min_bet = (\d+)$/m.exec(text)?.[1]);
    const none = this.stacks.map(() => 0);
    [this.bets, this.paid] = [[...none], [...none]];
    this.isIn = this.stacks.map(() => true);
    this.shown = this.stacks.map(() => false);
    this.hole = this.stacks.map(() => []);
    for (const player of this.stacks.keys()) {
      const blind = Math.abs(this.blinds[this.stacks.length === 2 ? 1 - player : player] ?? 0);
      this.pay(player, Math.min(blind, this.stacks[player] ?? 0));
    }
    this.begin();
  }
  private at(list: readonly number[], player: number): number {
    return list[player] ?? 0;
  }
  private pay(player: number, amount: number): void {
    this.stacks[player] = this.at(this.stacks, player) - amount;
    this.bets[player] = this.at(this.bets, player) + amount;
    this.paid[player] = this.at(this.paid, player) + amount;
  }
  private get players(): readonly number[] {
    return [...this.stacks.keys()];
  }
  private get left(): readonly number[] {
    return this.players.filter((player) => this.isIn[player]);
  }
  private get most(): number {
    return Math.max(...this.bets);
  }
  /** What a player can lose: no more than the second of all who are left has. */
  private effective(player: number): number {
    const totals = this.left.map((one) => this.at(this.bets, one) + this.at(this.stacks, one)).sort((a, b) => b - a);
    return Math.min(this.at(this.stacks, player), Math.max(0, (totals[1] ?? 0) - this.at(this.bets, player)));
  }
  private from(first: number): readonly number[] {
    return this.players.map((step) => (first + step) % this.stacks.length);
  }
  private begin(): void {
    const weight = (player: number): number => this.at(this.bets, player) * Math.sign(this.at(this.blinds, player));
    const last = this.players.reduce((best, player) => (weight(player) >= weight(best) ? player : best), 0);
    this.queue = this.from(last + 1).filter((player) => this.isIn[player] && this.effective(player) > 0);
    [this.lastRaise, this.short] = [0, []];
    this.acted.clear();
    const [only] = this.queue;
    if (this.queue.length === 1 && only !== undefined && this.at(this.bets, only) >= this.most) this.queue = [];
    this.settleRound();
  }
  private settleRound(): void {
    if (this.left.length < 2) this.queue = [];
    if (this.queue.length === 0) this.bets.fill(0);
  }
  private get isAllIn(): boolean {
    return this.left.filter((player) => this.at(this.stacks, player) > 0).length < 2;
  }
  private mayRaise(player: number, to: number): string | undefined {
    const closed = this.short.length > 0 && this.short.reduce((a, b) => a + b, 0) < this.lastRaise && this.acted.has(player);
    if (closed) return 'the betting is not open to this player';
    if (this.at(this.stacks, player) <= this.most - this.at(this.bets, player)) return 'this player can only call';
    const answers = this.left.some((other) => other !== player && this.at(this.stacks, other) + this.at(this.bets, other) > this.most);
    if (!answers) return 'nobody could answer';
    const least = Math.min(this.effective(player) + this.at(this.bets, player), this.most + Math.max(this.lastRaise, this.minBet));
    return to < least || to > this.at(this.stacks, player) + this.at(this.bets, player) ? `not from ${least} on` : undefined;
  }
  private raise(player: number, to: number): void {
    const added = to - this.most;
    this.acted.add(player);
    this.pay(player, to - this.at(this.bets, player));
    this.queue = this.from(player + 1).filter((other) => other !== player && this.isIn[other] && this.at(this.stacks, other) > 0);
    if (added >= this.lastRaise) {
      this.acted.clear();
      this.acted.add(player);
    }
    this.lastRaise = Math.max(this.lastRaise, added);
    this.short = this.at(this.stacks, player) > 0 ? [] : [...this.short, added];
  }
  /** Why a line of a player may not come now. */
  private act(player: number, what: string, amount: string): string | undefined {
    if (this.queue[0] !== player) return 'it is not their turn';
    if (what === 'cbr') {
      const why = this.mayRaise(player, Number(amount));
      if (why !== undefined) return why;
      this.raise(player, Number(amount));
    } else {
      this.queue.shift();
      this.acted.add(player);
      if (what === 'f') this.isIn[player] = false;
      else this.pay(player, Math.min(this.at(this.stacks, player), this.most - this.at(this.bets, player)));
    }
    this.settleRound();
    return undefined;
  }
  private deal(cards: readonly Card[]): string | undefined {
    if (this.queue.length > 0) return 'the betting is not over';
    if (this.isAllIn && this.left.some((player) => !this.shown[player])) return 'hands are shown before the board runs out';
    this.street += 1;
    if (cards.length !== DUE[this.street]) return 'so many cards are not due';
    this.board.push(...cards);
    if (!this.isAllIn) this.begin();
    return undefined;
  }
  private show(player: number): string | undefined {
    if (this.queue.length > 0 || this.left.length < 2 || !this.isIn[player]) return 'nobody shows now';
    if (!this.isAllIn && this.street < 3) return 'it is too early to show';
    this.shown[player] = true;
    return undefined;
  }
  take(line: string): string | undefined {
    const [who = '', what = '', third = '', fourth = ''] = line.split(' ');
    if (who === 'd' && what === 'dh') {
      this.hole[Number(third.slice(1)) - 1] = cardsIn(fourth);
      return undefined;
    }
    if (who === 'd') return this.deal(cardsIn(third));
    const player = Number(who.slice(1)) - 1;
    return what === 'sm' ? this.show(player) : this.act(player, what, third);
  }
  end(): readonly number[] | undefined {
    if (this.left.length > 1 && (this.street < 3 || this.left.some((player) => !this.shown[player]))) return undefined;
    const cards = (player: number): readonly Card[] | null => (this.isIn[player] ? [...(this.hole[player] ?? []), ...this.board] : null);
    const alone = this.left.length === 1;
    const all = this.paid.reduce((a, b) => a + b, 0);
    const got = alone
      ? this.players.map((player) => (this.isIn[player] ? all : 0))
      : shareOut(this.players.map((player) => ({ paid: this.at(this.paid, player), cards: cards(player) })));
    return this.players.map((player) => this.at(this.stacks, player) + (got[player] ?? 0));
  }
}

/** Plays one hand, as a section of a `.phhs` text. */
export const ruling = (text: string): Ruling => {
  const table = new Table(text);
  for (const line of actionsOf(text)) {
    const why = table.take(line);
    if (why !== undefined) return { fault: `${line}: ${why}` };
  }
  const stacks = table.end();
  return stacks === undefined ? { fault: 'the hand is not over' } : { stacks, told: listOf(text, 'finishing_stacks') };
};
