import { pontoonModule } from '@baize/games/pontoon';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { extendBankroll, MAX_POINTS, startBankroll } from '../statistics/statistics.ts';
import { resumeTable } from '../table/resume.ts';
import { oneMove, openingWith, type Seated, seatedWith } from './profile.fixture.ts';
import {
  chipTable,
  closeTable,
  comeBack,
  FIRST_CHIPS,
  freshProfile,
  isBroke,
  lastEnded,
  leaveTable,
  netOfProfile,
  type Profile,
  startOver,
  worthOf,
} from './profile.ts';
import { openSave } from './save.ts';
import { joinTable } from './seating.ts';
import { writeSave } from './write-save.ts';

const walk = (start: Seated, moves: number): Seated => {
  let now = start;
  for (let n = 0; n < moves; n += 1) now = oneMove(now, `move ${n}`) ?? now;
  return now;
};

describe('one balance', () => {
  test('a new player has 1,000 chips, and what is won or lost at a table is carried on', claims('CAS-1.1'), () => {
    expect(freshProfile().balance).toBe(1000);
    const { profile } = walk(seatedWith(400), 100);
    const { stack, atRisk } = profile.tables.pontoon?.held ?? { stack: 0, atRisk: 0 };
    const up = leaveTable(profile, 'pontoon');
    expect(up.profile.balance).toBe(600 + stack);
    expect(up).toMatchObject({ taken: stack, forfeited: atRisk });
    expect(up.profile.tables).toEqual({});
    expect(up.profile.ended.pontoon).toBe(profile.tables.pontoon);
    expect(lastEnded(up.profile)).toBe(profile.tables.pontoon);
  });

  test('sitting down moves the buy-in from the balance to the table', () => {
    const { profile } = seatedWith(400);
    expect([profile.balance, profile.tables.pontoon?.held.stack, worthOf(profile)]).toEqual([600, 400, 1000]);
    expect(chipTable(profile)).toBe('pontoon');
  });

  test('nobody sits down with more than they have, or twice', () => {
    expect(joinTable(pontoonModule, freshProfile(), 'pontoon', openingWith(1001))).toEqual({ ok: false, reason: 'not-enough-chips' });
    const { profile } = seatedWith(400);
    expect(joinTable(pontoonModule, profile, 'pontoon', openingWith(100))).toEqual({
      ok: false,
      reason: 'table-is-kept',
    });
  });

  test('a table without stakes costs nothing and is kept beside a chip table', () => {
    const house = { ...openingWith(0), preset: 'house', stacks: [0], names: ['You'], bots: [null] };
    const sat = joinTable(pontoonModule, freshProfile(), 'pontoon', house);
    expect(sat.ok && [sat.profile.balance, chipTable(sat.profile)]).toEqual([1000, undefined]);
  });

  test('leaving in the middle of a round forfeits what is at risk and counts as a round lost', () => {
    let now = seatedWith(400);
    for (let n = 0; (now.profile.tables.pontoon?.held.atRisk ?? 0) === 0; n += 1) now = oneMove(now, `move ${n}`) ?? now;
    const { stack, atRisk } = now.profile.tables.pontoon?.held ?? { stack: 0, atRisk: 0 };
    const before = now.profile.statistics.pontoon?.lost ?? 0;
    const { profile, forfeited } = leaveTable(now.profile, 'pontoon');
    expect(forfeited).toBe(atRisk);
    expect(profile.balance).toBe(600 + stack);
    const { lost, net, course } = profile.statistics.pontoon ?? {};
    // Wherever a figure is read, it is the same one.
    expect([lost, net, netOfProfile(profile), course?.line.at(-1)?.[0] ?? net]).toEqual([before + 1, ...Array(3).fill(stack - 400)]);
    expect(profile.bankroll.line.at(-1)).toBe(600 + stack);
  });

  test('broke is to have nothing in the balance and nothing at a table, laid or at risk', claims('CAS-1.2'), () => {
    expect(isBroke({ ...freshProfile(), balance: 0 })).toBe(true);
    const { profile } = seatedWith(1000);
    expect([profile.balance, isBroke(profile)]).toEqual([0, false]);
    const [kept] = Object.values(profile.tables);
    if (kept === undefined) throw new Error('A table is kept.');
    expect(isBroke({ ...profile, tables: { pontoon: { ...kept, held: { stack: 0, atRisk: 10 } } } })).toBe(false);
  });

  test('who sits down goes on with the books that there are', () => {
    const played = walk(seatedWith(400), 100).profile;
    const books = played.statistics.pontoon;
    expect(books?.rounds).toBeGreaterThan(0);
    const again = seatedWith(200, leaveTable({ ...played, tables: {} }, 'pontoon').profile);
    expect([again.table.lifetime, again.profile.statistics.pontoon]).toEqual([books, books]);
  });

  test('who was broke and comes back has fresh chips and all their statistics, and it is counted', claims('CAS-1.2'), () => {
    const { profile } = walk(seatedWith(1000), 100);
    const broke: Profile = { ...profile, balance: 0, tables: {} };
    const again = comeBack(broke);
    expect(profile.statistics.pontoon?.rounds).toBeGreaterThan(0);
    expect(again).toMatchObject({ balance: 1000, bankruptcies: 1, statistics: profile.statistics });
    expect(again.bankroll.line.at(-1)).toBe(1000);
    expect(comeBack({ ...again, balance: 0 }).bankruptcies).toBe(2);
  });

  test('who starts over has fresh chips and clean books; the settings, the records and a table without stakes stay', () => {
    const { profile } = walk(seatedWith(1000), 60);
    const left = leaveTable(profile, 'pontoon').profile;
    const { usual, ended, past, sittings } = left;
    expect(startOver({ ...left, bankruptcies: 3 })).toEqual({ ...freshProfile(), usual, ended, past, sittings });
    const settings = { ...profile.settings, speed: 'fast' as const };
    const house = { ...openingWith(0), preset: 'house', stacks: [0], names: ['You'], bots: [null] };
    const sat = joinTable(pontoonModule, { ...freshProfile(settings), balance: 0 }, 'pontoon', house);
    const again = startOver(sat.ok ? sat.profile : profile);
    expect([again.balance, again.settings.speed, again.tables.pontoon?.preset]).toEqual([1000, 'fast', 'house']);
  });

  test('a table is set the next time as it was set the last time', () => {
    expect(seatedWith(1000).profile.usual).toEqual({ pontoon: { preset: 'british', others: 2, level: 'steady' } });
  });

  test('a table closed by the house gives everything back', () => {
    const { profile } = walk(seatedWith(400), 30);
    expect(closeTable(profile, 'pontoon').balance).toBe(worthOf(profile));
    expect(leaveTable(freshProfile(), 'pontoon')).toMatchObject({ taken: 0, forfeited: 0 });
  });
});

