/** What a bot of Sabacc does in the last round between two who have all their chips in, asked through the real rules. */
import {
  AFTER_DRAW,
  CODES,
  COUNTS,
  DRAW,
  FIRST_CHOICES,
  GAVE,
  JUNK,
  KEPT,
  LATER_CHOICES,
  LET_GO,
  PACK,
  PAIR_PLACES,
  PAIRS,
  pairOf,
  placeOfHand,
  STAND,
  STOOD,
  TRIPLE_PLACES,
  TRIPLES,
  topAfter,
  VALUES,
  ZERO,
} from './last-round.mjs';
import { firstAt, laterAt } from './learn.mjs';

const SUITS = ['c', 's', 't'];
const SYLOPS = ['z1', 'z2'];

/** The card of a number that was taken so many times before. */
const cardOf = (value, before) => {
  if (value === ZERO) return SYLOPS[before];
  const number = value - ZERO;
  return `${SUITS[before]}${number > 0 ? '+' : '-'}${Math.abs(number)}`;
};

/** Real cards for these numbers, each taken once. */
const cardsFor = (values) => values.map((value, at) => cardOf(value, values.slice(0, at).filter((one) => one === value).length));

const numberOn = (card) => (card.startsWith('z') ? ZERO : Number(card.slice(1)) + ZERO);

/** Asks a bot. */
export const askedWith = ({ game, bot, play, sightOf, fork }, { bet, pot }) => {
  const rules = { ...game.presets.house, rounds: 1 };
  const { state: opened } = game.open({ rules, stacks: [1000, 1000], chance: { seed: '0'.repeat(64), at: 0 } });

  /** A table: the open card, two cards each, and what comes from the deck. */
  const tableOf = ([open, a, b, p, q, ...next]) => ({
    ...opened,
    stacks: [0, 0],
    staked: [bet, bet],
    sabaccPot: pot,
    hands: [
      [a, b],
      [p, q],
    ].map((hand) => hand.map((card) => ({ card, open: false }))),
    discard: [open],
    deck: [...next, ...opened.deck.filter((card) => ![open, a, b, p, q, ...next].includes(card))],
  });
  const answer = (state, seat) => bot(sightOf(game, state, seat), fork('0'.repeat(64), 'asked'));
  const after = (state, seat, action) => {
    const played = play(game, state, seat, action);
    if (!played.ok) throw new Error(`Refused: ${played.refusal.reason}`);
    return played.step.state;
  };
  return { tableOf, answer, after };
};

/** The number of a choice with two cards. */
const choiceOf = (action, pair) => {
  if (action.type === 'stand') return STAND;
  if (action.type === 'junk') return JUNK;
  if (action.type === 'draw') return DRAW;
  return 1 + PAIRS[pair].indexOf(numberOn(action.card));
};

/** The number of a choice with three. */
const laterChoiceOf = (action, triple) => (action.type === 'keep' ? 0 : 1 + TRIPLES[triple].indexOf(numberOn(action.card)));

/** Any two cards for the other, who is not seen, that are still in the pack. */
const someOthers = (values) => {
  const left = COUNTS.slice();
  for (const value of values) left[value] -= 1;
  return Array.from({ length: 2 }, () => {
    const value = left.findIndex((count) => count > 0);
    left[value] -= 1;
    return value;
  });
};

/** What the bot does in the first seat with every hand: its mixes, each one choice. */
export const firstSeatOf = ({ tableOf, answer, after }) => {
  const first = new Float64Array(VALUES * PAIRS.length * FIRST_CHOICES);
  const later = new Float64Array(VALUES * TRIPLES.length * LATER_CHOICES);
  const isThere = (values) => values.every((value) => values.filter((one) => one === value).length <= COUNTS[value]);
  for (let open = 0; open < VALUES; open += 1) {
    for (const [pair, [a, b]] of PAIRS.entries()) {
      if (!isThere([open, a, b])) continue;
      const table = tableOf(cardsFor([open, a, b, ...someOthers([open, a, b])]));
      const choice = choiceOf(answer(table, 0), pair);
      first[firstAt(open, pair) + choice] = 1;
      if (choice !== DRAW) continue;
      for (let card = 0; card < VALUES; card += 1) {
        if (!isThere([open, a, b, card])) continue;
        const triple = AFTER_DRAW[pair * VALUES + card];
        const from = laterAt(open, triple);
        if (later.subarray(from, from + LATER_CHOICES).some((part) => part > 0)) continue;
        const [p, q] = someOthers([open, a, b, card]);
        const drawn = after(tableOf(cardsFor([open, a, b, p, q, card])), 0, { type: 'draw' });
        later[from + laterChoiceOf(answer(drawn, 0), triple)] = 1;
      }
    }
  }
  return [first, later];
};

