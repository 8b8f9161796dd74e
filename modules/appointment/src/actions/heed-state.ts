import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { holdEmployees } from '../store/copies.ts';
import { saveCopy } from '../store/heed.ts';

/**
 * Saved before the asking module answers, under the locks of those it concerns: what is under way is committed by
 * then and on the list of those that it hits, and what is booked after that knows of the leave or the closed day.
 */
export const heedState = (ctx: SalonCtx, { body }: InputOf<typeof appointment.routes.heed>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    // An employee's lock is the row that is saved; a salon's hours are everybody's.
    if (body.salon) await holdEmployees(tx, null);
    if (body.employee) await saveCopy(tx, 'employee', body.employee);
    if (body.salon) await saveCopy(tx, 'salon', body.salon);
    return {};
  });
