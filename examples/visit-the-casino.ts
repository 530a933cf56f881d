import { chooseAt, freshProfile, hintAt, hintWords, joinTable, leaveTable, openingFor, saveTable, showAllAt } from '@baize/casino';
import { inFull, loadWords } from '@baize/engine';
import { pontoonModule as game } from '@baize/games/pontoon';

await loadWords();

// 1,000 chips, of which 200 are now at the table. The statistics go on from those of the profile.
const opening = openingFor(game, { preset: 'british', others: 3, buyIn: 200, serverSeed: 'c0de'.repeat(16) });
const sat = joinTable(game, freshProfile(), 'pontoon', opening);
if (!sat.ok) throw new Error(sat.reason);
let table = showAllAt(game, sat.table);

// Whoever shows a table owns the clock: here everything is shown at once, on to where the player is asked. This one does as the coach says.
while (table.statistics.rounds === 0) {
  const { hint } = hintAt(game, table);
  if (hint === undefined) throw new Error('The player is asked.');
  console.log(inFull(hintWords(game.words, table, hint)));
  table = showAllAt(game, chooseAt(game, table, hint.action));
}

// After every step a front end saves the profile. It is plain JSON, and the table in it goes on where it was left.
const saved = saveTable(game, sat.profile, 'pontoon', table);
console.log(`${leaveTable(saved, 'pontoon').profile.balance} chips after one round.`);
