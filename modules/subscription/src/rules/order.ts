import type { AttemptReason, AttemptState } from '@ayna/contracts/core/payment/attempts';
import type { ChangeKind, OrderState, PackageFeature, Period } from '@ayna/contracts/subscription';
import type { Term } from './price.ts';

export type BoughtPackage = {
  readonly packageCode: string;
  readonly name: string;
  readonly period: Period;
  readonly employees: number;
  readonly photos: number;
  readonly features: readonly PackageFeature[];
  /** What it brings in a month, in kurus and without coupons. */
  readonly monthly: number;
  readonly term: Term;
};

/** An order as it was made. Amounts are kurus, instants milliseconds. */
export type Order = {
  readonly code: string;
  readonly number: string;
  readonly change: Exclude<ChangeKind, 'later'>;
  readonly title: string;
  /** SMS of the package in a month, or bought SMS. */
  readonly sms: number;
  /** Null for SMS. */
  readonly bought: BoughtPackage | null;
  /** Null for a package. */
  readonly packCode: string | null;
  /** The term that it was priced on. */
  readonly basis: string | null;
  readonly amount: number;
  readonly vatRate: number;
  readonly couponCode: string | null;
  readonly store: boolean;
  readonly cardCode: string | null;
  readonly state: Exclude<OrderState, 'paying'>;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly verifyingSince: number | null;
  readonly paidAt: number | null;
  readonly attemptCode: string | null;
};

/** Long enough to look for another card. */
export const ORDER_MS = 30 * 60_000;

/** Payment resolves what was left hanging within five minutes. */
export const KNOWN_MS = 5 * 60_000;

export type OrderAttempt = {
  readonly code: string;
  readonly token: string;
  readonly state: AttemptState;
  readonly reason: AttemptReason | null;
  readonly bankPath: string | null;
  /** In lira. */
  readonly amount: number;
};

/** Of several attempts the one that has the money, or else the newest, which stands first. */
export const decisiveAttempt = (attempts: readonly OrderAttempt[]): OrderAttempt | null =>
  attempts.find(({ state }) => state === 'settled') ?? attempts[0] ?? null;

const underWay: readonly AttemptState[] = ['started', 'at-bank', 'verifying', 'settled'];

/** What people are shown. Money that is there counts as `paying` until what was bought is open. */
export const orderStateOf = (order: Pick<Order, 'state'>, attempt: OrderAttempt | null): OrderState => {
  if (order.state === 'paid' || order.state === 'refunded') return order.state;
  if (attempt?.state === 'settled' || attempt?.state === 'verifying') return 'paying';
  if (order.state === 'open' && attempt && underWay.includes(attempt.state)) return 'paying';
  return order.state;
};
