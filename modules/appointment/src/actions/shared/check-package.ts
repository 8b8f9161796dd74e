import type { SalonCtx } from '@ayna/kernel/ctx';
import { hasPackage } from '../../rules/package-end.ts';
import { readPackageEnd } from '../../store/copies.ts';

/**
 * Checked before a booking calls customer to create a card, which would be left behind. The booking's own transaction
 * checks again.
 */
export const mayTakeBookings = async (ctx: SalonCtx): Promise<boolean> =>
  hasPackage(await ctx.db.readSalon(ctx.salon, readPackageEnd), ctx.now());
