import type { ActiveSubscription, OfferedPackage, QuotaKind } from '../../../data/subscription.ts';

export const quotaKinds = ['employees', 'sms', 'photos'] as const satisfies readonly QuotaKind[];

export type Fit = { readonly limit: number; readonly used: number; readonly left: number };

/** Today's use put into a package; a negative `left` does not fit. */
export const fitOf = (
  offered: OfferedPackage,
  quotas: ActiveSubscription['quotas'],
  kind: QuotaKind,
): Fit => {
  const limit = offered[kind];
  const { used } = quotas[kind];
  return { limit, used, left: limit - used };
};
