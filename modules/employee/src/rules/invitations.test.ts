import { expect, test } from 'vitest';
import { isFor, isOpen, sentTooOften, stillLeadsTo, wayTo } from './invitations.ts';

const phone = '+905350000088';
const email = 'ayla@ornek.com';
const sms = { by: 'sms', sentTo: phone } as const;
const mail = { by: 'mail', sentTo: email } as const;

test.each([
  [{ phone, email }, sms],
  [{ phone, email: null }, sms],
  [{ phone: null, email }, mail],
  [{ phone: null, email: null }, null],
])('%j is reached by %j', (person, way) => {
  expect(wayTo(person)).toEqual(way);
});

test.each([
  [sms, { phone, email: null }, true],
  [sms, { phone: '+905350000089', email }, false],
  [mail, { phone: '+905350000089', email }, true],
  [mail, { phone, email: null }, true],
  [mail, { phone, email: 'baska@ornek.com' }, false],
])('%j is for %j: %s', (way, account, expected) => {
  expect(isFor(way, account)).toBe(expected);
});

test.each([
  [sms, { phone, email: null }, true],
  [sms, { phone: null, email }, false],
  [mail, { phone, email }, true],
  [mail, { phone, email: 'baska@ornek.com' }, false],
])('%j still leads to %j: %s', (way, person, expected) => {
  expect(stillLeadsTo(way, person)).toBe(expected);
});

test.each([
  ['open', 99, true],
  ['open', 100, false],
  ['accepted', 99, false],
  ['revoked', 99, false],
])('%s at %d is open: %s', (state, now, expected) => {
  expect(isOpen({ state, expiresAt: 100 }, now)).toBe(expected);
});

test.each([
  [4, 39, false],
  [5, 5, true],
  [0, 40, true],
])('%d to one and %d in all are too many: %s', (toEmployee, bySalon, expected) => {
  expect(sentTooOften({ toEmployee, bySalon })).toBe(expected);
});
