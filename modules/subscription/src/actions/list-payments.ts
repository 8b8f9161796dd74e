import type { InputOf } from '@ayna/contracts/core/contract';
import type { ListedPayment, subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { listPayments as list } from '../store/tries.ts';

const PAGE_SIZE = 20;

type Row = Awaited<ReturnType<typeof list>>['rows'][number];

const toListed = ({ state, invoiceCode, invoiceNumber, at, ...row }: Row): ListedPayment => ({
  ...row,
  state: state === 'paid' && row.amount > 0 && row.refunded >= row.amount ? 'refunded' : state,
  at: instantOf(at.getTime()),
  invoice:
    invoiceCode !== null && invoiceNumber !== null ? { code: invoiceCode, number: invoiceNumber } : null,
});

export const listPayments = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof subscription.routes.payments>,
) => {
  const { rows, count } = await ctx.db.forSalon(ctx.salon, (tx) => list(tx, query.page ?? 0, PAGE_SIZE));
  return { items: rows.map(toListed), totalCount: count, pageCount: Math.ceil(count / PAGE_SIZE) };
};
