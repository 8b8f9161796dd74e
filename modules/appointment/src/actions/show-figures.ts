import type { AppointmentFigures, appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { openMinutes } from '../rules/open-minutes.ts';
import { daysWithCustomers, partsOf, weekHours } from '../rules/span-figures.ts';
import { cachedHolidays } from '../store/holidays.ts';
import { readSalonSnapshot } from '../store/salon-snapshots.ts';
import {
  readByKey,
  readCustomerDays,
  readDays,
  readDaysAhead,
  readWorkedHours,
} from '../store/span-figures.ts';

const nobodyOpen = { byEmployee: new Map<string, number>(), byHour: [] };

export const showFigures = (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.figures>,
): Promise<AppointmentFigures> =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const [snapshot, holidays, byDay, sums, worked, daysAhead, customers] = await Promise.all([
      readSalonSnapshot(tx),
      cachedHolidays(tx, ctx.now()),
      readDays(tx, query),
      readByKey(tx, query),
      readWorkedHours(tx, query),
      readDaysAhead(tx, query),
      readCustomerDays(tx, query),
    ]);
    const { salon } = snapshot;
    const { employeeCode } = query;
    const employees = snapshot.employees.filter(({ code }) => !employeeCode || code === employeeCode);
    const open = salon ? openMinutes({ salon, holidays, ...query }, employees) : nobodyOpen;
    return {
      ...daysWithCustomers(byDay, customers),
      ...partsOf(sums, employees, open),
      hours: weekHours(worked, open),
      daysAhead,
    };
  });
