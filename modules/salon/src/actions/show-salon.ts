import { Refusal } from '@ayna/contracts/core/refusal';
import type { Salon } from '@ayna/contracts/salon';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { toSalonCard } from '../rules/salon-views.ts';
import { readSalon } from '../store/salons.ts';

export const showSalon = async (ctx: SalonCtx): Promise<Salon> => {
  const found = await ctx.db.forSalon(ctx.salon, readSalon);
  if (!found) throw new Refusal('not-found');
  return found;
};

export const showCard = async (ctx: SalonCtx) => toSalonCard(await showSalon(ctx));
