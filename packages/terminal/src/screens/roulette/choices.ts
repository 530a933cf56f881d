/** What can be chosen at the roulette table: by keys, by clicks on the cloth, and in words. */

import { inFull, thatFits } from '@baize/engine';
import {
  type Action,
  type ArrowDirection,
  completeBet,
  isBanker,
  isForSeveral,
  misreadWords,
  POCKETS,
  parseBet,
  paysFor,
  rollingWords,
  rouletteModule,
  type Slip,
  settlementOf,
  spinNets,
  spinResultWords,
  spotName,
  spotPhrase,
  spots,
  stakeOf,
  stepFrom,
} from '@baize/games/roulette';
import { readAmount } from '../../kit/amounts.ts';
import { type Line, line } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import type { Key } from '../../kit/keys.ts';
import { keyed } from '../../kit/panel.ts';
import type { Choice, ChoicesShown, Draft, Handled, Taking } from '../screen.ts';
import { rouletteScreenWords } from './language/index.ts';
import { chipOf, cursorOf, isResult, type RouletteSight, spotKey } from './stage.ts';
import { isTurning } from './wheel.ts';

type Bare = Exclude<Action['type'], 'place' | 'call' | 'neighbours' | 'take-back'>;
type RouletteChoice = Choice<Action>;

const LARGEST_CHIP = 9_999_999;

const isOffered = ({ offers }: RouletteSight, type: Action['type']): boolean => offers.some((offer) => offer.type === type);

const bare = (sight: RouletteSight, type: Bare, choice: Omit<RouletteChoice, 'lit' | 'take'>): RouletteChoice => ({
  ...choice,
  lit: isOffered(sight, type),
  take: { kind: 'now', action: { type } },
});

const placeNow = (sight: RouletteSight): Action => ({ type: 'place', spot: cursorOf(sight).id, amount: chipOf(sight) });

/** Whether chips lie where the cursor is, and may be taken back. */
export const canTakeBack = (sight: RouletteSight): boolean => {
  const { id } = cursorOf(sight);
  return isOffered(sight, 'take-back') && sight.view.bets.some(({ spot }) => spot === id);
};

/** The chips under the cursor. The bar has no room for it; it stands at the end of the prompt. */
const takingBack = (sight: RouletteSight): RouletteChoice => ({
  key: 'delete',
  lit: canTakeBack(sight),
  isListed: false,
  take: { kind: 'now', action: { type: 'take-back', spot: cursorOf(sight).id } },
});

/** A choice of keys and clicks alone: the bar has no room for it. */
const byKey = (key: Key, handled: Handled<Action>): RouletteChoice => ({
  key,
  lit: true,
  isListed: false,
  take: { kind: 'now', ...handled },
});

// --- the action bar -------------------------------------------------------------------------------------------------

const laying = (sight: RouletteSight, words = rouletteScreenWords().choices): readonly RouletteChoice[] => [
  {
    key: 'space',
    word: 'lay',
    ...words.place,
    lit: isOffered(sight, 'place'),
    isListed: true,
    take: { kind: 'now', action: placeNow(sight) },
  },
  takingBack(sight),
  bare(sight, 'undo', { key: 'u', word: 'undo', ...words.undo, isListed: true }),
  bare(sight, 'clear', { key: 'x', word: 'x', ...words.clear, isListed: true }),
  bare(sight, 'double', { key: '*', word: 'double', ...words.double, isListed: true }),
  bare(sight, 'repeat', { key: '=', word: 'last', ...words.repeat, isListed: true }),
  isForSeveral(sight.view.rules)
    ? bare(sight, 'done', { key: 'enter', word: 'done', ...words.done, isListed: true })
    : bare(sight, 'spin', { key: 'enter', word: 'spin', ...words.spin, isListed: true }),
];

/** Between two spins of a shared table. */
const betweenSpins = (sight: RouletteSight): readonly RouletteChoice[] => [
  bare(sight, 'ready', {
    key: 'enter',
    word: 'ready',
    ...rouletteScreenWords().choices.ready,
    also: ['space'],
    opensRound: true,
    isListed: true,
  }),
  ...laying(sight)
    .filter(({ key }) => key !== 'space' && key !== 'enter')
    .map((choice) => ({ ...choice, isListed: false })),
];

const seenNow = ({ view }: RouletteSight): Draft => ({ seen: String(view.spins) });

