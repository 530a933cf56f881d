/** Hold'em's table in the terminal, in English. */
import type { Chips, Saying } from '@baize/engine';
import { and, capital, cardWord, figure, many, or, verb, whoWord, whoWords } from '@baize/engine/language/en';
import type { HandStage, HoldemScreenWords, MiddleTold, RoundRun, SeatDoing } from './holdem-screen-words.ts';

const chips = (count: Chips): string => many(count, 'chip', 'chips');
const signed = (net: Chips): string => `${net > 0 ? '+' : net < 0 ? '-' : ''}${figure(Math.abs(net))}`;

const stages: Readonly<Record<HandStage, string>> = {
  preflop: 'pre-flop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
  showdown: 'showdown',
  over: 'over',
};

const doing = ({ type, to }: SeatDoing): string => {
  switch (type) {
    case 'fold':
      return to === 0 ? 'folded' : `folded · ${figure(to)}`;
    case 'all-in':
      return to === 0 ? 'all-in' : `all-in ${figure(to)}`;
    case 'check':
      return 'check';
    case 'raise':
      return `raise to ${figure(to)}`;
    case 'small':
      return `small blind ${figure(to)}`;
    case 'big':
      return `big blind ${figure(to)}`;
    default:
      return `${type} ${figure(to)}`;
  }
};

const did = ({ whos, type, to, isAllIn }: RoundRun): string => {
  const one = (take: string, takes: string): string => verb(whos, take, takes);
  if (isAllIn && type !== 'fold')
    return type === 'call' ? `${one('call', 'calls')} all-in` : `${one('go', 'goes')} all-in with ${figure(to)}`;
  switch (type) {
    case 'fold':
      return one('fold', 'folds');
    case 'check':
      return one('check', 'checks');
    case 'call':
      return one('call', 'calls');
    case 'bet':
      return `${one('bet', 'bets')} ${figure(to)}`;
    case 'raise':
      return `${one('raise', 'raises')} to ${figure(to)}`;
  }
};

const middle = ({ pot, pots, bets, due, highest }: MiddleTold): Saying => {
  const behind = `${due === 0 ? '' : `   To call ${figure(due)}`}${highest === 0 ? '' : `   Highest bet ${figure(highest)}`}`;
  const short = `${due === 0 ? '' : `  Call ${figure(due)}`}${highest === 0 ? '' : `  Bet ${figure(highest)}`}`;
  const whole = `Pot ${figure(pot)}`;
  if (pots.length < 2) return [`${whole}${behind}`, `${whole}${short}`];
  const parts = pots.map((one, at) => `${at === 0 ? 'Main' : pots.length === 2 ? 'side' : `side ${at}`} ${figure(one)}`);
  const all = [...parts, ...(bets > 0 ? [`bets ${figure(bets)}`] : [])].join(' · ');
  return [`${all}${behind}`, `${whole} in ${pots.length} pots${behind}`, `${whole}${behind}`, `${whole}${short}`];
};

