import type { DataOf } from '@ayna/contracts/core/event';
import type { customerErased } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { eraseVisitsOfCustomer } from '../store/personal-data.ts';

/** The stars stay, so that the average does; name and words go. */
export const eraseReviewsOfCustomer = (ctx: SalonEventCtx, { code }: DataOf<typeof customerErased>) =>
  ctx.db.forSalon(ctx.salon, (tx) => eraseVisitsOfCustomer(tx, code));
