/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Card, type Chance, PACK, type SeenCard, shuffle, type Viewer } from '@baize/engine';
import { potOf, toCall } from './betting.ts';
import { potsOf } from './pots.ts';
import type { Event, State, View } from './state.ts';

const BACKS: readonly SeenCard[] = ['hidden', 'hidden'];

/** The table without the pack, the burned cards, and the faces of other people's cards. */
export const view = (state: State, viewer: Viewer): View => ({
  rules: state.rules,
  hand: state.hand,
  phase: state.phase,
  street: state.street,
  stacks: state.stacks,
  bets: state.bets,
  paid: state.paid,
  antes: state.antes,
  standing: state.standing,
  hands: state.hands.map((cards, seat) => (seat === viewer || state.shown[seat] === true ? cards : BACKS.slice(0, cards.length))),
  shown: state.shown,
  board: state.board,
  button: state.button,
  small: state.small,
  big: state.big,
  turn: state.turn,
  level: state.level,
  raise: state.raise,
  met: state.met,
  aggressor: state.aggressor,
  deeds: state.deeds,
  won: state.won,
  ready: state.ready,
  pot: potOf(state),
  pots: potsOf(state),
  toCall: viewer === 'rail' || state.phase !== 'betting' ? 0 : toCall(state, viewer),
});

/** The event without the faces of other people's cards. */
export const viewEvent = (event: Event, viewer: Viewer): Event =>
  event.type === 'card-dealt' && event.seat !== viewer ? { type: 'card-dealt', seat: event.seat, card: 'hidden' } : event;

/** A card is burned before each street. */
const burnedBefore = (board: readonly Card[]): number => (board.length === 0 ? 0 : board.length - 2);

/** A table that looks the same to this viewer: the covered cards, the burned ones and the pack are dealt again. */
export const imagine = (seen: View, _viewer: Viewer, chance: Chance): State => {
  const { pot: _pot, pots: _pots, toCall: _toCall, hands, ...open } = seen;
  const known: ReadonlySet<SeenCard> = new Set([...hands.flat(), ...seen.board]);
  const [unseen, after] = shuffle(
    PACK.filter((card) => !known.has(card)),
    chance,
  );
  let next = 0;
  const draw = (): Card => {
    const card = unseen[next];
    if (card === undefined) throw new Error('More cards are covered than there are.');
    next += 1;
    return card;
  };
  const full = hands.map((cards) => cards.map((card) => (card === 'hidden' ? draw() : card)));
  const burned = Array.from({ length: burnedBefore(seen.board) }, draw);
  const laid = [...full.flat(), ...seen.board, ...burned];
  return { ...open, hands: full, burned, deck: [...laid, ...unseen.slice(next)], dealt: laid.length, chance: after };
};
