import type { Attempt } from '../../rules/attempt.ts';
import type { PaymentCtx } from './payment-ctx.ts';

export const toStatus = ({ state, reason, reference, amount, refunded }: Attempt) => ({
  state,
  reason,
  reference,
  amount: amount / 100,
  currency: 'TRY' as const,
  refunded: refunded / 100,
});

/** For the module that asked for the payment. */
export const toStarted = (ctx: PaymentCtx, attempt: Attempt) => {
  const token = ctx.providers.secrets.tokenOf(attempt.code);
  return {
    ...toStatus(attempt),
    code: attempt.code,
    token,
    bankPath: attempt.state === 'at-bank' ? `/api/Payment/bank/${token}` : null,
  };
};

/** Where people read how their payment stands. */
export const resultPath = (token: string): string => `/odeme/sonuc/${token}`;
