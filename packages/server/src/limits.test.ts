import { expect, test } from 'vitest';
import { addressKey, ConnectionLimiter, defaultLimits, readLimits } from './limits.ts';

test('all addresses of one household are one: of IPv6 its network, and an IPv4 address in whatever dress', () => {
  const home = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:1:2:3', '2001:DB8:1:2:3::', '2001:db8:1:2:0:0:0:9%eth0'];
  expect(new Set(home.map(addressKey))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('a household opens five rooms a minute, from however many addresses', () => {
  const limiter = new ConnectionLimiter(defaultLimits);
  const opened = Array.from({ length: 2000 }, (_, at) => limiter.mayOpen(addressKey(`2001:db8:1:2::${at.toString(16)}`), at));
  expect(opened.filter((isOpen) => isOpen).length).toBe(5);
});

test('every limit can be set, and a wrong word is named', () => {
  expect(readLimits('{"rooms":5,"silence":1000}')).toEqual({ rooms: 5, silence: 1000 });
  expect(() => readLimits('{"room":5}')).toThrow('There is no limit "room"');
  expect(() => readLimits('{"rooms":"5"}')).toThrow('is a number');
  expect(() => readLimits('[]')).toThrow();
});
