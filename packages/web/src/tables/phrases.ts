/** What is said at every table in the same words. Pure. */
import { type BySeat, type GameTypes, type Hint, inWords, type Sight, type Words } from '@baize/engine';

/** Who else sits here, behind the table's name: ", three opponents". */
export const companyWords = (personas: BySeat<unknown>): string => {
  const others = personas.length - 1;
  return `, ${inWords(others)} ${others === 1 ? 'opponent' : 'opponents'}`;
};

/** What the coach says: what to do, and why. Undefined when nobody asked. */
export const coachWords = <T extends GameTypes>(words: Words<T>, sight: Sight<T>, hint: Hint<T> | undefined): string | undefined =>
  hint === undefined ? undefined : `${words.action(hint.action, sight)}. ${hint.because}`;
