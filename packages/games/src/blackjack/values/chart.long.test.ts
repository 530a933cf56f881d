/** The quick chart against the one that takes every card drawn out of the shoe. */
import { expect, test } from 'vitest';
import { presets } from '../rules.ts';
import { chartOf } from './chart.ts';

test.for(Object.entries(presets))('the chart of %s is the one with every card taken, cell for cell', ([, rules]) => {
  expect(chartOf(rules)).toEqual(chartOf(rules, rules.decks, Number.POSITIVE_INFINITY));
});
