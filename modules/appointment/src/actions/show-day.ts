import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Range } from '@ayna/domain/ranges';
import { DAY_MINUTES, minuteOfDay, momentAt } from '@ayna/domain/wall-clock';
import type { Ctx, MemberCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { bookableFrom, employeeDay, workOf } from '../rules/availability.ts';
import { availabilityContext } from '../rules/availability-context.ts';
import { explainDay } from '../rules/explain-day.ts';
import { takesOnline } from '../rules/plan-visit.ts';
import { offeredStarts, possibleStarts } from '../rules/slots.ts';
import { dayWindow } from '../rules/spans.ts';
import { readAvailability } from '../store/availability.ts';
import { salonOfEmployee } from '../store/copies.ts';

type Day = { readonly date: string; readonly employeeCode: string; readonly serviceCode: string | undefined };

const readDay = async (ctx: Ctx, salon: SalonKey, { date, employeeCode, serviceCode }: Day) => {
  const now = ctx.now();
  const requested = [{ serviceCode: serviceCode ?? employeeCode, employeeCode }];
  const data = await ctx.db.readSalon(salon, (tx) =>
    readAvailability(tx, { requested, ...dayWindow(date), now }),
  );
  const employee = data?.employees[0];
  if (!data || !employee) throw new Refusal('not-found');
  const service = serviceCode ? data.services.get(serviceCode) : undefined;
  if (serviceCode && !service) throw new Refusal('not-found');
  const context = availabilityContext(data, date, now);
  return { data, context, employee, service };
};

const DEFAULT_MINUTES = 30;

/** The spec's call. Hours from the client can only narrow ours; a length counts where no service is named. */
export const showAvailableTimeSlots = async (
  ctx: Ctx,
  { query }: InputOf<typeof appointment.routes.availableTimeSlots>,
) => {
  const { EmployeeCode: employeeCode, ServiceCode: serviceCode, ServiceDuration = DEFAULT_MINUTES } = query;
  const date = query['Date'];
  const salon = await ctx.db.acrossSalons('find the salon of an employee', (tx) =>
    salonOfEmployee(tx, employeeCode),
  );
  if (!salon) throw new Refusal('not-found');
  const { context, employee, service } = await readDay(ctx, salon, { date, employeeCode, serviceCode });
  const from = bookableFrom(context);
  if (from === null || !takesOnline(context) || !employee.isActive) return [];
  const [opens, closes] = [query['OperatingHours.OpenTime'], query['OperatingHours.CloseTime']];
  const within: Range | undefined =
    opens && closes
      ? [
          minuteOfDay(opens),
          minuteOfDay(closes) > minuteOfDay(opens) ? minuteOfDay(closes) : minuteOfDay(closes) + DAY_MINUTES,
        ]
      : undefined;
  const length = Math.min(720, Math.max(5, ServiceDuration));
  const work = service ? workOf(service) : { duration: length, bufferAfter: 0, phases: null };
  const starts = possibleStarts(employeeDay(context, employee, within), work);
  return offeredStarts(starts, context.salon.slotStep, from).map((start) => ({
    startDate: momentAt(date, start),
    endDate: momentAt(date, start + work.duration),
  }));
};

/** Why an employee has no free time on a day. */
export const showReasons = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.unavailableTimes>,
) => {
  const { date, employeeCode, serviceCode } = query;
  const { data, context, employee, service } = await readDay(ctx, ctx.salon, {
    date,
    employeeCode,
    serviceCode,
  });
  const isDesk = query.desk === 'true';
  return explainDay(context, employee, service ?? null, data.occupied, isDesk).map(({ range, why }) => ({
    startDate: momentAt(date, range[0]),
    endDate: momentAt(date, range[1]),
    why,
  }));
};