/** Hold'em's table in English. */
export const words = {
  welcome: {
    chips: (blinds, count) => {
      const start =
        blinds === undefined ? 'No blinds: betting starts on the flop.' : `Blinds ${figure(blinds[0])} and ${figure(blinds[1])}.`;
      return `${start} You have ${chips(count)}.`;
    },
    opponents: (max) => `Press a number from 1 to ${max} to choose how many opponents you play.`,
    aim: 'The best five of your two cards and the five on the board win.',
  },
  status: {
    chips: (count) => `Chips: ${figure(count)}`,
    pot: (count) => `Pot: ${figure(count)}`,
    toCall: (count) => `To call: ${figure(count)}`,
    where: (hand, stage, blinds) => {
      const where = `Hand ${hand} · ${stages[stage]}`;
      return blinds === undefined
        ? [where, stages[stage]]
        : [`${where} · blinds ${figure(blinds[0])}/${figure(blinds[1])}`, where, stages[stage]];
    },
  },
  choices: {
    next: { label: '[Enter] Next hand', asked: 'next hand (Enter) or leave (q)', also: ['next hand', 'weiter', 'nächste hand'] },
    fold: { label: '[F]old', asked: 'fold (f)', also: ['folden', 'passen'] },
    check: { label: '[C]heck', asked: 'check (c)', also: ['checken', 'schieben'] },
    call: (count, isAll) => ({
      label: `[C]all ${figure(count)}${isAll ? ', all-in' : ''}`,
      short: '[C]all',
      asked: 'call (c)',
      also: ['callen', 'mitgehen'],
    }),
    bet: { label: '[B]et', asked: 'bet (b)', also: ['setzen'] },
    raise: { label: '[R]aise', asked: 'raise (r)', also: ['raisen', 'erhöhen', 'erhoehen'] },
    allIn: { label: '[A]ll-in', asked: 'all-in (a)', also: ['all in', 'allin'] },
    yes: { label: '[Y]es, all-in', asked: 'yes (y)', also: ['ja', 'j'] },
    no: { label: '[N]o', asked: 'no (n)', also: ['nein'] },
    halfPot: { label: '[H]alf pot', short: '[H]alf', also: ['half', 'raise half', 'bet half', 'halber pot', 'halb'] },
    fullPot: { label: '[P]ot', short: '[P]ot', also: ['raise pot', 'bet pot', 'ganzer pot'] },
  },
  amounts: { bet: 'Bet', raise: 'Raise to' },
  allInQuestion: (count) => `All-in with ${figure(count)}, all you have?`,
  ask: (owed, answers) => {
    const list = `${capital(or(answers))}?`;
    return owed === undefined ? list : `${owed === 0 ? 'Nothing to call.' : `${figure(owed)} to call.`} ${list}`;
  },
  felt: {
    you: 'YOU',
    tags: { button: [' (button)', ' D'], small: [' (small)', ' SB'], big: [' (big)', ' BB'] },
    wins: (count) => `WINS ${figure(count)}`,
    youWin: (count) => `YOU WIN ${figure(count)}`,
    middle,
    doing,
    boardPlays: 'the board plays',
    oneCounts: 'one of the two counts',
    allIn: 'all-in',
    inFront: (count) => `in front: ${figure(count)}`,
    tableWon: 'THE TABLE IS YOURS',
    allChips: (count) => `All ${chips(count)}.`,
    broke: ['Your last chip is gone.', 'Your chips are gone.'],
  },
  round: (runs) => `${capital(runs.map((run) => `${whoWords(run.whos)} ${did(run)}`).join(', '))}.`,
  told: {
    noCards: 'You have no cards.',
    table: (hand, stage, board) =>
      `Hand ${hand}, ${stages[stage]}. ${board.length === 0 ? 'There are no cards on the board yet.' : `On the board: ${and(board.map(cardWord))}.`}`,
    pot: (pot, toCall, count) => `The pot is ${figure(pot)}.${toCall > 0 ? ` ${figure(toCall)} to call.` : ''} You have ${chips(count)}.`,
    seat: ({ who, chips: count, doing: one, hasButton }) => {
      const marks = [...(one === undefined ? [] : [one === 'out' ? 'out' : doing(one)]), ...(hasButton ? ['the button'] : [])];
      return `${capital(whoWord(who))}: ${[chips(count), ...marks].join(', ')}.`;
    },
    noHandOver: 'No hand is over yet.',
    yours: (net) => `You: ${signed(net)}.`,
  },
  sheet: {
    name: 'Hand ranks',
    short: 'Ranks',
    bestFirst: 'Best first',
    session: 'This session',
    bestFive: 'The best five of your two cards and the board count.',
    summary: ({ rounds, won, net }) => `${many(rounds, 'hand', 'hands')}, ${figure(won)} won, ${signed(net)} in all`,
  },
  leaving: {
    warning: (atRisk, stack) => `The hand isn’t over. Your ${chips(atRisk)} in the pot stay behind, and you take ${figure(stack)}.`,
    question: (atRisk) => `Leave and lose ${figure(atRisk)}?`,
    summary: ({ rounds, won, lost, even, net }) =>
      `Hands: ${figure(rounds)}. Won: ${figure(won)}. Lost: ${figure(lost)}.${even > 0 ? ` Even: ${figure(even)}.` : ''} In all: ${signed(net)}.`,
    goodbye: (count) => `You leave the table with ${chips(count)}. Thanks for the game!`,
  },
  keys: (foldsFreely) => [
    { key: 'F', does: foldsFreely ? 'fold: give up the hand' : 'fold, with a bet to call' },
    { key: 'C', does: 'check or call' },
    { key: 'B, R', does: 'bet, raise: an amount' },
    { key: 'H, P', does: 'half pot, pot, after B or R' },
    { key: 'A', does: 'all-in' },
  ],
} as const satisfies HoldemScreenWords;
