/**
 * Pontoon auf Deutsch. Who twists takes a Karte and who sticks passt; the banker of the house is die Bank, and somebody bust has
 * sich überkauft. A round is a Runde, the session a Partie, the cards held a Blatt.
 */
import type { Card, Passage, Range, Saying } from '@baize/engine';
import { and, capital, cardWord, does, figure, many, or, theCard, verb, whoWord } from '@baize/engine/language/de';
import type { Score } from '../hand.ts';
import type { Rules } from '../rules.ts';
import type { Action, Brings, Way, Why } from '../state.ts';
import type { Actor, HandEnding, Headline, PontoonStanding, PontoonWords } from './pontoon-words.ts';

/** „Du passt“, „Die Bank passt“, „Ada passt“. */
const act = (who: Actor, du: string, sie: string): string => (who === 'banker' ? `Die Bank ${sie}` : does(who, du, sie));
const list = (cards: readonly Card[]): string => cards.map((card) => cardWord(card)).join(', ');
/** „die Herz-5“, „Pik-König und Herz-8“: what is turned up. */
const theCards = (cards: readonly Card[]): string => {
  const [only, ...more] = cards;
  return only !== undefined && more.length === 0 ? theCard(only, 'accusative') : and(cards.map((card) => cardWord(card, 'accusative')));
};
const chips = (count: number): string => many(count, 'Chip', 'Chips');

/** „20“, „Soft 17“, „Pontoon“: a total by itself. */
const sum = ({ kind, total, isSoft }: Score): string => (kind === 'pontoon' ? 'Pontoon' : isSoft ? `Soft ${total}` : figure(total));
/** „20“, „Soft 17“, „einen Fünf-Karten-Trick mit 19“, „einen Pontoon“: what somebody has. */
const what = (score: Score): string => {
  if (score.kind === 'pontoon') return 'einen Pontoon';
  return score.kind === 'trick' ? `einen Fünf-Karten-Trick mit ${score.total}` : sum(score);
};
const alone = (score: Score): string => `${sum(score)}.`;

/** The same with one thing less each time: „Du nimmst eine Karte: Pik-2. Soft 17.“, „Du nimmst eine Karte: Pik-2.“ */
const shorter = (takes: string, card: Card, score: Score | undefined): readonly string[] => [
  ...(score === undefined ? [] : [`${takes}: ${cardWord(card)}. ${alone(score)}`]),
  `${takes}: ${cardWord(card)}.`,
  `${takes}.`,
];
const ends = (score: Score | undefined): string => (score === undefined ? '' : ` ${alone(score)}`);

