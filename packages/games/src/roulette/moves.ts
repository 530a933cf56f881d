/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Chips, type Offer, oneOf, type Refusal, range } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { CALLS, CHIPS_FOR_NEIGHBOURS, chipsForCall } from './calls.ts';
import { type SpotId, spotById, spotIds } from './layout.ts';
import { isTaken } from './rules.ts';
import type { Action, Reason, Roulette, State } from './state.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

/** Why so much may not be laid, where each unit takes this many chips. */
const whyNotAmount = ({ stack }: State, unit: Chips, chips = 1): Reason | undefined => {
  if (stack === 0) return 'no-chips-left';
  if (unit < 1) return 'bet-too-small';
  return unit * chips > stack ? 'not-enough-chips' : undefined;
};

const whyNotCall = (state: State, unit: Chips, chips: number): Reason | undefined =>
  state.rules.calls ? whyNotAmount(state, unit, chips) : 'not-in-these-rules';

/** The phase's own conditions, before those of each move. */
const whyNotPhase = ({ phase }: State, action: Action): Reason | undefined => {
  if (action.type === 'rest') return phase === 'spinning' ? undefined : 'ball-at-rest';
  return phase === 'betting' ? undefined : 'no-more-bets';
};

const whyNotPlace = (state: State, spot: SpotId, amount: Chips): Reason | undefined =>
  isTaken(state.rules, spotById(spot).kind) ? whyNotAmount(state, amount) : 'not-in-these-rules';

const whyNotRepeat = ({ last, stack }: State): Reason | undefined => {
  if (last.length === 0) return 'nothing-to-repeat';
  return stakeOf(last) > stack ? 'too-few-to-repeat' : undefined;
};

const whyNotDouble = ({ bets, stack }: State): Reason | undefined => {
  if (bets.length === 0) return 'nothing-laid';
  return stakeOf(bets) > stack ? 'too-few-to-double' : undefined;
};

/** Why this action may not be taken now; undefined when it may. */
export const whyNot = (state: State, action: Action): Reason | undefined => {
  const early = whyNotPhase(state, action);
  if (early !== undefined) return early;
  switch (action.type) {
    case 'rest':
      return undefined;
    case 'place':
      return whyNotPlace(state, action.spot, action.amount);
    case 'call':
      return whyNotCall(state, action.unit, chipsForCall(action.name));
    case 'neighbours':
      return NUMBERS.includes(action.of) ? whyNotCall(state, action.unit, CHIPS_FOR_NEIGHBOURS) : 'no-such-number';
    case 'take-back':
      return state.bets.some(({ spot }) => spot === action.spot) ? undefined : 'nothing-there';
    case 'undo':
      return state.layings.length === 0 ? 'nothing-to-undo' : undefined;
    case 'repeat':
      return whyNotRepeat(state);
    case 'double':
      return whyNotDouble(state);
    case 'clear':
    case 'spin':
      return state.bets.length === 0 ? 'nothing-laid' : undefined;
  }
};

/** Every move there is, its blanks filled as cheaply as can be, beside the offer it would make. */
const candidates = ({ rules, stack, bets }: State): readonly (readonly [Action, Offer<Action>])[] => {
  const units = (chips: number) => range(1, Math.floor(stack / chips));
  const plain = (['undo', 'clear', 'repeat', 'double', 'spin', 'rest'] as const).map((type) => [{ type }, { type }] as const);
  return [
    [
      { type: 'place', spot: '0', amount: 1 },
      { type: 'place', spot: oneOf(spotIds(rules)), amount: units(1) },
    ],
    ...CALLS.map(
      (name) =>
        [
          { type: 'call', name, unit: 1 },
          { type: 'call', name: oneOf([name]), unit: units(chipsForCall(name)) },
        ] as const,
    ),
    [
      { type: 'neighbours', of: 0, unit: 1 },
      { type: 'neighbours', of: range(0, POCKETS - 1), unit: units(CHIPS_FOR_NEIGHBOURS) },
    ],
    ...plain,
    ...bets.slice(0, 1).map(
      ({ spot }) =>
        [
          { type: 'take-back', spot },
          { type: 'take-back', spot: oneOf(bets.map((bet) => bet.spot)) },
        ] as const,
    ),
  ];
};

/** What the player may do. */
export const offersTo = (state: State): readonly Offer<Action>[] =>
  candidates(state).flatMap(([action, offer]) => (whyNot(state, action) === undefined ? [offer] : []));

const nearest = (amount: Chips, most: Chips): Chips => Math.max(1, Math.min(most, amount));

/** The same with an amount that fits; or, where the amount is not the matter, the plain thing to do next. */
const insteadOf = (state: State, action: Action): readonly Action[] => {
  const { stack } = state;
  const next: readonly Action[] = [{ type: 'rest' }, { type: 'spin' }, { type: 'repeat' }];
  switch (action.type) {
    case 'place':
      return [{ ...action, amount: nearest(action.amount, stack) }, ...next];
    case 'call':
      return [{ ...action, unit: nearest(action.unit, Math.floor(stack / chipsForCall(action.name))) }, ...next];
    case 'neighbours':
      return [{ ...action, unit: nearest(action.unit, Math.floor(stack / CHIPS_FOR_NEIGHBOURS)) }, ...next];
    default:
      return next;
  }
};

/** The reason why not, and what could be done instead: the most that is possible, if it was too much. */
export const refusalOf = (state: State, action: Action): Refusal<Roulette> => {
  const reason = whyNot(state, action) ?? 'not-an-action';
  const instead = insteadOf(state, action).find((one) => whyNot(state, one) === undefined);
  return instead === undefined ? { reason } : { reason, instead };
};
