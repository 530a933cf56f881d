import { expect, test } from 'vitest';
import { choosePort, DEFAULT_PORT } from './port.mjs';

test('without a wish the port is ours', () => {
  expect(choosePort([], {})).toEqual({ ok: true, port: DEFAULT_PORT });
  expect(choosePort([], { PORT: '' })).toEqual({ ok: true, port: DEFAULT_PORT });
});

test('a port comes from PORT, or from the words, which win', () => {
  expect(choosePort([], { PORT: '8080' })).toEqual({ ok: true, port: 8080 });
  expect(choosePort(['--port', '9000'], { PORT: '8080' })).toEqual({ ok: true, port: 9000 });
  expect(choosePort(['--port=9000'], {})).toEqual({ ok: true, port: 9000 });
  expect(choosePort(['--port', '65535'], {})).toEqual({ ok: true, port: 65_535 });
});

test.each(['abc', '0', '-1', '65536', '70000', '80.5', '1e3', '0x50', ' ', '99999999'])(
  '"%s" is no port, and one sentence says so',
  (text) => {
    const fromWords = choosePort(['--port', text], {});
    expect(fromWords).toEqual({ ok: false, trouble: `--port wants a port between 1 and 65535, not "${text}".` });
    expect(choosePort([], { PORT: text })).toMatchObject({ ok: false, trouble: expect.stringContaining('PORT wants') });
  },
);

test('a missing number and a stray word are told apart', () => {
  expect(choosePort(['--port'], {})).toMatchObject({ trouble: expect.stringContaining('wants a number') });
  expect(choosePort(['--prot', '80'], {})).toMatchObject({ trouble: expect.stringContaining('"--prot" means nothing') });
  expect(choosePort(['--port', '80', 'x'], {})).toMatchObject({ trouble: expect.stringContaining('"x" means nothing') });
});

test('an option that npm took for its own is found again', () => {
  expect(choosePort(['9000'], { npm_config_port: 'true' })).toEqual({ ok: true, port: 9000 });
  expect(choosePort([], { npm_config_port: '9000', PORT: '8080' })).toEqual({ ok: true, port: 9000 });
  expect(choosePort(['70000'], {})).toMatchObject({ trouble: expect.stringContaining('not "70000"') });
});
