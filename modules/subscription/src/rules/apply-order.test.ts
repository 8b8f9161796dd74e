import { expect, test } from 'vitest';
import { applyPaidOrder } from './apply-order.ts';
import type { BoughtPackage, Order } from './order.ts';
import type { Subscription } from './subscription-state.ts';

const at = (text: string): number => Date.parse(`${text}+03:00`);
const now = at('2026-11-14T14:32');

const bought: BoughtPackage = {
  packageCode: 'studio',
  name: 'Stüdyo',
  period: 'monthly',
  employees: 20,
  photos: 500,
  features: ['books'],
  monthly: 199_000,
  term: { from: '2026-11-14', to: '2026-12-02', value: 119_400, anchorDay: 2 },
};

const order: Order = {
  code: 'order',
  number: 'AY-2611-00001',
  change: 'upgrade',
  title: '',
  sms: 2000,
  bought,
  basis: 'term',
  amount: 60_000,
  vatRate: 20,
  couponCode: null,
  packCode: null,
  store: true,
  cardCode: null,
  state: 'open',
  createdAt: now,
  expiresAt: now,
  verifyingSince: null,
  paidAt: null,
  attemptCode: null,
};

const present: Subscription = {
  code: 'subscription',
  packageCode: 'salon',
  packageName: 'Salon',
  trial: false,
  employees: 6,
  photos: 100,
  sms: 500,
  features: [],
  startedAt: at('2026-11-02T10:00'),
  endsAt: at('2026-12-09T00:00'),
  version: 3,
  term: {
    code: 'term',
    period: 'monthly',
    from: '2026-11-02',
    to: '2026-12-02',
    value: 99_000,
    anchorDay: 2,
    orderCode: null,
  },
  lastPaymentAt: null,
  renewal: {
    auto: true,
    cardCode: null,
    planned: null,
    announced: null,
    reminded: null,
    orderCode: null,
    tryNumber: 0,
    sent: true,
    nextAt: null,
    reason: null,
  },
};

test('an upgrade opens the larger package for the rest of the term', () => {
  const applied = applyPaidOrder(order, bought, { present, autoRenew: true, now });
  expect(applied).toMatchObject({
    how: 'as-priced',
    packageName: 'Stüdyo',
    employees: 20,
    sms: 2000,
    startedAt: present.startedAt,
    endsAt: at('2026-12-09T00:00'),
    term: { to: '2026-12-02', value: 119_400 },
  });
});

test('money for a term that is another one by now becomes days of it', () => {
  const applied = applyPaidOrder({ ...order, basis: 'older' }, bought, { present, autoRenew: true, now });
  expect(applied).toMatchObject({
    how: 'as-days',
    packageName: 'Salon',
    employees: 6,
    // 60.000 of 99.000 kurus for 30 days are 18 days.
    term: { from: '2026-11-02', to: '2026-12-20', value: 159_000 },
    endsAt: at('2026-12-27T00:00'),
  });
});

test('money for a term that was given back begins a new one', () => {
  const gone = { ...present, term: null };
  const applied = applyPaidOrder(order, bought, { present: gone, autoRenew: false, now });
  expect(applied).toMatchObject({ how: 'new', term: { from: '2026-11-14', to: '2026-12-14' } });
});

test('a renewal keeps what the package had when it was bought', () => {
  const renewal = {
    ...order,
    change: 'renewal' as const,
    sms: 400,
  };
  const same = { ...bought, packageCode: 'salon', name: 'Salon', employees: 5, photos: 120 };
  expect(applyPaidOrder(renewal, same, { present, autoRenew: true, now })).toMatchObject({
    employees: 6,
    photos: 120,
    sms: 500,
  });
});
