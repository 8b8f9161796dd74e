import type { RefusalCode } from '@ayna/contracts/errors';

export type CouponRow = {
  readonly code: string;
  readonly coupon: string;
  readonly kind: 'percent' | 'amount';
  /** Percent, or kurus. */
  readonly value: number;
  /** Both days are in it. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly maxUses: number;
  readonly used: number;
  readonly packageCodes: readonly string[];
  readonly active: boolean;
};

type Use = { readonly today: string; readonly packageCode: string | null; readonly usedBefore: boolean };

/** Why a coupon does not count for this purchase; null if it does. */
export const couponProblem = (
  coupon: CouponRow | null,
  { today, packageCode, usedBefore }: Use,
): RefusalCode | null => {
  if (!coupon?.active) return 'coupon-unknown';
  if (today < coupon.validFrom || today > coupon.validTo) return 'coupon-over';
  if (usedBefore) return 'coupon-used-before';
  if (coupon.used >= coupon.maxUses) return 'coupon-used-up';
  const { packageCodes } = coupon;
  if (packageCode === null || (packageCodes.length > 0 && !packageCodes.includes(packageCode)))
    return 'coupon-not-for-this';
  return null;
};

/** What a coupon takes off, in kurus: never more than the price. */
export const discountOf = ({ kind, value }: Pick<CouponRow, 'kind' | 'value'>, price: number): number =>
  Math.min(price, kind === 'percent' ? Math.round((price * value) / 100) : value);
