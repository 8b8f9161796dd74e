import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Coupon, subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import {
  hasCoupon,
  insertCoupon,
  listCoupons as list,
  type StoredCoupon,
  updateCoupon,
} from '../store/coupons.ts';
import {
  insertSmsPack,
  listSmsPacks,
  readSettings,
  updateSettings,
  updateSmsPack,
} from '../store/settings.ts';

type Routes = typeof subscription.routes;

const PAGE_SIZE = 20;

const record = (ctx: PersonCtx, audit: string, to: unknown): void =>
  ctx.log.info({ audit, actor: ctx.actor.code, to, requestId: ctx.requestId }, audit);

export const listAllSmsPacks = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('list packs of SMS for staff', (tx) => listSmsPacks(tx, { all: true }));

export const addSmsPack = async (ctx: PersonCtx, { body }: InputOf<Routes['addSmsPack']>) => {
  const added = await ctx.db.acrossSalons('add a pack of SMS', (tx) => insertSmsPack(tx, newCode(), body));
  record(ctx, 'sms-pack-added', added);
  return added;
};

export const changeSmsPack = async (ctx: PersonCtx, { params, body }: InputOf<Routes['changeSmsPack']>) => {
  const { code } = params;
  const changed = await ctx.db.acrossSalons('change a pack of SMS', async (tx) => {
    const row = await updateSmsPack(tx, code, body);
    const known = row ?? (await listSmsPacks(tx, { all: true })).find((one) => one.code === code);
    if (!row) throw new Refusal(known ? 'conflict' : 'not-found');
    return row;
  });
  record(ctx, 'sms-pack-changed', changed);
  return changed;
};

const toCoupon = ({ kind, value, packageCodes, ...rest }: StoredCoupon): Coupon => ({
  ...rest,
  off: { kind, value: kind === 'amount' ? value / 100 : value },
  packageCodes: [...packageCodes],
});

type CouponForm = Omit<InputOf<Routes['addCoupon']>['body'], 'coupon'>;

const toFields = ({ off, ...rest }: CouponForm) => ({
  ...rest,
  kind: off.kind,
  value: off.kind === 'amount' ? Math.round(off.value * 100) : off.value,
});

export const listCoupons = async (ctx: PersonCtx, { query }: InputOf<Routes['coupons']>) => {
  const { items, count } = await ctx.db.acrossSalons('list coupons', (tx) =>
    list(tx, query.page ?? 0, PAGE_SIZE),
  );
  return { items: items.map(toCoupon), totalCount: count, pageCount: Math.ceil(count / PAGE_SIZE) };
};

export const addCoupon = async (ctx: PersonCtx, { body }: InputOf<Routes['addCoupon']>) => {
  const { coupon, ...form } = body;
  const added = await ctx.db.acrossSalons('add a coupon', async (tx) => {
    const row = await insertCoupon(tx, { ...toFields(form), code: newCode(), coupon, now: ctx.now() });
    if (!row) throw new Refusal('coupon-taken');
    return toCoupon(row);
  });
  record(ctx, 'coupon-added', added);
  return added;
};

export const changeCoupon = async (ctx: PersonCtx, { params, body }: InputOf<Routes['changeCoupon']>) => {
  const { version, ...form } = body;
  const changed = await ctx.db.acrossSalons('change a coupon', async (tx) => {
    const row = await updateCoupon(tx, params.code, { ...toFields(form), version });
    if (!row) throw new Refusal((await hasCoupon(tx, params.code)) ? 'conflict' : 'not-found');
    return toCoupon(row);
  });
  record(ctx, 'coupon-changed', changed);
  return changed;
};

export const showBillingSettings = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('read the seller of invoices', readSettings);

export const changeBillingSettings = async (
  ctx: PersonCtx,
  { body }: InputOf<Routes['changeBillingSettings']>,
) => {
  const changed = await ctx.db.acrossSalons('change the seller of invoices', (tx) =>
    updateSettings(tx, body),
  );
  if (!changed) throw new Refusal('conflict');
  record(ctx, 'billing-settings-changed', changed);
  return changed;
};
