/** `baize simulate` auf Deutsch. */
import { figure, many, percent, tenth } from '@baize/engine/language/de';
import { misreadWords } from '@baize/games/roulette';
import type { SimulationWords } from './simulation-words.ts';

const takes = (seconds: number): string => {
  if (seconds < 1.5) return 'Etwa eine Sekunde';
  if (seconds < 90) return `Etwa ${Math.ceil(seconds)} Sekunden`;
  return seconds < 5400 ? `Etwa ${Math.round(seconds / 60)} Minuten` : `Etwa ${tenth(seconds / 3600)} Stunden`;
};
const left = (seconds: number): string => {
  if (seconds < 90) return `noch ${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `noch ${Math.round(seconds / 60)} min` : `noch ${tenth(seconds / 3600)} h`;
};
const units = { chips: 'Chips', points: 'Punkte', wins: 'Siege' } as const;

/** Eine Simulation auf Deutsch. */
export const words = {
  decimal: (value, digits) => value.toFixed(digits).replace('.', ','),
  percent,
  unknown: 'unbekannt',
  expected: (rounds, seconds, workers) =>
    `${many(rounds, 'Runde', 'Runden')}. ${takes(seconds)} auf ${workers === 1 ? 'einem Prozessor' : `${workers} Prozessoren`}.${seconds > 60 ? ' Strg+C hält an und zeigt, was da ist.' : ''}`,
  pace: (rate, seconds) => `${rate >= 10 ? figure(Math.round(rate)) : tenth(rate)} Abende je Sekunde, ${left(seconds)}`,
  title: (game, preset, rounds, evenings, isWhole) =>
    `${game}, ${preset}: ${many(rounds, 'Runde', 'Runden')} an ${many(evenings, 'Abend', 'Abenden')}${isWhole ? '' : ', ein Teil des Laufs'}.`,
  seed: (seed) => `Startwert ${seed}. Die Spannen stimmen in 19 von 20 Läufen.`,
  player: (name, mean, unit, spread) => `${name}: ${mean} ${units[unit]} je Runde, Standardabweichung ${spread}.`,
  exactly: (mean, holdsFor) =>
    `Der genaue Erwartungswert ist ${mean}, ${holdsFor === 'bets' ? 'für diese Einsätze' : 'bei bestem Spiel mit frisch gemischten Karten'}.`,
  outcomes: (won, lost) => `Gewonnen ${won}, verloren ${lost}.`,
  ruin: (purse, rounds, share) =>
    `An ${share} der Abende ${purse === 1 ? 'ist' : 'sind'} ${many(purse, 'Chip', 'Chips')} nach höchstens ${many(rounds, 'Runde', 'Runden')} weg.`,
  course: (net, low, high, drawdown) => `Verlauf: Ende ${net}, Tiefststand ${low}, Höchststand ${high}, tiefster Fall ${figure(drawdown)}.`,
  byRound: 'Ergebnis je Runde:',
  byEvening: 'Ergebnis je Abend:',
  needsShard: 'Sag, welcher Teil von wie vielen, etwa --shard 3/16.',
  needsCount: (option) => `--${option} braucht eine ganze Zahl, etwa 5000, 250k oder 10m.`,
  tooMany: (word, game) => `${word} ist ein Wort zu viel. Versuch: baize simulate ${game} --rounds 10k`,
  notForTyping: (word) => `${word} ist nicht zum Tippen da.`,
  stopped: 'Angehalten, bevor der erste Abend vorbei war.',
  fault: (fault) => {
    switch (fault.type) {
      case 'no-parts':
        return 'Es gibt nichts zusammenzusetzen.';
      case 'other-run':
        return 'Diese Teile gehören zu verschiedenen Läufen.';
      case 'no-chart':
        return 'Das ist keine Tabelle. „baize odds blackjack --json“ schreibt eine, mit der du anfangen kannst.';
      case 'evening-twice':
        return `Abend ${figure(fault.evening)} ist doppelt da.`;
      case 'evening-missing':
        return `Abend ${figure(fault.evening)} fehlt.`;
      case 'no-bet':
        return `„${fault.text}“: ${fault.misread === undefined ? 'Das ist kein Einsatz.' : misreadWords(fault.misread)}`;
      case 'too-dear':
        return `${many(fault.stake, 'Chip', 'Chips')} je Drehung können in ${many(fault.spins, 'Drehung', 'Drehungen')} ${figure(fault.stake * fault.spins)} verlieren, und mitgebracht werden ${figure(fault.purse)}. Nimm ${fault.most > 0 ? `höchstens ${many(fault.most, 'Chip', 'Chips')} je Drehung oder ` : ''}kürzere Abende (--evening).`;
      case 'no-player':
        return `Bei ${fault.game} heißt niemand „${fault.name}“. Es gibt: ${fault.known.join(', ')}.`;
      case 'player-count':
        return `${fault.game} braucht hier ${fault.min === fault.max ? '' : `${fault.min} bis `}${many(fault.max, 'Mitspieler', 'Mitspieler')}, nicht ${fault.count}.`;
      case 'only-bots':
        return `${fault.game} spielen hier nur die Bots: ${fault.known.join(', ')}.`;
    }
  },
  noPart: (file) => `In ${file} steht kein Teil einer Simulation.`,
} as const satisfies SimulationWords;
