import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { findAttempt } from '../store/attempts.ts';
import { listAttempts, listHistory, readListed } from '../store/panel.ts';
import { listRefunds } from '../store/refunds.ts';
import { toRefund } from './shared/refund-view.ts';

const PAGE_SIZE = 20;

export const showAttempts = async (ctx: PersonCtx, { query }: InputOf<typeof payment.routes.attempts>) => {
  const { state, salonCode, page = 0 } = query;
  const { items, count } = await ctx.db.acrossSalons('list attempts for the panel', (tx) =>
    listAttempts(tx, { state, salonCode, page, pageSize: PAGE_SIZE }),
  );
  return { items, totalCount: count, pageCount: Math.ceil(count / PAGE_SIZE) };
};

export const showHistory = async (ctx: PersonCtx, { params }: InputOf<typeof payment.routes.history>) => {
  const ref = await ctx.db.acrossSalons('find an attempt for the panel', (tx) =>
    findAttempt(tx, 'code', params.code),
  );
  if (!ref) throw new Refusal('not-found');
  return ctx.db.forSalon(ref.salon, async (tx) => {
    const listed = await readListed(tx, ref.code);
    if (!listed) throw new Refusal('not-found');
    const refunds = await listRefunds(tx, ref.code);
    return { ...listed, history: await listHistory(tx, ref.code), refunds: refunds.map(toRefund) };
  });
};
