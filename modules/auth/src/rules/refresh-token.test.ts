import { expect, test } from 'vitest';
import { readRefreshSecret } from './refresh-token.ts';

const code = '0190b3c2-aaaa-7bbb-8ccc-0123456789ab';
const other = '0190b3c2-aaaa-7bbb-8ccc-0123456789ac';
const none = () => undefined;

test.each([
  ['a handle with its cookie', code, 'secret', { code, inBrowser: true }, true],
  ["a handle with another session's cookie", code, 'secret', { code: other, inBrowser: true }, false],
  ['a secret in the body', 'secret', undefined, { code, inBrowser: false }, true],
  ["a browser's secret in the body", 'secret', undefined, { code, inBrowser: true }, false],
  ['a handle of a client that is not a browser', code, 'secret', { code, inBrowser: false }, false],
])('%s belongs to that session: %s', (_, token, cookie, session, expected) => {
  expect(readRefreshSecret(token, none, () => cookie)?.belongsTo(session)).toBe(expected);
});

test('a handle without a cookie has no secret', () => {
  expect(readRefreshSecret(code, none, none)).toBeNull();
});

test('attack 40: the cookie is ignored in a request from another site', () => {
  const header = (name: string) => (name === 'sec-fetch-site' ? 'cross-site' : undefined);
  expect(readRefreshSecret(code, header, () => 'secret')).toBeNull();
});
