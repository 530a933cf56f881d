/** Roulette in English, as a British croupier says it. */
import type { Chips } from '@baize/engine';
import { and, capital, does, figure, hundredth, inWords, many, or, roughly, tenth } from '@baize/engine/language/en';
import { type Bet, stakeOf } from '../bets.ts';
import type { CallName } from '../calls.ts';
import { type Spot, type SpotId, spotById } from '../layout.ts';
import type { Misreading } from '../misreading.ts';
import { type BetKind, isForSeveral, type Rules } from '../rules.ts';
import type { Why } from '../state.ts';
import { type Case, onHundred, type Payout, paysPlayer } from '../summary.ts';
import type { RouletteStanding, RouletteWords, Sums, ToDo } from './roulette-words.ts';

const chips = (count: Chips): string => many(count, 'chip', 'chips');
const bets = (count: number): string => `${inWords(count)} ${count === 1 ? 'bet' : 'bets'}`;

// --- names -----------------------------------------------------------------------------------------------------------

const kinds: Readonly<Record<BetKind, string>> = {
  straight: 'straight up',
  split: 'split',
  street: 'street',
  trio: 'trio',
  corner: 'corner',
  'first-four': 'first four',
  'six-line': 'six line',
  dozen: 'dozen',
  column: 'column',
  'red-black': 'red or black',
  'odd-even': 'odd or even',
  'low-high': 'low or high',
};
const calls: Readonly<Record<CallName, string>> = {
  voisins: 'voisins du zéro',
  tiers: 'tiers du cylindre',
  orphelins: 'orphelins',
  'jeu-zero': 'jeu zéro',
};
const boxes: Readonly<Record<SpotId, string>> = {
  'dozen-1': '1st dozen',
  'dozen-2': '2nd dozen',
  'dozen-3': '3rd dozen',
  'column-1': 'column 1',
  'column-2': 'column 2',
  'column-3': 'column 3',
  low: '1-18',
  high: '19-36',
};

const spotName = ({ id }: Spot): string => boxes[id] ?? id;
/** The name with the article that a sentence wants: "the 2nd dozen". */
const inSentence = (spot: Spot): string => (spot.kind === 'dozen' ? `the ${spotName(spot)}` : spotName(spot));
const place = (spot: Spot): string => {
  const { id, kind, box } = spot;
  if (kind === 'straight') return `${id} ${kinds.straight}`;
  if (kind === 'first-four') return `the ${kinds[kind]} (${id})`;
  if (kind === 'low-high') return `${id} (${spotName(spot)})`;
  return box === undefined ? `the ${id} ${kinds[kind]}` : inSentence(spot);
};
const title = (spot: Spot): string => {
  const { id, kind, numbers, box } = spot;
  if (kind === 'six-line') return `Six line ${numbers[0]} to ${numbers.at(-1)}`;
  if (kind === 'low-high') return `${capital(id)}, ${numbers[0]} to ${numbers.at(-1)}`;
  return box === undefined || kind === 'straight' ? `${capital(kinds[kind])} ${numbers.join(', ')}` : capital(spotName(spot));
};
const betIn = ({ spot, amount }: Bet): string => `${figure(amount)} on ${inSentence(spotById(spot))}`;
const total = (of: readonly Bet[]): string => `${chips(stakeOf(of))} in ${bets(of.length)}`;

const chipPlaces: Readonly<Record<BetKind, string>> = {
  straight: 'on a number',
  split: 'on the line between two numbers',
  street: 'at the far end of a row of three',
  trio: 'where zero meets 1 and 2, or 2 and 3',
  corner: 'where four numbers meet',
  'first-four': 'on the far edge, where zero meets 3',
  'six-line': 'on the far edge, between two rows',
  dozen: 'in its box',
  column: 'in its box',
  'red-black': 'in its box',
  'odd-even': 'in its box',
  'low-high': 'in its box, 1 to 18 or 19 to 36',
};

const favours = (good: readonly BetKind[]): string => {
  if (good.length === 0) return 'At this table every bet favours the house.';
  const names = good.map((kind) => (kinds[kind].includes(' ') ? kinds[kind] : `${kinds[kind]}s`));
  return `At this table ${and(names)} favour you.`;
};

