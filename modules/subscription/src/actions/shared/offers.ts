import { Refusal } from '@ayna/contracts/core/refusal';
import type { Purchase } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { type CouponRow, couponProblem } from '../../rules/coupon.ts';
import { dayOf } from '../../rules/term-dates.ts';
import { findCoupon, hasUsed } from '../../store/coupons.ts';
import { listPackages, type PackageRow } from '../../store/packages.ts';
import { listSmsPacks, readSettings } from '../../store/settings.ts';

export type Offers = {
  /** Smallest first, also those that are not sold any more. */
  readonly packages: readonly PackageRow[];
  readonly packs: Awaited<ReturnType<typeof listSmsPacks>>;
  readonly vatRate: number;
};

/** What the platform sells today. */
export const readOffers = (ctx: Ctx): Promise<Offers> =>
  ctx.db.acrossSalons('read what is sold', async (tx) => ({
    packages: await listPackages(tx, { all: true }),
    packs: await listSmsPacks(tx),
    vatRate: (await readSettings(tx)).vatRate,
  }));

/** The coupon, if it counts for this purchase of this salon. */
export const readCoupon = (
  ctx: Ctx,
  salon: SalonKey,
  purchase: Purchase,
  text: string,
): Promise<CouponRow | null> =>
  ctx.db.acrossSalons('read a coupon', async (tx) => {
    const coupon = await findCoupon(tx, text);
    const problem = couponProblem(coupon, {
      today: dayOf(ctx.now()),
      packageCode: purchase.kind === 'package' ? purchase.packageCode : null,
      usedBefore: coupon !== null && (await hasUsed(tx, salon, coupon.code)),
    });
    if (problem) throw new Refusal(problem);
    return coupon;
  });