const pick = (parts, from, choices, random) => {
  let left = random();
  for (let at = 0; at < choices - 1; at += 1) {
    left -= parts[from + at];
    if (left < 0) return at;
  }
  return choices - 1;
};

const pack = Array.from(COUNTS, (count, value) => Array.from({ length: count }, () => value)).flat();

const deal = (random) => {
  const cards = [...pack];
  for (let at = 0; at < 7; at += 1) {
    const from = at + Math.floor(random() * (PACK - at));
    [cards[at], cards[from]] = [cards[from], cards[at]];
  }
  return cards.slice(0, 7);
};

/** The first seat plays by these mixes: what it holds, what it showed, and the table after it; undefined when it gave up. */
const playFirst = ({ tableOf, after }, [first, later], values, random) => {
  const [open, a, b, , , drawn] = values;
  const real = cardsFor(values);
  const pair = pairOf(a, b);
  const cardWith = (value) => real[value === a ? 1 : 2];
  const table = tableOf(real);
  const choice = pick(first, firstAt(open, pair), FIRST_CHOICES, random);
  if (choice === JUNK) return undefined;
  if (choice === STAND) return { place: PAIR_PLACES[pair], code: STOOD, state: after(table, 0, { type: 'stand' }) };
  if (choice !== DRAW) {
    const [gone, kept] = [PAIRS[pair][choice - 1], PAIRS[pair][2 - choice]];
    const state = after(table, 0, { type: 'swap', card: cardWith(gone) });
    return { place: placeOfHand([kept, open]), code: GAVE + gone, state };
  }
  const triple = AFTER_DRAW[pair * VALUES + drawn];
  const keeps = pick(later, laterAt(open, triple), LATER_CHOICES, random);
  const held = after(table, 0, { type: 'draw' });
  const place = TRIPLE_PLACES[triple * LATER_CHOICES + keeps];
  if (keeps === 0) return { place, code: KEPT, state: after(held, 0, { type: 'keep' }) };
  const gone = TRIPLES[triple][keeps - 1];
  const card = [real[1], real[2], real[5]].find((one) => numberOn(one) === gone);
  return { place, code: LET_GO + gone, state: after(held, 0, { type: 'release', card }) };
};

/** What the second seat's own way brings the first on average with these cards. */
const expected = ({ shown, bet }, [first, later], { place, code }, [open, p, q, drawn]) => {
  const seen = open * CODES + code;
  const pair = pairOf(p, q);
  const [from, top] = [firstAt(seen, pair), topAfter(open, code)];
  const triple = AFTER_DRAW[pair * VALUES + drawn];
  const three = [0, 1, 2, 3].map((choice) => shown(place, TRIPLE_PLACES[triple * LATER_CHOICES + choice]));
  const brings = [
    shown(place, PAIR_PLACES[pair]),
    shown(place, placeOfHand([PAIRS[pair][1], top])),
    shown(place, placeOfHand([PAIRS[pair][0], top])),
    three.reduce((sum, one, choice) => sum + one * later[laterAt(seen, triple) + choice], 0),
    bet,
  ];
  return brings.reduce((sum, one, choice) => sum + one * first[from + choice], 0);
};

/** What the bot brings the first seat in the second, with these cards. */
const withBot = ({ answer, after }, { shown, bet }, { place, code, state }, [open, p, q, drawn]) => {
  const action = answer(state, 1);
  if (action.type === 'junk') return bet;
  const pair = pairOf(p, q);
  if (action.type === 'stand') return shown(place, PAIR_PLACES[pair]);
  if (action.type === 'swap') {
    const kept = numberOn(action.card) === p ? q : p;
    return shown(place, placeOfHand([kept, topAfter(open, code)]));
  }
  const triple = AFTER_DRAW[pair * VALUES + drawn];
  const choice = laterChoiceOf(answer(after(state, 1, { type: 'draw' }), 1), triple);
  return shown(place, TRIPLE_PLACES[triple * LATER_CHOICES + choice]);
};

/** One game with the bot in the second seat: what it is behind the learned way with the same cards. */
export const behindInSecond = (asked, stakes, [mine, theirs], random) => {
  const [open, a, b, p, q, own, drawn] = deal(random);
  // Whoever draws first gets the next card of the deck: one who does not leaves it to the other.
  const first = playFirst(asked, mine, [open, a, b, p, q, own, drawn], random);
  if (first === undefined) return 0;
  const next = first.code === KEPT || first.code >= LET_GO ? drawn : own;
  return withBot(asked, stakes, first, [open, p, q, next]) - expected(stakes, theirs, first, [open, p, q, next]);
};
