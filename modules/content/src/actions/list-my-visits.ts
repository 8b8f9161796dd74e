import { auth } from '@ayna/contracts/auth';
import { maxOwnVisits } from '@ayna/contracts/content';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { isReviewable } from '../rules/reviews.ts';
import { salonDate } from '../rules/salon-date.ts';
import { listVisitsByPhone } from '../store/visits.ts';

/** A person's own visits: those with the phone that the person has proved, also where the desk booked them. */
export const listMyVisits = async (ctx: PersonCtx) => {
  const { phone } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const visits = await ctx.db.acrossSalons("a person's own visits in all salons", (tx) =>
    listVisitsByPhone(tx, phone, maxOwnVisits),
  );
  const today = salonDate(ctx.now());
  return visits.map(({ appointmentCode, endsAt, stars, hidden }) => ({
    appointmentCode,
    stars,
    reviewable: !hidden && isReviewable(endsAt, today),
  }));
};
