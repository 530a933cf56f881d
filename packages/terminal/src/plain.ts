/** Plain mode: the same table line by line, in words, for screen readers, pipes and scripts. Pure: text in, text out. */
import { beginTable, noRounds, type TableFacts } from '@baize/casino';
import { type GameTypes, inFull } from '@baize/engine';
import { type DrivenTable, isShared } from './driver.ts';
import {
  beginAgain,
  canBeginAgain,
  isMyTurn,
  lastWords,
  leaveQuestionAt,
  openingAt,
  proceed,
  sessionSummary,
  sightNow,
  type TableContext,
  type TablePolicy,
  tellHint,
} from './flow.ts';
import { amountAdvice, readAmount, splitAnswer } from './kit/amounts.ts';
import { asciiText } from './kit/ascii.ts';
import { quoted, wrap } from './kit/text.ts';
import { terminalWords } from './language/index.ts';
import { isNo, isQuit, isYes, meant } from './language/typed.ts';
import type { Model } from './model.ts';
import { seated } from './program.ts';
import {
  type Amount,
  askFor,
  type Choice,
  choiceFor,
  type Handled,
  type LeaveQuestion,
  letterOrWord,
  moneyFor,
  type TableRequest,
} from './screens/screen.ts';
import { handle } from './table-keys.ts';

/** The longest line, unless the window is narrower. */
export const PLAIN_WIDTH = 80;
const PLAIN_SIZE = { columns: PLAIN_WIDTH, rows: 24 } as const;

/** What an answer is awaited for. */
type Asking =
  | { readonly at: 'seats'; readonly seating: TableRequest }
  | { readonly at: 'choice' }
  | { readonly at: 'amount'; readonly word: string }
  | { readonly at: 'leave'; readonly leaveQuestion: LeaveQuestion }
  /** Nothing is asked of the player now: the others are waited for. */
  | { readonly at: 'others' }
  | { readonly at: 'over' }
  | { readonly at: 'end' };

/** A table in plain mode. */
export interface Plain<T extends GameTypes> {
  readonly model: Model<T>;
  /** How long a line may be. */
  readonly width: number;
  readonly asking: Asking;
  /** Set at a table on the floor; see flow.ts. */
  readonly policy?: TablePolicy;
}
/** What is said next, and the table after it. It ends with a prompt, unless all is said. */
export interface Said<T extends GameTypes> {
  readonly plain: Plain<T>;
  readonly text: string;
}

/** Text in lines of ASCII characters; the blanks inside a line stay as they are. */
export const lined = (lines: readonly string[], width: number): string =>
  lines.map((text) => `${wrap(asciiText(text), width).join('\n')}\n`).join('');

/** Every choice that has a word. */
const choicesOf = <T extends GameTypes>(context: TableContext<T>, { model }: Plain<T>): readonly Choice<T['action']>[] =>
  context.screen.choices(sightNow(model), 'plain').filter(({ word }) => word !== undefined);

/** " Enter for $50 again.", where Enter alone bets the same as last time. */
const enterAgain = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>): string => {
  const bet = choicesOf(context, plain).find(({ lit, key }) => lit && key === 'digits');
  if (bet?.take.kind !== 'amount') return '';
  const amount = bet.take.again ?? plain.model.lastAmount;
  return amount === undefined ? '' : ` ${terminalWords().plain.enterAgain(moneyFor(bet.take)(amount))}`;
};

const askChoice = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>): string => {
  const asked = context.screen.ask?.(sightNow(plain.model)) ?? askFor(choicesOf(context, plain));
  const again = enterAgain(context, plain);
  return again === '' ? asked : asked.replace(/:$/, '.') + again;
};

const question = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>): string => {
  const words = terminalWords().plain;
  switch (plain.asking.at) {
    case 'seats': {
      const { min, max, usual } = context.screen.opponents(plain.asking.seating.preset);
      return words.opponents(min, max, usual);
    }
    case 'leave':
      return words.leave(plain.asking.leaveQuestion.warning);
    case 'amount': {
      const { word } = plain.asking;
      const choice = choicesOf(context, plain).find((one) => one.word === word);
      const range = choice?.take.kind === 'amount' ? choice.take.range : undefined;
      return range === undefined ? '' : words.howMuch(range.min, range.max);
    }
    case 'choice':
      return askChoice(context, plain);
    case 'over':
      return words.again;
    case 'others':
    case 'end':
      return '';
  }
};

