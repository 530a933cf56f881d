/** The end of a game: every hand that is shown, its place, and who has won what. */
import { figure, inFull, isSeen, type Seat, thatFits, whoIs } from '@baize/engine';
import { cardsAt, type Finish, payoutsOf, type SabaccCard, signedTotal, totalOf, type View } from '@baize/games/sabacc';
import { drawnHand, placeBlock } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, placeMiddle, type Role, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { fitLine, rightAligned } from '../../kit/text.ts';
import { diceBlock, lookOf, sabaccHandBlock, sabaccTokens } from './cards.ts';
import { nameRole, STEP } from './felt.ts';
import { screenWords } from './language/index.ts';
import { opponentsOf, type SabaccSight } from './stage.ts';

/** How many letters a place has in the compact form. */
const PLACE = 11;

const shownCards = (view: View, seat: Seat): readonly SabaccCard[] => {
  const cards = cardsAt(view, seat);
  const open = cards.filter(isSeen);
  return open.length === cards.length ? open : [];
};

/** `second`, `first, wins 40`, `out`; in the compact form the chips alone say who was first. */
const placeWords = (view: View, seat: Seat, isWide: boolean): Line => {
  const words = screenWords();
  if (view.standing[seat] === 'left') return line(words.moves.left(isWide), 'dim');
  if (view.standing[seat] === 'junked') return line(words.out, 'dim');
  const { finish } = view;
  if (finish === null) return [];
  const paid = payoutsOf(view, finish)[seat] ?? 0;
  const at = finish.places.findIndex((seats) => seats.includes(seat));
  const said = words.place(at < 0 ? undefined : at + 1, paid);
  return line(isWide ? inFull(said) : thatFits(said, PLACE), paid > 0 ? 'green' : 'text');
};

const heading = (name: string, role: Role, cards: readonly SabaccCard[]): Line => [
  span(name, role),
  span(cards.length === 0 ? '' : ` (${signedTotal(totalOf(cards))})`),
];

// --- the wide felt ------------------------------------------------------------------------------------------------

const shownHand = (view: View, seat: Seat): Block => {
  const cards = cardsAt(view, seat);
  // Two empty places lie side by side, as the hand did.
  if (cards.length === 0) return placeBlock.map((spans): Line => [...spans, span(' '), ...spans]);
  return cards.length === 1 ? drawnHand(cards.map(lookOf), 7) : drawnHand(cards.map(lookOf), Math.min(24, 4 * cards.length + 3));
};

const opponent = ({ view, names }: SabaccSight, seat: Seat, at: number): Placed => {
  const isJunked = view.standing[seat] === 'junked';
  const name = names[seat] ?? '';
  return place(0, 3 + at * STEP, [
    heading(isJunked ? screenWords().junkedName(name) : name, nameRole(view, seat), shownCards(view, seat)),
    ...shownHand(view, seat),
    placeWords(view, seat, true),
  ]);
};

// --- who has won ----------------------------------------------------------------------------------------------------

const winnersOf = ({ pots, sabacc }: Finish): readonly Seat[] => {
  const [main] = pots;
  return main?.winners ?? sabacc.winners;
};

const winWords = ({ seat, names }: SabaccSight, winners: readonly Seat[]): string =>
  screenWords().winners(winners.map((one) => whoIs(one, { me: seat, names })));

/** The title and the lines under it. */
const bannerLines = (sight: SabaccSight, finish: Finish): Block => {
  const winners = winnersOf(finish);
  const words = screenWords();
  const isMine = winners.includes(sight.seat) || finish.sabacc.winners.includes(sight.seat);
  const bets = finish.pots.reduce((sum, { amount }) => sum + amount, 0);
  const [pot = '', sabacc = ''] = rightAligned([bets, finish.sabacc.amount].map(figure));
  const amount = (name: string, chips: string): Line => [span(`${name.padStart(10)}   `), span(chips, 'yellow')];
  return [
    ...(finish.sabacc.winners.length > 0 ? [line(words.sabacc, 'bold-cyan')] : []),
    line(winWords(sight, winners), isMine ? 'bold-green' : 'bold'),
    ...(bets > 0 ? [amount(words.potPaid, finish.sabacc.winners.length > 0 ? pot : figure(bets))] : []),
    finish.sabacc.winners.length > 0 ? amount(words.sabaccPotPaid, sabacc) : line(words.sabaccPotStays(finish.sabacc.amount), 'dim'),
  ];
};

