import { expect, test } from 'vitest';
import { chooseDelivery, exceedsSendLimit, isAddressedTo, isOpen, matchesContact } from './invitations.ts';

const phone = '+905350000088';
const email = 'ayla@ornek.com';
const sms = { by: 'sms', sentTo: phone } as const;
const mail = { by: 'mail', sentTo: email } as const;

test.each([
  [{ phone, email }, sms],
  [{ phone, email: null }, sms],
  [{ phone: null, email }, mail],
  [{ phone: null, email: null }, null],
])('%j is invited by %j', (person, delivery) => {
  expect(chooseDelivery(person)).toEqual(delivery);
});

test.each([
  [sms, { phone, email: null }, true],
  [sms, { phone: '+905350000089', email }, false],
  [mail, { phone: '+905350000089', email }, true],
  [mail, { phone, email: null }, true],
  [mail, { phone, email: 'baska@ornek.com' }, false],
])('%j is addressed to %j: %s', (delivery, account, expected) => {
  expect(isAddressedTo(delivery, account)).toBe(expected);
});

test.each([
  [sms, { phone, email: null }, true],
  [sms, { phone: null, email }, false],
  [mail, { phone, email }, true],
  [mail, { phone, email: 'baska@ornek.com' }, false],
])('%j matches the contact %j: %s', (delivery, person, expected) => {
  expect(matchesContact(delivery, person)).toBe(expected);
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
])('%d to one employee and %d by the salon exceed the limit: %s', (toEmployee, bySalon, expected) => {
  expect(exceedsSendLimit({ toEmployee, bySalon })).toBe(expected);
});
