/** Hold’ems Tisch im Terminal, auf Deutsch. The keys stay as they are, and so do the English words for what players do. */
import type { Chips, Saying } from '@baize/engine';
import { and, capital, cardWord, figure, many, or, verb, whoWord, whoWords } from '@baize/engine/language/de';
import type { HandStage, HoldemScreenWords, MiddleTold, RoundRun, SeatDoing } from './holdem-screen-words.ts';

const chips = (count: Chips): string => many(count, 'Chip', 'Chips');
const signed = (net: Chips): string => `${net > 0 ? '+' : net < 0 ? '-' : ''}${figure(Math.abs(net))}`;

const stages: Readonly<Record<HandStage, string>> = {
  preflop: 'vor dem Flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  showdown: 'Showdown',
  over: 'vorbei',
};

const doing = ({ type, to }: SeatDoing): string => {
  switch (type) {
    case 'fold':
      return to === 0 ? 'gefoldet' : `gefoldet · ${figure(to)}`;
    case 'all-in':
      return to === 0 ? 'all-in' : `all-in ${figure(to)}`;
    case 'check':
      return 'Check';
    case 'call':
      return `Call ${figure(to)}`;
    case 'bet':
      return `Bet ${figure(to)}`;
    case 'raise':
      return `Raise auf ${figure(to)}`;
    case 'small':
      return `Small Blind ${figure(to)}`;
    case 'big':
      return `Big Blind ${figure(to)}`;
  }
};

const did = ({ whos, type, to, isAllIn }: RoundRun): string => {
  if (isAllIn && type !== 'fold') {
    return type === 'call'
      ? `${verb(whos, { du: 'callst', sie: 'callt', ihr: 'callt', alle: 'callen' })} all-in`
      : `${verb(whos, { du: 'gehst', sie: 'geht', ihr: 'geht', alle: 'gehen' })} mit ${figure(to)} all-in`;
  }
  switch (type) {
    case 'fold':
      return verb(whos, { du: 'foldest', sie: 'foldet', ihr: 'foldet', alle: 'folden' });
    case 'check':
      return verb(whos, { du: 'checkst', sie: 'checkt', ihr: 'checkt', alle: 'checken' });
    case 'call':
      return verb(whos, { du: 'callst', sie: 'callt', ihr: 'callt', alle: 'callen' });
    case 'bet':
      return `${verb(whos, { du: 'setzt', sie: 'setzt', ihr: 'setzt', alle: 'setzen' })} ${figure(to)}`;
    case 'raise':
      return `${verb(whos, { du: 'raist', sie: 'raist', ihr: 'raist', alle: 'raisen' })} auf ${figure(to)}`;
  }
};

const middle = ({ pot, pots, bets, due, highest }: MiddleTold): Saying => {
  const behind = `${due === 0 ? '' : `   Zu callen ${figure(due)}`}${highest === 0 ? '' : `   Höchster Einsatz ${figure(highest)}`}`;
  const short = `${due === 0 ? '' : `  Call ${figure(due)}`}${highest === 0 ? '' : `  Bet ${figure(highest)}`}`;
  const whole = `Pot ${figure(pot)}`;
  if (pots.length < 2) return [`${whole}${behind}`, `${whole}${short}`];
  const parts = pots.map((one, at) => `${at === 0 ? 'Main' : pots.length === 2 ? 'Side' : `Side ${at}`} ${figure(one)}`);
  const all = [...parts, ...(bets > 0 ? [`Einsätze ${figure(bets)}`] : [])].join(' · ');
  return [`${all}${behind}`, `${whole} in ${pots.length} Pots${behind}`, `${whole}${behind}`, `${whole}${short}`];
};

