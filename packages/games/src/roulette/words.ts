/** Roulette in sentences: which one is said stands in language/speak.ts, how it is said in language/words.en.ts and its like. */
import type { Chips, Passage, Saying, Who, Words } from '@baize/engine';
import type { Bet } from './bets.ts';
import type { CallName } from './calls.ts';
import { rouletteWords } from './language/index.ts';
import { betsTold, rulesBesidePayouts, speak, sumsTold } from './language/speak.ts';
import type { Spot } from './layout.ts';
import type { Misreading } from './misreading.ts';
import type { BetKind, Rules } from './rules.ts';
import type { Roulette, View } from './state.ts';
import { payouts, paysPlayer } from './summary.ts';
import { type Trait, traitsOf } from './traits.ts';
import type { Colour } from './wheel.ts';

/** The words of Roulette. */
export const words: Words<Roulette> = speak(rouletteWords);

/** "corner", "six line", "red or black". */
export const kindName = (kind: BetKind): string => rouletteWords().names.kind(kind);
/** The same with a capital, where it stands alone: "Corner". */
export const kindTitle = (kind: BetKind): string => rouletteWords().names.kindTitle(kind);
/** What a bet is called in a row: "17", "17/20", "2nd dozen", "red". */
export const spotName = (spot: Spot): string => rouletteWords().names.spot(spot);
/** The same in a sentence, with its kind: "17 straight up", "the 17/20 split", "red". */
export const spotPhrase = (spot: Spot): string => rouletteWords().names.place(spot);
/** A bet by its whole name, for a list or a label: "Corner 2, 3, 5, 6". */
export const spotTitle = (spot: Spot): string => rouletteWords().names.title(spot);
/** "straight up", "corner"; nothing where the name in a row says what kind of bet it is. */
export const kindWord = ({ kind, box }: Spot): string => (box === undefined || kind === 'straight' ? kindName(kind) : '');
/** "25 on 17". */
export const betName = (bet: Bet): string => rouletteWords().names.bet(bet);
/** "115 in five bets". */
export const totalName = (chips: Chips, count: number): string => rouletteWords().names.total(chips, count);
/** "Tiers du cylindre". */
export const callName = (name: CallName): string => rouletteWords().names.call(name);
/** "red". */
export const colourName = (colour: Colour): string => rouletteWords().names.colours[colour];
/** "second dozen". */
export const traitName = (trait: Trait): string => rouletteWords().names.traits[trait];
/** "20, black, even, high, second dozen, middle column." */
export const ballWords = (number: number): Saying => rouletteWords().told.ball(number, traitsOf(number));
/** Where the chips of a kind of bet lie: "on the line between two numbers". */
export const chipPlace = (kind: BetKind): string => rouletteWords().names.chipPlace(kind);
/** Which bets favour the player, in a sentence. */
export const favours = (rules: Rules): string => rouletteWords().names.favours(paysPlayer(payouts(rules)));

/** "You win 125.", "Ann breaks even." */
export const spinResultWords = (who: Who, net: Chips): Saying => rouletteWords().told.result(who, net, undefined);
/** "The ball is still rolling. 115 chips ride on it." */
export const rollingWords = (chips: Chips): Saying => rouletteWords().asked.rolling(chips);
/** What the page of the payouts is headed with. */
export const payoutsHeading = (): string => rouletteWords().rules.payouts([]).heading;
/** "Place your bets." */
export const betsOpenWords = (): string => rouletteWords().told.betsOpen;

/** Why a typed line is no bet, and how one is typed. */
export const misreadWords = (why: Misreading): string => rouletteWords().misread(why);

/** The bets on the board, each with what it would win. */
export const betWords = (view: View): readonly Saying[] => betsTold(rouletteWords(), view);
/** Their sum, and the best and the worst that can happen; or that there are none. */
export const sumWords = (view: View): readonly Saying[] => sumsTold(rouletteWords(), view);

/** How to play, for a page that draws the payouts itself: what stands before them, and what behind. */
export const rulesAround = (rules: Rules): readonly [before: readonly Passage[], after: readonly Passage[]] =>
  rulesBesidePayouts(rouletteWords(), rules);
