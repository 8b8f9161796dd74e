import type { ActiveSubscription } from '../../data/subscription.ts';

export type SeatsLeft = 'over' | 'full' | 'last' | 'some';

/** Whether the package has a place for one more. */
export const seatsLeft = ({ active, quotas }: Pick<ActiveSubscription, 'active' | 'quotas'>): SeatsLeft => {
  const left = quotas.employees.limit - quotas.employees.used;
  if (!active) return 'over';
  if (left <= 0) return 'full';
  return left === 1 ? 'last' : 'some';
};
