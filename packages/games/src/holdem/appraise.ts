/**
 * The judge of Hold'em after the flop: what each way to go on brings in chips, against the hands that the others may hold by all they have
 * done. How the others answer a bet is a model, so it marks by a narrow rule, the one that what really follows bears out.
 */
import {
  type Appraised,
  appraisalOf,
  type Chance,
  type Chips,
  fork,
  isSameAction,
  isSeen,
  type Mark,
  type PuzzleIdea,
  rankTried,
  read,
  type Sight,
  type Tried,
} from '@baize/engine';
import { plain } from './bots/characters.ts';
import { partOf } from './bots/playouts.ts';
import { type Assessment, assess, callBrings, outcomeOf, raiseGoingTo, sizesIn } from './bots/shark.ts';
import { goTo, isBare, situationOf } from './bots/situation.ts';
import { namedHand } from './ranking/names.ts';
import { entryAt } from './seats.ts';
import type { Action, Brings, Holdem, Why } from './state.ts';

type Sighted = Sight<Holdem>;
type Found = Appraised<Holdem>;

/** Deals are cheap: so many for each world of effort. */
const DEALS = 4;

const everybody = (): boolean => true;

/** What one deal brings, for an action. */
const bringing = (thought: Assessment, action: Action): ((deal: number) => number) => {
  const raised = (goal: Chips): ((deal: number) => number) => {
    const raise = raiseGoingTo(thought, goal, plain.boldness);
    return (deal) => outcomeOf(thought, deal, raise);
  };
  switch (action.type) {
    case 'bet':
      return raised(action.amount);
    case 'raise':
      return raised(action.to);
    case 'check':
    case 'call':
      return (deal) => callBrings(thought, partOf(thought.playouts, deal, everybody));
    case 'fold':
    case 'ready':
      return () => 0;
  }
};

/** The actions that are weighed: those asked about, and every way to go on that is worth a thought. */
const weighed = ({ situation }: Assessment, { offers }: Sighted, also: readonly Action[]): readonly Action[] => {
  const isOffered = (type: Action['type']): boolean => offers.some((offer) => offer.type === type);
  const passive = (['fold', 'check', 'call'] as const).filter(isOffered).map((type): Action => ({ type }));
  // To fold for nothing is no way to go on; who did so is told what it cost.
  const kept = situation.toCall === 0 ? passive.filter(({ type }) => type !== 'fold') : passive;
  const all = [...also.filter(({ type }) => type !== 'ready'), ...kept, ...sizesIn(situation).map((to) => goTo(situation, to))];
  return all.filter((action, at) => all.findIndex((one) => isSameAction(one, action)) === at);
};

/** What the ways to go on bring; undefined before the flop and between hands. */
export const appraise = (sight: Sighted, chance: Chance, effort: number, also: readonly Action[] = []): Found | undefined => {
  const { view, offers } = sight;
  if (view.phase !== 'betting' || view.street === 'preflop' || offers.length === 0) return undefined;
  const thought = assess(sight, read(fork(chance.seed, `appraisal at ${chance.at}`)), DEALS * Math.max(4, effort));
  const { count } = thought.playouts;
  const tried = weighed(thought, sight, also).map((action): Tried<Holdem> => {
    const brings = bringing(thought, action);
    return { action, worth: Float64Array.from({ length: count }, (_, deal) => brings(deal)) };
  });
  if (tried.length < 2) return undefined;
  return { unit: 'chips', basis: 'model', scale: thought.situation.measure, actions: rankTried(tried, new Float64Array(count).fill(1), 1) };
};

/** Less of the pot than this is not told, and more than that is a mistake; with fewer errors than this it may be chance. */
const TRIFLE = 0.1;
const MUCH = 0.25;
const ERRORS = 2.5;
/** Against more than so many others the model claims twice what it brings. */
const FEW = 2;

const isBold = ({ type }: Action): boolean => type === 'bet' || type === 'raise';

/**
 * The narrow rule: one or two others, blinds, another kind of action, and none that bet or raised. Against more others, or without
 * blinds, it is an opinion. Of another size of bet, or a check in place of one, the model knows nothing.
 */
export const verdict = (sight: Sighted, taken: Action, found: Found): Mark => {
  const [best] = found.actions;
  const { behind, error } = appraisalOf(found, taken) ?? { behind: 0, error: 0 };
  if (best === undefined || behind <= TRIFLE * found.scale || behind <= ERRORS * error) return 'fine';
  if (isBold(taken) || best.action.type === taken.type) return 'fine';
  if (situationOf(sight).others.length > FEW || isBare(sight.view)) return 'opinion';
  return behind <= MUCH * found.scale ? 'slip' : 'mistake';
};

/** Less of the pot than this is nothing. */
const TRACE = 0.005;

/** Whether the price is right; or why another way is better, and what both bring. */
export const why = (sight: Sighted, taken: Action, found: Found): Why | undefined => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  if (best === undefined || other === undefined) return undefined;
  const { pot, toCall } = situationOf(sight);
  const call = found.actions.find(({ action }) => action.type === 'call');
  if (call !== undefined && [best.action.type, taken.type].includes('fold') && !isBold(best.action)) {
    const share = Math.max(0, Math.min(1, (call.value + toCall) / (pot + toCall)));
    return { type: 'price', isRight: best.action.type === 'call', share, needed: toCall / (pot + toCall) };
  }
  const bringing = ({ action, value }: { readonly action: Action; readonly value: number }): Brings => ({
    action,
    chips: Math.abs(value) < TRACE * found.scale ? 0 : value,
  });
  return { type: 'brings', best: bringing(best), taken: bringing(other), isGuess: verdict(sight, taken, found) === 'opinion' };
};

/**
 * A puzzle is about a hand on a street. What tests have confirmed is to fold or to go on, and to bet in place of a check; the size of a bet is
 * nobody's puzzle.
 */
export const puzzle = (sight: Sighted, taken: Action, best: Action): PuzzleIdea | undefined => {
  const isConfirmed = taken.type === 'fold' || (taken.type === 'call' && best.type === 'fold') || (taken.type === 'check' && isBold(best));
  if (!isConfirmed) return undefined;
  const { view, seat } = sight;
  const mine = entryAt(view.hands, seat, []).filter(isSeen);
  const hand = namedHand(mine, view.board);
  return { answer: best.type, idea: [best.type, hand?.category, hand?.rank, hand?.second, view.street].join(' ') };
};