const afterSpin = (sight: RouletteSight): readonly RouletteChoice[] => [
  {
    key: 'enter',
    word: 'new',
    ...rouletteScreenWords().choices.fresh,
    lit: true,
    isListed: true,
    take: { kind: 'now', draft: seenNow(sight) },
  },
  bare(sight, 'repeat', {
    key: '=',
    word: 'last',
    ...rouletteScreenWords().choices.repeatAll,
    isListed: true,
  }),
  ...laying(sight)
    .filter(({ key }) => key === 'u' || key === 'x' || key === '*' || key === 'delete')
    .map((choice) => ({ ...choice, isListed: false })),
  byKey('space', { draft: seenNow(sight) }),
];

const whileTurning = (sight: RouletteSight): readonly RouletteChoice[] => [
  ...(isForSeveral(sight.view.rules) ? [] : [letRest(sight)]),
  ...laying(sight)
    .filter(({ key }) => key !== 'space')
    .map((choice) => ({ ...choice, isListed: false })),
];

const letRest = (sight: RouletteSight): RouletteChoice =>
  bare(sight, 'rest', { key: 'space', word: 'rest', ...rouletteScreenWords().choices.rest, isListed: true });

// --- the cloth, by arrows and by clicks -------------------------------------------------------------------------------

type ArrowWays = Readonly<Record<string, ArrowDirection>>;

const wide: ArrowWays = { left: 'left', right: 'right', up: 'up', down: 'down' };
/** On its end the board has zero at the top, and the far edge at the right. */
const upright: ArrowWays = { left: 'down', right: 'up', up: 'left', down: 'right' };

/** A way over the cloth: where it leads is worked out when it is taken, as there are far more of them than anybody takes. */
const onCloth = (key: Key, lead: () => Handled<Action>): RouletteChoice => ({
  key,
  lit: true,
  isListed: false,
  get take(): Taking<Action> {
    return { kind: 'now', ...lead() };
  },
});

const walking = (sight: RouletteSight, width: FrameWidth): readonly RouletteChoice[] =>
  Object.entries(width === 80 ? wide : upright).map(([key, way]) =>
    onCloth(key, () => ({ draft: { ...seenNow(sight), cursor: stepFrom(sight.view.rules, cursorOf(sight), way).id } })),
  );

/** A click lays the chip. */
const clicking = (sight: RouletteSight): readonly RouletteChoice[] =>
  spots(sight.view.rules).map(({ id }) =>
    onCloth(spotKey(id), () => ({
      draft: { ...seenNow(sight), cursor: id },
      action: { type: 'place', spot: id, amount: chipOf(sight) },
    })),
  );

// --- a bet in words ---------------------------------------------------------------------------------------------------

/** The number that a line is, if it is nothing else: a chip to lay, never a bet, as nobody can know which half of one it is. */
const chipIn = (text: string): number | undefined => {
  const read = readAmount(text.trim());
  return read.ok && read.amount > 0 && read.amount <= LARGEST_CHIP ? read.amount : undefined;
};

/** A line in the words of the game; `take` alone, or a dash, takes back what lies under the cursor. */
const readLine = (sight: RouletteSight, text: string): Slip =>
  ['-', 'take', ...rouletteScreenWords().takeBack].includes(text.trim().toLowerCase())
    ? { ok: true, action: { type: 'take-back', spot: cursorOf(sight).id } }
    : parseBet(sight.view.rules, text, chipOf(sight));

/** A number alone, and Enter: it is the chip from now on, and nothing is laid. */
const setChip = (sight: RouletteSight, chip: number): Handled<Action> => {
  const { chipOrPlace, chipSet } = rouletteScreenWords().typed;
  const note = chip < POCKETS ? chipOrPlace(chip, chipOf(sight)) : chipSet(chip, spotName(cursorOf(sight)));
  return { draft: { chip: String(chip) }, note };
};

const hearOnBoard = (sight: RouletteSight, text: string): Handled<Action> => {
  const chip = chipIn(text);
  if (chip !== undefined) return setChip(sight, chip);
  const slip = readLine(sight, text);
  return slip.ok ? { action: slip.action } : { note: misreadWords(slip.why) };
};

const SUGGESTED = 6;

/** How a line that means nothing yet could go on: "It could go on: 2/3, 20, 2nd." */
const goingOn = ({ view: { rules } }: RouletteSight, text: string): readonly string[] => {
  const ways = text === '' ? [] : completeBet(rules, text).slice(0, SUGGESTED);
  return ways.length === 0 ? [] : [rouletteScreenWords().typed.goOn(ways.map((way) => way.trim()))];
};

