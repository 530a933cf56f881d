/** What can be chosen at a table of Pontoon: each choice is lit because an offer holds it. */
import { type Offer, range } from '@baize/engine';
import type { Action, Pontoon } from '@baize/games/pontoon';
import type { Choice, TableSight, Taking } from '../screen.ts';
import { pontoonScreenWords } from './language/index.ts';
import { alsoTyped } from './language/typed.ts';

type Sight = TableSight<Pontoon>;
type Type = Action['type'];
type Bare = Exclude<Action, { readonly amount: number }>['type'];

const offerOf = ({ offers }: Sight, type: Type): Offer<Action> | undefined => offers.find((offer) => offer.type === type);

const simple = (sight: Sight, type: Bare, choice: Pick<Choice<Action>, 'key' | 'isListed' | 'opensRound'>): Choice<Action> => {
  const words = pontoonScreenWords().choices[type];
  return {
    ...choice,
    ...words,
    also: alsoTyped(type, words.word),
    lit: offerOf(sight, type) !== undefined,
    take: { kind: 'now', action: { type } },
  };
};

const leaving = (sight: Sight): Choice<Action> => {
  const words = pontoonScreenWords().choices.no;
  return {
    ...words,
    key: 'n',
    also: alsoTyped('no', words.word),
    lit: offerOf(sight, 'ready') !== undefined,
    isListed: false,
    take: { kind: 'leave' },
  };
};

const buying = (sight: Sight, isListed: boolean): Choice<Action> => {
  const { view, seat } = sight;
  const { word, label, ask, asked } = pontoonScreenWords().choices.buy;
  const offer = offerOf(sight, 'buy');
  const first = view.hands[seat]?.[view.turn.hand]?.firstStake ?? 0;
  const price = offer?.type === 'buy' ? offer.amount : range(first, first);
  const take: Taking<Action> = { kind: 'amount', ask, range: price, action: (amount) => ({ type: 'buy', amount }) };
  return { key: 'b', also: alsoTyped('buy', word), word, label, asked: asked(price), lit: offer !== undefined, isListed, take };
};

const staking = (sight: Sight): Choice<Action> => {
  const { word, label, ask, asked } = pontoonScreenWords().choices.stake;
  const offer = offerOf(sight, 'stake');
  const { min, max } = sight.view.rules.stake;
  const stakes = offer?.type === 'stake' ? offer.amount : range(min, max);
  const take: Taking<Action> = { kind: 'amount', ask, range: stakes, action: (amount) => ({ type: 'stake', amount }) };
  const also = alsoTyped('stake', word);
  return { key: 'digits', also, word, label, asked: asked(stakes), lit: offer !== undefined, isListed: false, take };
};

/** All choices, each lit or not. In a player's turn the bar lists what is usual; a split is shown only when it can be done. */
export const pontoonChoices = (sight: Sight): readonly Choice<Action>[] => {
  const { view, seat } = sight;
  const inTurn = (view.phase === 'turns' || view.phase === 'banker') && view.turn.place === seat;
  const buys = inTurn && view.rules.buying && view.banker !== seat;
  return [
    staking(sight),
    simple(sight, 'ready', { key: 'enter', isListed: false, opensRound: true }),
    leaving(sight),
    simple(sight, 'declare', { key: 'enter', isListed: false }),
    buying(sight, buys),
    simple(sight, 'twist', { key: 't', isListed: inTurn }),
    simple(sight, 'stick', { key: 's', isListed: inTurn }),
    simple(sight, 'split', { key: 'p', isListed: false }),
  ];
};
