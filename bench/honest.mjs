/**
 * Whether the judge is honest: what it claims a decision cost, beside what that really cost. `node bench/honest.mjs` tries both games;
 * words choose one, and how much of it: `node bench/honest.mjs hearts 40`, `node bench/honest.mjs holdem 800`.
 *
 * Where a decision is marked, the move that was made and the better one are both played on from the true state, with the cards as they
 * lay. At Hearts everybody goes on as `normal`. At Hold'em the player goes on as `shark` against the `regular`s that sit there, and the
 * board to come is dealt again a few times, the same for both moves. The judge's own moves are judged as well, by another seed.
 */
import { bench, judge as judgeFigure } from './lib/bench.mjs';
import { sources } from './lib/load.mjs';
import { mean } from './lib/statistics.mjs';
import { actWith, WIDTH } from './lib/table.mjs';
import { spent } from './lib/usage.mjs';

const loaded = await sources(['engine', 'games/hearts', 'games/holdem', 'casino']);
const { fork, hearts, heartsModule, holdem, holdemModule, judge, openSitting, shuffle, sightOf } = loaded;
const act = actWith(loaded);
const take = (...made) => act(...made).state;

// Deals that nothing was set by.
const SEED = 'f00d'.repeat(16);
const ME = 0;

/** What the judge says of a decision, and of its own move there at another look. */
const judged = (module, made, tally) => {
  const found = judge(module, made);
  if (found === undefined) return undefined;
  tally.decisions += 1;
  const own = judge(module, { ...made, action: found.best }, { look: 'another look' });
  tally.own += 1;
  if (own !== undefined && (own.mark === 'slip' || own.mark === 'mistake')) tally.ownMarked += 1;
  return found;
};

const newTally = () => ({ decisions: 0, own: 0, ownMarked: 0, marks: [] });

/** The error of a mean over marks: those of one hand share its cards, so that a hand counts once. */
const errorByHand = (marks, figure) => {
  const middle = mean(marks.map(figure));
  const sums = new Map();
  for (const mark of marks) sums.set(mark.hand, (sums.get(mark.hand) ?? 0) + figure(mark) - middle);
  return Math.sqrt([...sums.values()].reduce((sum, off) => sum + off ** 2, 0)) / marks.length;
};

const spread = (marks, figure) => `${mean(marks.map(figure)).toFixed(2)} ± ${(WIDTH * errorByHand(marks, figure)).toFixed(2)}`;

/** Lets each of some bots make decisions, the strongest a fifth of them; tells the marks by kind, and holds all of them to the bars. */
const observe = (name, bots, count, playOne, kinds) => {
  const tallies = bots.map((bot) => {
    const tally = newTally();
    for (let number = 0; number < (bot === bots.at(-1) ? Math.ceil(count / 5) : count); number += 1) playOne(number, bot, tally);
    const share = ((100 * tally.marks.length) / tally.decisions).toFixed(1);
    console.log(`  ${bot}: ${tally.marks.length} of ${tally.decisions} decisions marked, ${share} %`);
    return tally;
  });
  const [decisions, own, ownMarked] = ['decisions', 'own', 'ownMarked'].map((key) => tallies.reduce((sum, tally) => sum + tally[key], 0));
  const marks = tallies.flatMap((tally) => tally.marks);
  console.log(`${name}: ${marks.length} of ${decisions} decisions are marked`);
  for (const [kind, isKind] of Object.entries(kinds)) {
    const some = marks.filter(isKind);
    if (some.length < 3) continue;
    console.log(
      `  ${kind}: ${some.length}, claimed ${mean(some.map(({ claimed }) => claimed)).toFixed(2)}, really ${spread(some, ({ real }) => real)}`,
    );
  }
  const off = ({ claimed, real }) => claimed - real;
  judgeFigure('claimed and real differ by errors', Math.abs(mean(marks.map(off))) / errorByHand(marks, off), { of: name });
  judgeFigure('own moves marked, in a hundred', (100 * ownMarked) / own, { of: name });
};

// --- Hearts ---------------------------------------------------------------------------------------------------------

/** Plays a hand to its end as `normal`, and says what the sheet gives the player. */
const heartsPoints = (start) => {
  let state = start;
  const line = start.sheet.length;
  while (state.sheet.length === line) {
    const [seat] = hearts.toAct(state);
    state = take(hearts, state, seat, heartsModule.bots.normal(sightOf(hearts, state, seat), fork(SEED, 'normal')));
  }
  return state.sheet[line].points[ME];
};

