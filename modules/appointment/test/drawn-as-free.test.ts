import type { Appointment } from '@ayna/contracts/appointment';
import { CallError } from '@ayna/contracts/core/client';
import { isOccupying, occupiedOn } from '@ayna/domain/occupied-time';
import { hasMinute, mergeRanges } from '@ayna/domain/ranges';
import { clockAt, minutesFrom } from '@ayna/domain/wall-clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, routes, serviceState } from './kit.ts';

// The calendar draws occupied time with the rule of the domain. This compares it with what the engine offers, over
// services with phases and buffers and whatever the desk does with them.

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

const book = (
  desk: Desk,
  salon: Salon,
  { start: minute, which: index, more }: Extract<Step, { kind: 'book' }>,
) => {
  const employeeCode = nth(salon.team, index)?.code ?? null;
  const codes = more ? [index, index + 1] : [index];
  const services = codes.map((code) => ({ serviceCode: nth(salon.services, code) ?? '', employeeCode }));
  const body = { salonCode: salon.code, services, startDate: at(minute), note: '', holdCode: null };
  return desk.call(routes.bookByDesk, {
    body: {
      ...body,
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

/** Every fifth minute at which the engine would take a customer for five minutes, and what the calendar draws then. */
const compare = async (desk: Desk, salon: Salon, employeeCode: string) => {
  const slots = await desk.call(routes.availableTimeSlots, {
    query: { Date: date, EmployeeCode: employeeCode, ServiceDuration: 5 },
  });
  const bookable = slots.map(({ startDate }) => minutesFrom(date, startDate));
  const all = await listAll(desk, salon.code);
  const own = all.filter((one) => one.employeeCode === employeeCode && isOccupying(one));
  const blocks = await desk.call(routes.blocks, {
    params: { salonCode: salon.code },
    query: { startDate: `${date}T00:00:00`, endDate: `${date}T23:59:00` },
  });
  const blocked = blocks
    .filter((one) => one.employeeCode === employeeCode)
    .map((one) => [minutesFrom(date, one.startDate), minutesFrom(date, one.endDate)] as const);
  const drawn = mergeRanges([...own.flatMap((one) => occupiedOn(date, one)), ...blocked]);
  const free: number[] = [];
  for (let minute = OPEN; minute + 5 <= CLOSE; minute += 5)
    if ([0, 1, 2, 3, 4].every((more) => !hasMinute(drawn, minute + more))) free.push(minute);
  return { bookable, free };
};

test('what the calendar draws as free is what the engine books, minute by minute', async () => {
  await using app = await appointmentApp();
  const days = fc.asyncProperty(
    fc.array(service, { minLength: 3, maxLength: 5 }),
    fc.array(step, { minLength: 8, maxLength: 24 }),
    async (kinds, steps) => {
      const opened = await app.openSalon(2, { salon: { slotStep: 5 } });
      const services = kinds.map((kind) => serviceState(kind));
      for (const one of services) await app.storeCopy('service_copies', opened.code, one);
      const salon = { ...opened, services: services.map(({ code }) => code) };
      const desk = app.desk(salon.code);
      for (const one of steps) await attempt(take(desk, salon, one));
      for (const { code } of salon.team) {
        const { bookable, free } = await compare(desk, salon, code);
        expect(free).toEqual(bookable);
      }
    },
  );
  await fc.assert(days, { numRuns: 20 });
}, 60_000);