const ask = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, lines: readonly string[]): Said<T> => {
  const prompt = wrap(asciiText(`${question(context, plain)} >`), plain.width - 1).join('\n');
  return { plain, text: `${lined(lines, plain.width)}${prompt} ` };
};

/** The last words at a session; the floor has words of its own for whoever comes back to it. */
const goodbyeAt = <T extends GameTypes>(context: TableContext<T>, { asking, model }: Plain<T>): readonly string[] => {
  if (context.policy !== undefined) return [];
  return asking.at === 'seats' ? [terminalWords().goodbye] : lastWords(context, model);
};

const end = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, lines: readonly string[]): Said<T> => ({
  plain: { ...plain, asking: { at: 'end' } },
  text: lined([...lines, ...goodbyeAt(context, plain)], plain.width),
});

/** What has happened since the last choice, and the next question. */
const report = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, before: readonly string[]): Said<T> => {
  const lines = [...before, ...plain.model.story.flatMap(({ sentences }) => sentences.map(inFull))];
  if (canBeginAgain(context, plain.model)) {
    return ask(context, { ...plain, asking: { at: 'over' } }, [...lines, ...sessionSummary(context, plain.model)]);
  }
  if (isMyTurn(plain.model)) return ask(context, plain, lines);
  if (isShared(plain.model.table)) return { plain: { ...plain, asking: { at: 'others' } }, text: lined(lines, plain.width) };
  return end(context, plain, lines);
};

const welcomeTo = <T extends GameTypes>(screen: TableContext<T>['screen'], facts: TableFacts<T>): readonly string[] =>
  screen.welcome.plain?.(facts) ?? [...screen.welcome.lines(facts), letterOrWord()];

/** Sits down: the welcome, the first beats and the first question. Some tables ask first how many opponents there shall be. */
export const startPlain = <T extends GameTypes>(screen: TableContext<T>['screen'], seating: TableRequest, width = PLAIN_WIDTH): Said<T> => {
  const room: TableContext<T> = { screen, pace: 0 };
  const fresh: Model<T> = seated(beginTable(screen.module, openingAt(screen, seating), noRounds), PLAIN_SIZE);
  const welcome = welcomeTo(screen, fresh.table.facts);
  if (screen.asksOpponents === true && seating.opponents === undefined)
    return ask(room, { model: fresh, width, asking: { at: 'seats', seating } }, welcome.slice(0, 1));
  const [model] = proceed(room, fresh);
  return report(room, { model, width, asking: { at: 'choice' } }, [...welcome, '']);
};

/** The number of opponents: the rest of the welcome follows, and the first round. Enter is for as many as is usual. */
const answerSeats = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, seating: TableRequest, answer: string): Said<T> => {
  const { min, max, usual } = context.screen.opponents(seating.preset);
  const count = answer === '' ? usual : /^\d{1,3}$/.test(answer) ? Number(answer) : 0;
  if (isQuit(answer)) return end(context, plain, []);
  if (count < min || count > max) return ask(context, plain, [terminalWords().plain.opponentsRange(min, max, usual)]);
  const table = beginTable(context.screen.module, openingAt(context.screen, { ...seating, opponents: count }), noRounds);
  const [model] = proceed(context, { ...plain.model, table });
  return report(context, { ...plain, model, asking: { at: 'choice' } }, [...welcomeTo(context.screen, table.facts).slice(1), '']);
};

/** Takes a place at a table of the floor, fresh or as it was left: what happens there first, and the first question. */
export const enterPlain = <T extends GameTypes>(
  screen: TableContext<T>['screen'],
  table: DrivenTable<T>,
  policy: TablePolicy,
  width: number,
  before: readonly string[],
): Said<T> => {
  const room: TableContext<T> = { screen, pace: 0, policy };
  const [model] = proceed(room, seated(table, PLAIN_SIZE, policy));
  return report(room, { model, width, asking: { at: 'choice' }, policy }, before);
};

// --- answers --------------------------------------------------------------------------------------------------

const spelled = <A>({ key, word = '', take }: Choice<A>): string => {
  if (take.kind === 'words') return take.how;
  const words = terminalWords().plain;
  if (key === 'enter') return words.enterOr(word);
  if (key === 'digits') return words.amount;
  if (take.kind === 'amount') return words.withAmount(key, word);
  return key === word ? word : words.keyOr(key, word);
};

const answers = <A>(choices: readonly Choice<A>[], hasHelp = true): string =>
  terminalWords().plain.answers(
    choices.filter(({ lit, asked, take }) => lit && (asked !== undefined || take.kind === 'words')).map(spelled),
    hasHelp,
  );

