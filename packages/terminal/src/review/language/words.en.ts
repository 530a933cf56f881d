/** A look back in the terminal, in English. */
import { and, figure, many, tenth } from '@baize/engine/language/en';
import { signedChips } from '../../kit/text.ts';
import type { WalkWords } from './walk-words.ts';

const list = (isAll: boolean): string => (isAll ? '[A] Few' : '[A]ll');
const usually = (width: number): string => `usual luck: ± ${figure(width)}`;

/** A look back in English. */
export const words = {
  chose: (did) => `You chose “${did}”.`,
  choseWorse: (did, better) => [`You chose “${did}”; “${better}” seems better.`, `“${better}” seems better.`],
  judged: ({ round, did, better, cost }) => {
    const sure = cost === undefined || cost.error === 0 ? '' : ` (± ${tenth(cost.error)})`;
    const verdict = cost === undefined ? 'a matter of opinion' : `a ${cost.mark}, about ${cost.cost}${sure}`;
    return `Round ${round}: you chose “${did}”; “${better}” seems better: ${verdict}.`;
  },
  nothingJudged: (title) => `${title}: it has no decision that can be judged.`,
  counted: (title, { decisions, slips, mistakes, cost }) => {
    const marked = `${many(slips, 'slip', 'slips')} and ${many(mistakes, 'mistake', 'mistakes')} cost about ${cost}.`;
    return `${title}: ${many(decisions, 'decision', 'decisions')}. ${slips + mistakes === 0 ? 'No mistakes found.' : marked}`;
  },
  opinions: (count) => `${many(count, 'decision is', 'decisions are')} a matter of opinion.`,
  costliest: (round, cost) => `The costliest, in round ${round}, cost about ${cost}.`,
  allInLuck: (pots, luck, usual) =>
    `All-in luck in ${many(pots, 'pot', 'pots')}: ${signedChips(luck)} chips (${usually(usual)}). The rest is partly luck too.`,
  resultFrom: ({ result, expected, decisions, left, luck, usual }) => {
    const parts = [
      `${signedChips(expected)} expected from the bets`,
      ...(decisions === undefined ? [] : [`${signedChips(decisions)} from your decisions`]),
      ...(left === undefined ? [] : [`${signedChips(left)} left on the table`]),
      `${signedChips(luck)} luck`,
    ];
    return `Result ${signedChips(result)}: ${and(parts)} (${usually(usual)}).`;
  },
  unknownWorth: (title) => `${title}: decisions at this game can’t be judged yet.`,
  stillWalk: 'You can still walk through them.',
  page: {
    preset: 'look back',
    title: 'Look back',
    note: 'Note',
    weighing: 'Weighing every decision by what you could see at the time. You can walk through them meanwhile: A, then the arrows.',
    costMost: 'What cost most:',
    inRound: (round, title) => `Round ${round}. ${title}`,
    nothingToSay: 'Nothing to say about this decision: there was no choice, or nobody can tell.',
    onAverage: 'On average, from here:',
    othersHeld: 'What the others held',
    costliestFirst: 'The costliest first, or one by one.',
    nothingToFix: 'Nothing to fix. A shows every decision.',
    whole: 'The whole session',
    where: (round, at, of) => [`Round ${round}, ${at} of ${of}`, `Round ${round}`],
    sumBar: (isAll) => [`[↑][↓] Decisions  [1]-[3] The costliest  ${list(isAll)}`, `[↑↓] Walk  [1-3] Costliest  ${list(isAll)}`],
    decisionBar: (isAll, canTry) => [
      `[↑][↓] Decisions  [Enter] Note${canTry ? '  [F]ace up  [T]ry again' : ''}  ${list(isAll)}`,
      `[↑↓] [Enter] Note${canTry ? ' [F]ace [T]ry' : ''} ${list(isAll)}`,
    ],
    back: ['[Q] Back', '[Q]'],
    ask: 'Next (Down), previous (Up) or back (q)?',
    keys: 'Arrows walk, 1 to 3 are the costliest, Enter is the note, F turns up all hands, T tries again, A shows every decision, Q goes back.',
    noHands: 'The file doesn’t say what everybody held.',
  },
  trial: {
    asks: 'Your turn again: the same cards, no clock, and nothing at stake. Q goes back.',
    notOurs: 'You can’t try again a hand from another program.',
    nothing: 'There’s nothing to try again here.',
    next: 'Next puzzle',
    again: 'Try again',
    answered: (said, isRight) => `${said} ${isRight === undefined ? '' : `Enter: ${isRight ? 'next puzzle' : 'try again'}. `}Q goes back.`,
  },
  command: {
    oneFile: 'Name one file: baize review FILE.',
    needsGame: '--sitting needs the name of a game.',
    fileOrGame: 'Name a file or a game, not both.',
    takes: 'baize review takes FILE, --sitting GAME, --player NAME, --plain, --ascii and --json.',
    weighed: (count) => `${many(count, 'decision', 'decisions')} weighed`,
    nextOrQuit: 'Next (Enter) or quit (q)?',
    otherVersion: 'This session was played under another version of the rules, so it can’t be judged here.',
    noGame: 'This record isn’t of any game here.',
    hands: (player, hands) => `${player}, ${many(hands, 'hand', 'hands')}`,
    notJudged: (count) => `${many(count, 'decision isn’t', 'decisions aren’t')} judged because the stacks aren’t known.`,
    foreign: 'The judge hasn’t been tested against players of other programs: take what it says as an opinion. It marks no mistakes.',
    noHand: (file) => `No hand in ${file} can be read.`,
    whose: (players) => `Say whose decisions: --player NAME. There are: ${players.join(', ')}.`,
    noCards: (file, player, players) => `${file} doesn’t show the cards of ${player}. There are: ${players.join(', ')}.`,
    noSitting: 'No session to look back at yet. Play first: baize.',
    noRecord: (file) => `${file} isn’t the record of a session.`,
  },
} as const satisfies WalkWords;
