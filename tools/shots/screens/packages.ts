import type { Screen } from '../screen.ts';
import { checkout, paidTerm, result, sampleToken, smsCheckout } from './package-samples.ts';
import { coupons, panelPaymentCode, panelPayments, revenue } from './panel-sales-samples.ts';
import { fill, press, waitFor } from './steps.ts';
import { packageWords as words } from './texts.ts';

const owner = { role: 'owner' } as const;
const admin = { role: 'admin' } as const;

const typedCard = [
  press('radio', words.otherCard),
  fill(words.cardNumber, '5528790000000008'),
  fill(words.cardHolder, words.holder),
  fill(words.cardExpiry, '1129'),
];

const resultOf = (name: string, attempt: object, order: object): Screen => ({
  name: `payment-result-${name}`,
  page: 'paymentResult',
  ...owner,
  params: () => ({ token: sampleToken }),
  prepare: result(attempt, order),
  mock: 'odeme-sonuc',
});

const payment: readonly Screen[] = [
  {
    name: 'payment',
    page: 'payment',
    ...owner,
    params: () => checkout,
    prepare: paidTerm(),
    steps: typedCard,
    mock: 'odeme',
  },
  { name: 'payment-stored', page: 'payment', ...owner, params: () => checkout, prepare: paidTerm() },
  {
    name: 'payment-invalid',
    page: 'payment',
    ...owner,
    params: () => checkout,
    prepare: paidTerm({}, { cards: [], renewalCardCode: null, taxDetails: null }),
    steps: [press('button', words.pay)],
  },
  { name: 'payment-later', page: 'payment', ...owner, params: () => checkout },
  { name: 'payment-sms', page: 'payment', ...owner, params: () => smsCheckout },
  { name: 'payment-card', page: 'payment', ...owner, params: () => ({ kart: 'yeni' }), prepare: paidTerm() },
  { name: 'payment-nothing', page: 'payment', ...owner },
  { name: 'payment-without-right', page: 'payment', role: 'employee', params: () => checkout },
  resultOf('paid', { state: 'settled' }, { state: 'paid' }),
  resultOf('verifying', { state: 'verifying' }, { state: 'paying' }),
  resultOf(
    'at-bank',
    { state: 'at-bank' },
    {
      state: 'paying',
      attempt: { token: sampleToken, state: 'at-bank', reason: null, bankPath: '/api/Payment/bank/sample' },
    },
  ),
  resultOf('declined', { state: 'failed', reason: 'insufficient-funds' }, { state: 'open' }),
  resultOf('left', { state: 'expired', reason: 'abandoned' }, { state: 'open' }),
  {
    name: 'payment-result-unknown',
    page: 'paymentResult',
    ...owner,
    params: () => ({ token: 'bilinmiyor' }),
    expects: /status of 4\d\d|^api:/,
  },
];

const management: readonly Screen[] = [
  {
    name: 'packages-managed',
    page: 'packageManagement',
    ...owner,
    prepare: paidTerm(),
    steps: [press('button', words.plan), waitFor('heading', words.downgrade)],
    mock: 'paket-yonetimi',
  },
  { name: 'packages-managed-trial', page: 'packageManagement', ...owner },
  {
    name: 'packages-managed-grace',
    page: 'packageManagement',
    ...owner,
    prepare: paidTerm(
      { state: 'grace' },
      {
        retry: { triesMade: 2, lastReason: 'expired-card', nextTryAt: null, amount: 990 },
      },
    ),
    steps: [waitFor('status')],
  },
  { name: 'packages-managed-employee', page: 'packageManagement', role: 'employee' },
];

const panel: readonly Screen[] = [
  { name: 'panel-packages', page: 'panelPackages', ...admin },
  {
    name: 'panel-packages-edit',
    page: 'panelPackages',
    ...admin,
    steps: [press('button', words.editPackage), waitFor('dialog')],
  },
  { name: 'panel-coupons', page: 'panelCoupons', ...admin, prepare: [coupons] },
  { name: 'panel-coupons-none', page: 'panelCoupons', ...admin },
  { name: 'panel-payments', page: 'panelPayments', ...admin, prepare: panelPayments },
  {
    name: 'panel-payments-one',
    page: 'panelPayments',
    ...admin,
    params: () => ({ odeme: panelPaymentCode }),
    prepare: panelPayments,
  },
  { name: 'panel-revenue', page: 'panelRevenue', ...admin, prepare: [revenue] },
];

export const packageScreens: readonly Screen[] = [...payment, ...management, ...panel];
