/** Die Prüfung eines Protokolls auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import type { RecordWords, Unchecked } from './record-words.ts';

const unchecked: Readonly<Record<Unchecked, string>> = {
  promise: 'ob Startwert, Regeln und deine Chips vor der Sitzung feststanden (gib das Siegel an, das du gesehen hast)',
  table: 'ob du mit diesen Chips angefangen hast (das Siegel stammt aus einer älteren Version, die das nicht festhielt)',
  words: 'ob deine eigenen Wörter in die Mischung eingingen (gib sie an, oder dass du keine hattest)',
  bots: 'ob die Bots nur ihre eigenen Karten sahen',
  end: 'ob das die ganze Sitzung bis zum Schluss ist (gib das Siegel an, das du beim Speichern gesehen hast)',
};
const actions = (count: number): string => many(count, 'Zug', 'Züge');

/** Die Prüfung eines Protokolls auf Deutsch. */
export const words = {
  good: (count, left) => {
    const replays = `${actions(count)} ${count === 1 ? 'führt' : 'führen'} zu denselben Karten und Chips.`;
    return left.length === 0
      ? `Alles stimmt: Der Startwert ist der versiegelte, und ${replays}`
      : `Was sich prüfen ließ, stimmt: ${replays} Nicht geprüft: ${left.map((what) => unchecked[what]).join('; ')}.`;
  },
  otherVersion: 'Diese Sitzung wurde nach einer anderen Version der Regeln gespielt und lässt sich hier nicht prüfen.',
  cannotOpen: 'So lässt sich kein Tisch eröffnen.',
  seed: 'Der Startwert ergibt sich nicht aus dem des Geräts und den Wörtern des Spielers.',
  promise: 'Das ist nicht, was vor der Sitzung versiegelt wurde: Startwert, Regeln, Plätze oder deine Chips sind anders.',
  words: 'Das sind nicht die Wörter, die in die Mischung eingingen.',
  seats: 'So wurde dieser Tisch nicht besetzt: Ein Platz, ein Name, ein Bot oder seine Chips folgen nicht aus dem Startwert.',
  chips: 'Das Spiel führt zu anderen Chips, als im Protokoll stehen.',
  end: 'Das ist nicht das Protokoll von damals: Etwas wurde geändert, ergänzt oder abgeschnitten.',
  noted: (count, chips) =>
    `Das Protokoll endet anders, als dieses Gerät es notiert hat: nach ${many(count, 'Zug', 'Zügen')} mit ${figure(chips)} Chips.`,
  deal: 'Schon die Karten sind andere.',
  line: (action) => `Der erste Unterschied liegt bei Zug ${figure(action)}.`,
  bot: (action, name) =>
    `Bei Zug ${figure(action)} tut ${name} etwas, das dieser Bot nicht tun würde: Er wusste zu viel, das Protokoll wurde geändert, oder es stammt aus einer Version mit anderen Bots.`,
} as const satisfies RecordWords;
