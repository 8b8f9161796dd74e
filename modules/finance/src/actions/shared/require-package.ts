import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';

/** Without a package the books stay readable, and nothing is added by hand. */
export const requirePackage = async (ctx: MemberCtx): Promise<void> => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
};
