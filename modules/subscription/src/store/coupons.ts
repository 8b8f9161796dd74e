import { toLiraText } from '@ayna/domain/kurus';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { CouponRow } from '../rules/coupon.ts';
import { db } from './tables.ts';

const columns = [
  'code',
  'coupon',
  sql<CouponRow['kind']>`kind`.as('kind'),
  // Kurus, or percent.
  sql<number>`(case kind when 'amount' then value * 100 else value end)::int8`.as('value'),
  'valid_from as validFrom',
  'valid_to as validTo',
  'max_uses as maxUses',
  'used',
  'package_codes as packageCodes',
  'active',
  'note',
  'version',
] as const;

export type StoredCoupon = CouponRow & { readonly note: string; readonly version: number };

export const findCoupon = async (tx: AcrossTx, coupon: string): Promise<StoredCoupon | null> =>
  (await db(tx)
    .selectFrom('subscription.coupons')
    .select(columns)
    .where('coupon', '=', coupon)
    .executeTakeFirst()) ?? null;

export const listCoupons = async (tx: AcrossTx, page: number, pageSize: number) => {
  const all = db(tx).selectFrom('subscription.coupons');
  const items: StoredCoupon[] = await all
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { count } = await all.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { items, count };
};

type CouponFields = Omit<StoredCoupon, 'code' | 'used' | 'version' | 'coupon'>;

const toColumns = (fields: CouponFields) => ({
  note: fields.note,
  kind: fields.kind,
  value: fields.kind === 'amount' ? toLiraText(fields.value) : String(fields.value),
  valid_from: fields.validFrom,
  valid_to: fields.validTo,
  max_uses: fields.maxUses,
  package_codes: [...fields.packageCodes],
  active: fields.active,
});

/** Null if the text is taken. */
export const insertCoupon = async (
  tx: AcrossTx,
  { code, coupon, now, ...fields }: CouponFields & { code: string; coupon: string; now: number },
): Promise<StoredCoupon | null> =>
  (await db(tx)
    .insertInto('subscription.coupons')
    .values({ code, coupon, created_at: new Date(now), ...toColumns(fields) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()) ?? null;

/** Null if there is no such coupon with this version. */
export const updateCoupon = async (
  tx: AcrossTx,
  code: string,
  { version, ...fields }: CouponFields & { version: number },
): Promise<StoredCoupon | null> =>
  (await db(tx)
    .updateTable('subscription.coupons')
    .set({ ...toColumns(fields), version: sql<number>`version + 1` })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()) ?? null;

export const hasCoupon = async (tx: AcrossTx, code: string): Promise<boolean> =>
  (await db(tx)
    .selectFrom('subscription.coupons')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()) !== undefined;

/** Whether this salon has paid an order with the coupon. */
export const hasUsed = async (tx: AcrossTx, salonCode: string, code: string): Promise<boolean> =>
  (await db(tx)
    .selectFrom('subscription.coupon_uses as used')
    .innerJoin('subscription.orders as ordered', (join) =>
      join.onRef('ordered.salon_code', '=', 'used.salon_code').onRef('ordered.code', '=', 'used.order_code'),
    )
    .select('used.coupon_code')
    .where('used.salon_code', '=', salonCode)
    .where('used.coupon_code', '=', code)
    .where('ordered.state', 'in', ['paid', 'refunded'])
    .executeTakeFirst()) !== undefined;

type Use = {
  readonly salonCode: string;
  readonly code: string;
  readonly orderCode: string;
  readonly now: number;
};

/**
 * One statement claims the use and counts it, or neither: parallel orders never exceed the limit. The claim of an order
 * that was not paid passes on to the salon's next one.
 */
export const claimCoupon = async (
  tx: AcrossTx,
  { salonCode, code, orderCode, now }: Use,
): Promise<boolean> => {
  const { rows } = await sql`
    with kept as (
      update subscription.coupon_uses as claim set order_code = ${orderCode}::uuid, claimed_at = ${new Date(now)}
      where salon_code = ${salonCode}::uuid and coupon_code = ${code}::uuid and not exists (
        select from subscription.orders where salon_code = claim.salon_code and code = claim.order_code
          and state in ('paid', 'refunded'))
      returning coupon_code
    ), counted as (
      update subscription.coupons set used = used + 1
      where code = ${code}::uuid and active and used < max_uses and not exists (
        select from subscription.coupon_uses where salon_code = ${salonCode}::uuid and coupon_code = ${code}::uuid)
      returning code
    ), claimed as (
      insert into subscription.coupon_uses (salon_code, coupon_code, order_code, claimed_at)
      select ${salonCode}::uuid, code, ${orderCode}::uuid, ${new Date(now)}::timestamptz from counted
      returning coupon_code
    )
    select coupon_code from kept union all select coupon_code from claimed
  `.execute(db(tx));
  return rows.length > 0;
};

/** The coupons of orders that were not paid may be used again. */
export const releaseCoupons = async (tx: AcrossTx, before: number): Promise<number> => {
  const { rows } = await sql`
    with released as (
      delete from subscription.coupon_uses used
      where claimed_at <= ${new Date(before)} and not exists (
        select from subscription.orders where salon_code = used.salon_code and code = used.order_code
          and state in ('open', 'paid', 'refunded'))
      returning coupon_code
    ), counted as (select coupon_code, count(*) as uses from released group by coupon_code)
    update subscription.coupons as coupon set used = greatest(0, used - uses::int)
    from counted where coupon.code = counted.coupon_code
    returning coupon.code
  `.execute(db(tx));
  return rows.length;
};
