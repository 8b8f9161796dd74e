import type { AppointmentStatus } from '@ayna/contracts/appointment';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import { Temporal } from 'temporal-polyfill';
import { personOf } from './people.ts';
import type { Random } from './random.ts';

export type Guest = {
  readonly code: string;
  readonly name: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string;
};

/** Somebody's visit in the diary: one service, in minutes of its day. */
export type Entry = {
  readonly date: string;
  readonly start: number;
  readonly service: ServiceState;
  readonly employee: EmployeeState;
  readonly guest: Guest | null;
  readonly status: AppointmentStatus;
  readonly online: boolean;
};

export const guestsOf = (random: Random, many: number, now: number): Guest[] => {
  const phones = new Set<string>();
  return Array.from({ length: many }, (_, index) => ({
    ...personOf(random),
    code: random.code(now - index * 3_600_000),
  })).filter(({ phone }) => !phones.has(phone) && phones.add(phone));
};

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** What has become of it: most came, some did not. What is to come stands, or waits to be approved. */
const statusOf = (random: Random, isPast: boolean): AppointmentStatus => {
  const dice = random.next();
  if (!isPast) return dice < 0.02 ? 'Pending' : dice < 0.06 ? 'Canceled' : 'Approved';
  return dice < 0.86 ? 'Completed' : dice < 0.94 ? 'Canceled' : 'NoShow';
};

/** A course is for few, and goes on for long: most come for what is done at once. */
const pickService = (random: Random, services: readonly ServiceState[]): ServiceState => {
  const single = services.filter(({ type }) => type === 'Single');
  return random.next() < 0.02 || single.length === 0 ? random.pick(services) : random.pick(single);
};

type Day = { readonly date: string; readonly now: string };

/** An employee's day: one after another with pauses, fuller towards the weekend, within the hours. */
export const dayOf = (
  random: Random,
  { date, now }: Day,
  employee: EmployeeState,
  services: readonly ServiceState[],
  guests: readonly Guest[],
): Entry[] => {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const hours = employee.workHours.find(({ day }) => day === names[weekday - 1]);
  const mine = services.filter(
    ({ code, active }) => active && (employee.allServices || employee.serviceCodes.includes(code)),
  );
  const away = employee.leaves.some(
    // Nobody is booked into a leave, but for an illness, which is known only when it is there.
    ({ kind, startDate, endDate }) =>
      kind !== 'Sick' && startDate.slice(0, 10) <= date && date <= endDate.slice(0, 10),
  );
  if (!hours || mine.length === 0 || away) return [];
  const end = minuteOf(hours.endTime) > minuteOf(hours.startTime) ? minuteOf(hours.endTime) : 1_440;
  const fullness = date > now.slice(0, 10) ? 0.45 : 0.62 + weekday * 0.04;
  const entries: Entry[] = [];
  for (let start = minuteOf(hours.startTime); start < end; ) {
    const service = pickService(random, mine);
    const fits = start + service.duration <= end;
    if (!fits || random.next() > fullness) {
      start += 30;
      continue;
    }
    const clock = `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`;
    const status = statusOf(random, `${date}T${clock}` < now);
    const guest = random.next() < 0.94 ? random.pick(guests) : null;
    const online = random.next() < 0.4;
    // Only customers ask to be approved, and the salon knows who asks.
    const isAsking = status === 'Pending' && guest !== null;
    entries.push({
      date,
      start,
      service,
      employee,
      guest,
      status: status === 'Pending' && !isAsking ? 'Approved' : status,
      online: isAsking || online,
    });
    start += Math.ceil((service.duration + service.bufferAfter) / 15) * 15;
  }
  return entries;
};
