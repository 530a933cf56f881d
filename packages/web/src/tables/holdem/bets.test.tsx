import { fillAny, fork, openChance, play, read } from '@baize/engine';
import { type Action, holdem, type Rules, type View } from '@baize/games/holdem';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { amountOf } from '../../kit/deck/chips.ts';
import { Opponent } from './Opponent.tsx';

const SEATS = 6;
const persona = { name: 'Edmund', face: 'Ks' } as const;

const drawn = (view: View, seat: number): string =>
  renderToStaticMarkup(
    <Opponent view={view} me={0} others={SEATS - 1} seat={seat} persona={persona} hasLeft={false} onAsk={() => undefined} />,
  );

/** The bets of folded players that were looked for in a random sitting, each found before its player. */
const lookAtBets = (rules: Rules, sitting: number): number => {
  const reader = read(fork('00'.repeat(32), `bets ${rules.preset} ${sitting}`));
  const stacks = Array.from({ length: SEATS }, () => 1000);
  let { state } = holdem.open({ rules, stacks, chance: openChance('f1'.repeat(32)) });
  let folded = 0;
  for (let moves = 0; moves < 60; moves += 1) {
    const [seat] = holdem.toAct(state);
    if (seat === undefined) break;
    const played = play(holdem, state, seat, fillAny<Action>(holdem.legal(state, seat), reader));
    if (!played.ok) throw new Error(played.refusal.reason);
    ({ state } = played.step);
    const view = holdem.view(state, 0);
    for (const [at, bet] of view.bets.entries()) {
      if (at === 0 || bet === 0 || view.standing[at] !== 'folded') continue;
      expect(drawn(view, at)).toContain(amountOf(bet));
      folded += 1;
    }
  }
  return folded;
};

test.each(Object.values(holdem.presets))(
  'what anybody has bet lies before them until the pot takes it, also after a fold, at $preset',
  claims('CAS-2.5'),
  (rules) => {
    const folded = [1, 2, 3, 4, 5, 6, 7, 8].map((sitting) => lookAtBets(rules, sitting));
    expect(Math.max(...folded)).toBeGreaterThan(0);
  },
);
