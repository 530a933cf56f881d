/** Hearts in sentences: which one is said stands in language/speak.ts, how it is said in language/words.en.ts and its like. */
import { type Audience, type Card, inShort, type Saying, type Sight, type Words } from '@baize/engine';
import { heartsWords } from './language/index.ts';
import { askOf, handTook, passingOf, speak } from './language/speak.ts';
import type { Hearts, PassDirection, View } from './state.ts';

/** The words of Hearts. */
export const words: Words<Hearts> = speak(heartsWords);

/** The prompt in few words: "Your turn. Follow diamonds." */
export const shortPrompt = (sight: Sight<Hearts>): string => inShort(askOf(heartsWords(), sight));

/** "You pass three cards to West and get three from East." Nothing on a hand without a pass. */
export const passWords = (view: View, audience: Audience): Saying => passingOf(heartsWords(), view, audience);

/** "North gets 17, East 6, West 3. You get none.", of the last hand on the sheet. */
export const takenWords = (view: View, audience: Audience): Saying => handTook(heartsWords(), view, audience);

/** "Next: hand 6, pass right." */
export const nextHandWords = (hand: number, direction: PassDirection): string => heartsWords().nextHand(hand, direction);

/** "Clubs: 3, 8, jack. Hearts: 2, king." */
export const handWords = (cards: readonly Card[]): string => heartsWords().hand(cards);

/** "no points", "1 point", "13 points", "10 points off". */
export const pointsWords = (points: number): string => heartsWords().points(points);
