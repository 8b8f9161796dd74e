import { auth } from '@ayna/contracts/auth';
import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { findSalonOfVisit, replaceToken } from '../store/visits.ts';
import { reviewableVisit } from './shared/reviewable-visit.ts';

/** A link of the customer's own making, which leads to the same form as the one that the desk hands out. */
export const makeMyReviewLink = async (
  ctx: PersonCtx,
  { params: { appointmentCode } }: InputOf<typeof content.routes.makeMyReviewLink>,
) => {
  const { phone } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const salon = await ctx.db.acrossSalons("find the salon of a person's own visit", (tx) =>
    findSalonOfVisit(tx, appointmentCode, phone),
  );
  if (!salon) throw new Refusal('not-found');
  return ctx.db.forSalon(salon, async (tx) => {
    await reviewableVisit(ctx, tx, appointmentCode);
    return { token: await replaceToken(tx, appointmentCode, 'own_token_hash') };
  });
};
