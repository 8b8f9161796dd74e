import { expect, test } from 'vitest';
import { callerOf, isOwnSite, networkOf } from './caller.ts';

const headerOf = (headers: Record<string, string>) => (name: string) => headers[name];

test.each([
  ['browser', true],
  ['Browser', true],
  ['app', false],
  ['', false],
])('X-Client: %s is a browser: %s', (value, inBrowser) => {
  expect(callerOf(headerOf({ 'x-client': value }))).toMatchObject({ inBrowser });
});

test('a user agent is cut to 300 characters', () => {
  expect(callerOf(headerOf({ 'user-agent': 'x'.repeat(9_000) })).userAgent).toHaveLength(300);
  expect(callerOf(headerOf({}))).toEqual({ inBrowser: false, userAgent: '' });
});

test.each([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
])('attack 40: with %j a cookie is accepted: %s', (headers, accepted) => {
  expect(isOwnSite(headerOf(headers))).toBe(accepted);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
