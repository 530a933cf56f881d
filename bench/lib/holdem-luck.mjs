/**
 * The luck of a hand of Hold'em between two, so that it can be taken out of what somebody won without a bias (after Burch, Schmid, Moravčík,
 * Morrill and Bowling: AIVAT, 2018). What one may hold is kept as a range: how likely each pair of cards came this far. Where it is known how often every
 * pair would have done what was done, what is won counts for the whole range and not for the pair that was dealt; elsewhere the range is that one
 * pair. Luck is what is zero on average, whatever else: what the pot in the middle is worth after cards were laid open and before; what it
 * is worth after somebody drew one of several actions, and before; and how good two cards are before anything is done.
 */

/** Boards that a board of none or three is judged by, dealt by chance. That they are not all adds no bias. */
const BOARDS = 60;
const PAIRS = 1326;
const FULL = 5;
/** How many boards tell what a range wins on average that is all-in before the turn. */
const WHEN_ALL_IN = 1500;
const STREETS = ['preflop', 'flop', 'turn', 'river'];

/** The range of somebody who holds one pair. */
const only = (pair) => {
  const range = new Float64Array(PAIRS);
  range[pair] = 1;
  return range;
};

/** Every pair alike. */
const anything = () => new Float64Array(PAIRS).fill(1);

/** What a range is ahead, given what each pair is: from -1, always beaten, to 1. */
export const aheadIn = (range, { ahead, isLive }) => {
  let [sum, all] = [0, 0];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    if (isLive[pair] === 0) continue;
    sum += range[pair] * ahead[pair];
    all += range[pair];
  }
  return all > 0 ? sum / all : 0;
};

/** How much of a range can be held. */
const sizeIn = (range, { isLive }) => range.reduce((sum, weight, pair) => sum + weight * isLive[pair], 0);

/** The rest of a board: every river, or some boards by chance. */
const restsOf = (board, gone, random, count) => {
  if (board.length === FULL) return [board];
  const free = Array.from({ length: 52 }, (_, card) => card).filter((card) => !gone.includes(card));
  if (board.length === FULL - 1) return free.map((river) => [...board, river]);
  return Array.from({ length: count }, () => {
    const full = [...board];
    while (full.length < FULL) {
      const card = free[Math.floor(random() * free.length)];
      if (!full.includes(card)) full.push(card);
    }
    return full;
  });
};

/**
 * What every pair is ahead of two cards when the board is dealt to its end, from -1 to 1, and which pairs can be held beside them.
 * @param {object} tools `strengthsOn` and `comboOf` of the players
 */
export const standingsWith = ({ strengthsOn, comboOf, COMBOS }) => {
  const strengths = new Int16Array(PAIRS);
  return (theirs, board, random, count = BOARDS) => {
    const gone = [...theirs, ...board];
    const [sums, times] = [new Float64Array(PAIRS), new Int32Array(PAIRS)];
    const other = comboOf(...theirs);
    for (const full of restsOf(board, gone, random, count)) {
      strengthsOn(full, strengths);
      for (let pair = 0; pair < PAIRS; pair += 1) {
        if (strengths[pair] === 0) continue;
        times[pair] += 1;
        sums[pair] += Math.sign(strengths[pair] - strengths[other]);
      }
    }
    const isLive = Uint8Array.from(COMBOS, ([high, low], pair) => (times[pair] > 0 && !gone.includes(high) && !gone.includes(low) ? 1 : 0));
    return { ahead: sums.map((sum, pair) => (times[pair] > 0 ? sum / times[pair] : 0)), isLive };
  };
};

/** How good each pair is before anything is done, in a few figures that are zero over all pairs: its ranks, and whether it is a pair or of one suit. */
const goodnessOf = (COMBOS) => {
  const all = COMBOS.map(([a, b]) => {
    const [high, low] = [Math.max(a >> 2, b >> 2), Math.min(a >> 2, b >> 2)];
    const isPair = high === low ? 1 : 0;
    return [high, low, high * high, isPair, isPair * high * high, (a & 3) === (b & 3) ? 1 : 0];
  });
  const middle = all[0].map((_, at) => all.reduce((sum, one) => sum + one[at], 0) / all.length);
  return all.map((one) => one.map((figure, at) => figure - middle[at]));
};

