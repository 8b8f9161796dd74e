import type { Appointment } from '@ayna/contracts/appointment';
import { CallError } from '@ayna/contracts/core/client';
import { isOccupying, occupiedOn, spanOn } from '@ayna/domain/occupied-time';
import { hasMinute, mergeRanges } from '@ayna/domain/ranges';
import { clockAt, minutesFrom, weekdayOf } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedRangesOn } from '../../../apps/web/app/features/calendar/model/closed-ranges.ts';
import { freeStretchesOn } from '../../../apps/web/app/features/calendar/model/free-stretches.ts';
import { type AppointmentApp, appointmentApp, routes, serviceState } from './kit.ts';

// The calendar draws occupied time with the rule of the domain. This compares what it draws with what the engine offers
// and books, over services with phases and buffers, breaks, leaves, hours, and whatever the desk does with them.

const date = '2024-11-19';
const OPEN = 9 * 60;
const CLOSE = 20 * 60;

const phases = fc.record({
  work: fc.integer({ min: 5, max: 60 }),
  wait: fc.integer({ min: 5, max: 60 }),
  finish: fc.integer({ min: 0, max: 30 }),
  freeWhileWaiting: fc.boolean(),
});

const service = fc
  .record({
    phases: fc.option(phases),
    duration: fc.integer({ min: 5, max: 90 }),
    bufferAfter: fc.integer({ min: 0, max: 30 }),
  })
  .map((one) => ({
    ...one,
    duration: one.phases ? one.phases.work + one.phases.wait + one.phases.finish : one.duration,
  }));

