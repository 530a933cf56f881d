/** Ein Rückblick im Terminal auf Deutsch. */
import { and, figure, many, tenth } from '@baize/engine/language/de';
import { signedChips } from '../../kit/text.ts';
import type { WalkWords } from './walk-words.ts';

const list = (isAll: boolean): string => (isAll ? '[A] Wenige' : '[A]lle');
const usually = (width: number): string => `üblich: ± ${figure(width)}`;
const marks = { slip: 'ein Ausrutscher', mistake: 'ein Fehler' } as const;

/** Ein Rückblick auf Deutsch. */
export const words = {
  chose: (did) => `Deine Wahl: „${did}“.`,
  choseWorse: (did, better) => [`Deine Wahl: „${did}“. Besser wohl: „${better}“.`, `Besser wohl: „${better}“.`],
  judged: ({ round, did, better, cost }) => {
    const sure = cost === undefined || cost.error === 0 ? '' : ` (± ${tenth(cost.error)})`;
    const verdict = cost === undefined ? 'Ansichtssache' : `${marks[cost.mark]}, etwa ${cost.cost}${sure}`;
    return `Runde ${round}: Deine Wahl war „${did}“, besser wohl „${better}“: ${verdict}.`;
  },
  nothingJudged: (title) => `${title}: Hier gibt es keine Entscheidung, die sich beurteilen lässt.`,
  counted: (title, { decisions, slips, mistakes, cost }) => {
    const marked = `${many(slips, 'Ausrutscher', 'Ausrutscher')} und ${many(mistakes, 'Fehler', 'Fehler')} haben etwa ${cost} gekostet.`;
    return `${title}: ${many(decisions, 'Entscheidung', 'Entscheidungen')}. ${slips + mistakes === 0 ? 'Keine Fehler gefunden.' : marked}`;
  },
  opinions: (count) => `${many(count, 'Entscheidung ist', 'Entscheidungen sind')} Ansichtssache.`,
  costliest: (round, cost) => `Die teuerste, in Runde ${round}, hat etwa ${cost} gekostet.`,
  allInLuck: (pots, luck, usual) =>
    `All-in-Glück in ${many(pots, 'Pot', 'Pots')}: ${signedChips(luck)} Chips (${usually(usual)}). Auch der Rest ist zum Teil Glück.`,
  resultFrom: ({ result, expected, decisions, left, luck, usual }) => {
    const parts = [
      `${signedChips(expected)} aus den Einsätzen zu erwarten`,
      ...(decisions === undefined ? [] : [`${signedChips(decisions)} durch deine Entscheidungen`]),
      ...(left === undefined ? [] : [`${signedChips(left)} auf dem Tisch gelassen`]),
      `${signedChips(luck)} Glück`,
    ];
    return `Ergebnis ${signedChips(result)}: ${and(parts)} (${usually(usual)}).`;
  },
  unknownWorth: (title) => `${title}: Entscheidungen bei diesem Spiel lassen sich noch nicht beurteilen.`,
  stillWalk: 'Durchgehen kannst du sie trotzdem.',
  page: {
    preset: 'Rückblick',
    title: 'Rückblick',
    note: 'Notiz',
    weighing:
      'Jede Entscheidung wird gerade nach dem beurteilt, was du sehen konntest. Du kannst sie inzwischen durchgehen: A, dann die Pfeile.',
    costMost: 'Am teuersten:',
    inRound: (round, title) => `Runde ${round}. ${title}`,
    nothingToSay: 'Zu dieser Entscheidung ist nichts zu sagen: Es gab keine Wahl, oder niemand weiß es.',
    onAverage: 'Im Schnitt, von hier an:',
    othersHeld: 'Was die anderen hatten',
    costliestFirst: 'Teuerste zuerst oder der Reihe nach.',
    nothingToFix: 'Nichts zu verbessern. A zeigt alle.',
    whole: 'Die ganze Sitzung',
    where: (round, at, of) => [`Runde ${round}, ${at} von ${of}`, `Runde ${round}`],
    sumBar: (isAll) => [`[↑][↓] Entscheidungen  [1]-[3] Die teuersten  ${list(isAll)}`, `[↑↓] Gehen  [1-3] Teuer  ${list(isAll)}`],
    decisionBar: (isAll, canTry) => [
      `[↑][↓] Gehen  [Enter] Notiz${canTry ? '  [F] Offen  [T] Nochmal' : ''}  ${list(isAll)}`,
      `[↑↓] [Enter] Notiz${canTry ? ' [F] [T]' : ''} ${list(isAll)}`,
    ],
    back: ['[Q] Zurück', '[Q]'],
    ask: 'Weiter (Pfeil ab), davor (Pfeil auf) oder zurück (q)?',
    keys: 'Pfeile gehen weiter, 1 bis 3 sind die teuersten, Enter ist die Notiz, F deckt alles auf, T spielt sie noch einmal, A zeigt alle, Q geht zurück.',
    noHands: 'In der Datei steht nicht, was alle hatten.',
  },
  trial: {
    asks: 'Noch einmal du: dieselben Karten, keine Uhr, und es geht um nichts. Q geht zurück.',
    notOurs: 'Eine Hand aus einem anderen Programm kannst du nicht noch einmal spielen.',
    nothing: 'Hier gibt es nichts noch einmal zu spielen.',
    next: 'Nächstes Rätsel',
    again: 'Noch einmal',
    answered: (said, isRight) =>
      `${said} ${isRight === undefined ? '' : `Enter: ${isRight ? 'nächstes Rätsel' : 'noch einmal'}. `}Q geht zurück.`,
  },
  command: {
    oneFile: 'Nenne eine Datei: baize review FILE.',
    needsGame: '--sitting braucht den Namen eines Spiels.',
    fileOrGame: 'Nenne eine Datei oder ein Spiel, nicht beides.',
    takes: 'baize review nimmt FILE, --sitting GAME, --player NAME, --plain, --ascii und --json.',
    weighed: (count) => `${many(count, 'Entscheidung', 'Entscheidungen')} beurteilt`,
    nextOrQuit: 'Weiter (Enter) oder Ende (q)?',
    otherVersion: 'Diese Sitzung wurde nach einer anderen Fassung der Regeln gespielt und lässt sich hier nicht beurteilen.',
    noGame: 'Dieses Protokoll gehört zu keinem Spiel, das es hier gibt.',
    hands: (player, hands) => `${player}, ${many(hands, 'Hand', 'Hände')}`,
    notJudged: (count) =>
      `${many(count, 'Entscheidung wird', 'Entscheidungen werden')} nicht beurteilt, weil die Chips der Spieler nicht bekannt sind.`,
    foreign: 'An Spielern anderer Programme ist das Urteil nicht erprobt: Nimm es als Meinung. Fehler werden dort nicht angekreidet.',
    noHand: (file) => `In ${file} ist keine Hand lesbar.`,
    whose: (players) => `Sag, um wen es geht: --player NAME. Es gibt: ${players.join(', ')}.`,
    noCards: (file, player, players) => `In ${file} stehen keine Karten von ${player}. Es gibt: ${players.join(', ')}.`,
    noSitting: 'Es gibt noch keine Sitzung für einen Rückblick. Spiel erst eine: baize.',
    noRecord: (file) => `${file} ist kein Protokoll einer Sitzung.`,
  },
} as const satisfies WalkWords;