const traits: RouletteWords['names']['traits'] = {
  even: 'even',
  odd: 'odd',
  low: 'low',
  high: 'high',
  'dozen-1': 'first dozen',
  'dozen-2': 'second dozen',
  'dozen-3': 'third dozen',
  'column-1': 'first column',
  'column-2': 'middle column',
  'column-3': 'last column',
};
const colours: RouletteWords['names']['colours'] = { red: 'red', black: 'black', green: 'green' };

// --- what happens ----------------------------------------------------------------------------------------------------

/** A sentence with the sums behind it, and without where there is no room for them. */
const summed = (fact: string, { laid, stack }: Sums): readonly [string, string] => [
  `${fact} On the board: ${figure(laid)}. Chips: ${figure(stack)}.`,
  fact,
];

const told: RouletteWords['told'] = {
  betsOpen: 'Place your bets.',
  placed: ({ spot, amount }, there, pays, sums) => {
    const more = there > amount ? ' more' : '';
    const inAll = there > amount ? `, ${figure(there)} in all` : '';
    const whole = `${figure(amount)}${more} on ${place(spotById(spot))}${inAll}`;
    return [
      ...summed(`${whole}${inAll === '' ? '' : ','} pays ${pays} to 1.`, sums),
      `${whole}.`,
      `${figure(amount)}${more} on ${spotName(spotById(spot))}${inAll}.`,
    ];
  },
  called: (name, of, sums) => [
    ...summed(`${capital(calls[name])}: ${total(of)}.`, sums),
    `${capital(calls[name])}: ${chips(stakeOf(of))}.`,
  ],
  neighbours: (number, of, sums) => [
    ...summed(`${number} and its neighbours: ${total(of)}.`, sums),
    `${number} and neighbours: ${chips(stakeOf(of))}.`,
  ],
  takenBack: (of, sums) => {
    const [only, ...more] = of;
    return [
      ...summed(`Taken back: ${only === undefined || more.length > 0 ? total(of) : betIn(only)}.`, sums),
      `Taken back: ${chips(stakeOf(of))}.`,
    ];
  },
  laidAgain: (count, sums) => summed(`The bets are back, ${chips(count)}.`, sums),
  cleared: (count, stack) => [`Board cleared, ${chips(count)} back. Chips: ${figure(stack)}.`, `Board cleared, ${chips(count)} back.`],
  repeated: (of, sums) => [...summed(`Same bets again: ${total(of)}.`, sums), `Same bets again: ${chips(stakeOf(of))}.`],
  doubled: (of, sums) => [...summed(`All bets doubled: ${total(of)}.`, sums), `All bets doubled: ${chips(stakeOf(of))}.`],
  spun: 'No more bets. The wheel is spinning.',
  ball: (number, { colour, traits: all }) => [
    `${[number, colours[colour], ...all.map((trait) => traits[trait])].join(', ')}.`,
    `${number}, ${colours[colour]}.`,
  ],
  won: (bet, net) => `${betIn(bet)} wins ${figure(net)}.`,
  halved: (bet, back) => `${betIn(bet)} gets ${figure(back)} back.`,
  lost: (of) => `${and(of.map(betIn))} ${of.length === 1 ? 'loses' : 'lose'}.`,
  lostMany: (count, lost) => `${capital(bets(count))} lose, ${chips(lost)} in all.`,
  result: (who, net, stack) => {
    const fact =
      net === 0
        ? `${does(who, 'break', 'breaks')} even.`
        : `${net > 0 ? does(who, 'win', 'wins') : does(who, 'lose', 'loses')} ${figure(Math.abs(net))}.`;
    return stack === undefined ? fact : [`${fact} Chips: ${figure(stack)}.`, fact];
  },
  laid: (who, of) => `${does(who, 'bet', 'bets')} ${and(of.map(betIn))}.`,
  laidMany: (who, count, laid) => `${does(who, 'make', 'makes')} ${bets(count)}, ${chips(laid)} in all.`,
  satOut: (who) => `${does(who, 'sit', 'sits')} this spin out.`,
  broke: (who) => `${does(who, 'have', 'has')} no chips left.`,
  nobodyHasChips: 'Nobody has any chips left.',
  bankIsBust: 'The bank is bust.',
  bankHasAll: 'The bank has all the chips.',
};