const told: PontoonWords['told'] = {
  reshuffled: 'Die Karten werden neu gemischt.',
  cut: (cuts) => [
    `Um die Bank wird abgehoben: ${cuts.map(({ who, card }) => `${whoWord(who)} ${cardWord(card)}`).join(', ')}.`,
    'Um die Bank wird abgehoben.',
  ],
  tookBank: (who) => `${does(who, 'übernimmst', 'übernimmt')} die Bank.`,
  roundBegan: (round, left) =>
    left === undefined ? `Runde ${round}.` : [`Runde ${round}. Noch ${many(left, 'Karte', 'Karten')} im Stapel.`, `Runde ${round}.`],
  firstCard: (card) => `Deine erste Karte: ${cardWord(card)}.`,
  secondCard: (card, score) => [`Deine zweite Karte: ${cardWord(card)}. ${alone(score)}`, `Deine zweite Karte: ${cardWord(card)}.`],
  splitCard: (hand, card, score) => `Blatt ${hand}: ${cardWord(card)}. ${alone(score)}`,
  staked: (who, amount) => `${does(who, 'setzt', 'setzt')} ${figure(amount)}.`,
  bankShows: (cards, total) => [`Die Bank zeigt ${total}: ${list(cards)} und eine verdeckte Karte.`, `Die Bank zeigt ${total}.`],
  has: (who, cards, score) => {
    const has = `${act(who, 'hast', 'hat')} ${what(score)}`;
    return [`${has}: ${list(cards)}.`, `${has}.`];
  },
  hasHand: (hand, cards, score) => [`Blatt ${hand}: ${list(cards)}. ${alone(score)}`, `Blatt ${hand}: ${alone(score)}`],
  split: (who) => `${does(who, 'teilst dein', 'teilt ein')} Paar.`,
  bought: (who, amount, card, score) => {
    const buys = does(who, 'kaufst', 'kauft');
    const price = figure(amount);
    if (card === undefined) return `${buys} eine Karte für ${price}.`;
    return [`${buys} eine Karte für ${price}: ${cardWord(card)}.${ends(score)}`, ...shorter(`${buys} für ${price}`, card, score)];
  },
  twisted: (who, card, score) => [
    `${act(who, 'nimmst', 'nimmt')} eine Karte: ${cardWord(card)}.${ends(score)}`,
    ...shorter(act(who, 'ziehst', 'zieht'), card, score),
  ],
  stuck: (who, total) => `${act(who, 'passt', 'passt')}${total === undefined ? '' : ` mit ${total}`}.`,
  bust: (who, total, cards) => {
    const is = `${act(who, 'hast dich', 'hat sich')} mit ${total} überkauft`;
    return cards === undefined ? `${is}.` : [`${is}: ${list(cards)}.`, `${is}.`];
  },
  showedPontoon: (who, cards) => {
    const shows = `${does(who, 'zeigst', 'zeigt')} einen Pontoon`;
    return [`${shows}: ${list(cards)}.`, `${shows}.`];
  },
  madeTrick: (who, cards) => {
    const has = `${act(who, 'hast', 'hat')} einen Fünf-Karten-Trick`;
    return cards === undefined ? `${has}.` : [`${has}: ${list(cards)}.`, `${has}.`];
  },
  turnedUp: (who, cards, score) => [
    `${act(who, 'deckst', 'deckt')} ${theCards(cards)} auf. ${alone(score)}`,
    `${act(who, 'hast', 'hat')} ${what(score)}.`,
  ],
  showed: (who, hand, cards, score) => {
    const shows =
      hand === undefined
        ? `${does(who, 'zeigst', 'zeigt')} ${what(score)}`
        : `${does(who, 'zeigst', 'zeigt')} Blatt ${hand} mit ${sum(score)}`;
    return [`${shows}: ${list(cards)}.`, `${shows}.`];
  },
  net: (who, net, isBanker) => {
    const bank = isBanker ? ' mit der Bank' : '';
    if (net === 0) return `${does(who, 'machst', 'macht')}${bank} weder Gewinn noch Verlust.`;
    return net > 0
      ? `${does(who, 'gewinnst', 'gewinnt')}${bank} ${figure(net)}.`
      : `${does(who, 'verlierst', 'verliert')}${bank} ${figure(-net)}.`;
  },
  left: (who) => [
    `Für den kleinsten Einsatz reicht es nicht mehr: ${capital(whoWord(who))} ${verb([who], { du: 'verlässt', sie: 'verlässt' })} den Tisch.`,
    `${does(who, 'verlässt', 'verlässt')} den Tisch.`,
  ],
  wonBank: (who) => `${does(who, 'gewinnst', 'gewinnt')} die Bank mit einem Pontoon.`,
  brokeBank: (heir) => `Die Bank ist gesprengt. ${does(heir, 'übernimmst', 'übernimmt')} sie.`,
  wonTable: (who) => `${does(who, 'hast', 'hat')} die Partie gewonnen.`,
};

const ties: Readonly<Record<Score['kind'], (total: number) => string>> = {
  bust: (total) => `überkauft mit ${total}`,
  points: (total) => `beide ${total}, und bei Gleichstand gewinnt die Bank`,
  trick: () => 'zwei Fünf-Karten-Tricks, und bei Gleichstand gewinnt die Bank',
  pontoon: () => 'zwei Pontoons, und bei Gleichstand gewinnt die Bank',
};

