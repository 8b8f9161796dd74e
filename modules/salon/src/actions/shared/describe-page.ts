import { catalog } from '@ayna/contracts/catalog';
import type { PageSalon } from '@ayna/contracts/core/salon-page';
import type { Salon } from '@ayna/contracts/salon';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import { toPageSalon } from '../../rules/page-salon.ts';

const HOLIDAY_DAYS = 120;

type PageSource = {
  readonly salon: Salon;
  readonly packageEndsAt: string | null;
  readonly design: PageSalon['design'];
  readonly embedOrigins: PageSalon['embedOrigins'];
};

/** What a page shows of the salon, with the public holidays ahead. */
export const describePage = async (ctx: Ctx, source: PageSource): Promise<PageSalon> => {
  const from = wallDate(ctx.now(), source.salon.zone);
  const query = { from, to: addDays(from, HOLIDAY_DAYS) };
  const holidays = await ctx.call(catalog.routes.holidays, { query });
  return toPageSalon({ ...source, holidays }, ctx.now());
};
