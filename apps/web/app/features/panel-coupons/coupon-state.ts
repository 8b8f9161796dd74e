import type { Coupon } from '../../data/panel-sales.ts';

export type CouponState = 'active' | 'off' | 'soon' | 'over' | 'full';

type Facts = Pick<Coupon, 'active' | 'validFrom' | 'validTo' | 'used' | 'maxUses'>;

/** Whether a salon could use it today, and if not, why. */
export const couponState = (
  { active, validFrom, validTo, used, maxUses }: Facts,
  today: string,
): CouponState => {
  if (!active) return 'off';
  if (validTo < today) return 'over';
  if (used >= maxUses) return 'full';
  return validFrom > today ? 'soon' : 'active';
};
