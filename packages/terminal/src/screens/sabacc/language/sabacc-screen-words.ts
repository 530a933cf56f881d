/** What the screen of Sabacc says itself: headings, keys, its log row and its sheet. What the game says stands with the game. */
import type { Chips, CountOf, Saying, Who } from '@baize/engine';
import type { Rules, SabaccCard } from '@baize/games/sabacc';

/** What can be chosen by a key. */
export type ChoiceName = 'keep' | 'ready' | 'draw' | 'swap' | 'stand' | 'check' | 'call' | 'bet' | 'raise' | 'all-in' | 'junk' | 'back';

/** A thing to be chosen, as the bar and the plain mode name it. */
export interface ChoiceWords {
  readonly word: string;
  readonly label: string;
  /** In the compact bar. */
  readonly short?: string;
  /** In a question of the plain mode, with its key. */
  readonly asked: string;
}

/** The parts of a game that look different. */
export type SabaccStage = 'action' | 'betting' | 'dice' | 'reveal';

/** What several may do in turn, told in one sentence. */
export type CommonMove = 'checked' | 'called' | 'stood';

/** Text with a card between its two halves: the card is printed in its colour. */
export type AroundCard = readonly [before: string, after: string];

/** A card and the letter that names it. */
export interface LetteredCard {
  readonly letter: string;
  readonly card: SabaccCard;
}

/** Who sits at a table, and what they have. */
export interface TableCompany {
  readonly rules: Rules;
  readonly others: readonly CountOf[];
  readonly chips: Chips;
  readonly opponents: { readonly min: number; readonly max: number };
}

/** What somebody did last. `isWide`: there is room for a few words more. */
export interface MoveWords {
  readonly stood: string;
  junked(isWide: boolean): string;
  readonly checked: string;
  /** Drew a card and kept all. */
  readonly drew: string;
  discarded(isWide: boolean): AroundCard;
  /** With the card that everybody has seen. */
  readonly swapped: AroundCard;
  readonly swappedShort: string;
  redealt(cards: number, isWide: boolean): string;
  bid(how: 'called' | 'bet' | 'raised' | 'all-in', amount: Chips, isWide: boolean): string;
  left(isWide: boolean): string;
}

/** What a session counts. */
export type CountName = 'games' | 'won' | 'lost' | 'even' | 'run' | 'net' | 'best';

/** What the screen says itself, in one language. */
export interface SabaccScreenWords {
  // --- before, around and after the game
  welcome(company: TableCompany): readonly string[];
  /** The first lines of the plain mode. */
  opening(company: TableCompany): readonly string[];
  leave(atRisk: Chips, stack: Chips): { readonly warning: string; readonly question: string };
  summary(games: number, won: number, lost: number, even: number): string;
  goodbye(stack: Chips): readonly string[];
  readonly keys: Readonly<Record<'draw' | 'swap' | 'stand' | 'junk' | 'junkInAction' | 'card' | 'match' | 'lift' | 'allIn', string>>;

  // --- the frame
  chips(stack: Chips): string;
  /** What the game brought. */
  outcome(net: Chips): string;
  staked(chips: Chips): string;
  toCall(chips: Chips): string;
  /** Where the game stands; the shorter form is for a narrow row. */
  standing(game: number, round: number, of: number, stage: SabaccStage): Saying;

  // --- what can be chosen
  readonly choices: Readonly<Record<Exclude<ChoiceName, 'ready' | 'call'>, ChoiceWords>>;
  ready(entry: Chips): ChoiceWords;
  call(amount: Chips): ChoiceWords;
  /** With the card it is for, as it is printed. */
  swapFor(sign: string): string;
  readonly lift: { readonly bet: string; readonly raise: string };
  /** One key for each card of the hand. */
  discardOne(letters: string): string;
  giveOne(letters: string): string;
  /** `sign` is the card that is taken. */
  whichToGive(sign: string | undefined): string;
  /** What a double after the last round does. */
  lastDouble(pips: number): Saying;
  roundStarts(round: number, who: Who): string;
  another(entry: Chips): string;
  /** The listener has won both pots with a zero. */
  wonBoth(chips: Chips, entry: Chips): Saying;
  /** The questions of the plain mode: each choice with its key. */
  question(choices: readonly Exclude<ChoiceName, 'back'>[], call: Chips, entry: Chips): string;
  discardQuestion(cards: readonly LetteredCard[]): string;
  giveQuestion(cards: readonly LetteredCard[]): string;

  // --- the felt
  stack(stack: Chips, staked: Chips): string;
  stakedShort(staked: Chips): string;
  readonly moves: MoveWords;
  deck(cards: number): string;
  readonly deckLabel: string;
  cards(count: number): string;
  readonly discards: string;
  /** Before the card on top. */
  readonly discardsTop: string;
  /** Behind the top card of a narrow pile. */
  readonly top: string;
  readonly noRoll: string;
  readonly lastRoll: string;
  /** In the compact felt, where it has twelve letters. */
  readonly rollLabel: string;
  roll(dice: readonly [number, number] | null): string;
  readonly pot: string;
  readonly sabaccPot: string;
  double(pips: number): string;
  /** Two lines of fifteen letters, under the name of the double. */
  readonly dealtAgain: readonly [string, string];
  readonly yourHand: string;
  readonly yourHandJunked: string;
  readonly othersPlayOn: string;
  total(total: number): string;
  /** Before the own cards that everybody sees. */
  readonly faceUp: string;

  // --- the end of a game
  junkedName(name: string): string;
  readonly out: string;
  /** `place` counts from one and is undefined where no hands were compared; the shorter form has eleven letters. */
  place(place: number | undefined, paid: Chips): Saying;
  winners(winners: readonly Who[]): string;
  readonly potPaid: string;
  readonly sabaccPotPaid: string;
  sabaccPotStays(amount: Chips): string;
  readonly sabacc: string;

  // --- the log row
  readonly together: Readonly<Record<CommonMove, (whos: readonly Who[]) => string>>;
  /** `mine` is how many new cards the listener gets; undefined for one who is out. */
  storm(pips: number, cards: number, mine: number | undefined): Saying;

  // --- what is counted
  readonly statistics: string;
  readonly score: string;
  readonly thisSession: string;
  readonly counts: Readonly<Record<CountName, string>>;
  readonly chipsHeading: string;
  readonly you: string;

  // --- what is told on request
  readonly tells: {
    table(game: number, round: number, of: number, dice: readonly [number, number] | null): string;
    pots(pot: Chips, sabaccPot: Chips, staked: Chips): string;
    seat(who: Who, chips: Chips, cards: number, standing: 'in' | 'junked' | 'left'): string;
  };
}
