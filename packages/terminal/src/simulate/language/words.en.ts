/** `baize simulate` in English. */
import { figure, many, percent } from '@baize/engine/language/en';
import { misreadWords } from '@baize/games/roulette';
import type { SimulationWords } from './simulation-words.ts';

const takes = (seconds: number): string => {
  if (seconds < 1.5) return 'About a second';
  if (seconds < 90) return `About ${Math.ceil(seconds)} seconds`;
  return seconds < 5400 ? `About ${Math.round(seconds / 60)} minutes` : `About ${(seconds / 3600).toFixed(1)} hours`;
};
const left = (seconds: number): string => {
  if (seconds < 90) return `${Math.ceil(seconds)} s left`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min left` : `${(seconds / 3600).toFixed(1)} h left`;
};

/** A simulation in English. */
export const words = {
  decimal: (value, digits) => value.toFixed(digits),
  percent,
  unknown: 'unknown',
  expected: (rounds, seconds, workers) =>
    `${many(rounds, 'round', 'rounds')}. ${takes(seconds)} on ${workers === 1 ? 'one processor' : `${workers} processors`}.${seconds > 60 ? ' Ctrl+C stops it and shows what there is.' : ''}`,
  pace: (rate, seconds) => `${rate >= 10 ? figure(Math.round(rate)) : rate.toFixed(1)} evenings a second, ${left(seconds)}`,
  title: (game, preset, rounds, evenings, isWhole) =>
    `${game}, ${preset}: ${many(rounds, 'round', 'rounds')} over ${many(evenings, 'evening', 'evenings')}${isWhole ? '' : ', part of the run'}.`,
  seed: (seed) => `Seed ${seed}. Intervals hold in 19 of 20 runs.`,
  player: (name, mean, unit, spread) => `${name}: ${mean} ${unit} a round, standard deviation ${spread}.`,
  exactly: (mean, holdsFor) =>
    `The exact expectation is ${mean}, ${holdsFor === 'bets' ? 'for these bets' : 'for the best play from a fresh shoe'}.`,
  outcomes: (won, lost) => `Won ${won}, lost ${lost}.`,
  ruin: (purse, rounds, share) =>
    `${many(purse, 'chip is', 'chips are')} gone within ${many(rounds, 'round', 'rounds')} on ${share} of evenings.`,
  course: (net, low, high, drawdown) => `Course: ends at ${net}, lowest ${low}, highest ${high}, deepest fall ${figure(drawdown)}.`,
  byRound: 'Result per round:',
  byEvening: 'Result per evening:',
  needsShard: 'Say which part of how many, such as --shard 3/16.',
  needsCount: (option) => `--${option} needs a whole number, such as 5000, 250k or 10m.`,
  tooMany: (word, game) => `${word} is one word too many. Try: baize simulate ${game} --rounds 10k`,
  notForTyping: (word) => `${word} isn’t for typing.`,
  stopped: 'Stopped before the first evening was over.',
  fault: (fault) => {
    switch (fault.type) {
      case 'no-parts':
        return 'There’s nothing to put together.';
      case 'other-run':
        return 'These parts belong to different runs.';
      case 'no-chart':
        return 'That isn’t a chart. "baize odds blackjack --json" prints one to start from.';
      case 'evening-twice':
        return `Evening ${figure(fault.evening)} is there twice.`;
      case 'evening-missing':
        return `Evening ${figure(fault.evening)} is missing.`;
      case 'no-bet':
        return `"${fault.text}": ${fault.misread === undefined ? 'That isn’t a bet.' : misreadWords(fault.misread)}`;
      case 'too-dear':
        return `${many(fault.stake, 'chip', 'chips')} a spin can lose ${figure(fault.stake * fault.spins)} in ${many(fault.spins, 'spin', 'spins')}, and a player brings ${figure(fault.purse)}. Try ${fault.most > 0 ? `${many(fault.most, 'chip', 'chips')} a spin at most, or ` : ''}shorter evenings (--evening).`;
      case 'no-player':
        return `No player of ${fault.game} is called "${fault.name}". There are: ${fault.known.join(', ')}.`;
      case 'player-count':
        return `${fault.game} needs ${fault.min === fault.max ? '' : `${fault.min} to `}${many(fault.max, 'player', 'players')} here, not ${fault.count}.`;
      case 'only-bots':
        return `Only bots can play ${fault.game} here: ${fault.known.join(', ')}.`;
    }
  },
  noPart: (file) => `${file} holds no part of a simulation.`,
} as const satisfies SimulationWords;
