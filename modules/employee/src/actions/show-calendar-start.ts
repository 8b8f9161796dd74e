import { appointment } from '@ayna/contracts/appointment';
import { catalog } from '@ayna/contracts/catalog';
import { salon } from '@ayna/contracts/salon';
import { dayBounds, holidayYears, pendingFilters } from '@ayna/domain/calendar-range';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { sortTeam } from '../rules/team-order.ts';
import { listTeam } from '../store/employees.ts';

/** Until the salon has told its own. */
const defaultZone = 'Europe/Istanbul';

/**
 * The calls with which a calendar begins, in one round trip and with the caller's own rights. A part that fails is left
 * to its own route, which then tells the caller why.
 */
export const showCalendarStart = async (ctx: MemberCtx) => {
  const params = { salonCode: ctx.salon };
  const orNull = <T>(part: Promise<T>): Promise<T | null> =>
    part.catch((err: unknown) => {
      ctx.log.warn({ err }, 'part of the calendar start failed');
      return null;
    });
  const [team, own] = await Promise.all([
    ctx.db.forSalon(ctx.salon, (tx) => listTeam(tx, false)),
    orNull(ctx.call(salon.routes.byCode, { params })),
  ]);
  const date = wallDate(ctx.now(), own?.zone ?? defaultZone);
  const { routes } = appointment;
  const [appointments, blocks, pending, holidays] = await Promise.all([
    orNull(ctx.call(routes.bySalonFiltered, { params, query: dayBounds(date, date) })),
    orNull(ctx.call(routes.blocks, { params, query: dayBounds(date, date) })),
    orNull(ctx.call(routes.bySalonFilteredCount, { params, query: pendingFilters(date) })),
    orNull(ctx.call(catalog.routes.holidays, { query: holidayYears(date) })),
  ]);
  return {
    ...params,
    date,
    team: sortTeam(team).map((row) => toEmployeeView(viewerOf(ctx), row)),
    salon: own,
    holidays,
    appointments,
    blocks,
    pending,
  };
};
