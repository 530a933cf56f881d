/** What can be chosen at the roulette table, and what each key does with what is in hand. */

import { figure } from '@baize/engine';
import {
  type Action,
  type ArrowDirection,
  completeBet,
  POCKETS,
  parseBet,
  paysFor,
  rouletteModule,
  type Slip,
  type Spot,
  settlementOf,
  spotPhrase,
  stakeOf,
  stepFrom,
} from '@baize/games/roulette';
import { readAmount } from '../../kit/amounts.ts';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import type { Key } from '../../kit/keys.ts';
import { keyed } from '../../kit/panel.ts';
import { isOneCell } from '../../kit/text.ts';
import type { Choice, Draft, Handled } from '../screen.ts';
import { chipOf, cursorOf, isResult, type RouletteSight, spotOfKey, typedLine } from './stage.ts';
import { isTurning } from './wheel.ts';

type Bare = Exclude<Action['type'], 'place' | 'call' | 'neighbours' | 'take-back'>;
type RouletteChoice = Choice<Action>;

const MAX_LETTERS = 40;
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
  word: 'take',
  label: '',
  asked: 'take a bet back (Delete)',
  lit: canTakeBack(sight),
  isListed: false,
  take: { kind: 'now', action: { type: 'take-back', spot: cursorOf(sight).id } },
});

// --- the action bar -------------------------------------------------------------------------------------------------

const laying = (sight: RouletteSight): readonly RouletteChoice[] => [
  {
    key: 'space',
    word: 'lay',
    label: '[Space] Lay',
    asked: 'lay a chip (Space)',
    lit: isOffered(sight, 'place'),
    isListed: true,
    take: { kind: 'now', action: placeNow(sight) },
  },
  takingBack(sight),
  bare(sight, 'undo', { key: 'u', word: 'undo', label: '[U]ndo', asked: 'undo (u)', isListed: true }),
  bare(sight, 'clear', { key: 'x', word: 'x', label: '[X] Clear', short: '', asked: 'clear (x)', isListed: true }),
  bare(sight, 'double', { key: '*', word: 'double', label: '[*] Double', short: '', asked: 'double (*)', isListed: true }),
  bare(sight, 'repeat', { key: '=', word: 'last', label: '[=] Last', short: '', asked: 'the last bets again (=)', isListed: true }),
  bare(sight, 'spin', { key: 'enter', word: 'spin', label: '[Enter] Spin', asked: 'spin (Enter)', isListed: true }),
];

const seenNow = ({ view }: RouletteSight): Draft => ({ seen: String(view.spins) });

const afterSpin = (sight: RouletteSight): readonly RouletteChoice[] => [
  {
    key: 'enter',
    word: 'new',
    label: '[Enter] New bets',
    asked: 'new bets (Enter)',
    lit: true,
    isListed: true,
    take: { kind: 'draft', draft: seenNow(sight) },
  },
  bare(sight, 'repeat', {
    key: '=',
    word: 'last',
    label: '[=] Last bets again',
    short: '[=] Last again',
    asked: 'the last bets again (=)',
    isListed: true,
  }),
  ...laying(sight)
    .filter(({ key }) => key === 'u' || key === 'x' || key === '*' || key === 'delete')
    .map((choice) => ({ ...choice, isListed: false })),
];

/** What Enter does with the words as they are: a number alone only sets the chip. */
const enterLabel = (sight: RouletteSight, text: string): string => {
  const chip = chipIn(text);
  if (chip !== undefined) return `[Enter] Chip ${figure(chip)}`;
  const slip = readLine(sight, text);
  return `[Enter] ${slip.ok ? rouletteModule.words.action(slip.action, sight) : 'Say it'}`;
};

const whileTyping = (sight: RouletteSight, text: string): readonly RouletteChoice[] => {
  const [complete] = completeBet(sight.view.rules, text);
  const shown = { asked: '', lit: true, isListed: true } as const;
  return [
    { ...shown, key: 'enter', word: 'enter', label: enterLabel(sight, text), take: { kind: 'draft', draft: {} } },
    {
      ...shown,
      key: 'right',
      word: 'right',
      label: '[→] Complete',
      short: '',
      lit: complete !== undefined,
      take: { kind: 'draft', draft: {} },
    },
    { ...shown, key: 'escape', word: 'escape', label: '[Esc] Back', short: '[Esc]', take: { kind: 'draft', draft: {} } },
  ];
};

