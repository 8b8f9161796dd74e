import { expect, test } from 'vitest';
import { addressOfOrder } from './order-address.ts';

test('an order is tried again with what it buys', () => {
  const purchase = { kind: 'package', packageCode: 'salon-paketi', period: 'yearly' } as const;
  expect(addressOfOrder({ code: 'siparis-1', purchase })).toBe(
    '/odeme?paket=salon-paketi&donem=yillik&siparis=siparis-1',
  );
  expect(addressOfOrder({ code: 'siparis-2', purchase: { kind: 'sms', packCode: 'yuz-sms' } })).toBe(
    '/odeme?sms=yuz-sms&siparis=siparis-2',
  );
});

test('an order of which it is not known what it buys leads to where one can be chosen', () => {
  expect(addressOfOrder({ code: 'siparis-3', purchase: null })).toBe('/profil/kontrol-paneli/paket');
});
