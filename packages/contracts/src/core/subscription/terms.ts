import * as z from 'zod/mini';
import { lira } from '../money.ts';
import { attemptReason, storedCard } from '../payment/attempts.ts';
import { code } from '../shapes.ts';
import { packageFeature, period } from './packages.ts';
import { taxDetails } from './tax-details.ts';

// A salon's package and how it goes on, used by `@ayna/contracts/subscription`.

const day = z.iso.date();
const instant = z.iso.datetime();
const namedPackage = z.object({ code, name: z.string() });

/** grace: the term ended and its renewal was not paid yet; everything stays open for seven days. */
export const subscriptionStanding = z.enum(['trial', 'active', 'grace', 'ended']);

export const subscriptionState = z.object({
  package: namedPackage,
  trial: z.boolean(),
  /** False once it has expired: reading stays allowed, creating is refused. */
  active: z.boolean(),
  startedAt: instant,
  /** The end of the paid term or the trial. */
  endsAt: instant,
  version: z.int(),
});

const usage = { used: z.int(), limit: z.int() };

export const activeSubscription = z.object({
  ...subscriptionState.shape,
  state: subscriptionStanding,
  /** Null in a trial. */
  period: z.nullable(period),
  features: z.array(packageFeature),
  /** Until when creating stays open if the renewal is not paid; null where no grace follows. */
  graceEndsAt: z.nullable(instant),
  /** The day of the last payment for a package. */
  lastPaymentDay: z.nullable(day),
  autoRenew: z.boolean(),
  /** The next renewal, with what it will cost; null where none is planned. */
  nextRenewal: z.nullable(z.object({ on: day, amount: lira, package: namedPackage, period })),
  /** The smaller package or shorter period that begins when the term ends. */
  planned: z.nullable(z.object({ package: namedPackage, period, from: day })),
  quotas: z.object({
    employees: z.object(usage),
    photos: z.object(usage),
    /** Of this month; `renewsOn` is the first day of the next month. `extra` is left of bought SMS, which do not expire. */
    sms: z.object({ ...usage, renewsOn: day, extra: z.int() }),
  }),
});
export type ActiveSubscription = z.output<typeof activeSubscription>;

/** What the person who pays for the salon sees beside it. */
export const billing = z.object({
  taxDetails: z.nullable(taxDetails),
  cards: z.array(storedCard),
  /** The card that renewals are taken from. */
  renewalCardCode: z.nullable(code),
  autoRenew: z.boolean(),
  /** The days on which we write before the next renewal. */
  remindersOn: z.array(day),
  /** The renewal that is under way in the days of grace. */
  retry: z.nullable(
    z.object({
      triesMade: z.int(),
      lastReason: z.nullable(attemptReason),
      nextTryAt: z.nullable(instant),
      amount: lira,
    }),
  ),
});
export type Billing = z.output<typeof billing>;