/** Line by line there is no cursor and no chip: every bet says its place and its amount. */
const hearLine = (sight: RouletteSight, text: string): Handled<Action> => {
  const slip = parseBet(sight.view.rules, text);
  return slip.ok ? { action: slip.action } : { note: [misreadWords(slip.why), ...goingOn(sight, text)].join(' ') };
};

/** What Enter does with the words as they are: a number alone only sets the chip. */
const enterWords = (sight: RouletteSight, text: string): string => {
  const chip = chipIn(text);
  if (chip !== undefined) return rouletteScreenWords().typed.chip(chip);
  const slip = readLine(sight, text);
  return slip.ok ? rouletteModule.words.action(slip.action, sight) : rouletteScreenWords().typed.enter;
};

const saying = (sight: RouletteSight, shown: ChoicesShown): RouletteChoice => ({
  key: 'letters',
  word: 'bet',
  lit: true,
  isListed: false,
  take: {
    kind: 'words',
    ask: rouletteScreenWords().typed.ask,
    how: rouletteScreenWords().typed.how,
    begun: seenNow(sight),
    hear: (text) => (shown === 'plain' ? hearLine : hearOnBoard)(sight, text),
    complete: (text) => completeBet(sight.view.rules, text)[0],
    enter: (text) => enterWords(sight, text),
    sets: (text) => {
      const chip = chipIn(text);
      return chip === undefined ? undefined : { chip: String(chip) };
    },
  },
});

/** All choices, each lit or not. */
export const rouletteChoices = (sight: RouletteSight, shown: ChoicesShown): readonly RouletteChoice[] => {
  if (sight.view.phase === 'spinning') return whileTurning(sight);
  if (sight.view.phase === 'between') return betweenSpins(sight);
  const now = isResult(sight) ? afterSpin(sight) : laying(sight);
  if (sight.view.phase !== 'betting') return now;
  return [...now, saying(sight, shown), ...(shown === 'plain' ? [] : [...walking(sight, shown), ...clicking(sight)])];
};

// --- the prompt -----------------------------------------------------------------------------------------------------

/** Sentences in a row, those that there are. */
const said = (...sentences: readonly (string | undefined)[]): string => sentences.filter((one) => one !== undefined).join(' ');

/** How a shared spin went, and what is waited for. */
const sharedResult = ({ view, seat, offers }: RouletteSight): string => {
  const words = rouletteScreenWords().prompt;
  const net = spinNets(view)[seat] ?? null;
  const sum = net === null ? words.hadNoBet : inFull(spinResultWords('you', net));
  return said(sum, view.phase !== 'ended' && offers.length > 0 ? words.nextSpin : undefined);
};

/** What is so while others lay and one may not. */
const waitingPrompt = ({ view, seat }: RouletteSight): string => {
  const { keepsBank, isDone } = rouletteScreenWords().prompt;
  return isBanker(view, seat) ? keepsBank : isDone;
};

const resultPrompt = (sight: RouletteSight): string => {
  const { view } = sight;
  if (isForSeveral(view.rules)) return sharedResult(sight);
  const { net } = settlementOf(view.verdicts);
  return said(
    inFull(spinResultWords('you', net)),
    view.phase === 'ended' || view.stack === 0 ? undefined : rouletteScreenWords().prompt.betAgain,
  );
};

/** The right end of row 22: how a bet is typed. */
export const rouletteSyntax = (sight: RouletteSight, width: FrameWidth): Line => {
  if (width !== 80 || sight.view.phase !== 'betting' || isResult(sight)) return [];
  const { takesBack, syntax } = rouletteScreenWords().prompt;
  return canTakeBack(sight) ? keyed(takesBack) : line(syntax, 'dim');
};

const PROMPT_WIDTH = { 80: 74, 44: 40 } as const;

/** Row 22: the place and what it pays, and the chip; or how the spin went. */
export const roulettePrompt = (sight: RouletteSight, width: FrameWidth): Line => {
  const { view } = sight;
  if (isTurning(sight)) return line(thatFits(rollingWords(stakeOf(view.bets)), PROMPT_WIDTH[width]), 'bold');
  if (view.phase === 'resting') return [];
  if (isResult(sight)) return line(resultPrompt(sight), 'bold');
  if (isForSeveral(view.rules) && (isBanker(view, sight.seat) || view.said.includes(sight.seat))) return line(waitingPrompt(sight), 'bold');
  const spot = cursorOf(sight);
  const words = rouletteScreenWords().prompt;
  const chip = chipOf(sight);
  return line(
    width === 80 ? words.wide(spotPhrase(spot), paysFor(view.rules, spot.kind), chip) : words.narrow(spotName(spot), chip),
    'bold',
  );
};
