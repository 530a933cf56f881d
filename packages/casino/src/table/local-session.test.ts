import { fillAny, openChance, play, read } from '@baize/engine';
import { type Hearts, heartsModule } from '@baize/games/hearts';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { openingFor } from '../profile/seating.ts';
import { noRounds } from '../statistics/statistics.ts';
import { allLines } from './action-log.ts';
import {
  beginTable,
  botQuestionAt,
  chooseAt,
  hintAt,
  type LocalTable,
  openLocal,
  showAllAt,
  showDecidedAt,
  showNextAt,
  type Thinker,
} from './local-session.ts';
import { resumeBefore } from './resume.ts';
import { type NarratedBeat, writeLines } from './session.ts';
import { actBot, answerTo, botQuestion, openTable, type TableOpening, tableAfter } from './table.ts';

const openingOf = (seed: number, others: number): TableOpening => ({
  preset: others === 0 ? 'house' : 'british',
  seed: seed.toString(16).padStart(64, '0'),
  me: 0,
  stacks: Array.from({ length: others + 1 }, () => (others === 0 ? 0 : 1000)),
  names: ['You', 'Margot', 'Edmund', 'Odette'].slice(0, others + 1),
  bots: [null, ...Array.from({ length: others }, () => 'steady')],
});
const begin = (seed: number, others = 0): LocalTable<Pontoon> => beginTable(pontoonModule, openingOf(seed, others), noRounds);
const next = (at: LocalTable<Pontoon>): LocalTable<Pontoon> => showNextAt(pontoonModule, at);
const all = (at: LocalTable<Pontoon>): LocalTable<Pontoon> => showAllAt(pontoonModule, at);
const choose = (at: LocalTable<Pontoon>, action: Pontoon['action']): LocalTable<Pontoon> => chooseAt(pontoonModule, at, action);

const isOffered = ({ shown }: LocalTable<Pontoon>, type: string): boolean => shown.offers.some((offer) => offer.type === type);

/** The player's turn in a round that is not over yet. */
const myTurn = (): LocalTable<Pontoon> => {
  for (let seed = 1; seed < 200; seed += 1) {
    const at = all(begin(seed));
    if (isOffered(at, 'twist')) return at;
  }
  throw new Error('No seed of the first 200 will do.');
};

describe('a table', () => {
  test('is plain JSON that can be put down and taken up', () => {
    const { table } = openTable(pontoonModule, openingOf(3, 2));
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  });

  test('opens only with a preset and bots that the game has', () => {
    expect(() => openTable(pontoonModule, { ...openingOf(1, 0), preset: 'vegas' })).toThrow('cannot be opened');
    expect(() => openTable(pontoonModule, { ...openingOf(1, 2), bots: [null, 'sharp', 'constructor'] })).toThrow('no bot "constructor"');
  });

  test('a bot that breaks the rules is a bug', () => {
    const { table } = openTable(pontoonModule, openingOf(1, 0));
    expect(() => actBot(pontoonModule, table, 0, { type: 'ready' })).toThrow('illegal action: round-in-play');
  });
});

