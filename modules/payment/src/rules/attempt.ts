import type { AttemptReason, AttemptState } from '@ayna/contracts/core/payment/attempts';

export type AttemptKind = 'card' | 'stored-card';

/** An attempt to take money for an order. Amounts are in kurus, instants in milliseconds. */
export type Attempt = {
  readonly salonCode: string;
  readonly code: string;
  readonly reference: string;
  readonly kind: AttemptKind;
  readonly conversation: string;
  readonly amount: number;
  readonly state: AttemptState;
  readonly reason: AttemptReason | null;
  readonly providerCode: string | null;
  readonly providerPayment: string | null;
  readonly providerTransaction: string | null;
  readonly storeCard: boolean;
  readonly cardExpires: string | null;
  readonly refunded: number;
  readonly leaseUntil: number | null;
  readonly checkedAt: number | null;
  readonly chargedAt: number | null;
  readonly createdAt: number;
  readonly settledAt: number | null;
  readonly version: number;
};
