import { LANGUAGES, type SpokenLanguage, speakBy, type Who } from '@baize/engine';
import { figure as german } from '@baize/engine/language/de';
import { figure as english } from '@baize/engine/language/en';
import { afterEach, expect, test } from 'vitest';
import { entryWords } from '../../entry/language/index.ts';
import { floorWords } from '../../floor/language/index.ts';
import { noticeWords } from '../../floor/notices/language/index.ts';
import { endWords } from '../end/language/index.ts';
import { friendsWords } from './index.ts';

afterEach(() => speakBy(() => 'en'));

const figures: Readonly<Record<SpokenLanguage, (count: number) => string>> = { en: english, de: german };
const ann: Who = { name: 'Ann' };
const names = ['Ann', 'Bob', 'Cleo'];

test.each(LANGUAGES)('every fact is in its sentence, in %s', (language) => {
  speakBy(() => language);
  const figure = figures[language];
  const { bar, table, join, lobby, marks, gameAndRules } = friendsWords();
  const end = endWords();
  const told: readonly (readonly [sentence: string, ...facts: readonly string[]])[] = [
    [gameAndRules('Pontoon', 'British rules'), 'Pontoon', 'British rules'],
    [table.subtitle('Hearts', 'Regeln', 1200), 'Hearts', figure(1200)],
    [bar.turn(30), '30'],
    [bar.timeBank(45), '45'],
    [bar.waitsFor(names), ...names],
    [bar.said(ann, 'Ouch'), 'Ann', 'Ouch'],
    [bar.watchingInLine(2), '3'],
    [table.freeSeatOf('Ann'), 'Ann'],
    [join.keptBy('Ann'), 'Ann'],
    [join.courtTakenBy('Qs', 'Ann'), join.court('Qs'), 'Ann'],
    [join.fullWatched(2), '3'],
    [lobby.youAreReady('Ann'), 'Ann'],
    [lobby.chipsEach(1000), figure(1000)],
    [marks.seatHeldFor('9:59'), '9:59'],
    [marks.botThen('Ann'), 'Ann'],
    [end.won([ann, 'you'], 12), 'Ann', '12'],
    [end.leads([ann], 1), 'Ann', '1'],
    [end.length({ hands: 84, time: { hours: 2, minutes: 10 } }), '84', '2', '10'],
    [end.biggestWin(ann, 1985, 11), 'Ann', figure(1985), '11'],
    [end.private.agree(names, 2), ...names],
    [end.rematchWanted(names), ...names],
    [entryWords().leaving.kept(1250), figure(1250)],
    [entryWords().broke.again(1000), figure(1000)],
    [floorWords().held(980, 20), '980', '20'],
    [floorWords().friends.backTo('Ann'), 'Ann'],
    [noticeWords().left(390, 10), '390', '10'],
    [noticeWords().broken(1000), figure(1000)],
  ];
  for (const [sentence, ...facts] of told) for (const fact of facts) expect(sentence).toContain(fact);
});

test('one and many agree with their verbs, in both languages', () => {
  const saidIn = (language: SpokenLanguage, say: () => string): string => {
    speakBy(() => language);
    return say();
  };
  const both = (say: () => string): readonly string[] => LANGUAGES.map((language) => saidIn(language, say));
  expect(both(() => endWords().won([ann], 1))).toEqual(['Ann wins with 1 point', 'Ann gewinnt mit 1 Punkt']);
  expect(both(() => endWords().won(['you'], 12))).toEqual(['You win with 12 points', 'Du gewinnst mit 12 Punkten']);
  expect(both(() => endWords().won([ann, 'you'], 9))).toEqual(['You and Ann win with 9 points', 'Ann und du gewinnt mit 9 Punkten']);
  expect(both(() => endWords().rematchWanted(['Ann']))).toEqual(['Ann wants a rematch', 'Ann will eine Revanche']);
  expect(both(() => endWords().private.stays(1))).toEqual([
    'One hand stays private because some cards were never shown.',
    'Eine Hand bleibt verdeckt, weil Karten nie gezeigt wurden.',
  ]);
  expect(both(() => entryWords().leaving.kept(1))[1]).toMatch(/^Dein 1 Chip ist sicher/);
  expect(both(() => noticeWords().left(0, 1))).toEqual([
    'You leave the table with 0 chips, and 1 stays behind.',
    'Du verlässt den Tisch mit 0 Chips, und 1 bleibt liegen.',
  ]);
});

test('in a line of English only rules that are named after a place keep their capital', () => {
  const { gameAndRules } = friendsWords();
  expect(gameAndRules('Pontoon', 'British rules')).toBe('Pontoon, British rules');
  expect(gameAndRules('Hearts', 'House rules')).toBe('Hearts, house rules');
});
