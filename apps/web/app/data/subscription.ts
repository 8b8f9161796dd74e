import {
  type ActiveSubscription,
  type OfferedPackage,
  type PackageFeature,
  type Period,
  type QuotaKind,
  type SmsPack,
  subscription,
} from '@ayna/contracts/subscription';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const { active, packages, smsPacks } = subscription.routes;

export type { ActiveSubscription, OfferedPackage, PackageFeature, Period, QuotaKind, SmsPack };

/** The packages with their prices and limits, smallest first. */
export const packagesQuery = queryOptions({
  queryKey: ['subscription', 'packages'],
  queryFn: ({ signal }) => call(packages, {}, { signal }),
});

/** The extra SMS that can be bought, fewest first. */
export const smsPacksQuery = queryOptions({
  queryKey: ['subscription', 'sms-packs'],
  queryFn: ({ signal }) => call(smsPacks, {}, { signal }),
});

/** The active salon's package or trial, and how much of its quotas is used. */
export const activeSubscriptionQuery = queryOptions({
  queryKey: ['subscription', 'active'],
  queryFn: ({ signal }) => call(active, {}, { signal }),
  // Others spend from the same quotas: anyone who looks wants to see what is left now.
  staleTime: 0,
});
