import { isPlayedForChips } from '@baize/casino';
import { fillAny, fork, type GameTypes, inFull, read } from '@baize/engine';
import { type GameId, type Games, gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { ownTable } from '../driver.ts';
import { isAsked, sightNow, type TableContext, take } from '../flow.ts';
import { screenText } from '../kit/cells.ts';
import type { Model } from '../model.ts';
import { answerPlain, type Plain, startPlain } from '../plain.ts';
import { init, update } from '../program.ts';
import { choicesNow } from '../table-keys.ts';
import { draw } from '../view.ts';
import { screens } from './registry.ts';
import type { TableScreen } from './screen.ts';

const SEED = '5'.repeat(64);
const SIZE = { columns: 80, rows: 24 } as const;

/** The words that tell how a table stands to somebody who cannot see it, and what each says at a few moments of a game played by chance. */
const TOLD = ['hand', 'table', 'pot', 'score', 'who', 'again', '?', 'help', 'rules'];

/** What is wrong with what a word is answered with; undefined when nothing is. */
const faultInTelling = <T extends GameTypes>(given: TableScreen<T>, plain: Plain<T>, word: string): string | undefined => {
  const said = answerPlain(given, plain, word);
  if (said.plain.model.table !== plain.model.table) return `${word} acts`;
  const isTold = said.text.trim().length >= 8 && said.text.endsWith('> ') && !/undefined|NaN|You leave/.test(said.text);
  return isTold ? undefined : `${word} says ${said.text}`;
};

const faultsInTelling = <T extends GameTypes>(given: TableScreen<T>, preset: string): readonly string[] => {
  const reader = read(fork(SEED, `told ${preset}`));
  let { plain } = startPlain(given, { preset, opponents: given.opponents(preset).min, seed: SEED });
  const faults: string[] = [];
  for (let turn = 0; turn < 12 && plain.asking.at === 'choice'; turn += 1) {
    for (const word of [...TOLD, ...Object.keys(given.tells)]) faults.push(...[faultInTelling(given, plain, word) ?? []].flat());
    const [model] = take({ screen: given, pace: 0 }, plain.model, fillAny(sightNow(plain.model).offers, reader));
    if (!isAsked(model)) break;
    plain = { ...plain, model };
  }
  return faults;
};

const untoldAt = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const session = screen.session ?? screen;
  return Object.keys(session.module.game.presets).flatMap((preset) => faultsInTelling(session, preset));
};

test.each(gameIds)('at %s hand, table, pot, score, who and again tell something at every turn, and none of them acts', async (id) => {
  expect(await untoldAt(id)).toEqual([]);
});

// --- one way in: a key, a word and a place for the mouse are the same choice -------------------------------------------

/** Keys that mean the same at every table. */
const HOUSE = new Set(['?', 'tab', 'q', 'i', '"', 'enter', 'escape', 'space', 'page-up', 'page-down', 'up', 'down', 'left', 'right']);

/** What somebody has done and has in hand. */
const doneBy = <T extends GameTypes>({ table, draft }: Model<T>): string => {
  const { log, me } = ownTable(table).truth;
  return JSON.stringify([log.length, log.last.findLast(({ seat }) => seat === me)?.action, Object.entries(draft ?? {}).sort()]);
};

/** What is wrong with the choices of a table as it is: keys that two share, clicks that lead nowhere, words that do something else. */
const faultsInChoices = <T extends GameTypes>(screen: TableScreen<T>, model: Model<T>): readonly string[] => {
  const context: TableContext<T> = { screen, pace: 0 };
  const faults: string[] = [];
  for (const columns of [80, 44] as const) {
    const now = { ...model, size: { columns, rows: 24 } };
    const choices = choicesNow(context, now);
    const keys = choices.filter(({ lit }) => lit).flatMap(({ key, also = [] }) => [key, ...also]);
    faults.push(...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `two choices have ${key}`));
    const known = new Set(choices.flatMap(({ key, also = [] }) => [key, ...also]));
    const clicked = draw(context, now)
      .cells.flat()
      .flatMap(({ key }) => key ?? []);
    faults.push(
      ...[...new Set(clicked)].filter((key) => !known.has(key) && !HOUSE.has(key)).map((key) => `a click on ${key} leads nowhere`),
    );
  }
  const spoken = screen
    .choices(sightNow(model), 'plain')
    .filter(({ lit, word, take: { kind } }) => lit && word !== undefined && kind === 'now');
  for (const { key, word = '' } of spoken) {
    // What is said in words alone has no key.
    if (key.includes(' ')) continue;
    const [pressed] = update(context, model, { type: 'key', key, at: 1e9 });
    const said = answerPlain(screen, { model, width: 80, asking: { at: 'choice' } }, word).plain.model;
    if (doneBy(pressed) !== doneBy(said)) faults.push(`${key} does ${doneBy(pressed)}, ${word} ${doneBy(said)}`);
  }
  return faults;
};

