/** Before the flop one goes by the place of two cards among all, by how often it was raised, and by the price. */
import { entry, real } from '../ranking/codes.ts';
import type { Action } from '../state.ts';
import { partToAnswer } from './defence.ts';
import { giveUp, goTo, type Situation, stayIn } from './situation.ts';
import { comboOf, startingPlaces } from './starting.ts';

/** The part of all hands to open with, by how many others are in: the fewer, the more. */
const OPENS = [1, 0.58, 0.42, 0.32, 0.26, 0.22, 0.19, 0.17, 0.15, 0.13] as const;

const raisesIn = ({ view }: Situation): number => view.deeds.filter(({ type }) => type === 'raise' || type === 'bet').length;

/** The part of all hands that is good enough for this price. */
const worthCalling = ({ toCall, pot }: Situation, raises: number): number => {
  const price = toCall / (pot + toCall);
  const part = raises === 0 ? 0.62 : raises === 1 ? 0.3 : 0.085;
  return part * Math.max(0.3, 1.5 - 2.2 * price);
};

/** How somebody plays before the flop: more or less than the tables say. */
export interface Style {
  readonly opens: number;
  /** The same for two players, where almost every hand is played. */
  readonly opensAlone: number;
  readonly calls: number;
  /** How often a fair hand raises a raise, so that a raise does not give it away. */
  readonly bluffs: number;
  /** Whether enough hands answer a raise that raising with anything does not pay. */
  readonly defends: boolean;
}

/** The part of all hands to raise with, by how often it was raised: always the first, now and then the second. */
const raisesWith = (raises: number, opens: number, answers: number): readonly [number, number] => {
  if (raises === 0) return [opens, opens];
  return raises === 1 ? [Math.max(0.05, 0.15 * answers), Math.max(0.12, 0.25 * answers)] : [Math.max(0.022, 0.12 * answers), 0];
};

/** What a raise goes to. */
const goalOf = ({ view }: Situation, raises: number): number => {
  const limpers = view.deeds.filter(({ type }) => type === 'call').length;
  if (raises === 0) return view.rules.minBet * (3 + limpers);
  return (raises === 1 ? 3 : 2.3) * view.level;
};

/** What to do with these two cards. */
export const openingMove = (situation: Situation, style: Style, tightness: number, luck: number): Action => {
  const { mine, others, stack, toCall } = situation;
  const place = real(startingPlaces(), comboOf(entry(mine, 0), entry(mine, 1))) * tightness;
  const raises = raisesIn(situation);
  const opens = entry(OPENS, Math.min(others.length, OPENS.length - 1)) * (others.length === 1 ? style.opensAlone : style.opens);
  const answers = style.defends ? partToAnswer(situation, opens) : 0;
  const [always, sometimes] = raisesWith(raises, opens, answers);
  if (place < always || (place < sometimes && luck < style.bluffs)) return goTo(situation, goalOf(situation, raises));
  const all = toCall >= 0.4 * stack;
  const calls = Math.max(answers, worthCalling(situation, raises) * style.calls * (all ? 0.6 : 1));
  return place < calls ? stayIn(situation) : giveUp(situation);
};