const asked: RouletteWords['asked'] = {
  bet: (isAlone) => (isAlone ? 'Your bet, or spin?' : 'Your bet, or done?'),
  noMoreToBet: (isAlone) => (isAlone ? 'All your chips are on the board. Spin?' : 'You can’t bet any more. Done?'),
  rolling: (count) => {
    const riding = `${chips(count)} ${count === 1 ? 'rides' : 'ride'} on it.`;
    return count === 0 ? 'The ball is still rolling.' : [`The ball is still rolling. ${riding}`, riding];
  },
  nextSpin: 'Ready for the next spin?',
  over: 'The session is over.',
};

// --- refusals --------------------------------------------------------------------------------------------------------

const toDoWords: Readonly<Record<ToDo, string>> = {
  place: 'place a bet',
  undo: 'undo',
  clear: 'clear',
  repeat: 'repeat your last bets',
  double: 'double',
  spin: 'spin',
  rest: 'let the ball land',
  done: 'say you’re done',
  ready: 'say you’re ready',
};

/** The most that would do; what can be done instead where the amount is not the matter. */
const instead = ({ most, toDo }: RouletteStanding): string => {
  if (most !== undefined) return ` Bet ${figure(most.chips)}${most.isEach ? ' a chip' : ''} or less.`;
  return toDo.length === 0 ? '' : ` ${capital(or(toDo.map((one) => toDoWords[one])))}.`;
};
const then =
  (fact: string | ((standing: RouletteStanding) => string)) =>
  (standing: RouletteStanding): string =>
    (typeof fact === 'string' ? fact : fact(standing)) + instead(standing);
/** What to do follows from what is offered, whatever the amount was. */
const next =
  (fact: string) =>
  (standing: RouletteStanding): string =>
    fact + instead({ ...standing, most: undefined });

const refused: RouletteWords['refused'] = {
  'no-more-bets': next('No more bets: the ball is rolling.'),
  'ball-at-rest': next('The ball isn’t rolling.'),
  'bets-are-open': next('Bets are still open.'),
  'between-spins': next('This spin is over.'),
  'others-are-not-done': next('The wheel spins once everyone is done.'),
  'nobody-else-bets': next('Nobody else is betting here.'),
  'not-in-these-rules': next('This table doesn’t take that bet.'),
  'bet-too-small': () => 'The smallest bet is 1 chip. Bet 1 or more.',
  'no-chips-left': next('All your chips are on the board.'),
  'not-enough-chips': ({ stack, most, ...rest }) =>
    `You have ${chips(stack)} left.${instead({ ...rest, stack, most: most ?? { chips: stack, isEach: false } })}`,
  'over-the-limit': then(({ limit }) => `You can have at most ${chips(limit)} on the board in a spin.`),
  'bank-cannot-pay': then(({ bank }) => `The bank has ${chips(bank)} and couldn’t pay that if it won.`),
  'no-such-number': () => 'The wheel has the numbers 0 to 36. Pick one of those.',
  'nothing-laid': next('There are no bets on the board.'),
  'nothing-there': next('You have no bet there.'),
  'nothing-to-undo': next('There’s nothing to undo.'),
  'nothing-to-repeat': next('You have no last bets to repeat yet.'),
  'too-few-to-repeat': (standing) =>
    next(`Your last bets took ${chips(standing.last)}, and you have ${figure(standing.stack)} left.`)(standing),
  'too-few-to-double': (standing) =>
    next(`Doubling takes ${figure(standing.laid)} more, and you have ${chips(standing.stack)} left.`)(standing),
  'not-your-turn': ({ isOver }) => (isOver ? asked.over : 'It isn’t your turn yet. Just a moment.'),
  'not-an-action': next('You can’t do that here.'),
};

// --- typed bets ------------------------------------------------------------------------------------------------------

const HOW = 'Type a place and an amount, such as 17 25 or 25 on 17.';

