/** What can be chosen at a table of Pontoon: each choice is lit because an offer holds it. */
import { type Offer, type Range, range } from '@baize/engine';
import type { Action, Pontoon } from '@baize/games/pontoon';
import type { Choice, TableSight, Taking } from '../screen.ts';

type Sight = TableSight<Pontoon>;
type Type = Action['type'];
type Bare = Exclude<Action, { readonly amount: number }>['type'];

const offerOf = ({ offers }: Sight, type: Type): Offer<Action> | undefined => offers.find((offer) => offer.type === type);

const simple = (sight: Sight, type: Bare, choice: Omit<Choice<Action>, 'lit' | 'take'>): Choice<Action> => ({
  ...choice,
  lit: offerOf(sight, type) !== undefined,
  take: { kind: 'now', action: { type } },
});

const amounts = ({ min, max }: Range): string => (min === max ? `${min}` : `${min} to ${max}`);

const buying = (sight: Sight, isListed: boolean): Choice<Action> => {
  const { view, seat } = sight;
  const offer = offerOf(sight, 'buy');
  const first = view.hands[seat]?.[view.turn.hand]?.firstStake ?? 0;
  const price = offer?.type === 'buy' ? offer.amount : range(first, first);
  const asked = price.min === price.max ? `buy for ${price.min} (b)` : `buy for ${amounts(price)} (b and the amount)`;
  const take: Taking<Action> = { kind: 'amount', ask: 'Buy for', range: price, action: (amount) => ({ type: 'buy', amount }) };
  return { key: 'b', word: 'buy', label: '[B]uy', asked, lit: offer !== undefined, isListed, take };
};

const staking = (sight: Sight): Choice<Action> => {
  const offer = offerOf(sight, 'stake');
  const { min, max } = sight.view.rules.stake;
  const stakes = offer?.type === 'stake' ? offer.amount : range(min, max);
  const take: Taking<Action> = { kind: 'amount', ask: 'Your stake', range: stakes, action: (amount) => ({ type: 'stake', amount }) };
  const asked = `your stake, ${amounts(stakes)}`;
  return { key: 'digits', word: 'stake', label: '[0-9] Stake', asked, lit: offer !== undefined, isListed: false, take };
};

/** All choices, each lit or not. In a player's turn the bar lists what is usual; a split is shown only when it can be done. */
export const pontoonChoices = (sight: Sight): readonly Choice<Action>[] => {
  const { view, seat } = sight;
  const inTurn = (view.phase === 'turns' || view.phase === 'banker') && view.turn.place === seat;
  const buys = inTurn && view.rules.buying && view.banker !== seat;
  return [
    staking(sight),
    simple(sight, 'ready', {
      key: 'enter',
      also: ['y', 'yes'],
      word: 'next',
      label: '[Y]es, another round',
      short: '[Y]es',
      asked: 'another round: yes (y or Enter)',
      isListed: false,
      opensRound: true,
    }),
    {
      key: 'n',
      word: 'no',
      label: '[N]o',
      asked: 'no (n)',
      lit: offerOf(sight, 'ready') !== undefined,
      isListed: false,
      take: { kind: 'leave' },
    },
    simple(sight, 'declare', {
      key: 'enter',
      also: ['d'],
      word: 'show',
      label: '[Enter] Show pontoon',
      short: '[Enter] Show',
      asked: 'show your pontoon (Enter)',
      isListed: false,
    }),
    buying(sight, buys),
    simple(sight, 'twist', { key: 't', word: 'twist', label: '[T]wist', asked: 'twist (t)', isListed: inTurn }),
    simple(sight, 'stick', { key: 's', word: 'stick', label: '[S]tick', asked: 'stick (s)', isListed: inTurn }),
    simple(sight, 'split', { key: 'p', word: 'split', label: 's[P]lit', asked: 'split (p)', isListed: false }),
  ];
};
