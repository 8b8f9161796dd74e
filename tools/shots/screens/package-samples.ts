import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Page } from '../../../e2e/support/chromium.ts';
import type { Step } from '../screen.ts';
import { packageWords as words } from './texts.ts';

// A salon in the middle of a paid term, and payments in every state: the demo's salons are in their trial.

/** As the first migration has them. */
export const packageCode = (place: 1 | 2 | 3): string => `019a8000-0000-7000-8000-00000000000${place}`;
const smsPackCode = '019a8000-0000-7000-8000-000000000012';

export const today = wallDate(Date.now(), 'Europe/Istanbul');
const from = addDays(today, -12);
const to = addDays(today, 18);
export const instant = (day: string): string => `${day}T09:30:00.000Z`;

const ownPackage = { code: packageCode(2), name: words.own };

const active = {
  package: ownPackage,
  trial: false,
  active: true,
  startedAt: instant(from),
  endsAt: instant(to),
  version: 3,
  state: 'active',
  period: 'monthly',
  features: ['online-booking', 'books', 'employee-rights', 'statistics'],
  graceEndsAt: instant(addDays(to, 7)),
  lastPaymentDay: from,
  autoRenew: true,
  nextRenewal: { on: to, amount: 990, package: ownPackage, period: 'monthly' },
  planned: null,
  quotas: {
    employees: { used: 5, limit: 6 },
    photos: { used: 94, limit: 100 },
    sms: { used: 188, limit: 500, renewsOn: `${addDays(to, 5).slice(0, 8)}01`, extra: 40 },
  },
} as const;

const cardCode = '019a8000-0000-7000-8000-0000000000c1';

const billing = {
  taxDetails: words.taxDetails,
  cards: [{ code: cardCode, lastFour: '4218', brand: 'TROY', expires: '2028-09', createdAt: instant(from) }],
  renewalCardCode: cardCode,
  autoRenew: true,
  remindersOn: [addDays(to, -7), addDays(to, -1)],
  retry: null,
};

const payment = (index: number, about: object) => ({
  code: `019a8000-0000-7000-8000-0000000001${index}0`,
  orderCode: `019a8000-0000-7000-8000-0000000002${index}0`,
  orderNumber: `AY-2611-0487${index}`,
  title: words.ownMonthly,
  from,
  to,
  amount: 990,
  refunded: 0,
  state: 'paid',
  reason: null,
  tryNumber: 1,
  at: instant(addDays(from, -30 * index)),
  invoice: { code: `019a8000-0000-7000-8000-0000000003${index}0`, number: `AYN202600000000${index}` },
  ...about,
});

const payments = {
  items: [
    payment(1, {}),
    payment(2, { title: words.extraSms, from: null, to: null, amount: 140 }),
    payment(3, { tryNumber: 2 }),
    payment(4, { state: 'failed', reason: 'insufficient-funds', invoice: null }),
    payment(5, { state: 'refunded', refunded: 990 }),
  ],
  totalCount: 5,
  pageCount: 1,
};

export const orderCode = '019a8000-0000-7000-8000-000000000201';
export const sampleToken = 'sample-token-of-a-payment-000001';

const order = {
  code: orderCode,
  number: 'AY-2611-04873',
  title: words.upgrade,
  change: 'upgrade',
  state: 'open',
  amount: 600,
  packageName: words.larger,
  createdAt: instant(today),
  expiresAt: instant(today),
  paidAt: null,
  attempt: null,
  knownBy: null,
  invoiceCode: null,
};

const attempt = { reason: null, reference: orderCode, amount: 600, currency: 'TRY', refunded: 0 };

/** Answers of the API by the end of their path, in place of the demo's. */
export const answer =
  (answers: Readonly<Record<string, unknown>>): Step =>
  (page: Page) =>
    page.route('**/api/{SubscriptionCustomer,Payment}/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const end = Object.keys(answers).find((key) => pathname.includes(key));
      return end === undefined ? route.fallback() : route.fulfill({ json: answers[end] });
    });

const later = {
  change: 'later',
  lines: [],
  amount: 0,
  vat: { rate: 20, net: 0, vat: 0 },
  term: { from: to, to: addDays(to, 30) },
  afterwards: { on: addDays(to, 30), amount: 490, period: 'monthly' },
  tooMuch: [
    { kind: 'employees', used: 5, limit: 1 },
    { kind: 'photos', used: 94, limit: 20 },
  ],
};

const upgrade = {
  change: 'upgrade',
  lines: [
    { kind: 'package', name: words.larger, amount: 1194, price: 1990, days: 18, ofDays: 30 },
    { kind: 'rest', name: words.own, amount: -594, price: 990, days: 18, ofDays: 30 },
  ],
  amount: 600,
  vat: { rate: 20, net: 500, vat: 100 },
  term: { from, to },
  afterwards: { on: to, amount: 1990, period: 'monthly' },
  tooMuch: [],
};

const renewal = { ...upgrade, change: 'renewal', lines: [], amount: 990 };

/** What a purchase costs depends on what is asked. */
const answerQuotes: Step = (page) =>
  page.route('**/customer/quote', (route) => {
    const { purchase } = route.request().postDataJSON() as { purchase: { packageCode?: string } };
    const quotes = { [packageCode(1)]: later, [packageCode(2)]: renewal };
    return route.fulfill({ json: quotes[purchase.packageCode ?? ''] ?? upgrade });
  });

/** In this order: the routes that are set later come first. */
export const paidTerm = (about: object = {}, bill: object = {}): readonly Step[] => [
  answer({
    '/customer/active': { ...active, ...about },
    '/customer/billing': { ...billing, ...bill },
    '/customer/payments': payments,
  }),
  answerQuotes,
];

export const result = (about: object, orderAbout: object): readonly Step[] => [
  answer({
    '/api/Payment/attempt/': { ...attempt, ...about },
    '/payment/complete': { ...order, ...orderAbout },
  }),
];

export const checkout = { paket: packageCode(3), donem: 'aylik' } as const;
export const smsCheckout = { sms: smsPackCode } as const;