const misread = (one: Misreading): string => {
  switch (one.type) {
    case 'not-a-bet':
      return `That isn’t a bet. ${HOW}`;
    case 'one-bet-back':
      return 'Take back one bet at a time, such as take 17; undo and clear take back more.';
    case 'no-calls':
      return 'This table doesn’t take call bets. Place each bet by itself.';
    case 'no-amount':
      return one.spot === undefined
        ? `How many chips? ${HOW}`
        : `How many chips? Add an amount, such as 25 on ${spotName(spotById(one.spot))}.`;
    case 'no-such-number':
      return `There’s no ${one.number} on the wheel. The numbers are 0 to 36.`;
    case 'not-touching':
      return `${and(one.numbers.map(String))} aren’t next to each other. Next to ${one.numbers[0]} are ${and(one.beside.map(String))}.`;
    case 'no-such-bet': {
      const these = one.numbers.length > 6 ? `these ${one.numbers.length} numbers` : and(one.numbers.map(String));
      return `No bet covers just ${these}. Type a corner as 25/26/28/29, a street as 13-15.`;
    }
    case 'not-at-table':
      return `There’s no ${kinds[one.kind]} at this table. Try another bet.`;
    case 'unclear':
      return `Which ${kinds[one.kind]} do you mean by ${and(one.numbers.map(String))}? Give all its numbers.`;
  }
};

// --- reasons ---------------------------------------------------------------------------------------------------------

/** Chips to a tenth; many of them to the whole. */
const someChips = (count: number): string => (count < 10 ? tenth(count) : figure(Math.round(count)));
const brings = (value: number): string => (roughly(value) === '0' ? 'break even' : `${value < 0 ? 'lose' : 'win'} about ${roughly(value)}`);

const bestKind = ({ best, onHundred: each, isHalfBack }: Extract<Why, { readonly type: 'best-kind' }>): string => {
  const hundred = hundredth(Math.abs(each));
  if (each > 0) return `${capital(kinds[best.kind])} pays ${best.pays} to 1 here: 100 chips on it win ${hundred} on average.`;
  return isHalfBack
    ? `Every bet loses on average, and even-money bets lose least: ${hundred} in 100 chips, because you get half back on zero.`
    : `Every bet loses ${hundred} in 100 chips on average, and even-money bets swing least.`;
};

const why = (one: Why): string => {
  switch (one.type) {
    case 'ball-to-rest':
      return 'All that’s left is for the ball to land.';
    case 'like-the-last':
      return 'Every spin is like the one before.';
    case 'bank-is-full':
      return 'The bank couldn’t pay any more on the best bet.';
    case 'spin-brings':
      return `On average this spin ${one.average < 0 ? 'loses' : 'wins'} ${someChips(Math.abs(one.average))}, with ${chips(one.staked)} on the board.`;
    case 'best-kind':
      return bestKind(one);
    case 'better-bet':
      return `${capital(kinds[one.best.kind])} pays ${one.best.pays} to 1, the most for its chances. On average these chips ${brings(one.there)} there; here they ${brings(one.here)}.`;
  }
};

// --- the bets summed up, and the rules -------------------------------------------------------------------------------

const net = (amount: Chips): string => (amount === 0 ? 'nothing' : amount > 0 ? `+${figure(amount)}` : figure(amount));
const onNumbers = ({ numbers }: Case): string =>
  numbers.length <= 6 ? `on ${numbers.join(', ')}` : `on ${figure(numbers.length)} numbers`;

/** "Corner, where four numbers meet: pays 11 to 1. 100 chips win 29.73 on average, exactly 11/37 a chip." */
const payoutLine = (payout: Payout): string => {
  const { kind, pays, brings: each } = payout;
  const hundred = onHundred(payout);
  const exactly = `${Math.abs(each.over)}/${each.under}`;
  return `${capital(kinds[kind])}, ${chipPlaces[kind]}: pays ${pays} to 1. 100 chips ${hundred < 0 ? 'lose' : 'win'} ${hundredth(Math.abs(hundred))} on average, exactly ${exactly} a chip.`;
};

const zero = ({ halfBackOnZero }: Rules): string =>
  halfBackOnZero
    ? 'On zero, dozens and columns lose. On red or black, odd or even, and low or high you get half your bet back; if it was an odd number of chips, the house keeps the odd one.'
    : 'On zero every outside bet loses: dozens, columns, red and black, odd and even, low and high.';

