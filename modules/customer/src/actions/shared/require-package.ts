import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';

/** Members of a salon whose package or trial is over create no cards; what exists may be read and changed. */
export const requirePackage = async (ctx: MemberCtx): Promise<void> => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
};
