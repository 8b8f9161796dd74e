import { Refusal } from '@ayna/contracts/core/refusal';
import type { PageDesign } from '@ayna/contracts/core/salon-page';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { needsOwnTemplate } from '../../rules/page-design.ts';

/** Asked before the transaction; it refuses a design that the package does not have. */
export const ownTemplateCheck = async (
  ctx: MemberCtx,
): Promise<(design: PageDesign, published: PageDesign | null) => void> => {
  const params = { salonCode: ctx.salon, feature: 'custom-template' } as const;
  const { allowed } = await ctx.call(subscription.routes.hasFeature, { params });
  return (design, published) => {
    if (!allowed && needsOwnTemplate(design, published)) throw new Refusal('feature-needed');
  };
};