/** A range after each of the actions that somebody may have drawn; the same one once. */
const splitBy = (range, { actions, mixOf }) => {
  const names = actions.map((action) => JSON.stringify(action));
  const parts = new Map(names.map((name) => [name, new Float64Array(PAIRS)]));
  for (const [pair, weight] of range.entries()) {
    if (weight === 0) continue;
    for (const [at, part] of mixOf(pair).entries()) parts.get(names[at])[pair] += weight * part;
  }
  return parts;
};

/** What each seat has put in. */
const putsIn = ({ bets, paid }) => bets.map((bet, seat) => bet + paid[seat]);

/** What an action is worth, roughly: a fold loses what was put in; anything else stands as the range after it does, for what has to be put in. */
const worthOf = (state, place, action, range, standings) => {
  const puts = putsIn(state);
  return action.type === 'fold' ? -puts[place] : aheadIn(range, standings) * Math.max(...puts);
};

/**
 * Tells luck in hands between two who brought the same stacks.
 * @param {object} tools what the players are made of: `cardCode`, `COMBOS`, `comboOf`, `exactEquity`, `strengthsOn`
 */
export const luckWith = (tools) => {
  const { cardCode, COMBOS, comboOf, exactEquity } = tools;
  const standingsOf = standingsWith(tools);
  const goodness = goodnessOf(COMBOS);

  /** How good both hands of a deal are, the button's first. */
  const goodnessIn = ({ hands, button }) => [button, 1 - button].flatMap((seat) => goodness[comboOf(...hands[seat].map(cardCode))]);

  /**
   * Follows the range of one seat through a hand. After each action `see` is told the states before and after it, and what the seat drew
   * from, where it was the seat's own and that is known. When the hand is over it gives what the seat won, with all chips in on average
   * over the boards; what its range won; and its luck, of cards and of its own actions by street.
   */
  const follow = (start, place, random) => {
    const [mine, theirs] = [place, 1 - place].map((seat) => start.hands[seat].map(cardCode));
    const luck = [...STREETS, ...STREETS].map(() => 0);
    const brought = start.stacks[place] + putsIn(start)[place];
    let range = anything();
    let standings = standingsOf(theirs, [], random);

    const noteAction = (state, action, ways) => {
      if (ways === undefined) {
        range = only(comboOf(...mine));
        return;
      }
      const parts = splitBy(range, ways);
      const all = sizeIn(range, standings);
      const worths = [...parts].map(([name, part]) => {
        const size = sizeIn(part, standings);
        return size === 0 ? 0 : (size / all) * worthOf(state, place, JSON.parse(name), part, standings);
      });
      range = parts.get(JSON.stringify(action));
      const expected = worths.reduce((sum, worth) => sum + worth, 0);
      luck[STREETS.length + STREETS.indexOf(state.street)] += worthOf(state, place, action, range, standings) - expected;
    };

    const noteBoard = ({ board, paid }) => {
      const before = aheadIn(range, standings);
      standings = standingsOf(theirs, board.map(cardCode), random);
      luck[board.length - 2] = paid[place] * (aheadIn(range, standings) - before);
    };

    const ending = (before, action, after) => {
      const raw = after.stacks[place] - brought;
      if (action.type === 'fold') return { luck, raw, won: raw };
      const [board, put] = [before.board.map(cardCode), Math.max(...putsIn(before))];
      if (board.length === FULL) return { luck, raw, won: put * aheadIn(range, standings) };
      const { shares } = exactEquity([mine, theirs], board);
      const many = standingsOf(theirs, board, random, WHEN_ALL_IN);
      return { luck, raw: put * (2 * shares[0].equity - 1), won: put * aheadIn(range, many) };
    };

    const see = (before, action, after, ways) => {
      if (before.turn === place) noteAction(before, action, ways);
      if (after.phase !== 'betting') return ending(before, action, after);
      if (after.board.length > before.board.length) noteBoard(after);
      return undefined;
    };
    return { see };
  };

  return { follow, goodnessIn };
};