/** The words that only tell something, as every table has them, and then those of this one. */
const tellingWords = <T extends GameTypes>({ screen: { tells } }: TableContext<T>): string =>
  terminalWords().plain.telling([...new Set(['hand', 'table', 'pot', 'who', 'score', ...Object.keys(tells)])]);

/** The commands first: whoever cannot see waits for what can be done now. The rules are there on request. */
const helpLines = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>): readonly string[] => [
  answers(choicesOf(context, plain), false),
  tellingWords(context),
  terminalWords().plain.hintAndRules,
];

const ruleLines = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>): readonly string[] =>
  context.screen.module.words.rules(plain.model.table.facts.rules).flatMap(({ heading, lines }) => {
    const table = context.screen.help.tables?.[heading]?.(plain.model.table.facts.rules, 80);
    return [`${heading}.`, ...(table ?? lines.map((text) => `- ${text}`))];
  });

/** What is to be done with an amount: the action, or what is put in hand where a second word is wanted. */
const withAmount = <T extends GameTypes>(
  { model }: Plain<T>,
  taking: Amount<T['action']>,
  amount: number | undefined,
): Handled<T['action']> => {
  const chips = amount ?? taking.again ?? model.lastAmount ?? taking.range.min;
  const draft = taking.confirm?.(chips);
  return draft === undefined ? { action: taking.action(chips) } : { draft };
};

/** What is to be done is done, and told; or it is said why not. */
const carryOut = <T extends GameTypes>(
  context: TableContext<T>,
  plain: Plain<T>,
  handled: Handled<T['action']>,
  { opensRound, amount }: { readonly opensRound?: true | undefined; readonly amount?: number | undefined } = {},
): Said<T> => {
  const [model] = handle(context, plain.model, handled);
  if (handled.action === undefined || model.note !== undefined) {
    // What is refused is asked for again, and nothing is lost by it.
    const asking: Asking = handled.action === undefined ? { at: 'choice' } : plain.asking;
    return sayNote(context, { ...plain, asking }, model);
  }
  const next: Plain<T> = { ...plain, model: { ...model, lastAmount: amount ?? model.lastAmount }, asking: { at: 'choice' } };
  return report(context, next, opensRound === true ? [''] : []);
};

const act = <T extends GameTypes>(
  context: TableContext<T>,
  plain: Plain<T>,
  { take: taking, lit, key, word = '', opensRound }: Choice<T['action']>,
  amount: number | undefined,
): Said<T> => {
  switch (taking.kind) {
    case 'leave':
      return leave(context, plain);
    case 'now':
      return carryOut(context, plain, taking, { opensRound });
    case 'words':
      return carryOut(context, plain, taking.hear(word));
    case 'amount':
      if (amount === undefined && lit && taking.range.min < taking.range.max && key !== 'digits')
        return ask(context, { ...plain, asking: { at: 'amount', word } }, []);
      if (amount === undefined && taking.empty !== undefined) return ask(context, plain, [taking.empty]);
      return carryOut(context, plain, withAmount(plain, taking, amount), { opensRound, amount: key === 'digits' ? amount : undefined });
  }
};

/** A word about the table as it is, and the same question again. */
const sayNote = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, { note, ...model }: Model<T>): Said<T> =>
  ask(context, { ...plain, model: { ...model, note: undefined } }, note === undefined ? [] : [inFull(note)]);

const leave = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>): Said<T> => {
  const leaveQuestion = leaveQuestionAt(context, plain.model);
  return leaveQuestion === undefined ? end(context, plain, []) : ask(context, { ...plain, asking: { at: 'leave', leaveQuestion } }, []);
};

const answerLeave = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, answer: string): Said<T> => {
  if (isYes(answer)) return end(context, plain, []);
  if (isNo(answer)) return ask(context, { ...plain, asking: { at: 'choice' } }, []);
  return ask(context, plain, [terminalWords().plain.yesOrNo]);
};

const answerOver = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, answer: string): Said<T> => {
  if (isQuit(answer)) return end(context, plain, []);
  if (answer !== '') return ask(context, plain, [terminalWords().plain.enterAgainOrQuit]);
  const [model] = beginAgain(context, plain.model);
  return report(context, { ...plain, model, asking: { at: 'choice' } }, ['']);
};