const start = fc.integer({ min: OPEN, max: CLOSE - 5 });
const which = fc.nat({ max: 30 });
const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('change-service' as const), which }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add-service' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('book' as const), start, which, more: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('move' as const), start, which, other: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stretch' as const),
      which,
      minutes: fc.integer({ min: 5, max: 120 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('block' as const),
      start,
      minutes: fc.integer({ min: 5, max: 60 }),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Desk = ReturnType<AppointmentApp['desk']>;
type Salon = Awaited<ReturnType<AppointmentApp['openSalon']>> & { readonly services: readonly string[] };

const at = (minute: number): string => `${date}T${clockAt(minute)}:00`;

const listAll = (desk: Desk, salonCode: string): Promise<readonly Appointment[]> =>
  desk.call(routes.bySalonFiltered, {
    params: { salonCode },
    query: { startDate: `${date}T00:00:00`, endDate: `${date}T23:59:00` },
  });

const nth = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

/** What the desk is refused changes nothing, and is no failure here. */
const attempt = async (call: Promise<unknown>): Promise<void> => {
  await call.catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
};

const bookAt = (
  desk: Desk,
  salon: Salon,
  services: readonly { readonly serviceCode: string; readonly employeeCode: string | null }[],
  minute: number,
) =>
  desk.call(routes.bookByDesk, {
    body: {
      salonCode: salon.code,
      services: [...services],
      startDate: at(minute),
      note: '',
      holdCode: null,
      customerCode: null,
      name: null,
      lastname: null,
      phone: null,
      duration: null,
      overlapReason: null,
      sessions: false,
      sessionStarts: null,
    },
  });

const book = (
  desk: Desk,
  salon: Salon,
  { start: minute, which: index, more }: Extract<Step, { kind: 'book' }>,
) => {
  const employeeCode = nth(salon.team, index)?.code ?? null;
  const codes = more ? [index, index + 1] : [index];
  const services = codes.map((code) => ({ serviceCode: nth(salon.services, code) ?? '', employeeCode }));
  return bookAt(desk, salon, services, minute);
};

const take = async (desk: Desk, salon: Salon, one: Step): Promise<unknown> => {
  if (one.kind === 'book') return book(desk, salon, one);
  if (one.kind === 'block') {
    const body = {
      salonCode: salon.code,
      employeeCode: salon.team[0]?.code ?? '',
      startDate: at(one.start),
      endDate: at(one.start + one.minutes),
      reason: '',
    };
    return desk.call(routes.blockTime, { body });
  }
  const chosen = nth(await listAll(desk, salon.code), one.which);
  if (!chosen) return null;
  const params = { code: chosen.code };
  if (one.kind === 'cancel') return desk.call(routes.updateStatus, { params, query: { status: 'Canceled' } });
  if (one.kind === 'undo') return desk.call(routes.undo, { params });
  const serviceCode = nth(salon.services, one.which + 1) ?? '';
  if (one.kind === 'add-service') return desk.call(routes.addService, { params, body: { serviceCode } });
  if (one.kind === 'change-service')
    return desk.call(routes.changeService, {
      params,
      body: { version: chosen.version, serviceCode, tellCustomer: false },
    });
  const change =
    one.kind === 'stretch'
      ? { duration: one.minutes }
      : { startDate: at(one.start), ...(one.other && { employeeCode: salon.team[1]?.code }) };
  return desk.call(routes.change, {
    params,
    body: { version: chosen.version, tellCustomer: false, ...change },
  });
};

/** Minutes of a day that are taken from somebody's hours, by a break, a leave or another start of work. */
const stretch = fc
  .tuple(fc.integer({ min: OPEN, max: CLOSE - 30 }), fc.integer({ min: 5, max: 90 }))
  .map(([from, long]) => ({ from, to: Math.min(from + long, CLOSE) }));
const hours = fc.record({
  pause: stretch,
  leave: stretch,
  weekly: stretch,
  from: fc.integer({ min: 0, max: 90 }),
});

type Hours = typeof hours extends fc.Arbitrary<infer T> ? T : never;

const clockOf = (minute: number): string => `${clockAt(minute)}:00`;

/** A break for all, for the first a leave and one of every week, and a later start for the second. */
const openSalon = async (app: AppointmentApp, { pause, leave, weekly, from }: Hours) => {
  const opening = { day: weekdayOf(date), openTime: clockOf(OPEN), closeTime: clockOf(CLOSE) };
  const salonHours = {
    openingHours: [{ ...opening, breaks: [{ startTime: clockOf(pause.from), endTime: clockOf(pause.to) }] }],
    closedDays: [],
    holidays: 'closed' as const,
    holidayChoices: [],
  };
  const opened = await app.openSalon(2, { salon: { slotStep: 5, ...salonHours } });
  const [first, second] = opened.team;
  if (!first || !second) throw new Error('openSalon: there are two');
  const week = { days: [opening.day], startDate: date, endDate: null, note: '', code: newCode() };
  const away = { code: newCode(), kind: 'Annual' as const, note: '' };
  const team = [
    {
      ...first,
      version: 2,
      leaves: [{ ...away, startDate: at(leave.from), endDate: at(leave.to) }],
      recurringLeaves: [{ ...week, startTime: clockOf(weekly.from), endTime: clockOf(weekly.to) }],
    },
    {
      ...second,
      version: 2,
      workHours: [{ day: opening.day, startTime: clockOf(OPEN + from), endTime: clockOf(CLOSE) }],
    },
  ];
  for (const one of team) await app.storeCopy('employee_copies', opened.code, one);
  return { opened: { ...opened, team }, salonHours };
};

type Employee = Awaited<ReturnType<typeof openSalon>>['opened']['team'][0];
type SalonHours = Awaited<ReturnType<typeof openSalon>>['salonHours'];

/**
 * Whether a minute is drawn as free: hatched or blocked it is not, under a block only where the block leaves it, and
 * under a canceled one where a stretch says so.
 */
const drawnFree = async (desk: Desk, salon: Salon, salonHours: SalonHours, employee: Employee) => {
  const all = await listAll(desk, salon.code);
  const own = all.filter((one) => one.employeeCode === employee.code);
  const blocks = await desk.call(routes.blocks, {
    params: { salonCode: salon.code },
    query: { startDate: `${date}T00:00:00`, endDate: `${date}T23:59:00` },
  });
  const blocked = blocks
    .filter((one) => one.employeeCode === employee.code)
    .map((one) => ({ from: minutesFrom(date, one.startDate), to: minutesFrom(date, one.endDate) }));
  const day = { from: 0, to: 1_440 };
  const closed = closedRangesOn({ salon: salonHours, holidays: new Map(), employee }, date, day);
  const stretches = freeStretchesOn(date, own, [...closed, ...blocked]);
  const toRanges = (ranges: readonly { readonly from: number; readonly to: number }[]) =>
    mergeRanges(ranges.map(({ from, to }) => [from, to] as const));
  const standing = own.filter(isOccupying);
  const canceled = own.filter(({ status }) => status === 'Canceled');
  const covered = mergeRanges([
    ...[...standing, ...canceled].map((one) => spanOn(date, one)),
    ...standing.flatMap((one) => occupiedOn(date, one)),
  ]);
  const [shut, free] = [toRanges([...closed, ...blocked]), toRanges(stretches)];
  return (minute: number): boolean =>
    hasMinute(free, minute) || !(hasMinute(shut, minute) || hasMinute(covered, minute));
};

const PROBE = 5;
const isFreeFor = (isFree: (minute: number) => boolean, start: number): boolean =>
  Array.from({ length: PROBE }, (_, more) => start + more).every(isFree);

/** Every fifth minute at which the engine would take a customer for five minutes, and what the calendar draws then. */
const compareOffers = async (desk: Desk, employee: Employee, isFree: (minute: number) => boolean) => {
  const slots = await desk.call(routes.availableTimeSlots, {
    query: { Date: date, EmployeeCode: employee.code, ServiceDuration: PROBE },
  });
  const free: number[] = [];
  for (let minute = 0; minute + PROBE <= 1_440; minute += PROBE)
    if (isFreeFor(isFree, minute)) free.push(minute);
  return { free, offered: slots.map(({ startDate }) => minutesFrom(date, startDate)) };
};

/** The desk books at any minute: it is taken where the calendar draws free time, and refused everywhere else. */
const compareBooking = async (
  desk: Desk,
  salon: Salon,
  salonHours: SalonHours,
  [employee, probe, minute]: readonly [Employee, string, number],
) => {
  const isFree = isFreeFor(await drawnFree(desk, salon, salonHours, employee), minute);
  const booking = bookAt(desk, salon, [{ serviceCode: probe, employeeCode: employee.code }], minute);
  const booked = await booking.catch((error: unknown) => {
    if (error instanceof CallError) return null;
    throw error;
  });
  const code = booked?.appointments[0]?.code;
  if (code) await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Canceled' } });
  return { clock: clockAt(minute), isFree, isBooked: booked !== null };
};

test('what the calendar draws as free is what the engine books, minute by minute', async () => {
  await using app = await appointmentApp();
  const days = fc.asyncProperty(
    fc.array(service, { minLength: 3, maxLength: 5 }),
    hours,
    fc.array(step, { minLength: 8, maxLength: 24 }),
    fc.array(fc.integer({ min: OPEN - 10, max: CLOSE }), { minLength: 3, maxLength: 3 }),
    async (kinds, salonsHours, steps, minutes) => {
      const { opened, salonHours } = await openSalon(app, salonsHours);
      const services = kinds.map((kind) => serviceState(kind));
      const probe = serviceState({ duration: PROBE });
      for (const one of [...services, probe]) await app.storeCopy('service_copies', opened.code, one);
      const salon = { ...opened, services: services.map(({ code }) => code) };
      const desk = app.desk(salon.code);
      for (const one of steps) await attempt(take(desk, salon, one));
      for (const employee of opened.team) {
        const isFree = await drawnFree(desk, salon, salonHours, employee);
        const { free, offered } = await compareOffers(desk, employee, isFree);
        expect(free).toEqual(offered);
        for (const minute of minutes) {
          const tried = await compareBooking(desk, salon, salonHours, [employee, probe.code, minute]);
          expect(tried).toEqual({ ...tried, isBooked: tried.isFree });
        }
      }
    },
  );
  await fc.assert(days, { numRuns: 12 });
}, 120_000);