/** A player who comes, plays, leaves and is cut off. All that lasts is `saved`; `due` is what the results alone say is theirs. */
interface Journey {
  readonly saved: string;
  readonly due: number;
  readonly here: Seated | undefined;
}

const load = (saved: string): Profile => {
  const opened = openSave(saved);
  if (opened.kind !== 'opened') throw new Error(opened.kind);
  return opened.profile;
};
const at = (here: Seated, due: number): Journey => ({ saved: writeSave(here.profile), due, here });

const sitDownAgain = ({ saved, due }: Journey, seed: string): Journey => {
  const profile = load(saved);
  return at(seatedWith(Math.min(profile.balance, 200), profile, seed), due);
};
const moveOn = (journey: Journey, here: Seated, nonce: string): Journey => {
  const next = oneMove(here, nonce);
  if (next === undefined) return journey;
  return at(next, journey.due + (next.profile.statistics.pontoon?.net ?? 0) - (here.profile.statistics.pontoon?.net ?? 0));
};
const leave = ({ saved, due }: Journey): Journey => {
  const up = leaveTable(load(saved), 'pontoon');
  return { saved: writeSave(up.profile), due: due - up.forfeited, here: undefined };
};
const crash = ({ saved, due }: Journey, here: Seated): Journey => {
  const profile = load(saved);
  const resumed =
    profile.tables.pontoon === undefined ? undefined : resumeTable(pontoonModule, profile.tables.pontoon, profile.statistics.pontoon);
  if (resumed?.ok !== true) throw new Error('The table was there.');
  expect(resumed.table.truth).toEqual(here.table.truth);
  return { saved, due, here: { profile, table: resumed.table } };
};

const goOn = (journey: Journey, what: 'move' | 'leave' | 'crash', label: string): Journey => {
  const { here } = journey;
  if (here === undefined) return load(journey.saved).balance < 10 ? journey : sitDownAgain(journey, label);
  return { move: () => moveOn(journey, here, label), leave: () => leave(journey), crash: () => crash(journey, here) }[what]();
};

test('chips are conserved over random journeys of sitting, playing, leaving, reloading and crashing', () => {
  const step = fc.constantFrom<'move' | 'leave' | 'crash'>(...Array.from({ length: 20 }, () => 'move' as const), 'leave', 'crash');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 0xffff }), (steps, salt) => {
      let now: Journey = { saved: writeSave(freshProfile()), due: FIRST_CHIPS, here: undefined };
      for (const [index, what] of steps.entries()) {
        const label = `${salt.toString(16)}${index.toString(16)}`.padStart(64, '0');
        now = goOn(now, what, label);
        expect(worthOf(load(now.saved))).toBe(now.due);
      }
    }),
    { numRuns: 12 },
  );
});

test('a bankroll keeps its extremes exactly and its course in few points', () => {
  const values = Array.from({ length: 1500 }, (_, n) => 1000 + ((n * 7919) % 613) - ((n * 104_729) % 457));
  const { low, peak, line } = values.reduce(extendBankroll, startBankroll(1000));
  expect([low, peak]).toEqual([Math.min(...values), Math.max(...values)]);
  expect(line.length).toBeLessThanOrEqual(MAX_POINTS);
  expect(line.length).toBeGreaterThan(MAX_POINTS / 2);
});

test('what the player is worth goes into the bankroll whenever a round is over', () => {
  let now = seatedWith(400, { ...freshProfile(), balance: 1_000_000 });
  const seen: number[] = [];
  for (let n = 0; n < 400; n += 1) {
    const next = oneMove(now, `long ${n}`);
    if (next === undefined) {
      now = seatedWith(400, leaveTable(now.profile, 'pontoon').profile, n.toString(16).padStart(64, '1'));
      continue;
    }
    if (next.profile.bankroll !== now.profile.bankroll) seen.push(worthOf(next.profile));
    now = next;
  }
  expect(seen.length).toBeGreaterThan(5);
  expect(now.profile.bankroll.line.slice(-seen.length)).toEqual(seen);
});