/** A word that means the same at every table. */
const answerHouse = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, answer: string): Said<T> | undefined => {
  switch (answer) {
    case 'q':
    case 'quit':
      return leave(context, plain);
    case '?':
    case 'help':
      return ask(context, plain, helpLines(context, plain));
    case 'i':
    case 'hint':
      return sayNote(context, plain, tellHint(context, plain.model));
    case 'rules':
      return ask(context, plain, ruleLines(context, plain));
    case 'again':
      return ask(context, plain, []);
    case 'score':
      return ask(context, plain, sessionSummary(context, plain.model));
    default:
      return undefined;
  }
};

/** What an answer names: a word is looked up; Enter or a bare number is for the choice that takes it. */
const named = <A>(choices: readonly Choice<A>[], word: string, amount: string | undefined): Choice<A> | undefined => {
  if (word !== '') return choiceFor(choices, word);
  return choices.find(({ key, lit }) => lit && (key === 'digits' || (key === 'enter' && amount === undefined)));
};

const answerChoice = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, answer: string): Said<T> => {
  const { word, amount } = splitAnswer(answer);
  const choices = choicesOf(context, plain);
  const choice = named(choices, word, amount);
  const words = choices.find(({ lit, take: taking }) => lit && taking.kind === 'words')?.take;
  if (choice !== undefined && amount === undefined && choice.take.kind !== 'words') return act(context, plain, choice, undefined);
  if (choice?.take.kind === 'amount') return actFor(context, plain, choice, choice.take, amount ?? '');
  if (words?.kind === 'words') return carryOut(context, plain, words.hear(answer));
  const bet = choices.find(({ lit, key }) => lit && key === 'digits');
  if (bet?.take.kind === 'amount' && answer !== '') return actFor(context, plain, bet, bet.take, answer);
  const wrong = answer === '' ? '' : `${terminalWords().plain.notAMove(quoted(answer))} `;
  return ask(context, plain, [wrong + answers(choices)]);
};

/** An amount for this choice; for a wrong one the reason is told. */
const actFor = <T extends GameTypes>(
  context: TableContext<T>,
  plain: Plain<T>,
  choice: Choice<T['action']>,
  amount: Amount<T['action']>,
  text: string,
): Said<T> => {
  const read = readAmount(text);
  return read.ok
    ? act(context, plain, choice, read.amount)
    : ask(context, plain, [
        `${read.why} ${choice.lit ? amountAdvice(amount.range, moneyFor(amount)) : answers(choicesOf(context, plain))}`,
      ]);
};

const answerAmount = <T extends GameTypes>(context: TableContext<T>, plain: Plain<T>, word: string, answer: string): Said<T> => {
  const back: Plain<T> = { ...plain, asking: { at: 'choice' } };
  const { word: other, amount } = splitAnswer(answer);
  const goesBack = answer === '' || meant(answer) === 'back';
  if (goesBack || other !== '' || amount === undefined) return goesBack ? ask(context, back, []) : answerChoice(context, back, answer);
  const choice = choicesOf(context, back).find((one) => one.word === word);
  // What is refused is asked for again, and nothing is lost by it.
  return choice?.take.kind === 'amount' ? actFor(context, plain, choice, choice.take, amount) : ask(context, back, []);
};

const roomOf = <T extends GameTypes>(screen: TableContext<T>['screen'], { policy }: Plain<T>): TableContext<T> =>
  policy === undefined ? { screen, pace: 0 } : { screen, pace: 0, policy };

/** What is said to an answer. */
export const answerPlain = <T extends GameTypes>(screen: TableContext<T>['screen'], plain: Plain<T>, answer: string): Said<T> => {
  const room: TableContext<T> = roomOf(screen, plain);
  const text = answer.trim().toLowerCase();
  if (plain.asking.at === 'seats') return answerSeats(room, plain, plain.asking.seating, text);
  if (plain.asking.at === 'leave') return answerLeave(room, plain, text);
  if (plain.asking.at === 'over') return answerOver(room, plain, text);
  const word = Object.hasOwn(screen.tells, text) || choiceFor(choicesOf(room, plain), text) !== undefined ? text : meant(text);
  const telling = Object.hasOwn(screen.tells, word) ? screen.tells[word] : undefined;
  if (telling !== undefined) return ask(room, plain, telling(plain.model.table));
  const house = answerHouse(room, plain, word);
  if (house !== undefined) return house;
  return plain.asking.at === 'amount' ? answerAmount(room, plain, plain.asking.word, text) : answerChoice(room, plain, text);
};

/** The last words, when the input has come to its end. */
export const endPlain = <T extends GameTypes>(screen: TableContext<T>['screen'], plain: Plain<T>): Said<T> =>
  end({ screen, pace: 0 }, plain, ['']);
