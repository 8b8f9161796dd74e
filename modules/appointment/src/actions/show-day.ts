import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx, MemberCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import type { Range } from '../rules/ranges.ts';
import { reasonsOf } from '../rules/reasons.ts';
import { bookableFrom, roomOf, workOf } from '../rules/scene.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { offered, startsFor } from '../rules/slots.ts';
import { DAY, daysAfter, minuteOf, momentAt } from '../rules/wall-time.ts';
import { salonOfEmployee } from '../store/copies.ts';
import { findScene } from '../store/scene.ts';

type Day = { readonly date: string; readonly employeeCode: string; readonly serviceCode: string | undefined };

const readDay = async (ctx: Ctx, salon: SalonKey, { date, employeeCode, serviceCode }: Day) => {
  const now = ctx.now();
  const window = { from: momentAt(daysAfter(date, -1), 0), to: momentAt(daysAfter(date, 2), 0) };
  const wishes = [{ serviceCode: serviceCode ?? employeeCode, employeeCode }];
  const found = await ctx.db.seeSalon(salon, (tx) => findScene(tx, { wishes, ...window, now }));
  const employee = found?.employees[0];
  if (!found || !employee) throw new Refusal('not-found');
  const service = serviceCode ? found.services.get(serviceCode) : undefined;
  if (serviceCode && !service) throw new Refusal('not-found');
  const scene = sceneOf(found, date, now);
  return { found, scene, employee, service };
};

const STANDARD_MINUTES = 30;

/** The spec's call. Hours that are sent can only narrow ours; a length is taken where no service is named. */
export const showAvailableTimeSlots = async (
  ctx: Ctx,
  { query }: InputOf<typeof appointment.routes.availableTimeSlots>,
) => {
  const { EmployeeCode: employeeCode, ServiceCode: serviceCode, ServiceDuration = STANDARD_MINUTES } = query;
  const date = query['Date'];
  const salon = await ctx.db.acrossSalons('whose employee this is', (tx) =>
    salonOfEmployee(tx, employeeCode),
  );
  if (!salon) throw new Refusal('not-found');
  const { scene, employee, service } = await readDay(ctx, salon, { date, employeeCode, serviceCode });
  const from = bookableFrom(scene);
  const open = scene.salon.status === 'Published' && scene.salon.onlineBooking && employee.isActive;
  if (from === null || !open) return [];
  const [opens, closes] = [query['OperatingHours.OpenTime'], query['OperatingHours.CloseTime']];
  const narrowed: Range | undefined =
    opens && closes
      ? [minuteOf(opens), minuteOf(closes) > minuteOf(opens) ? minuteOf(closes) : minuteOf(closes) + DAY]
      : undefined;
  const length = Math.min(720, Math.max(5, ServiceDuration));
  const work = service ? workOf(service) : { duration: length, bufferAfter: 0, phases: null };
  const starts = startsFor(roomOf(scene, employee, narrowed), work);
  return offered(starts, scene.salon.slotStep, from).map((start) => ({
    startDate: momentAt(date, start),
    endDate: momentAt(date, start + work.duration),
  }));
};

/** Why there is no free hour. */
export const showReasons = async (ctx: MemberCtx, { query }: InputOf<typeof appointment.routes.reasons>) => {
  const { date, employeeCode, serviceCode } = query;
  const { found, scene, employee, service } = await readDay(ctx, ctx.salon, {
    date,
    employeeCode,
    serviceCode,
  });
  const isDesk = query.desk === 'true';
  return reasonsOf(scene, employee, service ?? null, found.taken, isDesk).map(({ range, why }) => ({
    startDate: momentAt(date, range[0]),
    endDate: momentAt(date, range[1]),
    why,
  }));
};
