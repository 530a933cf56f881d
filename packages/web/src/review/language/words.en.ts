/** Looking back in English. */
import { figure, hundredth, many, tenth } from '@baize/engine/language/en';
import type { LookBackWords } from './look-back-words.ts';

const rounds = { hearts: 'Hand', holdem: 'Hand', blackjack: 'Round', pontoon: 'Round', roulette: 'Spin', sabacc: 'Game' } as const;
/** The digits that an amount was rounded to, and no other ones. */
const digits = (amount: number): string =>
  Number.isInteger(amount) ? figure(amount) : Number.isInteger(10 * amount) ? tenth(amount) : hundredth(amount);
const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${digits(amount)}`;

/** Looking back in English. */
export const words = {
  title: 'Look back',
  back: 'Back',
  round: (game, round) => `${rounds[game]} ${figure(round)}`,
  costs: {
    title: 'What each decision cost',
    best: (count) => `${figure(count)} best`,
    close: (count) => `${figure(count)} close`,
    costly: (count) => `${figure(count)} costly`,
    choose: 'The decisions of the session. Choose one with the arrow keys.',
    none: 'none judged yet',
  },
  note: {
    title: 'About this decision',
    chose: 'You chose',
    better: 'Better',
    seemsBetter: 'Probably better',
    moves: {
      points: 'Points you take from here, on average',
      chips: 'Chips from here, on average',
      chance: 'How often you win from here',
    },
    ranks: ['Costliest of the session', 'Second costliest', 'Third costliest'],
    tryIt: 'Try it again',
    next: (of) => `Next of ${figure(of)}`,
  },
  working: { title: 'Looking back', progress: 'Decisions judged so far', stop: 'Stop' },
  cannot: {
    title: 'This session can’t be judged',
    text: 'There’s no honest way to say what a decision at this table costs. You can still step through it.',
  },
  cannotAny: {
    title: 'Nothing here can be judged',
    text: 'There’s no honest way to say what these decisions cost. You can still step through them.',
  },
  nothingDecided: 'You had nothing to decide here',
  nothingToFix: 'Nothing to fix',
  noMistakes: (decisions) => `No mistakes found in ${many(decisions, 'decision', 'decisions')}.`,
  luck: ({ of, count, result, expected, decisions, decisionsApart, forfeited, luck, width }) => {
    const parts = [
      `${signed(expected)} expected by the odds`,
      ...(decisionsApart && decisions > 0 ? [`${signed(-decisions)} from your decisions`] : []),
      ...(forfeited > 0 ? [`${signed(-forfeited)} left on the table`] : []),
    ];
    const told =
      of === 'all-in'
        ? `Luck in ${count === 1 ? 'one pot' : `${figure(count)} pots`} that went all-in with cards to come: ${signed(luck)} chips. The rest is partly luck too.`
        : `${signed(result)} chips: ${parts.join(', ')} and ${signed(luck)} luck.`;
    const ordinary = Math.abs(luck) <= width ? 'That’s ordinary' : 'That’s more than usual';
    return `${told} ${ordinary}: two players in three are within ±${figure(Math.round(width))}. Luck says nothing about how well you played.`;
  },
  notKept: 'The browser couldn’t keep the results of this look back: its storage is full or blocked.',
  allFaceUp: 'All hands face up',
  steps: {
    first: 'To the start',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    on: 'One step forward',
    decision: 'To the next decision',
  },
  own: {
    first: 'To the first decision',
    back: 'Previous decision',
    on: 'Next decision',
    where: (game, round, decision, of) => `${rounds[game]} ${figure(round)}, ${figure(decision)} of ${figure(of)}`,
  },
  again: {
    title: 'Your turn again',
    text: 'The same cards, no clock, nothing at stake.',
    label: 'Trying it again',
    show: 'Show the answer',
    best: (action) => `Best here: ${action}.`,
    onceMore: 'Try again',
    playOn: 'Play on from here',
    next: 'Next',
  },
} as const satisfies LookBackWords;
