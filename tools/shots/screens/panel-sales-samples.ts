import { addDays } from '@ayna/domain/wall-clock';
import type { Step } from '../screen.ts';
import { answer, instant, orderCode, packageCode, today } from './package-samples.ts';
import { packageWords as words } from './texts.ts';

// What the panel sells and what came in: the demo has no payments yet.

const month = (back: number, about: object) => ({
  month: addDays(`${today.slice(0, 7)}-15`, -30 * back).slice(0, 7),
  revenue: 48_200 - back * 3_100,
  vat: 8_033 - back * 500,
  sms: 1_400,
  refunded: back === 2 ? 594 : 0,
  mrr: 45_100 - back * 2_900,
  paying: 46 - back * 3,
  new: 5,
  returned: 1,
  lost: 2,
  ...about,
});

export const revenue: Step = answer({
  '/revenue': {
    now: { mrr: 45_100, paying: 46, trial: 12, grace: 2 },
    months: Array.from({ length: 12 }, (_, index) => month(11 - index, {})),
  },
});

const listed = (index: number, about: object) => ({
  code: `019a8000-0000-7000-8000-0000000004${index}0`,
  salonCode: `019a8000-0000-7000-8000-0000000005${index}0`,
  reference: orderCode,
  kind: 'card',
  state: 'settled',
  reason: null,
  providerCode: null,
  providerPayment: `2500000${index}`,
  amount: 990,
  refunded: 0,
  createdAt: instant(addDays(today, -index)),
  settledAt: instant(addDays(today, -index)),
  ...about,
});

const attempts = [
  listed(1, {}),
  listed(2, { state: 'failed', reason: 'insufficient-funds', providerCode: '10051', settledAt: null }),
  listed(3, { state: 'verifying', settledAt: null, kind: 'stored-card' }),
  listed(4, { state: 'expired', reason: 'abandoned', settledAt: null }),
  listed(5, { refunded: 594 }),
];

const history = {
  ...attempts[4],
  history: [
    { at: instant(today), step: 'started', detail: null },
    { at: instant(today), step: 'callback', detail: 'confirmed' },
    { at: instant(today), step: 'settled', detail: null },
  ],
  refunds: [
    {
      code: orderCode,
      amount: 594,
      reason: words.refundReason,
      byCode: orderCode,
      state: 'done',
      providerCode: null,
      createdAt: instant(today),
    },
  ],
};

export const panelPayments: readonly Step[] = [
  answer({
    [`/Payment/attempts/${history.code}`]: history,
    '/Payment/attempts': { items: attempts, totalCount: 5, pageCount: 1 },
  }),
];

export const panelPaymentCode = history.code ?? '';

export const coupons: Step = answer({
  '/coupons': {
    items: [
      {
        code: orderCode,
        coupon: 'HOSGELDIN',
        note: words.couponNote,
        off: { kind: 'percent', value: 20 },
        validFrom: addDays(today, -12),
        validTo: addDays(today, 18),
        maxUses: 100,
        packageCodes: [],
        active: true,
        used: 12,
        version: 1,
      },
      {
        code: packageCode(1),
        coupon: 'YAZ-2026',
        note: '',
        off: { kind: 'amount', value: 150 },
        validFrom: '2026-06-01',
        validTo: '2026-08-31',
        maxUses: 50,
        packageCodes: [packageCode(2)],
        active: true,
        used: 31,
        version: 1,
      },
    ],
    totalCount: 2,
    pageCount: 1,
  },
});