const rules: RouletteWords['rules'] = {
  aim: (set) => ({
    heading: 'The aim',
    lines: [
      'Guess where the ball will land. The wheel has the numbers 1 to 36, half of them red and half black, and a green zero.',
      `Put chips on a number, a line, a crossing or a box, as many bets as you like, ${isForSeveral(set) ? 'and say when you’re done' : 'then spin'}.`,
      'If your bet covers the number, it’s paid as below and you get your stake back. All other bets lose.',
      zero(set),
    ],
  }),
  chips: (set) => ({
    heading: 'Your chips',
    lines: [
      `You can bet from a single chip up to all you have. ${isForSeveral(set) ? 'What you win comes back with your stake.' : 'You can take back any bet until you spin.'}`,
      'If you leave before the ball lands, you lose what’s on the board.',
    ],
  }),
  together: (set) => ({
    heading: 'Together',
    lines: [
      'Everyone bets at the same time, with chips of their own colour and edge. You can take back any bet until you say you’re done.',
      'Once everyone is done, no more bets: the ball rolls once for all.',
      ...(set.most === null ? [] : [`Nobody can have more than ${figure(set.most)} chips on the board in a spin.`]),
      set.bank === 'house'
        ? 'The house keeps the bank, so you don’t play against each other.'
        : 'The player in the first seat keeps the bank: they make no bets, win what the others lose and pay what the others win. The bank takes no bet that it couldn’t pay, whatever the number.',
    ],
  }),
  payouts: (all) => ({ heading: 'Payouts', lines: [...all.map(payoutLine), favours(paysPlayer(all))] }),
  calls: {
    heading: 'Call bets',
    lines: [
      'A call bet puts several chips on one part of the wheel in a single go.',
      'Voisins du zéro: the 17 numbers around zero, nine chips. Tiers du cylindre: the 12 numbers opposite, six chips.',
      'Orphelins: the 8 numbers in between, five chips. Jeu zéro: the 7 numbers nearest zero, four chips.',
      'Neighbours: a number and the two on either side of it, five chips.',
    ],
  },
};

/** Roulette in English. */
export const words = {
  presets: {
    house: 'House payouts',
    european: 'European rules',
    french: 'French rules',
    shared: 'Up to seven players',
    banked: 'A player keeps the bank',
  },
  levels: { scatter: 'Chips anywhere', cautious: 'Red or black', shrewd: 'Loses least' },
  names: {
    kind: (kind) => kinds[kind],
    kindTitle: (kind) => capital(kinds[kind]),
    spot: spotName,
    place,
    title,
    bet: ({ spot, amount }) => `${figure(amount)} on ${spotName(spotById(spot))}`,
    total: (laid, count) => `${figure(laid)} in ${bets(count)}`,
    call: (name) => capital(calls[name]),
    colours,
    traits,
    chipPlace: (kind) => chipPlaces[kind],
    favours,
  },
  told,
  asked,
  actions: {
    call: (name, unit) => `${capital(calls[name])} at ${figure(unit)} a chip`,
    neighbours: (of, unit) => `${of} and its neighbours at ${figure(unit)} a chip`,
    takeBack: (spot) => `Take back ${place(spot)}`,
    bare: {
      undo: 'Undo',
      clear: 'Clear',
      repeat: 'Same bets again',
      double: 'Double',
      spin: 'Spin',
      rest: 'Let it land',
      done: 'Done',
      ready: 'Ready',
    },
  },
  refused,
  misread,
  why,
  summary: {
    none: 'There are no bets on the board.',
    bet: (at, { spot, amount }, wins) => [
      `${at}. ${figure(amount)} on ${place(spotById(spot))} wins ${figure(wins)}.`,
      `${at}. ${figure(amount)} on ${spotName(spotById(spot))} wins ${figure(wins)}.`,
    ],
    total: (laid, count) => `${chips(laid)} in ${bets(count)}.`,
    cases: (best, worst) => `At best ${net(best.net)}, ${onNumbers(best)}; at worst ${net(worst.net)}, ${onNumbers(worst)}.`,
  },
  rules,
} as const satisfies RouletteWords;