/** Hold'em's table auf Deutsch. */
export const words = {
  welcome: {
    chips: (blinds, count) => {
      const start =
        blinds === undefined ? 'Keine Blinds: Gesetzt wird ab dem Flop.' : `Blinds ${figure(blinds[0])} und ${figure(blinds[1])}.`;
      return `${start} Du hast ${chips(count)}.`;
    },
    opponents: (max) => `Mit einer Zahl von 1 bis ${max} wählst du, wie viele Gegner du hast.`,
    aim: 'Die besten fünf aus deinen zwei Karten und den fünf auf dem Board gewinnen.',
  },
  status: {
    chips: (count) => `Chips: ${figure(count)}`,
    pot: (count) => `Pot: ${figure(count)}`,
    toCall: (count) => `Zu callen: ${figure(count)}`,
    where: (hand, stage, blinds) => {
      const where = `Hand ${hand} · ${stages[stage]}`;
      return blinds === undefined
        ? [where, stages[stage]]
        : [`${where} · Blinds ${figure(blinds[0])}/${figure(blinds[1])}`, where, stages[stage]];
    },
  },
  choices: {
    next: { label: '[Enter] Nächste Hand', asked: 'nächste Hand (Enter) oder gehen (q)', also: ['next hand', 'weiter', 'nächste hand'] },
    fold: { label: '[F]old', asked: 'Fold (f)', also: ['folden', 'passen'] },
    check: { label: '[C]heck', asked: 'Check (c)', also: ['checken', 'schieben'] },
    call: (count, isAll) => ({
      label: `[C]all ${figure(count)}${isAll ? ', all-in' : ''}`,
      short: '[C]all',
      asked: 'Call (c)',
      also: ['callen', 'mitgehen'],
    }),
    bet: { label: '[B]et', asked: 'Bet (b)', also: ['setzen'] },
    raise: { label: '[R]aise', asked: 'Raise (r)', also: ['raisen', 'erhöhen', 'erhoehen'] },
    allIn: { label: '[A]ll-in', asked: 'All-in (a)', also: ['all in', 'allin'] },
    yes: { label: '[Y] Ja, all-in', asked: 'ja (y)', also: ['ja', 'j'] },
    no: { label: '[N]ein', asked: 'nein (n)', also: ['nein'] },
    halfPot: { label: '[H]alber Pot', short: '[H]alb', also: ['half', 'raise half', 'bet half', 'halber pot', 'halb'] },
    fullPot: { label: '[P]ot', short: '[P]ot', also: ['raise pot', 'bet pot', 'ganzer pot'] },
  },
  amounts: { bet: 'Bet', raise: 'Raise auf' },
  allInQuestion: (count) => `All-in mit ${figure(count)}, mit allem?`,
  ask: (owed, answers) => {
    const list = `${capital(or(answers))}?`;
    return owed === undefined ? list : `${owed === 0 ? 'Nichts zu callen.' : `${figure(owed)} zu callen.`} ${list}`;
  },
  felt: {
    you: 'DU',
    tags: { button: [' (Button)', ' D'], small: [' (Small)', ' SB'], big: [' (Big)', ' BB'] },
    wins: (count) => `PLUS ${figure(count)}`,
    youWin: (count) => `DU GEWINNST ${figure(count)}`,
    middle,
    doing,
    boardPlays: 'das Board spielt',
    oneCounts: 'eine der beiden zählt',
    allIn: 'all-in',
    inFront: (count) => `Einsatz: ${figure(count)}`,
    tableWon: 'DER TISCH GEHÖRT DIR',
    allChips: (count) => `Alle ${chips(count)}.`,
    broke: ['Dein letzter Chip ist weg.', 'Deine Chips sind weg.'],
  },
  round: (runs) => `${capital(runs.map((run) => `${whoWords(run.whos)} ${did(run)}`).join(', '))}.`,
  told: {
    noCards: 'Du hast keine Karten.',
    table: (hand, stage, board) =>
      `Hand ${hand}, ${stages[stage]}. ${board.length === 0 ? 'Auf dem Board liegt noch nichts.' : `Auf dem Board: ${and(board.map((card) => cardWord(card)))}.`}`,
    pot: (pot, toCall, count) => `Pot: ${figure(pot)}.${toCall > 0 ? ` ${figure(toCall)} zu callen.` : ''} Du hast ${chips(count)}.`,
    seat: ({ who, chips: count, doing: one, hasButton }) => {
      const marks = [...(one === undefined ? [] : [one === 'out' ? 'nicht dabei' : doing(one)]), ...(hasButton ? ['der Button'] : [])];
      return `${capital(whoWord(who))}: ${[chips(count), ...marks].join(', ')}.`;
    },
    noHandOver: 'Noch ist keine Hand vorbei.',
    yours: (net) => `Du: ${signed(net)}.`,
  },
  sheet: {
    name: 'Rangfolge',
    short: 'Ränge',
    bestFirst: 'Die beste zuerst',
    session: 'Diese Sitzung',
    bestFive: 'Es zählen die besten fünf aus deinen zwei Karten und dem Board.',
    summary: ({ rounds, won, net }) => `${many(rounds, 'Hand', 'Hände')} (${figure(won)} gewonnen): ${signed(net)}`,
  },
  leaving: {
    warning: (atRisk, stack) =>
      `Die Hand läuft noch. Was von dir im Pot liegt, ${chips(atRisk)}, bleibt dort, und du nimmst ${figure(stack)} mit.`,
    question: (atRisk) => `Gehen und ${figure(atRisk)} verlieren?`,
    summary: ({ rounds, won, lost, even, net }) =>
      `Hände: ${figure(rounds)}. Gewonnen: ${figure(won)}. Verloren: ${figure(lost)}.${even > 0 ? ` Ausgeglichen: ${figure(even)}.` : ''} Insgesamt: ${signed(net)}.`,
    goodbye: (count) => `Du verlässt den Tisch mit ${many(count, 'Chip', 'Chips')}. Danke fürs Spiel!`,
  },
  keys: (foldsFreely) => [
    { key: 'F', does: foldsFreely ? 'Fold: die Hand aufgeben' : 'Fold gegen einen Einsatz' },
    { key: 'C', does: 'Check oder Call' },
    { key: 'B, R', does: 'Bet, Raise: ein Betrag' },
    { key: 'H, P', does: 'nach B, R: halber Pot, Pot' },
    { key: 'A', does: 'all-in' },
  ],
} as const satisfies HoldemScreenWords;
