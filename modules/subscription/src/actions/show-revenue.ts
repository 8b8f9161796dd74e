import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { RevenueMonth, subscription } from '@ayna/contracts/subscription';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { churnOf, lastDayOf, monthBefore, monthsBetween, nextMonth, payingOn } from '../rules/revenue.ts';
import { dayOf, startOf } from '../rules/term-dates.ts';
import { countStandings, listTermsUntil, sumPayments, sumRefunds } from '../store/terms.ts';

const MAX_MONTHS = 36;
const MONTH_LENGTH = '2026-11'.length;

/** A month that is not over counts until today. */
const endOf = (month: string, today: string): string => {
  const last = lastDayOf(month);
  return last > today ? today : last;
};

export const showRevenue = async (ctx: PersonCtx, { query }: InputOf<typeof subscription.routes.revenue>) => {
  const now = ctx.now();
  const today = dayOf(now);
  const thisMonth = today.slice(0, MONTH_LENGTH);
  const to = query.to === undefined || query.to > thisMonth ? thisMonth : query.to;
  const from = query.from ?? monthBefore(to, 11);
  if (from > to || from < monthBefore(to, MAX_MONTHS - 1)) throw new Refusal('bad-request');
  const begin = startOf(`${from}-01`);
  const end = startOf(`${nextMonth(to)}-01`);
  const { terms, payments, refunds, standings } = await ctx.db.acrossSalons('count revenue', async (tx) => ({
    terms: await listTermsUntil(tx, `${nextMonth(thisMonth)}-01`),
    payments: await sumPayments(tx, begin, end),
    refunds: await sumRefunds(tx, begin, end),
    standings: await countStandings(tx, now, today),
  }));
  const monthOf = (month: string): RevenueMonth => {
    const paid = payments.find((one) => one.month === month);
    const refunded = refunds.find((one) => one.month === month)?.refunded ?? 0;
    const { mrr, ...churn } = churnOf(terms, month, endOf(month, today));
    return {
      month,
      revenue: (paid?.revenue ?? 0) / 100,
      vat: (paid?.vat ?? 0) / 100,
      sms: (paid?.sms ?? 0) / 100,
      refunded: refunded / 100,
      mrr: mrr / 100,
      ...churn,
    };
  };
  const present = payingOn(terms, today);
  return {
    now: { mrr: present.mrr / 100, paying: present.salons.size, ...standings },
    months: monthsBetween(from, to).map(monthOf),
  };
};
