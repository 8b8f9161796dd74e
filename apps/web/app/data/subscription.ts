import { type ActiveSubscription, type OfferedPackage, subscription } from '@ayna/contracts/subscription';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const { active, packages } = subscription.routes;

export type { ActiveSubscription, OfferedPackage };

/** The packages with their prices and limits, smallest first. */
export const packagesQuery = queryOptions({
  queryKey: ['subscription', 'packages'],
  queryFn: ({ signal }) => call(packages, {}, { signal }),
});

/** The active salon's package or trial, and how much of its quotas is used. */
export const activeSubscriptionQuery = queryOptions({
  queryKey: ['subscription', 'active'],
  queryFn: ({ signal }) => call(active, {}, { signal }),
  // Others spend from the same quotas: anyone who looks wants to see what is left now.
  staleTime: 0,
});
