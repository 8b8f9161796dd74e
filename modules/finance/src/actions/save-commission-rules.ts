import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { saveRuleSet } from '../store/commissions.ts';
import { lockTill } from '../store/day-ends.ts';
import { readLastClosedMonth } from '../store/month-ends.ts';
import { readClosingAuthor } from './shared/closing-author.ts';

/** Rules begin after the last closed month, so that no month that is closed is computed by other rules. */
export const saveCommissionRules = (
  ctx: MemberCtx,
  { body }: InputOf<typeof finance.routes.saveCommissionRules>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { salonCode: _, ...set } = body;
    // A month that is being closed meanwhile is seen.
    await lockTill(tx);
    const closed = await readLastClosedMonth(tx);
    if (closed !== null && set.validFrom.slice(0, 7) <= closed) throw new Refusal('month-closed');
    await saveRuleSet(tx, set, await readClosingAuthor(ctx, tx));
    return set;
  });