const RULE = 30;
/** Titles stand over the middle of the amounts, which begin four cells in. */
const MIDDLE = 30;

/** A block between two rules. */
const banner = (block: Block): Block => {
  const rule = line('━'.repeat(RULE), 'dim');
  const indent = (spans: Line): number => (spans.length > 1 ? 4 : Math.max(0, Math.floor((MIDDLE - widthOf(spans)) / 2)));
  const centred = block.map((spans): Line => [span(' '.repeat(indent(spans))), ...spans]);
  return [rule, ...centred, rule];
};

/** The own hand, or the place where it lay. */
const ownHand = ({ view, seat }: SabaccSight, width: number): Block => {
  const mine = cardsAt(view, seat);
  const isIn = view.standing[seat] === 'in';
  return [
    heading(isIn ? screenWords().yourHand : screenWords().yourHandJunked, isIn ? 'bold' : 'dim', mine.filter(isSeen)),
    ...(mine.length === 0 ? placeBlock : sabaccHandBlock(mine, width)),
  ];
};

/** Where the dice stay, between the own hand and the banner. */
const DICE_AT = 27;

const wideReveal = (sight: SabaccSight): readonly Placed[] => {
  const { view } = sight;
  return [
    ...opponentsOf(sight).map((other, at) => opponent(sight, other, at)),
    place(9, 3, ownHand(sight, DICE_AT - 4)),
    ...(view.dice === null ? [] : [place(10, DICE_AT, [...diceBlock(view.dice), line(screenWords().lastRoll)])]),
    ...(view.finish === null ? [] : [place(9, 44, banner(bannerLines(sight, view.finish)))]),
  ];
};

// --- the compact felt -------------------------------------------------------------------------------------------------

const CARDS = 17;

const opponentLine = ({ view, names }: SabaccSight, seat: Seat): Line => {
  const cards = shownCards(view, seat);
  const held = sabaccTokens(cardsAt(view, seat));
  const drawn = widthOf(held) < CARDS ? held : held.filter(({ text }) => text !== ' ');
  return [
    span(' '),
    ...fitLine([span(names[seat] ?? '', nameRole(view, seat))], 7),
    ...fitLine(drawn, CARDS),
    ...fitLine([span(cards.length === 0 ? '' : `(${signedTotal(totalOf(cards))})`)], 6),
    ...fitLine(placeWords(view, seat, false), PLACE),
  ];
};

/** Where the amounts begin in the compact form. */
const AMOUNTS = 13;

const compactReveal = (sight: SabaccSight): readonly Placed[] => {
  const { view } = sight;
  const rows = view.finish === null ? [] : bannerLines(sight, view.finish);
  return [
    place(
      0,
      0,
      opponentsOf(sight).map((other) => opponentLine(sight, other)),
    ),
    ...rows.map((spans, row) => (spans.length > 1 ? place(4 + row, AMOUNTS, [spans]) : placeMiddle(4 + row, feltWidth(44), [spans]))),
    place(9, 3, ownHand(sight, 38)),
    ...(view.dice === null ? [] : [place(15, 3, [line(`${screenWords().lastRoll}: ${screenWords().roll(view.dice)}`)])]),
  ];
};

/** The felt once hands are shown. */
export const revealFelt = (sight: SabaccSight, width: FrameWidth): readonly Placed[] =>
  width === 80 ? wideReveal(sight) : compactReveal(sight);
