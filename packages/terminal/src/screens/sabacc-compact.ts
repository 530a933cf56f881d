/** The compact felt of Sabacc: a line for each opponent, pots and dice in words, the own hand below. */
import type { Seat } from '@baize/engine';
import { cardsAt, isSeen, potOf, signed, stakedBy, totalOf } from '@baize/games/sabacc';
import { type Block, type Line, line, type Placed, place, span, widthOf } from '../kit/cells.ts';
import { fitted, number } from '../kit/text.ts';
import { handBlock, pipName, tokenLines, tokens } from './sabacc-cards.ts';
import { isPicking } from './sabacc-choices.ts';
import { nameRole } from './sabacc-felt.ts';
import { deedLine, isStorm, isTurn, opponentsOf, type Sight } from './sabacc-stage.ts';

const CARDS = 10;
const MIDDLE = 21;

const opponentLine = ({ view, names }: Sight, seat: Seat): Line => {
  const cards = tokens(cardsAt(view, seat));
  const deed = deedLine(view, seat, false);
  const gap = ' '.repeat(Math.max(1, CARDS - widthOf(cards)));
  const staked = stakedBy(view, seat);
  const isGone = view.standing[seat] === 'left';
  return [
    isTurn(view, seat) ? span('▸', 'bold-cyan') : span(' '),
    ...fitted([span(names[seat] ?? '', nameRole(view, seat))], 6),
    // Where the cards need the room, the deed gives way: the cards are what is needed to decide.
    ...fitted(widthOf(cards) > CARDS + 5 ? cards : [...cards, span(gap), ...deed], MIDDLE),
    span((isGone ? '' : number(view.stacks[seat] ?? 0)).padStart(6), 'yellow'),
    span((staked > 0 ? `in ${number(staked)}` : '').padStart(7), 'yellow'),
  ];
};

const rollWords = ({ view: { dice } }: Sight): string => (dice === null ? 'none yet' : `${dice[0]} and ${dice[1]}`);

const middle = (sight: Sight): Block => {
  const { view } = sight;
  const pot = (name: string, amount: number): Line => [span(name.padEnd(12)), ...fitted([span(number(amount), 'yellow')], 9)];
  return [
    [...pot('Pot', potOf(view)), span('Last roll'.padEnd(12)), span(rollWords(sight))],
    [...pot('Sabacc pot', view.sabaccPot), span('Deck'.padEnd(12)), span(String(view.cardsInDeck))],
  ];
};

const PILE_ROWS = 3;

/** The pile, its top last and marked. A long one takes up to three rows; of a longer one still, the rest is counted. */
const discards = ({ view: { discard } }: Sight): readonly Placed[] => {
  const rows = tokenLines(discard, 28);
  const shown = rows.slice(-PILE_ROWS);
  const last = [...(shown.at(-1) ?? []), ...(discard.length === 0 ? [] : [span(' ◂ top', 'dim')])];
  const lines = [...shown.slice(0, -1), last];
  const first = lines.length === 1 ? 7 : 6;
  const count = rows.length > PILE_ROWS ? [line(`${discard.length} cards`, 'dim')] : [];
  return [place(first, 1, [line('Discard'), ...count]), place(first, 13, lines)];
};

const ownHand = (sight: Sight): readonly Placed[] => {
  const { view, seat } = sight;
  const cards = cardsAt(view, seat);
  if (view.standing[seat] !== 'in') return [place(9, 3, [line('YOUR HAND', 'dim'), line('junked: the others play on', 'dim')])];
  const total = cards.length === 0 ? '' : ` (${signed(totalOf(cards.filter(isSeen)))})`;
  const [pips] = view.dice ?? [0];
  return [
    ...(isTurn(view, seat) ? [place(9, 1, [line('▸', 'bold-cyan')])] : []),
    place(9, 3, [[span('YOUR HAND', 'bold'), span(total)], ...handBlock(cards, 38, isPicking(sight))]),
    ...(isStorm(view) ? [place(15, 3, [line(`DOUBLE ${pipName(pips).toUpperCase()}`, 'bold-cyan')])] : []),
  ];
};

/** The felt in 42 columns. */
export const compactFelt = (sight: Sight): readonly Placed[] => [
  place(
    0,
    0,
    opponentsOf(sight).map((seat) => opponentLine(sight, seat)),
  ),
  place(4, 1, middle(sight)),
  ...discards(sight),
  ...ownHand(sight),
];
