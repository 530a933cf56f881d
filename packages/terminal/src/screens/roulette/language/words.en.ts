/** The terminal's table of Roulette in English. */
import { and, capital, figure, hundredth, many, whoWord } from '@baize/engine/language/en';
import type { RouletteScreenWords } from './roulette-screen-words.ts';

const chips = (count: number): string => many(count, 'chip', 'chips');
const signed = (count: number): string => (count > 0 ? `+${figure(count)}` : figure(count));
const colours = { red: 'red', black: 'black', green: 'green' } as const;

/** The table's own words. */
export const words = {
  figure,
  signed,
  signedHundredth: (count) => (count > 0 ? `+${hundredth(count)}` : hundredth(count)),

  welcome: (preset, isAlone) => [
    `${preset}. One wheel, one zero, one small ball.`,
    'Type a place and an amount, then Enter: 17 50, 50 on 17, 17/20 10, red 100. A number on its own sets the chip.',
    `Or move with the arrow keys: Space bets the chip there. ${isAlone ? 'Enter spins the wheel.' : 'Enter says you’re done; once everyone is, the wheel spins.'}`,
    'Until then you can take back any bet. If you leave before the ball lands, you lose what’s on the board.',
  ],
  plainWelcome: (preset, count, isAlone, hasCalls) => [
    `Roulette, one zero. ${preset}. You have ${chips(count)}.`,
    'Type a bet as a place and an amount: 17 25 or 25 on 17, 17/20 10, red 50,',
    '2nd 12 20, column 1 5, 25/26/28/29 10, 7-9 5 (street).',
    ...(hasCalls ? ['A call bet takes an amount per chip: 5 on voisins, tiers, orphelins, jeu zero, neighbours 17.'] : []),
    `${isAlone ? 'spin spins the wheel, take 17' : 'done says you’re done; the wheel spins once everyone is. take 17'} takes that bet back. Also: bets, undo, clear, last, double, payouts. ? is help, q leaves.`,
  ],

  status: {
    wide: (stack, laid) => `Chips: ${figure(stack)}     On the board: ${figure(laid)}`,
    narrow: (stack, laid) => `Chips: ${figure(stack)}   Bets: ${figure(laid)}`,
    last: 'Last: ',
  },

  cloth: {
    'dozen-1': '1st 12',
    'dozen-2': '2nd 12',
    'dozen-3': '3rd 12',
    low: '1-18',
    even: 'EVEN',
    red: '♦ RED',
    black: 'BLACK',
    odd: 'ODD',
    high: '19-36',
  },
  narrowDozens: { 'dozen-1': ['1st', '12'], 'dozen-2': ['2nd', '12'], 'dozen-3': ['3rd', '12'] },

  bets: {
    heading: 'YOUR BETS',
    list: 'List',
    none: 'No chips on the board yet.',
    noneNarrow: 'No chips yet.',
    wins: (count) => `wins ${figure(count)}`,
    more: (count) => `${figure(count)} more`,
    andMore: (count) => `and ${figure(count)} more`,
    onBoard: 'On the board',
    pays: (to) => `${to} to 1`,
    halfBack: 'half back',
    thisSpin: 'This spin',
  },
  spot: {
    on: (name, kind) => (kind === '' ? `On ${name}` : `On ${name}, ${kind}`),
    pays: (to) => `pays ${to} to 1`,
    chipWins: (chip, wins) => `${figure(chip)} wins ${figure(wins)}`,
    takeBack: '[Del] take back',
  },
  bank: 'bank',
  noBet: 'no bet',

  wheelSpins: 'The wheel is spinning',
  number: (number, colour) => `${number}  ${colours[colour].toUpperCase()}`,
  log: { noMoreBets: 'No more bets.', landed: (number, colour) => `The ball lands on ${number}, ${colours[colour]}.` },

  choices: {
    place: { label: '[Space] Bet', asked: 'bet the chip (Space)' },
    undo: { label: '[U]ndo', asked: 'undo (u)' },
    clear: { label: '[X] Clear', short: '', asked: 'clear (x)' },
    double: { label: '[*] Double', short: '', asked: 'double (*)' },
    repeat: { label: '[=] Last', short: '', asked: 'your last bets again (=)' },
    done: { label: '[Enter] Done', asked: 'done (Enter)' },
    spin: { label: '[Enter] Spin', asked: 'spin (Enter)' },
    ready: { label: '[Enter] Next spin', asked: 'ready for the next spin (Enter)' },
    fresh: { label: '[Enter] New bets', asked: 'new bets (Enter)' },
    repeatAll: { label: '[=] Same bets again', short: '[=] Same again', asked: 'same bets again (=)' },
    rest: { label: '[Space] Let it land', asked: 'let it land (Space)' },
  },
  takeBack: ['take'],

  typed: {
    ask: 'Your bet: ',
    how: 'a place and an amount: 17 50',
    enter: 'OK',
    chip: (chip) => `Chip ${figure(chip)}`,
    chipOrPlace: (chip, before) => `Your chip is now ${figure(chip)}. To bet on ${chip}, type ${chip} ${before}.`,
    chipSet: (chip, place) => `Your chip is now ${figure(chip)}. Space bets it on ${place}.`,
    goOn: (ways) => `It could go on: ${ways.join(', ')}.`,
  },

  prompt: {
    wide: (place, pays, chip) => `${capital(place)} pays ${pays} to 1. Chip: ${figure(chip)}`,
    narrow: (name, chip) => `On ${name}. Chip: ${figure(chip)}`,
    takesBack: '[Del] takes it back',
    syntax: 'or type: 17 50, red 50',
    betAgain: 'Bet again?',
    nextSpin: 'Next spin?',
    hadNoBet: 'You had no bet.',
    keepsBank: 'You keep the bank. The others are betting.',
    isDone: 'You’re done. The others are still betting.',
  },

  payouts: {
    widths: { 80: [14, 38, 9, 9], 44: [14, 0, 9, 9] },
    heads: ['Bet', 'Where the chip goes', 'Pays', 'On 100'],
    note: (favours) => `On 100: what 100 chips win or lose on average. ${favours}`,
  },

  told: {
    bets: (who, all) => `${capital(whoWord(who))}: ${all.length === 0 ? 'no bet' : and(all)}.`,
    alone: (count) => `You’re alone against the house, with ${chips(count)}.`,
    seat: (who, isBank, count) => `${capital(whoWord(who))}${isBank ? ', the bank' : ''}: ${chips(count)}.`,
    neverSpun: 'The wheel hasn’t been spun yet.',
    history: (numbers) =>
      `The last numbers, latest first: ${numbers.map(([number, colour]) => `${number} ${colours[colour]}`).join(', ')}.`,
    pot: (laid, stack) => `On the board: ${figure(laid)}. Your chips: ${figure(stack)}.`,
  },
  tells: { hand: 'hand', bets: 'bets', list: 'list', table: 'table', pot: 'pot', who: 'who', payouts: 'payouts' },

  sheet: {
    name: 'Statistics',
    short: 'Score',
    bets: 'Your bets',
    session: 'This session',
    rows: { spins: 'Spins', won: 'Won', lost: 'Lost', even: 'Even', net: 'Net', best: 'Best spin' },
    narrow: ({ spins, won, lost, net }) => `Spins ${spins} · won ${won} · lost ${lost} · net ${signed(net)}`,
  },
  summary: ({ spins, won, lost, net }) => `Spins: ${figure(spins)}. Won: ${figure(won)}. Lost: ${figure(lost)}. Net: ${signed(net)}.`,

  leave: {
    warning: (isRolling, atRisk, stack) =>
      `${isRolling ? 'The ball is still rolling.' : 'The wheel hasn’t been spun.'} You’d lose the ${chips(atRisk)} on the board and leave with ${figure(stack)}.`,
    question: (atRisk) => `Leave and lose ${figure(atRisk)}?`,
  },
  goodbye: (count) => `You leave the table with ${chips(count)}.`,

  keys: {
    arrows: ['Arrows', 'move over the board'],
    space: 'bet the chip; let it land',
    bet: (hasCalls) => (hasCalls ? 'a bet; so is tiers 5' : 'a bet; so is red 50'),
    chip: 'and Enter: the chip is 50',
    undo: 'undo, clear',
    takeBack: 'take one bet back',
    double: 'double, last bets again',
  },
} as const satisfies RouletteScreenWords;
