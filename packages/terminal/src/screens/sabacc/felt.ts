/** The wide felt of Sabacc: opponents above, piles, dice and pots in the middle, the player's own hand below. */
import { figure, isSeen, type Seat } from '@baize/engine';
import { cardsAt, potOf, stakedBy, totalOf, type View } from '@baize/games/sabacc';
import { drawnPile, placeBlock } from '../../kit/cards.ts';
import { type Block, blockWidth, type Line, line, type Placed, place, placeMiddle, type Role, span } from '../../kit/cells.ts';
import { feltWidth } from '../../kit/frame.ts';
import { rightAligned } from '../../kit/text.ts';
import { diceBlock, handHits, lastCards, lookOf, sabaccHandBlock, sabaccToken, sabaccTokens, tokenLines } from './cards.ts';
import { isPicking } from './choices.ts';
import { screenWords } from './language/index.ts';
import { isStorm, isTurn, lastMoveLine, opponentsOf, type SabaccSight } from './stage.ts';

const LEFT = 3;
/** How far apart the opponents stand. */
export const STEP = 26;
const DISCARD = 13;
const DISCARD_ROOM = 30;
const DICE = 44;
const POTS = 61;

/** What becomes of a name: the seat to act is marked, whoever is out is dim. */
export const nameRole = (view: View, seat: Seat): Role => (view.standing[seat] === 'in' ? 'bold' : 'dim');

const chipsLine = (view: View, seat: Seat): Line => {
  if (view.standing[seat] === 'left') return [];
  return line(screenWords().stack(view.stacks[seat] ?? 0, stakedBy(view, seat)), 'yellow');
};

const opponent = ({ view, names }: SabaccSight, seat: Seat, at: number): readonly Placed[] => {
  const column = LEFT + at * STEP;
  return [
    ...(isTurn(view, seat) ? [place(0, column - 2, [line('▸', 'bold-cyan')])] : []),
    place(0, column, [
      line(names[seat] ?? '', nameRole(view, seat)),
      chipsLine(view, seat),
      sabaccTokens(cardsAt(view, seat)),
      lastMoveLine(view, seat, true),
    ]),
  ];
};

/** The opponents in a row. */
const opponents = (sight: SabaccSight): readonly Placed[] => opponentsOf(sight).flatMap((seat, at) => opponent(sight, seat, at));

const backs: Block = drawnPile(['hidden']);

/** The pile with its top on the right; one too long to overlap is a block of tokens. Every card of it can be read. */
const discardBlock = ({ discard }: View): Block => {
  if (discard.length === 0) return placeBlock;
  const block = drawnPile(discard.map(lookOf));
  return blockWidth(block) <= DISCARD_ROOM ? block : tokenLines(discard, DISCARD_ROOM);
};

const topLine = ({ discard }: View): Line => {
  const top = discard.at(-1);
  const { discards, discardsTop } = screenWords();
  return top === undefined ? line(discards) : [span(discardsTop), sabaccToken(top)];
};

const potsAt = (row: number, view: View): Placed => {
  const [bets = '', sabacc = ''] = rightAligned([figure(potOf(view)), figure(view.sabaccPot)]);
  const { pot, sabaccPot } = screenWords();
  return place(row, POTS, [[span(pot.padEnd(11)), span(bets, 'yellow')], [], [span(sabaccPot.padEnd(11)), span(sabacc, 'yellow')]]);
};

/** Deck, discards, dice and pots side by side. */
const middle = (view: View): readonly Placed[] => [
  place(5, LEFT, [...(view.cardsInDeck > 0 ? backs : placeBlock), line(screenWords().deck(view.cardsInDeck))]),
  place(5, DISCARD, discardBlock(view)),
  place(10, DISCARD, [topLine(view)]),
  place(5, DICE, [...diceBlock(view.dice), line(view.dice === null ? screenWords().noRoll : screenWords().lastRoll)]),
  potsAt(6, view),
];

/** A double: the dice stand in the middle, and the whole pile is a line. */
const storm = (view: View): readonly Placed[] => {
  const [before, last] = lastCards(view.discard, 64);
  const [earliest, earlier] = lastCards(before, 50);
  const [pips] = view.dice ?? [0];
  const words = screenWords();
  return [
    placeMiddle(4, feltWidth(80) - 1, diceBlock(view.dice)),
    place(5, 16, [line(words.double(pips).padStart(12), 'bold-cyan')]),
    place(
      6,
      15,
      words.dealtAgain.map((text) => line(text.padStart(13))),
    ),
    potsAt(5, view),
    place(9, LEFT, [line(`${words.deckLabel.padEnd(9)}${words.cards(view.cardsInDeck)}`)]),
    place(10, LEFT, [line(words.discards)]),
    place(10, 12, [sabaccTokens(last)]),
    place(9, 24, [[span(earliest.length > 0 ? '… ' : '', 'dim'), ...sabaccTokens(earlier)]]),
  ];
};

const ownHand = (sight: SabaccSight, isNew: boolean): readonly Placed[] => {
  const { view, seat } = sight;
  const cards = cardsAt(view, seat);
  const words = screenWords();
  if (view.standing[seat] !== 'in')
    return [place(12, 18, [line(words.yourHand, 'dim'), line(view.deeds[seat]?.type === 'junked' ? words.othersPlayOn : '', 'dim')])];
  const [label, hand] = isNew ? [14, 27] : [18, 31];
  return [
    ...(isTurn(view, seat) ? [place(12, label - 2, [line('▸', 'bold-cyan')])] : []),
    place(12, label, [line(words.yourHand, 'bold'), line(cards.length === 0 ? '' : words.total(totalOf(cards.filter(isSeen))))]),
    place(11, hand, cards.length === 0 ? placeBlock : sabaccHandBlock(cards, 46, isPicking(sight))),
    ...(isPicking(sight) ? handHits(cards.length, 46, 11, hand) : []),
    ...openMark(sight, hand),
  ];
};

/** Which of the player's own cards everybody sees. */
const openMark = ({ view, seat }: SabaccSight, column: number): readonly Placed[] => {
  const open = (view.hands[seat] ?? []).filter((held) => held.open).map(({ card }) => card);
  return open.length === 0 || column !== 31 ? [] : [place(14, 5, [[span(screenWords().faceUp, 'dim'), ...sabaccTokens(open)]])];
};

/** The felt while a game is played. */
export const wideFelt = (sight: SabaccSight): readonly Placed[] => {
  const { view } = sight;
  return isStorm(view)
    ? [...opponents(sight), ...storm(view), ...ownHand(sight, true)]
    : [...opponents(sight), ...middle(view), ...ownHand(sight, false)];
};
