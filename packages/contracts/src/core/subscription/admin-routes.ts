import * as z from 'zod/mini';
import { get, post, put } from '../contract.ts';
import { fieldMessages } from '../fields/errors.ts';
import { lira, liraSum } from '../money.ts';
import { code, pageNumber, version } from '../shapes.ts';
import { singleLineText } from '../text-fields.ts';
import { calendarDate, calendarMonth } from '../wall-clock.ts';
import { admin } from '../who.ts';
import { couponCode } from './orders.ts';
import { newPackage, newSmsPack, offeredPackage, packageForm, smsPack, smsPackForm } from './packages.ts';
import { seller } from './tax-details.ts';

// What platform staff sell and see, used by `@ayna/contracts/subscription`.

const codeParams = z.object({ code });

const couponFields = {
  /** For staff: what it is for. */
  note: singleLineText(0, 120),
  off: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), value: z.int().check(z.gte(1), z.lte(100)) }),
    z.object({ kind: z.literal('amount'), value: lira.check(z.gte(0.01)) }),
  ]),
  /** Both days are in it. */
  validFrom: calendarDate,
  validTo: calendarDate,
  /** How many salons may use it, each once. */
  maxUses: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** The packages that it is for; none means all. Extra SMS have no coupons. */
  packageCodes: z.array(code).check(z.maxLength(50)),
  active: z.boolean(),
};

/** One that ends before it begins is valid on no day. */
const daysInOrder = z.refine<{ readonly validFrom: string; readonly validTo: string }>(
  ({ validFrom, validTo }) => validFrom <= validTo,
  { path: ['validTo'], error: fieldMessages.endBeforeStart },
);

const coupon = z.object({ code, coupon: couponCode, ...couponFields, used: z.int(), version: z.int() });
export type Coupon = z.output<typeof coupon>;

export const billingSettings = z.object({
  /** In percent, included in every price. */
  vatRate: z.int().check(z.gte(0), z.lte(100)),
  invoicePrefix: z.string().check(z.regex(/^[A-Z]{3}$/)),
  seller,
  version,
});

const revenueMonth = z.object({
  month: calendarMonth,
  /** Paid in this month, with VAT; `refunded` of this month is not taken off. */
  revenue: liraSum,
  vat: liraSum,
  sms: liraSum,
  refunded: liraSum,
  /** What the packages that run at the month's end bring in a month, a year as twelve months. */
  mrr: liraSum,
  /** Salons with a paid package at its end; `new` pay for the first time, `lost` had one at its beginning. */
  paying: z.int(),
  new: z.int(),
  returned: z.int(),
  lost: z.int(),
});
export type RevenueMonth = z.output<typeof revenueMonth>;

export const adminRoutes = {
  allPackages: get('/api/SubscriptionCustomer/all-packages', {
    who: admin,
    summary: 'Every package, also those that are not offered, smallest first, with how many salons have it',
    response: z.array(z.object({ ...offeredPackage.shape, salons: z.int() })),
  }),
  addPackage: post('/api/SubscriptionCustomer/package', {
    who: admin,
    summary: 'Adds a package after the others',
    idempotent: true,
    body: newPackage,
    response: offeredPackage,
  }),
  changePackage: put('/api/SubscriptionCustomer/package/:code', {
    who: admin,
    summary: 'Changes a package for terms that start from now on',
    params: codeParams,
    body: packageForm,
    response: offeredPackage,
  }),
  orderPackages: put('/api/SubscriptionCustomer/package-order', {
    who: admin,
    summary: 'The order of all packages; the order says which one is smaller',
    body: z.object({ codes: z.array(code).check(z.minLength(1), z.maxLength(50)) }),
    response: z.array(offeredPackage),
  }),
  allSmsPacks: get('/api/SubscriptionCustomer/all-sms-packs', {
    who: admin,
    summary: 'Every pack of extra SMS, also those that are not offered',
    response: z.array(smsPack),
  }),
  addSmsPack: post('/api/SubscriptionCustomer/sms-pack', {
    who: admin,
    summary: 'Adds a pack of extra SMS',
    idempotent: true,
    body: newSmsPack,
    response: smsPack,
  }),
  changeSmsPack: put('/api/SubscriptionCustomer/sms-pack/:code', {
    who: admin,
    summary: 'Changes a pack of extra SMS for orders from now on',
    params: codeParams,
    body: smsPackForm,
    response: smsPack,
  }),
  coupons: get('/api/SubscriptionCustomer/coupons', {
    who: admin,
    summary: 'Coupons, newest first; pages of 20 from 0',
    query: z.object({ page: z.optional(pageNumber) }),
    response: z.object({ items: z.array(coupon), totalCount: z.int(), pageCount: z.int() }),
  }),
  addCoupon: post('/api/SubscriptionCustomer/coupons', {
    who: admin,
    summary: 'Adds a coupon',
    idempotent: true,
    body: z.object({ coupon: couponCode, ...couponFields }).check(daysInOrder),
    response: coupon,
  }),
  changeCoupon: put('/api/SubscriptionCustomer/coupons/:code', {
    who: admin,
    summary: 'Changes a coupon but not its text; what was ordered with it stays',
    params: codeParams,
    body: z.object({ ...couponFields, version }).check(daysInOrder),
    response: coupon,
  }),
  billingSettings: get('/api/SubscriptionCustomer/billing-settings', {
    who: admin,
    summary: "VAT, and the platform's side of invoices",
    response: billingSettings,
  }),
  changeBillingSettings: put('/api/SubscriptionCustomer/billing-settings', {
    who: admin,
    summary: 'Changes VAT and the seller for invoices from now on',
    body: billingSettings,
    response: billingSettings,
  }),
  revenue: get('/api/SubscriptionCustomer/revenue', {
    who: admin,
    summary:
      'Revenue, monthly recurring revenue and churn by month; at most 36 months, without a start the last 12',
    query: z.object({ from: z.optional(calendarMonth), to: z.optional(calendarMonth) }),
    response: z.object({
      now: z.object({ mrr: liraSum, paying: z.int(), trial: z.int(), grace: z.int() }),
      months: z.array(revenueMonth),
    }),
  }),
};
