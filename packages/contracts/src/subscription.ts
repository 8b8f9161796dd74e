import * as z from 'zod/mini';
import { contract, get, post, put } from './core/contract.ts';
import { lira } from './core/money.ts';
import { code, statePageQuery, version } from './core/shapes.ts';
import { copiedSubscription } from './core/subscriptions.ts';
import { singleLineText } from './core/text-fields.ts';
import { admin, anyone, internal, internalSalon, member } from './core/who.ts';

/** What a package limits. SMS count per month, employees and photos for as long as they exist. */
export const quotaKind = z.enum(['employees', 'photos', 'sms']);

export type QuotaKind = z.output<typeof quotaKind>;

const limit = z.int().check(z.gte(0), z.lte(1_000_000));

/** The fields of a package that Admin can change. */
export const packageForm = z.object({
  name: singleLineText(2, 60),
  monthlyPrice: lira,
  yearlyPrice: lira,
  employees: limit,
  photos: limit,
  sms: limit,
  /** The version that was read. Of two concurrent changes the second is refused and overwrites nothing. */
  version,
});

const offeredPackage = z.object({ code, ...packageForm.shape });

export type OfferedPackage = z.output<typeof offeredPackage>;

const subscriptionState = z.object({
  package: z.object({ code, name: z.string() }),
  trial: z.boolean(),
  /** False once it has expired: reading stays allowed, creating is refused. */
  active: z.boolean(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  version: z.int(),
});

const usage = { used: z.int(), limit: z.int() };

const activeSubscription = z.object({
  ...subscriptionState.shape,
  quotas: z.object({
    employees: z.object(usage),
    photos: z.object(usage),
    /** Of this month; `renewsOn` is the first day of the next month. */
    sms: z.object({ ...usage, renewsOn: z.iso.date() }),
  }),
});

export type ActiveSubscription = z.output<typeof activeSubscription>;

/** `key` identifies one spending, such as that of one photo: spending it twice counts once. */
const spending = z.object({
  salonCode: code,
  kind: quotaKind,
  amount: z.int().check(z.gte(1), z.lte(100_000)),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});

const spendingResult = z.object({ allowed: z.boolean(), left: z.int() });

export const subscription = contract('subscription', {
  packages: get('/api/SubscriptionCustomer/packages', {
    who: anyone,
    summary: 'The packages with their prices and limits, smallest first',
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
  changePackage: put('/api/SubscriptionCustomer/package/:code', {
    who: admin,
    summary: 'Changes a package for subscriptions that start from now on',
    params: z.object({ code }),
    body: packageForm,
    response: offeredPackage,
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
