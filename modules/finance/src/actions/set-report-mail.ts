import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import { wallNow } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lastDueMonth } from '../rules/report-mail.ts';
import { readSalonFacts, saveReportMail } from '../store/report-mails.ts';
import { readZone } from '../store/zone.ts';
import { ownerAddress } from './shared/owner-address.ts';

/** The months that are over by now are not sent any more: who wants one of them opens it. */
export const setReportMail = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof finance.routes.setReportMail>,
) => {
  const salon = await ctx.db.readSalon(ctx.salon, readSalonFacts);
  const hasAddress = (await ownerAddress(ctx, salon?.ownerCode)) !== null;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = wallNow(ctx.now(), await readZone(tx));
    await saveReportMail(tx, body.on, lastDueMonth(now));
  });
  return { on: body.on, hasAddress };
};