const whileTurning = (sight: RouletteSight): readonly RouletteChoice[] => [
  bare(sight, 'rest', { key: 'space', word: 'rest', label: '[Space] Let it rest', asked: 'let it rest (Space)', isListed: true }),
  ...laying(sight)
    .filter(({ key }) => key !== 'space')
    .map((choice) => ({ ...choice, isListed: false })),
];

/** All choices, each lit or not. */
export const rouletteChoices = (sight: RouletteSight): readonly RouletteChoice[] => {
  if (sight.view.phase === 'spinning') return whileTurning(sight);
  if (isResult(sight)) return afterSpin(sight);
  const text = typedLine(sight);
  return text === undefined ? laying(sight) : whileTyping(sight, text);
};

// --- keys -----------------------------------------------------------------------------------------------------------

type ArrowWays = Readonly<Record<string, ArrowDirection>>;

const wide: ArrowWays = { left: 'left', right: 'right', up: 'up', down: 'down' };
/** On its end the board has zero at the top, and the far edge at the right. */
const upright: ArrowWays = { left: 'down', right: 'up', up: 'left', down: 'right' };
const wayOf = (ways: ArrowWays, key: Key): ArrowDirection | undefined => (Object.hasOwn(ways, key) ? ways[key] : undefined);

const walk = (sight: RouletteSight, way: ArrowDirection): Handled<Action> => ({
  draft: { ...seenNow(sight), cursor: stepFrom(sight.view.rules, cursorOf(sight), way).id },
});

/** The number that a line is, if it is nothing else: a chip to lay, never a bet, as nobody can know which half of one it is. */
const chipIn = (text: string): number | undefined => {
  const read = readAmount(text.trim());
  return read.ok && read.amount > 0 && read.amount <= LARGEST_CHIP ? read.amount : undefined;
};

/** A line in the words of the game; `take` alone, or a dash, takes back what lies under the cursor. */
const readLine = (sight: RouletteSight, text: string): Slip =>
  /^(?:-|take)$/.test(text.trim())
    ? { ok: true, action: { type: 'take-back', spot: cursorOf(sight).id } }
    : parseBet(sight.view.rules, text, chipOf(sight));

/** A number alone, and Enter: it is the chip from now on, and nothing is laid. */
const setChip = (sight: RouletteSight, chip: number): Handled<Action> => {
  const isPlace = chip < POCKETS;
  const note = isPlace
    ? `The chip is ${chip}. To bet on ${chip}, say ${chip} ${chipOf(sight)}.`
    : `The chip is ${figure(chip)}. Space lays it on ${spotPhrase(cursorOf(sight)).split(',')[0]}.`;
  return { draft: { line: '', chip: String(chip) }, note };
};

const sayLine = (sight: RouletteSight, text: string): Handled<Action> => {
  const chip = chipIn(text);
  if (chip !== undefined) return setChip(sight, chip);
  const slip = readLine(sight, text);
  return slip.ok ? { draft: { line: '' }, action: slip.action } : { note: slip.because };
};

/** A click on the cloth while something is typed: behind a number alone it lays that; words are first to be said. */
const clickDuring = (text: string, { id }: Spot): Handled<Action> => {
  const chip = chipIn(text);
  if (chip === undefined) return { note: 'Enter says what you have typed, Esc gives it up.' };
  return { draft: { line: '', chip: String(chip), cursor: id }, action: { type: 'place', spot: id, amount: chip } };
};

const typeLine = (sight: RouletteSight, text: string, key: Key, ways: ArrowWays): Handled<Action> => {
  if (key === 'enter') return sayLine(sight, text);
  const clicked = spotOfKey(sight, key);
  if (clicked !== undefined) return clickDuring(text, clicked);
  if (key === 'escape') return { draft: { line: '' } };
  if (key === 'backspace') return { draft: { line: text.slice(0, -1) } };
  // An arrow behind a number alone: it was the chip, and the cursor goes on with it.
  const [chip, way] = [chipIn(text), wayOf(ways, key)];
  if (chip !== undefined && way !== undefined) return { draft: { ...walk(sight, way).draft, line: '', chip: String(chip) } };
  if (key === 'right') return { draft: { line: completeBet(sight.view.rules, text)[0] ?? text } };
  const letter = key === 'space' ? ' ' : isOneCell(key) ? key : '';
  return { draft: { line: (text + letter).slice(0, MAX_LETTERS) } };
};

