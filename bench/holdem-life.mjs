/**
 * Whether a table of Hold'em without blinds lives: `node bench/holdem-life.mjs [hands] [level…]`, 1,000 hands of every level unless told
 * otherwise.
 *
 * Five opponents of a level, with chips as they bring them to the preset `casino`, and a human with 1,000 chips in the last seat who
 * checks, calls up to 100 at a time and folds to more. Every hand begins afresh. Printed are how many pots are empty in the end (nobody bet, or nobody
 * called), how many hands see a bet before and after the flop, how large the pot is, and how one opponent bets: how often in a hundred
 * hands, how much, and with what. The bars: at most 25 in a hundred empty, and a bet in at least 50.
 */
import { fork, play, sightOf } from '@baize/engine';
import { holdem, holdemModule, madeOf } from '@baize/games/holdem';
import { atLeast, atMost } from './lib/bars.mjs';
import { mean, quantile } from './lib/statistics.mjs';

const HANDS = Number(process.argv[2] ?? 1000);
const LEVELS = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(holdemModule.bots);
const SEED = '11fe'.repeat(16);
const OTHERS = 5;
const CHIPS = 1000;
const MAX_CALLED = 100;
const MAX_EMPTY = 25;
const MIN_BET = 50;
/** What some bets are made with. */
const WEAK = ['high-card', 'pair'];
const rules = holdem.presets.casino;

/** Checks, calls a little, and folds to more. */
const human = ({ view, seat }) => {
  const owed = view.level - view.bets[seat];
  return { type: owed === 0 ? 'check' : owed <= MAX_CALLED ? 'call' : 'fold' };
};

/** One hand: what was done in it, and what was in the pots. */
const playHand = (level, number) => {
  const { seed } = fork(SEED, `hand ${number}`);
  const company = holdemModule.lineUp(rules, OTHERS, fork(seed, 'company'));
  let { state } = holdem.open({ rules, stacks: company.map((guest) => guest?.stack ?? CHIPS), chance: { seed, at: 0 } });
  const deeds = [];
  for (let turn = 0; state.phase === 'betting'; turn += 1) {
    const seat = state.turn;
    const sight = sightOf(holdem, state, seat);
    const action = company[seat] === null ? human(sight) : holdemModule.bots[level](sight, fork(seed, `bot ${seat} at ${turn}`));
    const made = madeOf([...state.hands[seat], ...state.board]).category;
    deeds.push({ ...action, made, seat, street: state.street });
    const played = play(holdem, state, seat, action);
    if (!played.ok) throw new Error(`${level} chose what is refused: ${played.refusal.reason}`);
    state = played.step.state;
  }
  const pot = state.won.reduce((sum, { amount }) => sum + amount, 0);
  return { deeds, pot };
};

/** How many in a hundred of these hold. */
const inAHundred = (list, holds) => (100 * list.filter(holds).length) / list.length;

for (const level of LEVELS) {
  const hands = Array.from({ length: HANDS }, (_, number) => playHand(level, number));
  const theirs = hands.flatMap(({ deeds }) => deeds.filter(({ seat }) => seat < OTHERS));
  const bets = theirs.filter(({ type }) => type === 'bet');
  const each = (wanted) => ((100 * theirs.filter(({ type }) => type === wanted).length) / HANDS / OTHERS).toFixed(0);
  const betIn = (streets) => inAHundred(hands, ({ deeds }) => deeds.some(({ type, street }) => type === 'bet' && streets.includes(street)));
  const empty = inAHundred(hands, ({ pot }) => pot === 0);
  const pots = hands.map(({ pot }) => pot).filter((pot) => pot > 0);
  const amounts = bets.map(({ amount }) => amount);
  console.log(
    [
      `${level}, in a hundred of ${HANDS} hands: a bet before the flop in ${betIn(['preflop']).toFixed(0)}, on the flop in ${betIn(['flop']).toFixed(0)},`,
      `on the turn in ${betIn(['turn']).toFixed(0)}, on the river in ${betIn(['river']).toFixed(0)}.`,
      `Each opponent bets ${each('bet')}, calls ${each('call')} and raises ${each('raise')} times.`,
    ].join(' '),
  );
  if (pots.length > 0) {
    console.log(
      `${level}: a pot that is not empty holds ${mean(pots).toFixed(0)}, half of them ${quantile(pots, 0.5).toFixed(0)} or less; a bet is ${quantile(amounts, 0.1).toFixed(0)} to ${quantile(amounts, 0.9).toFixed(0)}, half of them ${quantile(amounts, 0.5).toFixed(0)} or less; ${inAHundred(bets, ({ made }) => WEAK.includes(made)).toFixed(0)} in a hundred are made with a pair or less.`,
    );
  }
  atMost(`${level}: pots that are empty in the end, in a hundred`, empty, MAX_EMPTY);
  atLeast(`${level}: hands that see a bet, in a hundred`, betIn(['preflop', 'flop', 'turn', 'river']), MIN_BET);
}
