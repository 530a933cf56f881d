import { fork, loadWords } from '@baize/engine';
import { checkLaws } from '@baize/engine/laws';
import { pontoonModule } from '@baize/games/pontoon';

await loadWords();
for (let sitting = 1; sitting <= 3; sitting += 1) {
  const { seed } = fork('1a35'.repeat(16), `sitting ${sitting}`);
  const breaches = checkLaws(pontoonModule, { preset: 'house', seed, actions: 15 });
  for (const { law, says, where } of breaches) console.log(`${law}: ${says} Broken ${where}.`);
  console.log(`Sitting ${sitting}: ${breaches.length} laws broken.`);
}