const heartsGame = (game, bot, tally) => {
  const { seed } = fork(SEED, `hearts ${bot} ${game}`);
  let { state } = openSitting(hearts, { preset: 'house', seed, stacks: [0, 0, 0, 0] });
  for (let line = 0; hearts.toAct(state).length > 0; line += 1) {
    const [seat] = hearts.toAct(state);
    const sight = sightOf(hearts, state, seat);
    const action = heartsModule.bots[seat === ME ? bot : 'normal'](sight, fork(seed, `bot ${seat} at ${line}`));
    const found = seat === ME && action.type === 'play' ? judged(heartsModule, { line, round: 1, sight, action }, tally) : undefined;
    if (found !== undefined && found.mark !== 'fine' && found.mark !== 'opinion') {
      const real = heartsPoints(take(hearts, state, ME, action)) - heartsPoints(take(hearts, state, ME, found.best));
      tally.marks.push({ claimed: found.behind, real, hand: `${bot} ${game} ${state.hand}`, tricks: state.tricks.length });
    }
    state = take(hearts, state, seat, action);
  }
};

const heartsKinds = {
  all: () => true,
  'up to 1.5 points': ({ claimed }) => claimed <= 1.5,
  'to 4': ({ claimed }) => claimed > 1.5 && claimed <= 4,
  more: ({ claimed }) => claimed > 4,
  'in the first three tricks': ({ tricks }) => tricks < 3,
  'in the next three': ({ tricks }) => tricks >= 3 && tricks < 6,
  'after six': ({ tricks }) => tricks >= 6,
};

// --- Hold'em --------------------------------------------------------------------------------------------------------

const BOARDS = 5;

/** The same table with the cards to come in another order. */
const dealtAgain = (state, chance) => {
  const [rest] = shuffle(state.deck.slice(state.dealt), chance);
  return { ...state, deck: [...state.deck.slice(0, state.dealt), ...rest] };
};

/** Plays a hand to its end, and says what the player then has. */
const holdemChips = (start, me, seed) => {
  let state = start;
  for (let turn = 0; state.phase === 'betting'; turn += 1) {
    const [seat] = holdem.toAct(state);
    const bot = holdemModule.bots[seat === me ? 'shark' : 'regular'];
    state = take(holdem, state, seat, bot(sightOf(holdem, state, seat), fork(seed, `bot ${seat} at ${turn}`)));
  }
  return state.stacks[me];
};

const realCost = (state, me, taken, best, seed) => {
  const costs = Array.from({ length: BOARDS }, (_, board) => {
    const again = dealtAgain(state, fork(seed, `board ${board}`));
    const luck = fork(seed, `luck ${board}`).seed;
    return holdemChips(take(holdem, again, me, best), me, luck) - holdemChips(take(holdem, again, me, taken), me, luck);
  });
  return mean(costs);
};

/** A hand of a table of six; the player's place goes round it. */
const holdemHand = (hand, bot, tally) => {
  const { seed } = fork(SEED, `holdem ${bot} ${hand}`);
  let { state } = openSitting(holdem, { preset: 'holdem', seed, stacks: Array(6).fill(2000) });
  const me = hand % 6;
  for (let line = 0; state.phase === 'betting'; line += 1) {
    const [seat] = holdem.toAct(state);
    const sight = sightOf(holdem, state, seat);
    const action = holdemModule.bots[seat === me ? bot : 'regular'](sight, fork(seed, `bot ${seat} at ${line}`));
    const found = seat === me ? judged(holdemModule, { line, round: 1, sight, action }, tally) : undefined;
    if (found !== undefined && (found.mark === 'slip' || found.mark === 'mistake')) {
      tally.marks.push({
        hand: `${bot} ${hand}`,
        claimed: found.behind,
        real: realCost(state, me, action, found.best, seed),
        taken: action.type,
        best: found.best.type,
      });
    }
    state = take(holdem, state, seat, action);
  }
};

const holdemKinds = {
  all: () => true,
  'called, should fold': ({ taken, best }) => taken === 'call' && best === 'fold',
  'folded, should go on': ({ taken }) => taken === 'fold',
  'checked, should bet': ({ taken }) => taken === 'check',
};

const timed = (run) => {
  const before = spent();
  run();
  console.log(`${((spent() - before) / 1000).toFixed(0)} s of processor time`);
};

await bench({
  options: { count: [0, 'how many games of Hearts (30) or hands of Hold’em (1500)'] },
  bars: { 'claimed and real differ by errors': 'at most 2', 'own moves marked, in a hundred': 'at most 1' },
  measures: {
    hearts: ({ count }) => timed(() => observe('Hearts, cards', ['easy', 'normal', 'hard'], count || 30, heartsGame, heartsKinds)),
    holdem: ({ count }) =>
      timed(() => observe("Hold'em, the rule", ['thirds', 'regular', 'shark'], count || 1500, holdemHand, holdemKinds)),
  },
});
