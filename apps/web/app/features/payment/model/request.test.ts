import { expect, test } from 'vitest';
import { checkoutPath } from '../../../parts/checkout-path.ts';
import { readRequest } from './request.ts';

const code = '0199a001-0000-7000-8000-000000000001';
const read = (path: string) => readRequest(new URL(path, 'https://ayna.test').searchParams);

test.each(['monthly', 'yearly'] as const)('an order of a package, %s, is read as it was written', (period) =>
  expect(read(checkoutPath({ kind: 'package', code, period }))).toEqual({
    kind: 'purchase',
    purchase: { kind: 'package', packageCode: code, period },
    orderCode: null,
  }),
);

test('an order of SMS is read as it was written', () =>
  expect(read(checkoutPath({ kind: 'sms', code }))).toMatchObject({
    purchase: { kind: 'sms', packCode: code },
  }));

test.each([
  ['/odeme', 'nothing'],
  ['/odeme?paket=', 'nothing'],
  ['/odeme?paket=%3Cscript%3E', 'nothing'],
  ['/odeme?kart=yeni', 'card'],
])('%s asks for %s', (path, kind) => expect(read(path).kind).toBe(kind));

test('an order that is tried again keeps its code', () =>
  expect(read(`/odeme?sms=${code}&siparis=${code}`)).toMatchObject({ orderCode: code }));