describe('a table of one’s own', () => {
  test('shows one beat after another, and offers only when nothing is left to show', () => {
    let at = begin(7);
    const seen: (string | undefined)[] = [];
    while (at.waiting === 'beat') {
      expect(at.shown).toBe(at.beat);
      expect(at.beat.offers).toEqual([]);
      at = next(at);
      seen.push(at.beat.event?.type);
    }
    expect(seen.slice(0, 6)).toEqual(['round-began', 'shuffled', 'card-dealt', 'card-dealt', 'card-dealt', 'card-dealt']);
    expect(at).toMatchObject({ waiting: 'me', behind: 0 });
    expect(at.shown.offers.length).toBeGreaterThan(0);
  });

  test('beat by beat or at once, comes to the same table and the same sentences', () => {
    let slow = begin(3, 3);
    const told: NarratedBeat<Pontoon>[] = [];
    while (slow.waiting !== 'me') {
      slow = next(slow);
      expect(slow.told.length).toBe(1);
      told.push(...slow.told);
    }
    expect(all(begin(3, 3))).toEqual({ ...slow, told });
    expect(slow.lines.length).toBeGreaterThan(3);
  });

  test('that waits for the player stays as it is', () => {
    const at = myTurn();
    for (const show of [showNextAt, showAllAt, showDecidedAt]) expect(show(pontoonModule, at)).toBe(at);
  });

  test('the truth is ahead of the screen: what is shown hides what is still to come', () => {
    const stuck = choose(myTurn(), { type: 'stick' });
    expect(stuck.truth.state.phase).toBe('between');
    expect(stuck.shown.view.phase).toBe('turns');
    expect([stuck.statistics.rounds, stuck.lifetime.rounds]).toEqual([0, 1]);
    const end = all(stuck);
    expect(end.shown.view.phase).toBe('between');
    expect(end.statistics.rounds).toBe(1);
  });

  test('shows the first beat of a choice at once, and writes it into the log', () => {
    const at = choose(myTurn(), { type: 'twist' });
    expect(at.shown.event?.type).toBe('twisted');
    expect(at.told[0]?.sentences.join()).toContain('twist');
    expect(allLines(at.truth.log)).toEqual([{ seat: 0, action: { type: 'twist' } }]);
  });

  test('what is not offered changes nothing and is answered with a sentence', claims('PON-6.1'), () => {
    const before = myTurn();
    const after = choose(before, { type: 'ready' });
    expect([after.truth, after.shown]).toEqual([before.truth, before.shown]);
    expect(after.lines.at(-1)).toMatchObject({ kind: 'refusal', saying: 'The round isn’t over yet. Twist or stick.' });
  });

  test('the same seed and choices meet the same bots', () => {
    const takeFirst = (at: LocalTable<Pontoon>): LocalTable<Pontoon> => {
      const [offer] = at.shown.offers;
      return offer === undefined ? at : all(choose(at, 'amount' in offer ? { ...offer, amount: offer.amount.min } : offer));
    };
    const playOn = () => Array.from({ length: 30 }).reduce(takeFirst, all(begin(3, 2)));
    expect(playOn()).toEqual(playOn());
  });

  test('stops where a bot is asked who thinks elsewhere, and goes on as it answered', () => {
    const at = showAllAt(pontoonModule, choose(all(begin(3, 3)), { type: 'stake', amount: 10 }), true);
    expect(at.waiting).toBe('bot');
    // Left to itself the bot does something else.
    expect(botQuestionAt(pontoonModule, at)?.sight.offers.map(({ type }) => type)).toContain('twist');
    expect(next(at).told[0]?.event.type).not.toBe('twisted');
    expect(showNextAt(pontoonModule, at, { type: 'twist' }).told[0]?.event.type).toBe('twisted');
  });

  test('shows what has been decided, and lets nobody move', () => {
    const begun = begin(3, 3);
    const at = showDecidedAt(pontoonModule, begun);
    expect(at.queue).toEqual([]);
    expect(at.truth).toBe(begun.truth);
    expect(at.told.length).toBe(begun.queue.length);
  });

  test('is over for a player who is out, though the others could play on', () => {
    const at = all(begin(3, 2));
    const state = { ...at.truth.state, phase: 'between' as const, playing: [false, true, true] };
    const out = next({
      ...at,
      truth: { ...at.truth, state },
      queue: [{ event: { type: 'said-ready', place: 1 }, state }],
      waiting: 'beat',
    });
    expect(out.waiting).toBe('over');
    expect(all(out)).toBe(out);
  });

  test('a round’s result is kept until the next one', () => {
    const after = all(choose(myTurn(), { type: 'stick' }));
    expect(after.results[0]?.result).toMatch(/won|lost/);
    expect(after.verdict.at(-1)).toMatch(/^You (win|lose)/);
    expect(all(choose(after, { type: 'ready' })).verdict.length).toBeGreaterThan(0);
  });

  test('a hint is in the log and gone with the next move, and changes nothing that follows', () => {
    const at = myTurn();
    const hinted = hintAt(pontoonModule, at);
    expect(hinted.hint).toEqual(hintAt(pontoonModule, at).hint);
    expect(hinted.lines.at(-1)).toMatchObject({ kind: 'hint', saying: expect.stringMatching(/^(Twist|Stick)\. /) });
    const [one, other] = [hinted, at].map((table) => all(choose(table, { type: 'stick' })));
    expect(one?.hint).toBeUndefined();
    expect(one?.truth).toEqual(other?.truth);
  });

  test('lines have numbers of their own, and old ones fall off', () => {
    let at = myTurn();
    for (let count = 0; count < 100; count += 1) at = writeLines(at, 'hint', [`Line ${count}`]);
    expect(at.lines.length).toBe(40);
    expect(new Set(at.lines.map(({ id }) => id)).size).toBe(40);
    expect(at.lines.at(-1)?.saying).toBe('Line 99');
  });
});

