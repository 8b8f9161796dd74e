import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { MAX_DAYS, resolveListRange } from '../rules/calendar.ts';
import { toTransactionView } from '../rules/transaction-record.ts';
import { readTransactions } from '../store/lists.ts';
import { readZone } from '../store/zone.ts';

export const listTransactions = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.bySalon>) =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const today = wallDate(ctx.now(), await readZone(tx));
    const { startDate, endDate, ...filter } = query;
    const range = resolveListRange({ startDate, endDate }, today);
    if (!range)
      throw new Refusal('invalid-fields', { fields: { startDate: fieldMessages.spanTooLong(MAX_DAYS) } });
    const found = await readTransactions(tx, { ...filter, ...range });
    return found.map((transaction) => toTransactionView(tx.salon, transaction));
  });