/** A detail for a headline, and how it goes on behind „Gewonnen“ or „Verloren“. */
type Detail = readonly [detail: string, goesOn: string];
const joined = (detail: string): Detail => [detail, ` ${detail}`];
const phrase = (detail: string): Detail => [detail, `: ${detail}`];
const clause = (detail: string): Detail => [detail, `: ${capital(detail)}`];

const detailOf = ({ result, by, mine, bank }: HandEnding): Detail => {
  const isWon = result === 'won';
  const [high, low] = isWon ? [mine.total, bank.total] : [bank.total, mine.total];
  switch (by) {
    case 'pontoon':
      return isWon ? joined('mit einem Pontoon') : clause('die Bank hat einen Pontoon');
    case 'trick':
      return isWon ? joined('mit einem Fünf-Karten-Trick') : clause('die Bank hat einen Fünf-Karten-Trick');
    case 'bust':
      return isWon ? clause(`die Bank hat sich mit ${low} überkauft`) : phrase(`mit ${low} überkauft`);
    case 'two-tricks':
      return phrase(`zwei Fünf-Karten-Tricks, und ${high} schlägt ${low}`);
    case 'tie':
      return phrase(ties[mine.kind](mine.total));
    case 'points':
      return phrase(`${high} schlägt ${low}`);
  }
};

const headline = (ending: HandEnding): Headline => {
  const title = ending.result === 'won' ? 'Gewonnen' : 'Verloren';
  const [detail, goesOn] = detailOf(ending);
  return { title, detail, sentence: `${title}${goesOn}.` };
};

const bare: Readonly<Record<Action['type'], string>> = {
  ready: 'Nächste Runde',
  stake: 'Setzen',
  declare: 'Pontoon zeigen',
  split: 'Teilen',
  buy: 'Kaufen',
  twist: 'Karte',
  stick: 'Passen',
};
/** The same in the middle of a sentence: „kaufen, Karte oder passen“. */
const inside: Readonly<Record<Action['type'], string>> = {
  ready: 'nächste Runde',
  stake: 'setzen',
  declare: 'Pontoon zeigen',
  split: 'teilen',
  buy: 'kaufen',
  twist: 'Karte',
  stick: 'passen',
};
const choices = (among: readonly Action['type'][]): string => capital(or(among.map((type) => inside[type])));
const fromTo = ({ min, max }: Range): string => (min === max ? figure(min) : `${figure(min)} bis ${figure(max)}`);

const toDo = ({ toDo: now, stakes }: PontoonStanding): string => {
  if (now.includes('ready')) return 'Weiter zur nächsten.';
  if (stakes !== undefined) return `Setz ${fromTo(stakes)}.`;
  if (now.includes('declare')) return 'Zeig deinen Pontoon.';
  return now.length === 0 ? 'Einen Moment noch.' : `${choices(now)}?`;
};
const then =
  (fact: string) =>
  (standing: PontoonStanding): string =>
    `${fact} ${toDo(standing)}`;
/** Where a price was wrong: what it may be, as long as a card can be bought at all. */
const thenPay =
  (fact: string) =>
  (standing: PontoonStanding): string =>
    standing.buys === undefined ? `${fact} ${toDo(standing)}` : `${fact} Kauf für ${fromTo(standing.buys)}.`;

