import { expect, test } from 'vitest';
import { callerOf, isOwnSite } from './caller.ts';

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
