import type { ActiveSubscription } from '../../data/subscription.ts';

export type PlacesLeft = 'over' | 'full' | 'last' | 'some';

/** Whether the package has a place for one more. */
export const placesLeft = ({ active, quotas }: Pick<ActiveSubscription, 'active' | 'quotas'>): PlacesLeft => {
  const left = quotas.employees.limit - quotas.employees.used;
  if (!active) return 'over';
  if (left <= 0) return 'full';
  return left === 1 ? 'last' : 'some';
};