const ways: Readonly<Record<Way, string>> = { stick: 'Passen', card: 'eine Karte', split: 'Teilen' };
/** „bringt im Schnitt 4 Chips“, „kostet 1 Chip“, „bringt nichts“. */
const brings = (value: number, average = ' im Schnitt'): string => {
  const whole = Math.round(value);
  if (whole === 0) return `bringt${average} nichts`;
  return whole < 0 ? `kostet${average} ${chips(-whole)}` : `bringt${average} ${chips(whole)}`;
};
const bringing = ({ way, chips: value }: Brings, average?: string): string => `${ways[way]} ${brings(value, average)}`;

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'round-over':
      return 'Die Runde ist vorbei.';
    case 'no-cards-left':
      return 'Es sind keine Karten mehr da.';
    case 'nothing-beats-it':
      return 'Einen Pontoon schlägt nichts.';
    case 'stake-more':
      return 'So eine erste Karte ist einen höheren Einsatz wert.';
    case 'stake-least':
      return 'So eine erste Karte ist nur den kleinsten Einsatz wert.';
    case 'wins':
      return `Passen gewinnt in ${one.sticking} von 100 Fällen, eine Karte in ${one.twisting}.`;
    case 'brings':
      return one.next === null
        ? `${capital(bringing(one.best))}, und zum Passen ist es noch zu früh.`
        : `${capital(bringing(one.best))}, ${bringing(one.next, '')}.`;
    case 'bank-brings':
      return `Gegen solche Blätter: Passen ${brings(one.sticking)}, eine Karte ${brings(one.drawing, '')}.`;
  }
};

const aim: Passage = {
  heading: 'Das Ziel',
  lines: [
    'Komm näher an 21 heran als die Bank, ohne darüber zu gehen.',
    'Ein Ass zählt 1 oder 11, ein Bild 10, jede andere Karte ihre Zahl.',
    'Ein Pontoon (Ass mit Zehn oder Bild) schlägt einen Fünf-Karten-Trick, der Trick schlägt 21, und 21 schlägt alles darunter.',
  ],
};

const house = ({ bankerTwistsTo, reshuffleBelow }: Rules): readonly Passage[] => [
  aim,
  {
    heading: 'Du bist dran',
    lines: [
      'Nimm noch eine Karte oder passe: Dann bleibt es bei dem, was du hast.',
      'Mit mehr als 21 hast du dich überkauft und sofort verloren.',
      'Fünf Karten mit höchstens 21 sind ein Fünf-Karten-Trick. Danach bist du fertig, mit 21 ebenso.',
    ],
  },
  {
    heading: 'Die Bank',
    lines: [
      `Die Bank nimmt bis ${bankerTwistsTo} eine Karte und passt ab ${bankerTwistsTo + 1}, auch wenn ein Ass dabei 11 zählt. Mit fünf Karten hört sie auf.`,
      'Das bessere Blatt gewinnt. Von zwei Fünf-Karten-Tricks gewinnt der höhere.',
      'Bei Gleichstand gewinnt die Bank.',
    ],
  },
  {
    heading: 'Der Stapel',
    lines: [
      `Alle Runden kommen aus demselben Stapel. Sind weniger als ${reshuffleBelow} Karten übrig, werden zur nächsten Runde alle 52 gemischt.`,
    ],
  },
];

const british = ({ stake, stickFrom, players }: Rules): readonly Passage[] => [
  aim,
  {
    heading: 'Bank und Einsatz',
    lines: [
      `Für ${players.min} bis ${players.max} Personen. Wer die höchste Karte abhebt, übernimmt die Bank, und alle anderen spielen gegen sie.`,
      `Du bekommst eine verdeckte Karte, setzt darauf ${stake.min} bis ${stake.max} und bekommst eine zweite, auch verdeckt.`,
      'Hat die Bank einen Pontoon, wird er sofort gezeigt, und alle zahlen doppelt.',
    ],
  },
  {
    heading: 'Du bist dran',
    lines: [
      'Hast du einen Pontoon, zeig ihn. Sonst wähle, so oft du willst:',
      'Kauf eine verdeckte Karte, für mindestens deinen ersten Einsatz und höchstens das Doppelte. Jede weitere darf nicht mehr kosten als die davor.',
      'Nimm eine offene Karte, die nichts kostet. Danach kannst du nicht mehr kaufen.',
      `Passe, wenn du mindestens ${stickFrom} hast.`,
      'Zwei Karten vom gleichen Rang kannst du teilen: zwei Blätter mit gleichem Einsatz.',
      'Hast du mit vier Karten höchstens 11, kannst du die fünfte nicht kaufen. Mit fünf Karten bist du fertig.',
    ],
  },
  {
    heading: 'Die Bank',
    lines: [
      'Wer die Bank hält, deckt beide Karten auf und spielt dann nach Belieben, bis zu fünf Karten.',
      'Überkauft sich die Bank, zahlt sie an alle, die noch dabei sind. Sonst zahlt sie an bessere Blätter und kassiert gleiche und schlechtere.',
      'Pontoon und Fünf-Karten-Trick werden doppelt bezahlt. Ein Fünf-Karten-Trick der Bank verliert nur gegen einen Pontoon und kassiert doppelt.',
      'Niemand zahlt mehr, als da ist.',
    ],
  },
  {
    heading: 'Wer die Bank bekommt',
    lines: [
      'Ein Pontoon gewinnt die Bank, wenn er nicht aus einem geteilten Paar stammt und die Bank keinen hat. Eine Bank ohne Chips geht reihum weiter.',
      'Gemischt wird nur, wenn die Bank wechselt.',
    ],
  },
];

