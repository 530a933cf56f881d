/** What can be chosen at the roulette table, and what each key does with what is in hand. */

import { figure } from '@baize/engine';
import {
  type Action,
  type ArrowDirection,
  completeBet,
  parseBet,
  paysFor,
  settlementOf,
  spotPhrase,
  stakeOf,
  stepFrom,
} from '@baize/games/roulette';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import type { Key } from '../../kit/keys.ts';
import { keyed } from '../../kit/panel.ts';
import { isOneCell } from '../../kit/text.ts';
import type { Choice, Draft, Handled } from '../screen.ts';
import { chipOf, chipText, cursorOf, isResult, type RouletteSight, typedLine } from './stage.ts';
import { isTurning } from './wheel.ts';

type Bare = Exclude<Action['type'], 'place' | 'call' | 'neighbours' | 'take-back'>;
type RouletteChoice = Choice<Action>;

const MAX_DIGITS = 7;
const MAX_LETTERS = 40;

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
  key: '-',
  also: 'delete',
  word: 'take',
  label: '',
  asked: 'take a bet back (-)',
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
  bare(sight, 'double', { key: 'd', word: 'double', label: '[D]ouble', short: '', asked: 'double (d)', isListed: true }),
  bare(sight, 'repeat', { key: 'l', word: 'last', label: '[L]ast', short: '', asked: 'the last bets again (l)', isListed: true }),
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
    key: 'l',
    word: 'last',
    label: '[L]ast bets again',
    short: '[L]ast again',
    asked: 'the last bets again (l)',
    isListed: true,
  }),
  ...laying(sight)
    .filter(({ key }) => key === 'u' || key === 'x' || key === 'd' || key === '-')
    .map((choice) => ({ ...choice, isListed: false })),
];

