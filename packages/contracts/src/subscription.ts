import * as z from 'zod/mini';
import { contract, get, post, put } from './core/contract.ts';
import { lira } from './core/money.ts';
import { line } from './core/people.ts';
import { code, queryInt } from './core/shapes.ts';
import { admin, anyone, member, salonSibling, sibling } from './core/who.ts';

/** What a package limits. SMS are counted by the month, the others for as long as they are there. */
export const quotaKind = z.enum(['employees', 'photos', 'sms']);

export type QuotaKind = z.output<typeof quotaKind>;

const limit = z.int().check(z.gte(0), z.lte(1_000_000));

/** What Admin can change of a package. */
export const packageForm = z.object({
  name: line(2, 60),
  monthlyPrice: lira,
  yearlyPrice: lira,
  employees: limit,
  photos: limit,
  sms: limit,
  /** Of the package as it was read: whoever comes second is told, and overwrites nothing. */
  version: z.int(),
});

const offeredPackage = z.object({ code, ...packageForm.shape });

export type OfferedPackage = z.output<typeof offeredPackage>;

const subscriptionState = z.object({
  package: z.object({ code, name: z.string() }),
  trial: z.boolean(),
  /** False once it is over: reading stays open, creating is refused. */
  active: z.boolean(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  version: z.int(),
});

const used = { used: z.int(), limit: z.int() };

const activeSubscription = z.object({
  ...subscriptionState.shape,
  quotas: z.object({
    employees: z.object(used),
    photos: z.object(used),
    /** Of this month; `renewsOn` is the first day of the next. */
    sms: z.object({ ...used, renewsOn: z.iso.date() }),
  }),
});

export type ActiveSubscription = z.output<typeof activeSubscription>;

/** `key` names one spending, such as that of one photo: spent twice it counts once. */
const spending = z.object({
  salonCode: code,
  kind: quotaKind,
  amount: z.int().check(z.gte(1), z.lte(100_000)),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});

const spent = z.object({ allowed: z.boolean(), left: z.int() });

export const subscription = contract('subscription', {
  packages: get('/api/SubscriptionCustomer/packages', {
    who: anyone,
    summary: 'The packages with their prices and limits, smallest first',
    answer: z.array(offeredPackage),
  }),
  active: get('/api/SubscriptionCustomer/customer/active', {
    who: member('active'),
    summary: "The active salon's package or trial, and how much of its quotas is used",
    answer: activeSubscription,
  }),
  changePackage: put('/api/SubscriptionCustomer/package/:code', {
    who: admin,
    summary: 'Changes a package for those who begin with it from now on',
    params: z.object({ code }),
    body: packageForm,
    answer: offeredPackage,
  }),
  extendTrial: post('/api/SubscriptionCustomer/trial', {
    who: admin,
    summary: "Lengthens a salon's trial by so many days, from today if it is over",
    body: z.object({ salonCode: code, days: z.int().check(z.gte(1), z.lte(90)) }),
    answer: subscriptionState,
  }),
  beginTrial: post('/api/SubscriptionCustomer/begin-trial', {
    who: salonSibling('body.salonCode'),
    summary: 'Begins the trial of a new salon; one that has a subscription keeps it',
    body: z.object({ salonCode: code }),
    answer: subscriptionState,
  }),
  mayCreate: get('/api/SubscriptionCustomer/may-create/:salonCode', {
    who: salonSibling('params.salonCode'),
    summary: 'Whether the salon has a package or a trial that is not over',
    params: z.object({ salonCode: code }),
    answer: z.object({ allowed: z.boolean() }),
  }),
  spend: post('/api/SubscriptionCustomer/spend', {
    who: salonSibling('body.salonCode'),
    summary: 'Takes from a quota if it holds enough; a key that was given back is not allowed again',
    body: spending,
    answer: spent,
  }),
  giveBack: post('/api/SubscriptionCustomer/give-back', {
    who: salonSibling('body.salonCode'),
    summary: 'Gives back, once, what was spent with this key; `allowed` says whether anything was',
    body: spending,
    answer: spent,
  }),
  spendings: get('/internal/subscription/spendings/:kind', {
    who: sibling,
    summary: 'What was spent in a time and not given back, of all salons in the order of their keys',
    params: z.object({ kind: quotaKind }),
    query: z.object({
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      after: z.optional(z.string()),
      limit: queryInt,
    }),
    answer: z.array(z.object({ salonCode: code, key: z.string() })),
  }),
});
