import type { Refund } from '../../store/refunds.ts';

export const toRefund = ({ code, amount, reason, byCode, state, providerCode, createdAt }: Refund) => ({
  code,
  amount: amount / 100,
  reason,
  byCode,
  state,
  providerCode,
  createdAt: createdAt.toISOString(),
});
