import { advance, choose, freshProfile, keep, openingFor, sitDown, standUp, waitsFor } from '@baize/casino';
import { fork, sightOf } from '@baize/engine';
import { pontoonModule as table } from '@baize/games/pontoon';

// 1,000 chips, of which 200 are now at the table. The statistics go on from those of the profile.
const opening = openingFor(table, { preset: 'british', others: 3, buyIn: 200, house: 'c0de'.repeat(16) });
const sat = sitDown(table, freshProfile(), 'pontoon', opening);
if (!sat.ok) throw new Error(sat.reason);
let { sitting } = sat;

// Whoever shows a table owns the clock: each beat is shown, each bot is asked, and the player in between. This one does as the coach says.
while (sitting.statistics.rounds === 0) {
  const { state, me, log } = sitting.table;
  if (waitsFor(table, sitting) === 'me') {
    const { action, because } = table.hint(sightOf(table.game, state, me), fork('c0ac'.repeat(16), `hint ${log.length}`));
    console.log(`${action.type}: ${because}`);
    const chosen = choose(table, sitting, action);
    if (!chosen.ok) throw new Error(chosen.refusal.reason);
    sitting = chosen.sitting;
  } else sitting = advance(table, sitting);
}

// After every step a front end keeps the profile. It is plain JSON, and the table in it goes on where it was left.
const kept = keep(table, sat.profile, 'pontoon', sitting);
console.log(`${standUp(kept, 'pontoon').profile.balance} chips after one round.`);