/** Keys that mean the same at every table, or are choices of this one. No bet begins with any of them. */
const SPOKEN_FOR = new Set(['q', 'i', 'u', 'x', '*', '=', '?', '"']);

const onBoard = (sight: RouletteSight, key: Key, ways: ArrowWays): Handled<Action> | undefined => {
  const way = wayOf(ways, key);
  if (way !== undefined) return walk(sight, way);
  const clicked = spotOfKey(sight, key);
  if (clicked !== undefined)
    return { draft: { ...seenNow(sight), cursor: clicked.id }, action: { type: 'place', spot: clicked.id, amount: chipOf(sight) } };
  if (key === 'space') return isResult(sight) ? { draft: seenNow(sight) } : { action: placeNow(sight) };
  // Whatever else can be written begins a line: a bet is whole before it is one.
  return isOneCell(key) && !SPOKEN_FOR.has(key) ? { draft: { ...seenNow(sight), line: key } } : undefined;
};

/** What a key does with what is in hand: it walks the board, sets the chip, or writes a line. */
export const roulettePress = (sight: RouletteSight, key: Key, width: FrameWidth): Handled<Action> | undefined => {
  if (sight.view.phase !== 'betting') return undefined;
  const text = typedLine(sight);
  const ways = width === 80 ? wide : upright;
  return text === undefined ? onBoard(sight, key, ways) : typeLine(sight, text, key, ways);
};

// --- the prompt -----------------------------------------------------------------------------------------------------

const riding = (chips: number): string => `${figure(chips)} ${chips === 1 ? 'chip rides' : 'chips ride'} on it.`;

const resultPrompt = ({ view }: RouletteSight): string => {
  const { net } = settlementOf(view.verdicts);
  const sum = net === 0 ? 'You break even.' : net > 0 ? `You win ${figure(net)}.` : `You lose ${figure(-net)}.`;
  return view.phase === 'ended' || view.stack === 0 ? sum : `${sum} Bet again?`;
};

const linePrompt = ({ view }: RouletteSight, text: string): Line => {
  const [complete = text] = completeBet(view.rules, text);
  return [
    span(`Your bet: ${text}`, 'bold'),
    span('_', 'bold-cyan'),
    span(complete.startsWith(text) ? complete.slice(text.length) : '', 'dim'),
  ];
};

/** The right end of row 22: how a bet is said. */
export const rouletteSyntax = (sight: RouletteSight, width: FrameWidth): Line => {
  if (width !== 80 || sight.view.phase !== 'betting' || isResult(sight)) return [];
  if (canTakeBack(sight) && typedLine(sight) === undefined) return keyed('[Del] takes it back');
  return line(typedLine(sight) === undefined ? 'or type: 17 50, red 50' : 'a place and an amount: 17 50', 'dim');
};

/** Row 22: the place and what it pays, and the chip; or the words being typed; or how the spin went. */
export const roulettePrompt = (sight: RouletteSight, width: FrameWidth): Line => {
  const { view } = sight;
  if (isTurning(sight))
    return line(width === 80 ? `The ball has not come to rest. ${riding(stakeOf(view.bets))}` : riding(stakeOf(view.bets)), 'bold');
  if (view.phase === 'resting') return [];
  if (isResult(sight)) return line(resultPrompt(sight), 'bold');
  const text = typedLine(sight);
  if (text !== undefined) return linePrompt(sight, text);
  const spot = cursorOf(sight);
  const where =
    width === 80 ? `On ${spotPhrase(spot)}, pays ${paysFor(view.rules, spot.kind)} to 1.` : `On ${spotPhrase(spot).split(',')[0]}.`;
  return line(`${where} Chip: ${figure(chipOf(sight))}`, 'bold');
};