const whileTyping = (sight: RouletteSight, text: string): readonly RouletteChoice[] => {
  const [complete] = completeBet(sight.view.rules, text);
  const shown = { asked: '', lit: true, isListed: true } as const;
  return [
    { ...shown, key: 'enter', word: 'enter', label: '[Enter] Say it', take: { kind: 'draft', draft: {} } },
    { ...shown, key: 'right', word: 'right', label: '[→] Complete', lit: complete !== undefined, take: { kind: 'draft', draft: {} } },
    { ...shown, key: 'escape', word: 'escape', label: '[Esc] Back', take: { kind: 'draft', draft: {} } },
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

const wide: Readonly<Record<string, ArrowDirection>> = { left: 'left', right: 'right', up: 'up', down: 'down' };
/** On its end the board has zero at the top, and the far edge at the right. */
const upright: Readonly<Record<string, ArrowDirection>> = { left: 'down', right: 'up', up: 'left', down: 'right' };

const walk = (sight: RouletteSight, way: ArrowDirection): Handled<Action> => ({
  draft: { ...seenNow(sight), cursor: stepFrom(sight.view.rules, cursorOf(sight), way).id, digits: '' },
});

/** A digit goes on with the number that is being typed, or begins a new one. */
const setChip = (sight: RouletteSight, key: Key): Handled<Action> => {
  const before = sight.draft['digits'] === 'yes' ? chipText(sight) : '';
  const text = key === 'backspace' ? chipText(sight).slice(0, -1) : (before + key).slice(0, MAX_DIGITS);
  return {
    draft: { ...seenNow(sight), chip: text, digits: 'yes', ...(sight.draft['digits'] === 'yes' ? {} : { before: chipText(sight) }) },
  };
};

/** What was meant by a line, with the word "bet" before it or not: "b 17 50" says what "17 50" does. */
const meaning = (text: string): string => text.replace(/^b(et)? ?(?=\d)/, '').replace(/^\//, '');

const sayLine = (sight: RouletteSight, text: string): Handled<Action> => {
  const slip = parseBet(sight.view.rules, meaning(text), chipOf(sight));
  return slip.ok ? { draft: { line: '' }, action: slip.action } : { note: slip.because };
};

const typeLine = (sight: RouletteSight, text: string, key: Key): Handled<Action> => {
  if (key === 'enter') return sayLine(sight, text);
  if (key === 'escape') return { draft: { line: '' } };
  if (key === 'backspace') return { draft: { line: text.slice(0, -1) } };
  if (key === 'right') return { draft: { line: completeBet(sight.view.rules, text)[0] ?? text } };
  const letter = key === 'space' ? ' ' : isOneCell(key) ? key : '';
  return { draft: { line: (text + letter).slice(0, MAX_LETTERS) } };
};

/** Keys that mean the same at every table, or are choices of this one. */
const SPOKEN_FOR = new Set(['q', 'i', 'u', 'x', 'd', 'l', '?']);

/** A stroke or a dash shows that the number before it was no chip but a place: "17/20 10", "13-15 10". The chip is as it was before. */
const fromNumber = (sight: RouletteSight, key: Key): Handled<Action> | undefined => {
  if (sight.draft['digits'] !== 'yes') return key === '/' ? { draft: { ...seenNow(sight), line: '/' } } : undefined;
  const { before = chipText(sight) } = sight.draft;
  return { draft: { ...seenNow(sight), line: `${chipText(sight)}${key}`, chip: before, digits: '' } };
};

/** A letter that is no key begins a line. */
const beginLine = (sight: RouletteSight, key: Key): Handled<Action> | undefined => {
  if (key === '/' || key === '-') return fromNumber(sight, key);
  // Thousands may have their comma, and dollars their sign: they change nothing.
  if (key === ',' || key === '$') return { draft: {} };
  if (key === '.') return { note: `Only whole amounts are taken. ${HOW}` };
  return /^[a-z]$/.test(key) && !SPOKEN_FOR.has(key) ? { draft: { ...seenNow(sight), line: key, digits: '' } } : undefined;
};

const onBoard = (sight: RouletteSight, key: Key, ways: Readonly<Record<string, ArrowDirection>>): Handled<Action> | undefined => {
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  if (way !== undefined) return walk(sight, way);
  if (/^\d$/.test(key) || key === 'backspace') return setChip(sight, key);
  if (key === 'space') return isResult(sight) ? { draft: seenNow(sight) } : { draft: { digits: '' }, action: placeNow(sight) };
  return beginLine(sight, key);
};

/** What a key does with what is in hand: it walks the board, sets the chip, or writes a line. */
export const roulettePress = (sight: RouletteSight, key: Key, width: FrameWidth): Handled<Action> | undefined => {
  if (sight.view.phase !== 'betting') return undefined;
  const text = typedLine(sight);
  if (text !== undefined) return typeLine(sight, text, key);
  return onBoard(sight, key, width === 80 ? wide : upright);
};

// --- the prompt -----------------------------------------------------------------------------------------------------

const riding = (chips: number): string => `${figure(chips)} ${chips === 1 ? 'chip rides' : 'chips ride'} on it.`;

const resultPrompt = ({ view }: RouletteSight): string => {
  const { net } = settlementOf(view.verdicts);
  const sum = net === 0 ? 'You break even.' : net > 0 ? `You win ${figure(net)}.` : `You lose ${figure(-net)}.`;
  return view.phase === 'ended' ? sum : `${sum} Bet again?`;
};

const linePrompt = ({ view }: RouletteSight, text: string): Line => {
  const [complete = text] = completeBet(view.rules, text);
  return [
    span(`Your bet: ${text}`, 'bold'),
    span('_', 'bold-cyan'),
    span(complete.startsWith(text) ? complete.slice(text.length) : '', 'dim'),
  ];
};

const HOW = 'Digits set the chip; a bet is said as 17/20 10, red 50.';

/** The right end of row 22: how a bet is said. */
export const rouletteSyntax = (sight: RouletteSight, width: FrameWidth): Line => {
  if (width !== 80 || sight.view.phase !== 'betting' || isResult(sight)) return [];
  if (canTakeBack(sight) && typedLine(sight) === undefined) return keyed('[-] takes it back');
  return line(typedLine(sight) === undefined ? 'or say: 17/20 10, red 50' : 'a place and an amount: 17/20 10', 'dim');
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
  return [span(`${where} Chip: ${chipText(sight)}`, 'bold'), span('_', 'bold-cyan')];
};