describe('a table that is taken up', () => {
  const opening = openingFor(heartsModule, { preset: 'house', others: 3, level: 'easy', buyIn: 0, serverSeed: '5eed'.repeat(16) });

  /** The types of the events that are told again at a table that was left once this was so; everybody plays as the easy ones do. */
  const toldAgain = (isIt: (state: Hearts['state']) => boolean): readonly string[] => {
    let { table } = openTable(heartsModule, opening);
    while (!isIt(table.state)) {
      const [seat = 0] = heartsModule.game.toAct(table.state);
      const action = answerTo(heartsModule, { ...botQuestion(heartsModule, table, seat), bot: 'easy' });
      const played = play(heartsModule.game, table.state, seat, action);
      if (!played.ok) throw new Error(played.refusal.reason);
      table = tableAfter(table, { seat, action }, played.step);
    }
    const log = allLines(table.log);
    const at = resumeBefore(heartsModule, { ...table, log }, log.length);
    expect(at?.truth).toEqual(table);
    return at?.told.map(({ event }) => event.type) ?? [];
  };

  test('in the second hand of a game of Hearts tells only that hand again', () => {
    const events = toldAgain((state) => state.hand === 2 && state.tricks.length === 3);
    expect(events.filter((type) => type === 'hand-began')).toHaveLength(1);
    expect(events.filter((type) => type === 'trick-taken')).toHaveLength(3);
  });

  test('between two hands tells the last one again, to its score', () => {
    const events = toldAgain((state) => state.hand === 2 && state.phase === 'between' && state.ready.length === 3);
    expect(events.filter((type) => type === 'trick-taken')).toHaveLength(13);
    expect(events).toContain('hand-scored');
  });
});

describe('its session', () => {
  const myTable = () => begin(3, 3);
  const action = { type: 'stake', amount: 10 } as const;

  test('is saved first, then shown, then heard; what could not be saved has not happened', () => {
    const order: string[] = [];
    let isFull = false;
    const session = openLocal(pontoonModule, all(myTable()), {
      save: () => {
        order.push('saved');
        return !isFull;
      },
    });
    const before = session.now();
    session.subscribe(() => order.push(session.now().told.length > 0 ? 'shown' : 'said'));
    isFull = true;
    session.choose(action);
    expect([order, session.now()]).toEqual([['saved'], before]);
    isFull = false;
    session.choose(action);
    expect(order).toEqual(['saved', 'saved', 'shown']);
    expect(session.now().beat).not.toBe(before.beat);
  });

  test('a choice made before everything was shown only shows the rest', () => {
    const early = openLocal(pontoonModule, myTable());
    early.choose(action);
    expect(early.now()).toEqual(all(myTable()));
  });

  test('says why something is not done, and keeps the beat that is on the screen', () => {
    const session = openLocal(pontoonModule, all(myTable()));
    const { beat, shown } = session.now();
    session.choose({ type: 'stake', amount: 1e6 });
    session.refuse('Not so.');
    const { lines, ...now } = session.now();
    expect(lines.slice(-2).map(({ kind }) => kind)).toEqual(['refusal', 'refusal']);
    expect(now.beat).toBe(beat);
    expect(now.shown).toBe(shown);
  });

  test('asks bots where they think: early, once, and goes on as they answer; the table is the same', async () => {
    const here = openLocal(pontoonModule, myTable());
    here.showAll();
    here.choose(action);
    here.showAll();
    let asked = 0;
    const known = new Map<string, Promise<Pontoon['action']>>();
    const thinker: Thinker<Pontoon> = {
      move: (question) => {
        const { seed } = question.chance;
        if (!known.has(seed)) asked += 1;
        known.set(seed, known.get(seed) ?? Promise.resolve(answerTo(pontoonModule, question)));
        return known.get(seed) ?? Promise.reject(new Error('Nobody thinks.'));
      },
      hint: () => Promise.resolve({ action, why: { type: 'stake-least' } as const }),
      close: () => undefined,
    };
    const away = openLocal(pontoonModule, myTable(), { openThinker: () => thinker });
    // Before anybody can think what is due waits.
    away.showAll();
    const stop = away.start();
    const settle = async (): Promise<void> => {
      for (let tick = 0; tick < 200 && away.now().waiting !== 'me'; tick += 1) await Promise.resolve();
    };
    await settle();
    away.choose(action);
    away.showAll();
    away.showNext();
    await settle();
    expect(away.now().truth).toEqual(here.now().truth);
    expect(away.now().lines).toEqual(here.now().lines);
    expect(asked).toBe(known.size);
    away.askHint();
    await Promise.resolve();
    await Promise.resolve();
    expect(away.now()).toMatchObject({ hint: { why: { type: 'stake-least' } } });
    away.choose(fillAny<Pontoon['action']>(away.now().shown.offers, read(openChance('5eed'.repeat(16)))));
    expect(away.now().hint).toBeUndefined();
    stop();
  });
});
