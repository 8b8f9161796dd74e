import { auth } from '@ayna/contracts/auth';
import type { DataOf } from '@ayna/contracts/core/event';
import type { salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';

/**
 * What opening a salon asks for, once more: it heals one that was stopped between its row and the asking.
 * An owner who is a member has been granted it, and may have been given other rights since.
 */
export const settleSalon = async (
  ctx: SalonHeardCtx,
  { owner }: DataOf<typeof salonOpened>,
): Promise<void> => {
  const { salon: salonCode } = ctx;
  await ctx.call(subscription.routes.beginTrial, { body: { salonCode } });
  const { salons } = await ctx.call(auth.routes.person, { params: { code: owner.code } });
  if (salons.some((one) => one.salonCode === salonCode)) return;
  await ctx.call(auth.routes.grant, {
    body: { person: owner.code, salonCode, groups: ['Administrator'], role: 'SalonOwner' },
  });
};