const faultsAtTable = <T extends GameTypes>(screen: TableScreen<T>, preset: string): readonly string[] => {
  const reader = read(fork(SEED, `choices ${preset}`));
  const context: TableContext<T> = { screen, pace: 0 };
  let [model] = update(context, init(context, { preset, opponents: undefined, seed: SEED }, SIZE), { type: 'key', key: 'enter', at: 0 });
  const faults: string[] = [];
  for (let turn = 0; turn < 12 && isAsked(model) && faults.length === 0; turn += 1) {
    faults.push(...faultsInChoices(screen, model));
    [model] = take(context, model, fillAny(sightNow(model).offers, reader));
  }
  return faults;
};

const crossedAt = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const session = screen.session ?? screen;
  return Object.keys(session.module.game.presets).flatMap((preset) => faultsAtTable(session, preset));
};

test.each(gameIds)('at %s a key, a word and a click are one choice in both modes', async (id) => {
  expect(await crossedAt(id)).toEqual([]);
});

// --- one way to write money -------------------------------------------------------------------------------------------

/** All that a table says as it is: its screens at both widths with what lies over them, and its lines. */
const textsAt = <T extends GameTypes>(screen: TableScreen<T>, model: Model<T>): readonly string[] => {
  const context: TableContext<T> = { screen, pace: 0 };
  const drawn = [[], ['tab'], ['?', 'right'], ['q'], ['i']].flatMap((keys) => {
    const over = keys.reduce((now, key, at) => update(context, now, { type: 'key', key, at: 1e6 * at })[0], model);
    return [80, 44].map((columns) => screenText(draw(context, { ...over, size: { columns, rows: 24 } })));
  });
  const said = [...Object.keys(screen.tells), 'score', '?', 'rules', 'i', 'q', '999999', 'dance'].map(
    (word) => answerPlain(screen, { model, width: 80, asking: { at: 'choice' } }, word).text,
  );
  return [...drawn, ...said, ...model.story.flatMap(({ sentences }) => sentences.map(inFull))];
};

/** What is wrong with how money is written: dollars at a table of chips, or chips where dollars are played for. */
const moneyFaults = <T extends GameTypes>(screen: TableScreen<T>, preset: string, isDollars: boolean): readonly string[] => {
  const reader = read(fork(SEED, `money ${preset}`));
  const context: TableContext<T> = { screen, pace: 0 };
  const wrong = isDollars ? /\d chips?\b/ : /\$/;
  let [model] = update(context, init(context, { preset, opponents: undefined, seed: SEED }, SIZE), { type: 'key', key: 'enter', at: 0 });
  const faults = new Set<string>();
  // Where nothing is played for, a look at the first turn is enough.
  const turns = isPlayedForChips(screen.module, preset) ? 6 : 1;
  for (let turn = 0; turn < turns && isAsked(model); turn += 1) {
    for (const text of textsAt(screen, model)) for (const line of text.split('\n')) if (wrong.test(line)) faults.add(line.trim());
    [model] = take(context, model, fillAny(sightNow(model).offers, reader));
  }
  return [...faults];
};

const moneyAt = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  const kinds = screen.session === undefined ? [screen] : [screen, screen.session];
  return kinds.flatMap((one) =>
    Object.entries(one.module.game.presets).flatMap(([preset, rules]) =>
      moneyFaults(one, preset, typeof rules === 'object' && rules !== null && 'currency' in rules && rules.currency === '$'),
    ),
  );
};

test.each(gameIds)('at %s money is written in one way: in dollars where they are played for, else in chips', async (id) => {
  expect(await moneyAt(id)).toEqual([]);
});
