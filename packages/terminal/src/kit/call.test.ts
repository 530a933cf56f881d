import { expect, test } from 'vitest';
import { BELL } from './ansi.ts';
import { callText, focusAfter, isLookingElsewhere } from './call.ts';
import { decodeKeys } from './keys.ts';

const all = (env: Readonly<Record<string, string>>) => callText({ off: [], env }, 'your turn');

test('a terminal is notified in the words it understands, and any other by its bell alone', () => {
  const nine = `${BELL}\x1b]9;Baize: your turn\x1b\\`;
  const other = `${BELL}\x1b]777;notify;Baize;your turn\x1b\\`;
  expect([{ TERM_PROGRAM: 'iTerm.app' }, { TERM: 'xterm-kitty' }, { WT_SESSION: 'a' }].map(all)).toEqual([nine, nine, nine]);
  const known = [
    { TERM_PROGRAM: 'WezTerm' },
    { TERM_PROGRAM: 'ghostty' },
    { VTE_VERSION: '7600', TERM: 'xterm-256color' },
    { TERM: 'foot' },
  ];
  for (const env of known) expect(all(env)).toBe(other);
  for (const env of [{}, { TERM: 'xterm-256color' }, { TERM: 'linux' }, { TERM: 'tmux-256color', VTE_VERSION: '7600' }])
    expect(all(env)).toBe(BELL);
  expect(all({ TERM_PROGRAM: 'WezTerm', TMUX: '/tmp/tmux' })).toBe(BELL);
});

test('bell and notification can be switched off each', () => {
  const env = { TERM_PROGRAM: 'iTerm.app' };
  expect(callText({ off: ['sound'], env }, 'your turn')).toBe('\x1b]9;Baize: your turn\x1b\\');
  expect(callText({ off: ['notice'], env }, 'your turn')).toBe(BELL);
  expect(callText({ off: ['notice', 'sound'], env }, 'your turn')).toBe('');
});

test('a window says where it is; one that cannot is believed to be left after a while without a key', () => {
  expect(decodeKeys('\x1b[I\x1b[O\x1b[?1004;1$y\x1b[?1004;0$yx').keys).toEqual(['focus-in', 'focus-out', 'focus-told', 'x']);
  expect(decodeKeys('\x1bOA').keys).toEqual(['up']);
  expect(focusAfter('unknown', 'focus-told')).toBe('front');
  expect(focusAfter('behind', 'focus-told')).toBe('behind');
  expect(['focus-in', 'focus-out', 'x'].map((key) => focusAfter('unknown', key))).toEqual(['front', 'behind', 'unknown']);
  expect(isLookingElsewhere('front', 1e6)).toBe(false);
  expect(isLookingElsewhere('behind', 0)).toBe(true);
  expect([0, 5000].map((since) => isLookingElsewhere('unknown', since))).toEqual([false, true]);
});
