/**
 * A local best response at Hold'em for two (Lisý and Bowling, 2016): somebody who knows how the other plays, keeps the hands that the
 * other may hold by asking it what it would have done with each, and takes the action that is best if both only check and call from
 * there on. What it wins is a lower bound of what can be won from the other. Hands are sampled, which can only make it weaker.
 */
/** How many hands stand for all that the other may hold: before the flop, where answers cost nothing, and after it. */
const [MANY, FEW] = [160, 28];
/** How likely an answer is that the other would not have given with a hand: it mixes. */
const ODD = 0.04;
/** Bets in parts of the pot. Larger ones hang on how few would call, which a sample cannot tell. */
const PARTS = [0.5, 1, 2];
/** A sample sees nobody call where a few would: one more hand is taken to, and to be ahead as often as this. */
const AHEAD_WHEN_CALLED = 0.25;
const RUNOUTS = { preflop: 6, flop: 10, turn: 12, river: 1 };

const PACK = Array.from({ length: 52 }, (_, code) => code);

/** One of these by their weights. */
const pick = (hands, total, random) => {
  let left = random() * total;
  for (const hand of hands) {
    left -= hand.weight;
    if (left <= 0) return hand;
  }
  return hands[hands.length - 1];
};

/** So many hands, each as likely as its weight says. */
const thin = (hands, count, random) => {
  const total = hands.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: count }, () => ({ cards: pick(hands, total, random).cards, weight: 1 }));
};

/** Hands that somebody else may hold, by chance. */
const anyHands = (seen, random) => {
  const free = PACK.filter((code) => !seen.includes(code));
  return Array.from({ length: MANY }, () => {
    const a = Math.floor(random() * free.length);
    const b = (a + 1 + Math.floor(random() * (free.length - 1))) % free.length;
    return { cards: [free[a], free[b]], weight: 1 };
  });
};

/** The part of the pot that these two cards win against a hand on average, when the board runs out by chance. */
const equityAgainst = (of7, [mine, theirs], board, runouts, random) => {
  const seen = [...mine, ...theirs, ...board];
  let sum = 0;
  for (let run = 0; run < runouts; run += 1) {
    const full = [...board];
    while (full.length < 5) {
      const code = Math.floor(random() * 52);
      if (!seen.includes(code) && !full.includes(code)) full.push(code);
    }
    const [own, other] = [mine, theirs].map(([a, b]) => of7([a, b, ...full]));
    sum += own > other ? 1 : own === other ? 0.5 : 0;
  }
  return sum / runouts;
};

/**
 * Keeps a best response through one hand. `tools` are the rules and the cards that the other is built with, `random` gives numbers from 0
 * up to 1, `chances` a fresh chance for each question.
 */
export const localBestResponse = ({ cardCode, cardOfCode, evaluator, holdem, play, sightOf }, bot, random, chances) => {
  const { of7 } = evaluator();
  let hands;
  let atFlop = false;

  /** What the other would do with these cards in this state. */
  const askWith = (state, seat, cards) => {
    const held = cards.map(cardOfCode);
    const dealt = state.hands.map((hand, one) => (one === seat ? held : hand));
    return bot(sightOf(holdem, { ...state, hands: dealt }, seat), chances());
  };

  const live = (state, seat) => {
    const own = state.hands[seat].map(cardCode);
    const board = state.board.map(cardCode);
    hands ??= anyHands([...own], random);
    hands = hands.filter(({ cards }) => !cards.some((code) => board.includes(code)));
    if (state.street !== 'preflop' && !atFlop) {
      atFlop = true;
      hands = thin(hands, FEW, random);
    }
    return { own, board };
  };

  /** What each way to go on brings, against the hands that are left. */
  const decide = (state, seat) => {
    const { own, board } = live(state, seat);
    const other = 1 - seat;
    const { view, offers } = sightOf(holdem, state, seat);
    const owed = Math.min(state.stacks[seat], view.level - view.bets[seat]);
    for (const hand of hands) hand.equity = equityAgainst(of7, [own, hand.cards], board, RUNOUTS[state.street], random);
    const total = hands.reduce((sum, { weight }) => sum + weight, 0);
    const equity = hands.reduce((sum, hand) => sum + hand.weight * hand.equity, 0) / total;
    let best = { action: { type: owed === 0 ? 'check' : 'call' }, brings: equity * (view.pot + owed) - owed };
    if (owed > 0 && best.brings < 0) best = { action: { type: 'fold' }, brings: 0 };
    const range = offers.find(({ type }) => type === 'bet' || type === 'raise');
    if (range === undefined || state.stacks[other] === 0) return best.action;
    const { min, max } = range.amount ?? range.to;
    const goals = new Set(PARTS.map((part) => Math.round(Math.max(min, Math.min(max, view.level + part * (view.pot + owed))))));
    for (const goal of goals) {
      const action = range.type === 'bet' ? { type: 'bet', amount: goal } : { type: 'raise', to: goal };
      const brings = valueOfBet(state, seat, action, { goal, total, pot: view.pot });
      if (brings > best.brings) best = { action, brings };
    }
    return best.action;
  };

  const valueOfBet = (state, seat, action, { goal, total, pot }) => {
    const other = 1 - seat;
    const played = play(holdem, state, seat, action);
    if (!played.ok || played.step.state.turn !== other) return Number.NEGATIVE_INFINITY;
    const after = played.step.state;
    // No more is at stake than the other can match.
    const reach = Math.min(goal, state.bets[other] + state.stacks[other]);
    const [risked, called] = [reach - state.bets[seat], reach - state.bets[other]];
    let sum = AHEAD_WHEN_CALLED * (pot + risked + called) - risked;
    for (const { cards, weight, equity } of hands) {
      const answer = askWith(after, other, cards);
      sum += weight * (answer.type === 'fold' ? pot : equity * (pot + risked + called) - risked);
    }
    return sum / (total + 1);
  };

  /** Notes what the other did in this state. */
  const note = (state, seat, action) => {
    live(state, 1 - seat);
    for (const hand of hands) if (askWith(state, seat, hand.cards).type !== action.type) hand.weight *= ODD;
    const most = Math.max(...hands.map(({ weight }) => weight));
    for (const hand of hands) hand.weight /= most;
  };

  return { decide, note };
};
