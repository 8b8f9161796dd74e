import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { earliestMonth, openProposals } from '../rules/recurring.ts';
import { readDecisions, readRecurring } from '../store/recurring.ts';
import { readZone } from '../store/zone.ts';
import { toRecurringView } from './shared/recurring-view.ts';

export const listRecurring = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = wallDate(ctx.now(), await readZone(tx));
    const rules = (await readRecurring(tx)).map(toRecurringView);
    const decisions = await readDecisions(tx, earliestMonth(today));
    return { rules, proposals: openProposals(rules, decisions, today) };
  });
