import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { wallDate } from '@ayna/domain/wall-now';
import type { CustomerCtx } from '@ayna/kernel/ctx';
import { bannedUntil, readSalon } from '../store/copies.ts';
import { noShowStanding } from './shared/no-show-standing.ts';

/** What a booking of the caller would meet, told before they type. The booking itself decides. */
export const showBookingTerms = async (
  ctx: CustomerCtx,
  { params: { salonCode } }: InputOf<typeof appointment.routes.bookingTerms>,
) => {
  const userCode = ctx.actor.code;
  // Of a proved phone alone: nobody else learns whether it is banned.
  const { code, phone } = await ctx.call(customer.routes.cardOfUser, { params: { salonCode, userCode } });
  const now = ctx.now();
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    if (!salon) throw new Refusal('not-found');
    const until = await bannedUntil(tx, { userCode, phone });
    const { rung } = code === null ? { rung: 'free' as const } : await noShowStanding(tx, salon, code, now);
    return { rung, banned: until !== null && until >= wallDate(now, salon.zone) };
  });
};
