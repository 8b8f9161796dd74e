import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { proposedMonths } from '../rules/recurring.ts';
import { isCounted } from '../rules/transaction-record.ts';
import { lockRecurring, readMonth, saveMonth, saveRecurring } from '../store/recurring.ts';
import { lockTransaction } from '../store/transactions.ts';
import { readZone } from '../store/zone.ts';
import { emitRecurring } from './shared/recurring-view.ts';

const isRecorded = async (tx: SalonTx, transactionCode: string | null): Promise<boolean> => {
  const locked = transactionCode && (await lockTransaction(tx, 'code', transactionCode));
  return locked ? isCounted(locked) : false;
};

/** A month that somebody has recorded meanwhile is not skipped. */
export const skipRecurring = (
  ctx: MemberCtx,
  { params, body: { month, skipped } }: InputOf<typeof finance.routes.skipRecurring>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = wallDate(ctx.now(), await readZone(tx));
    const rule = await lockRecurring(tx, params.code);
    if (!rule || rule.gone || !proposedMonths(rule, today).includes(month)) throw new Refusal('not-found');
    const { transactionCode } = await readMonth(tx, rule.code, month);
    if (skipped && (await isRecorded(tx, transactionCode))) throw new Refusal('conflict');
    await saveMonth(tx, rule.code, month, { skipped, transactionCode });
    // The signal carries a version, and screens read again only what is newer.
    emitRecurring(tx, await saveRecurring(tx, rule));
    return {};
  });
