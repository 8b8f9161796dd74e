import { expect, test } from 'vitest';
import { cookieIn, cookieText } from './http-context.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['__Host-a=abc', 'abc'],
  ['x=1; __Host-a=a-b_c.d; y=2', 'a-b_c.d'],
  ['__Host-a=', undefined],
  ['__Host-ab=1', undefined],
  ['x__Host-a=1', undefined],
  // Somebody planted a second one: neither is believed.
  ['__Host-a=1; __Host-a=2', undefined],
  ['__Host-a="1"', undefined],
])('of %j the cookie is %j', (header, value) => {
  expect(cookieIn(header, '__Host-a')).toBe(value);
});

test('a cookie is out of reach of scripts and of other sites', () => {
  expect(cookieText('__Host-a', 'v', 60.5)).toBe(
    '__Host-a=v; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
});

test('a cookie is taken away by its age', () => {
  expect(cookieText('__Host-a', null, 60)).toMatch(/^__Host-a=; Max-Age=0; Path=\/; /);
});
