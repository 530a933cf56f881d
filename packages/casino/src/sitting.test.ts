import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { allLines } from './log.ts';
import { narrate, tellAll } from './narrator.ts';
import { advance, choose, type Sitting, shown, sit, waitsFor } from './sitting.ts';
import { noRounds } from './statistics.ts';
import { act, openTable, type TableOpening } from './table.ts';

const skip = (sitting: Sitting<Pontoon>): Sitting<Pontoon> => tellAll(pontoonModule, narrate(pontoonModule, sitting)).sitting;

const seed = 'ab'.repeat(32);
const house: TableOpening = { preset: 'house', seed, stacks: [0], me: 0, names: ['You'], bots: [null] };
const british: TableOpening = {
  preset: 'british',
  seed,
  stacks: [200, 200, 200],
  me: 0,
  names: ['You', 'Ada', 'Bruno'],
  bots: [null, 'sharp', 'steady'],
};

describe('a table', () => {
  test('is plain JSON that can be put down and taken up', () => {
    const { table } = openTable(pontoonModule, british);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  });

  test('opens only with a preset and bots that the game has', () => {
    expect(() => openTable(pontoonModule, { ...house, preset: 'vegas' })).toThrow('cannot be opened');
    expect(() => openTable(pontoonModule, { ...british, bots: [null, 'sharp', 'constructor'] })).toThrow('no bot "constructor"');
  });

  test('writes every action into its log, and none that is refused', () => {
    const { table } = openTable(pontoonModule, house);
    const acted = act(pontoonModule, table, 0, { type: 'stick' });
    expect(acted.ok && allLines(acted.table.log)).toEqual([{ seat: 0, action: { type: 'stick' } }]);
    const refused = act(pontoonModule, table, 0, { type: 'ready' });
    expect(refused).toMatchObject({ ok: false, refusal: { reason: 'round-in-play' } });
    expect(allLines(table.log)).toEqual([]);
  });
});

describe('a sitting', () => {
  test('shows one beat after another, and offers only when nothing is left to show', () => {
    let sitting = sit(pontoonModule, house, noRounds);
    expect(waitsFor(pontoonModule, sitting)).toBe('beat');
    const seen: (string | undefined)[] = [];
    while (waitsFor(pontoonModule, sitting) === 'beat') {
      expect(shown(pontoonModule, sitting).offers).toEqual([]);
      sitting = advance(pontoonModule, sitting);
      seen.push(shown(pontoonModule, sitting).event?.type);
    }
    expect(seen).toEqual(['round-began', 'shuffled', 'card-dealt', 'card-dealt', 'card-dealt', 'card-dealt', 'turn-began']);
    expect(shown(pontoonModule, sitting).offers).toEqual([{ type: 'twist' }, { type: 'stick' }]);
    expect(waitsFor(pontoonModule, sitting)).toBe('me');
  });

  test('the table is ahead of the screen: what is shown hides what is still to come', () => {
    const sitting = skip(sit(pontoonModule, house, noRounds));
    const chosen = choose(pontoonModule, sitting, { type: 'stick' });
    if (!chosen.ok) throw new Error('Sticking is legal.');
    expect(chosen.sitting.table.state.phase).toBe('between');
    expect(shown(pontoonModule, chosen.sitting).view.phase).toBe('turns');
    expect(chosen.sitting.statistics.rounds).toBe(0);
    const end = skip(chosen.sitting);
    expect(shown(pontoonModule, end).view.phase).toBe('between');
    expect(end.statistics.rounds).toBe(1);
  });

  test('a choice is judged at the table as it is, past any beats still to be shown', () => {
    const chosen = choose(pontoonModule, sit(pontoonModule, house, noRounds), { type: 'stick' });
    expect(chosen.ok).toBe(true);
  });

  test('a refusal changes nothing', () => {
    const sitting = skip(sit(pontoonModule, house, noRounds));
    expect(choose(pontoonModule, sitting, { type: 'buy', amount: 10 })).toMatchObject({
      ok: false,
      refusal: { reason: 'not-in-these-rules' },
    });
  });

  test('bots act in their turn until the table waits for the player', () => {
    const sitting = skip(sit(pontoonModule, british, noRounds));
    expect(waitsFor(pontoonModule, sitting)).toBe('me');
    expect(pontoonModule.game.toAct(sitting.table.state)).toEqual([0]);
    expect(advance(pontoonModule, sitting)).toBe(sitting);
  });

  test('the same seed and choices meet the same bots', () => {
    const takeFirst = (sitting: Sitting<Pontoon>): Sitting<Pontoon> => {
      const [offer] = shown(pontoonModule, sitting).offers;
      if (offer === undefined) return sitting;
      const chosen = choose(pontoonModule, sitting, 'amount' in offer ? { ...offer, amount: offer.amount.min } : offer);
      if (!chosen.ok) throw new Error(chosen.refusal.reason);
      return skip(chosen.sitting);
    };
    const play = () => Array.from({ length: 30 }).reduce(takeFirst, skip(sit(pontoonModule, british, noRounds)));
    expect(play()).toEqual(play());
  });

  test('it is over for a player who is out, though the others could play on', () => {
    const sitting = skip(sit(pontoonModule, british, noRounds));
    const state = { ...sitting.table.state, phase: 'between' as const, playing: [false, true, true] };
    const out = { ...sitting, table: { ...sitting.table, state }, playhead: { ...sitting.playhead, state } };
    expect(waitsFor(pontoonModule, out)).toBe('over');
    expect(skip(out)).toBe(out);
  });
});
