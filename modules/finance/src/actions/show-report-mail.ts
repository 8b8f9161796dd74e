import type { MemberCtx } from '@ayna/kernel/ctx';
import { isReportMailOn, readSalonFacts } from '../store/report-mails.ts';
import { ownerAddress } from './shared/owner-address.ts';

export const showReportMail = async (ctx: MemberCtx) => {
  const { on, salon } = await ctx.db.readSalon(ctx.salon, async (tx) => {
    const [on, salon] = await Promise.all([isReportMailOn(tx), readSalonFacts(tx)]);
    return { on, salon };
  });
  return { on, hasAddress: (await ownerAddress(ctx, salon?.ownerCode)) !== null };
};
