import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { canSeePhones } from '@ayna/domain/permissions';
import { addDays, daysBetween, momentAt } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { AvailabilityContext } from '../rules/availability.ts';
import { availabilityContext } from '../rules/availability-context.ts';
import { alternativeTimes, isConflict, LATER_DAYS, laterTimes, substitutes } from '../rules/conflicts.ts';
import { dayWindow } from '../rules/spans.ts';
import { type AvailabilityData, readAvailability } from '../store/availability.ts';
import { readSalon } from '../store/copies.ts';
import { listByCodes, listUpcoming } from '../store/queries.ts';

const AHEAD_DAYS = 400;
/** Each may search two weeks of the whole team; what is farther down the list is asked for by employee or dates. */
const MAX_LATER = 100;

/** One context per day: many appointments share a day. */
const contextByDate = (data: AvailabilityData, now: number) => {
  const contexts = new Map<string, AvailabilityContext>();
  return (moment: string): AvailabilityContext => {
    const date = moment.slice(0, 10);
    const context = contexts.get(date) ?? availabilityContext(data, date, now);
    contexts.set(date, context);
    return context;
  };
};

/** Upcoming appointments that the hours no longer allow, each with where else it could go. It changes nothing. */
export const listConflicts = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.conflicts>,
) => {
  const now = ctx.now();
  const isLater = query.later === 'true';
  const read = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    if (!salon) return null;
    const nowThere = wallNow(now, salon.zone);
    const from = query.startDate && query.startDate > nowThere ? query.startDate : nowThere;
    const to = query.endDate ?? momentAt(addDays(from.slice(0, 10), AHEAD_DAYS), 0);
    const upcoming = await listUpcoming(tx, { from, to, employeeCode: query.employeeCode });
    const requested = upcoming.map(({ serviceCode }) => ({ serviceCode, employeeCode: null }));
    const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
    const window = dayWindow(first, daysBetween(first, last) + 1 + (isLater ? LATER_DAYS : 0));
    const data = await readAvailability(tx, { requested, ...window, now });
    return data && { data, upcoming };
  });
  // A salon that was created a moment ago may not be copied yet, and has no appointments.
  if (!read) return [];
  // Computed outside the transaction: a full year takes a while.
  const contextOn = contextByDate(read.data, now);
  const conflicts = read.upcoming.filter((one) => isConflict(contextOn(one.startsAt), one));
  if (conflicts.length === 0) return [];
  const codes = conflicts.map(({ code }) => code);
  const appointments = await ctx.db.forSalon(ctx.salon, (tx) =>
    listByCodes(tx, codes, canSeePhones(ctx.groups)),
  );
  return conflicts.flatMap((one, index) => {
    const appointment = appointments.get(one.code);
    if (!appointment) return [];
    const context = contextOn(one.startsAt);
    return [
      {
        appointment,
        substitutes: substitutes(context, one),
        alternativeTimes: alternativeTimes(context, one),
        laterTimes: isLater && index < MAX_LATER ? laterTimes(contextOn, one) : [],
      },
    ];
  });
};