/** Pontoon auf Deutsch. */
export const words = {
  presets: { house: 'Hausregeln', british: 'Britische Regeln' },
  levels: { steady: 'Solide', sharp: 'Ausgefuchst' },
  told,
  headline,
  asked: {
    over: 'Die Partie ist zu Ende.',
    othersPlay: 'Die anderen sind dran.',
    ready: 'Noch eine Runde?',
    declare: 'Zeig deinen Pontoon.',
    stake: (stakes) => `Dein Einsatz, ${fromTo(stakes)}?`,
    choose: (among) => `${choices(among)}?`,
  },
  actions: { bare, stake: (amount) => `${figure(amount)} setzen`, buy: (amount) => `Für ${figure(amount)} kaufen` },
  refused: {
    'round-in-play': then('Die Runde läuft noch.'),
    'between-rounds': then('Die Runde ist vorbei.'),
    'not-in-these-rules': then('Das wird an diesem Tisch nicht gespielt.'),
    'stake-first': then('Gesetzt wird vor der zweiten Karte.'),
    'staked-already': then('Dein Einsatz liegt schon.'),
    'stake-too-small': (standing) => then(`Der kleinste Einsatz ist ${figure(standing.rules.stake.min)}.`)(standing),
    'stake-too-large': then('So viel kannst du nicht setzen.'),
    'banker-only-twists-or-sticks': then('Die Bank kann nur eine Karte nehmen oder passen.'),
    'declare-your-pontoon': then('Du hast einen Pontoon, und den schlägt nichts.'),
    'no-pontoon': then('Nur ein Ass mit einer Zehn oder einem Bild ist ein Pontoon.'),
    'no-pair': then('Teilen kannst du nur zwei Karten vom gleichen Rang.'),
    'not-enough-chips': then('Dafür reichen deine Chips nicht.'),
    'buy-too-small': thenPay('Eine Karte kostet mindestens deinen ersten Einsatz.'),
    'buy-too-large': thenPay('So viel darf diese Karte nicht kosten.'),
    'no-buying-after-a-twist': then('Nach einer offenen Karte kannst du nicht mehr kaufen.'),
    'no-fifth-card-on-eleven': then('Mit höchstens 11 auf vier Karten kannst du die fünfte nicht kaufen.'),
    'too-low-to-stick': (standing) =>
      then(`Du hast ${what(standing.score)} und kannst erst ab ${standing.rules.stickFrom} passen.`)(standing),
    'no-cards-left': then('Es sind keine Karten mehr da.'),
    'not-your-turn': ({ isOver }) => (isOver ? 'Die Partie ist zu Ende.' : 'Du bist noch nicht dran. Einen Moment noch.'),
    'not-an-action': then('Das geht hier nicht.'),
  },
  why,
  rules: (rules) => (rules.bank === 'house' ? house(rules) : british(rules)),
} as const satisfies PontoonWords;
