import { auth } from '@ayna/contracts/auth';
import type { DataOf } from '@ayna/contracts/core/event';
import type { salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import type { SalonEventCtx } from '@ayna/kernel/ctx';

/**
 * Repeats the calls that follow the creation of a salon, in case the process stopped between its commit and
 * those calls. Skips the grant when the owner is a member already: the rights may have changed since.
 */
export const completeSalonSetup = async (
  ctx: SalonEventCtx,
  { owner }: DataOf<typeof salonOpened>,
): Promise<void> => {
  const { salon: salonCode } = ctx;
  await ctx.call(subscription.routes.beginTrial, { body: { salonCode } });
  const { salons } = await ctx.call(auth.routes.person, { params: { code: owner.code } });
  if (salons.some((one) => one.salonCode === salonCode)) return;
  await ctx.call(auth.routes.grantMembership, {
    body: { person: owner.code, salonCode, groups: ['Administrator'], role: 'SalonOwner' },
  });
};
