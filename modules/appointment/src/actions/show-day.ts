import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { momentAt } from '@ayna/domain/wall-clock';
import type { Ctx, MemberCtx } from '@ayna/kernel/ctx';
import type { WithHttp } from '@ayna/kernel/module';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { type AvailabilityContext, bookableFrom, employeeDay, workOf } from '../rules/availability.ts';
import { availabilityContext } from '../rules/availability-context.ts';
import { belongsToSalon } from '../rules/belongs-to-salon.ts';
import { deskOfferedFrom } from '../rules/desk-day.ts';
import { explainDay } from '../rules/explain-day.ts';
import { offeredSlots, takesOnline } from '../rules/plan-visit.ts';
import { requestedHours } from '../rules/requested-hours.ts';
import { offeredStarts, possibleStarts } from '../rules/slots.ts';
import { dayWindow } from '../rules/spans.ts';
import { type AvailabilityData, readAvailability } from '../store/availability.ts';
import { salonOfEmployee } from '../store/copies.ts';
import { recordMiss } from './shared/record-miss.ts';

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
  return { data, employee, service };
};

const DEFAULT_MINUTES = 30;

/** The desk books through the holds of strangers, so it is offered their time. */
const withoutHolds = (data: AvailabilityData): AvailabilityData => ({
  ...data,
  occupied: data.occupied.filter(({ source }) => source !== 'hold'),
});

type SlotsQuery = InputOf<typeof appointment.routes.availableTimeSlots>['query'];
type DayRead = Awaited<ReturnType<typeof readDay>> & { readonly context: AvailabilityContext };

/** The starts that the caller is offered. */
const offeredTo = (isDesk: boolean, query: SlotsQuery, { context, employee, service }: DayRead) => {
  const { date } = context;
  const from = isDesk ? deskOfferedFrom(context) : bookableFrom(context);
  const within = requestedHours(query, date);
  const isOffered = employee.isActive && (isDesk || takesOnline(context));
  if (from === null || within === 'other-day' || !isOffered) return [];
  const length = Math.min(720, Math.max(5, query.ServiceDuration ?? DEFAULT_MINUTES));
  const work = service ? workOf(service) : { duration: length, bufferAfter: 0, phases: null };
  const starts = possibleStarts(employeeDay(context, employee, within), work);
  return offeredStarts(starts, context.salon.slotStep, from).map((start) => ({
    startDate: momentAt(date, start),
    endDate: momentAt(date, start + work.duration),
  }));
};

/** The spec's call. Hours from the client can only narrow ours; a length counts where no service is named. */
export const showAvailableTimeSlots = async (
  ctx: Ctx & WithHttp,
  { query }: InputOf<typeof appointment.routes.availableTimeSlots>,
) => {
  const { EmployeeCode: employeeCode, ServiceCode: serviceCode } = query;
  const date = query['Date'];
  const salon = await ctx.db.acrossSalons('find the salon of an employee', (tx) =>
    salonOfEmployee(tx, employeeCode),
  );
  if (!salon) throw new Refusal('not-found');
  const read = await readDay(ctx, salon, { date, employeeCode, serviceCode });
  const { actor } = ctx;
  const isDesk = actor.kind === 'person' && !actor.customerOnly && belongsToSalon(read.data, actor.code);
  const context = availabilityContext(isDesk ? withoutHolds(read.data) : read.data, date, ctx.now());
  const slots = offeredTo(isDesk, query, { ...read, context });
  if (slots.length === 0 && serviceCode && !isDesk) {
    const requested = [{ serviceCode, employeeCode }];
    // A search that left out the free hours of the day found what it looked for.
    if (offeredSlots(context, requested).length === 0) await recordMiss(ctx, salon, context, requested);
  }
  return slots;
};

/** Why an employee has no free time on a day. */
export const showReasons = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.unavailableTimes>,
) => {
  const { date, employeeCode, serviceCode } = query;
  const { data, employee, service } = await readDay(ctx, ctx.salon, { date, employeeCode, serviceCode });
  const context = availabilityContext(data, date, ctx.now());
  const isDesk = query.desk === 'true';
  return explainDay(context, employee, service ?? null, data.occupied, isDesk).map(({ range, why }) => ({
    startDate: momentAt(date, range[0]),
    endDate: momentAt(date, range[1]),
    why,
  }));
};
