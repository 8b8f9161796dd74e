import * as z from 'zod/mini';
import { contract, get, post } from './core/contract.ts';
import { code, statePageQuery } from './core/shapes.ts';
import { adminRoutes } from './core/subscription/admin-routes.ts';
import { customerRoutes } from './core/subscription/customer-routes.ts';
import { offeredPackage, packageFeature, quotaKind } from './core/subscription/packages.ts';
import { activeSubscription, subscriptionState } from './core/subscription/terms.ts';
import { copiedSubscription } from './core/subscriptions.ts';
import { singleLineText } from './core/text-fields.ts';
import { admin, anyone, internal, internalSalon, member } from './core/who.ts';

export type { Coupon, RevenueMonth } from './core/subscription/admin-routes.ts';
export type {
  ChangeKind,
  ListedPayment,
  OrderState,
  OrderStatus,
  OrderToPay,
  Purchase,
  Quote,
  QuoteLine,
} from './core/subscription/orders.ts';
export type {
  OfferedPackage,
  PackageFeature,
  Period,
  QuotaKind,
  SmsPack,
} from './core/subscription/packages.ts';
export { newPackage, packageFeature, packageForm, quotaKind } from './core/subscription/packages.ts';
export {
  type Invoice,
  type InvoiceParty,
  type Seller,
  type TaxDetails,
  taxDetails,
} from './core/subscription/tax-details.ts';
export type { ActiveSubscription, Billing } from './core/subscription/terms.ts';

/** `key` identifies one spending, such as that of one photo: spending it twice counts once. */
const spending = z.object({
  salonCode: code,
  kind: quotaKind,
  amount: z.int().check(z.gte(1), z.lte(100_000)),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});

const spendingResult = z.object({ allowed: z.boolean(), left: z.int() });

export const subscription = contract('subscription', {
  ...customerRoutes,
  ...adminRoutes,
  packages: get('/api/SubscriptionCustomer/packages', {
    who: anyone,
    summary: 'The packages that are offered with their prices and limits, smallest first',
    response: z.array(offeredPackage),
  }),
  active: get('/api/SubscriptionCustomer/customer/active', {
    who: member('active'),
    summary: "The active salon's package or trial, and how much of its quotas is used",
    response: activeSubscription,
  }),
  bySalon: get('/api/SubscriptionCustomer/by-salon/:salonCode', {
    who: admin,
    summary: "A salon's package or trial, and how much of its quotas is used, for platform staff",
    params: z.object({ salonCode: code }),
    response: activeSubscription,
  }),
  extendTrial: post('/api/SubscriptionCustomer/trial', {
    who: admin,
    summary: "Extends a salon's trial by `days`, from today if it has expired",
    body: z.object({
      salonCode: code,
      days: z.int().check(z.gte(1), z.lte(90)),
      reason: z.optional(singleLineText(0, 200)),
    }),
    response: subscriptionState,
  }),
  beginTrial: post('/api/SubscriptionCustomer/begin-trial', {
    who: internalSalon('body.salonCode'),
    summary: 'Starts the trial of a new salon; an existing subscription stays',
    body: z.object({ salonCode: code }),
    response: subscriptionState,
  }),
  mayCreate: get('/api/SubscriptionCustomer/may-create/:salonCode', {
    who: internalSalon('params.salonCode'),
    summary: 'Whether the salon has an unexpired package or trial, and whether it has paid for it',
    params: z.object({ salonCode: code }),
    response: z.object({ allowed: z.boolean(), paid: z.boolean() }),
  }),
  hasFeature: get('/internal/subscription/feature/:salonCode/:feature', {
    who: internalSalon('params.salonCode'),
    summary: 'Whether the salon may use what only some packages have; a trial tries everything',
    params: z.object({ salonCode: code, feature: packageFeature }),
    response: z.object({ allowed: z.boolean() }),
  }),
  spend: post('/api/SubscriptionCustomer/spend', {
    who: internalSalon('body.salonCode'),
    summary: 'Spends from a quota if enough is left; a released key cannot be spent again',
    body: spending,
    response: spendingResult,
  }),
  release: post('/api/SubscriptionCustomer/give-back', {
    who: internalSalon('body.salonCode'),
    summary: 'Releases, once, what was spent with this key; `allowed` is whether anything was',
    body: spending,
    response: spendingResult,
  }),
  spendings: get('/internal/subscription/spendings/:kind', {
    who: internal,
    summary: 'What was spent in a period and not released, of all salons ordered by key',
    params: z.object({ kind: quotaKind }),
    query: z.object({
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      ...statePageQuery.shape,
    }),
    response: z.array(z.object({ salonCode: code, key: z.string() })),
  }),
  states: get('/internal/subscription/states', {
    who: internal,
    summary: 'Subscriptions of all salons ordered by key, for copies',
    query: statePageQuery,
    response: z.array(z.object({ salonCode: code, state: copiedSubscription })),
  }),
});
