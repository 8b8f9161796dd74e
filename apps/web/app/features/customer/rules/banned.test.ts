import { expect, test } from 'vitest';
import { banOf, banTargetOf } from './ban-target.ts';

const ban = {
  code: 'ban',
  userCode: null,
  phone: '+905327741806',
  name: 'Işıl Karaca',
  reason: '',
  until: null,
  createdAt: '2026-11-15T08:00:00.000Z',
};
const card = { userCode: null, phone: '+905327741806', name: 'Işıl', lastname: 'Karaca' };

test('a ban is found by the phone or by the account', () => {
  expect(banOf([ban], card)).toBe(ban);
  expect(banOf([ban], { ...card, phone: '+905327741807' })).toBeUndefined();
  const byAccount = { ...ban, phone: null, userCode: 'account' };
  expect(banOf([byAccount], { ...card, phone: null, userCode: 'account' })).toBe(byAccount);
  expect(banOf([byAccount], { ...card, phone: null })).toBeUndefined();
});

test('behind a mask the name must fit too', () => {
  const masked = { ...ban, phone: '0532 *** ** 06' };
  expect(banOf([masked], { ...card, phone: '0532 *** ** 06' })).toBe(masked);
  expect(banOf([masked], { ...card, phone: '0532 *** ** 06', name: 'Ayla' })).toBeUndefined();
});

test('anyone who has neither an account nor a phone that may be seen cannot be held off', () => {
  expect(banTargetOf(card)).toEqual({ userCode: null, phone: '+905327741806' });
  expect(banTargetOf({ userCode: 'account', phone: '0532 *** ** 06' })).toEqual({
    userCode: 'account',
    phone: null,
  });
  expect(banTargetOf({ userCode: null, phone: '0532 *** ** 06' })).toBeNull();
  expect(banTargetOf({ userCode: null, phone: null })).toBeNull();
});
