import type { AppointmentStatus } from '@ayna/contracts/appointment';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import { workWeek } from '@ayna/domain/opening-hours';
import { clockAt, DAY_MINUTES, minuteOfDay, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { freeWaits } from '@ayna/domain/work-parts';
import { randomPerson } from './people.ts';
import type { Random } from './random.ts';

export type Guest = {
  readonly code: string;
  readonly name: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string;
  /** The account behind the card, if there is one. */
  readonly userCode?: string;
};

/** One appointment of one service; `start` is in minutes of the day. */
export type Entry = {
  readonly date: string;
  readonly start: number;
  readonly service: ServiceState;
  readonly employee: EmployeeState;
  readonly guest: Guest | null;
  readonly status: AppointmentStatus;
  readonly online: boolean;
  /** Which session of a course it is; the first where nothing is said. */
  readonly session?: number;
};

export const randomGuests = (random: Random, count: number, now: number): Guest[] => {
  const phones = new Set<string>();
  return Array.from({ length: count }, (_, index) => ({
    ...randomPerson(random),
    code: random.code(now - index * 3_600_000),
  })).filter(({ phone }) => !phones.has(phone) && phones.add(phone));
};

/** Most past appointments are completed; future ones are approved or wait for approval. */
const statusOf = (random: Random, isPast: boolean): AppointmentStatus => {
  const dice = random.next();
  if (!isPast) return dice < 0.02 ? 'Pending' : dice < 0.06 ? 'Canceled' : 'Approved';
  return dice < 0.86 ? 'Completed' : dice < 0.94 ? 'Canceled' : 'NoShow';
};

/** Only 2 % of appointments are for services with several sessions. */
const pickService = (random: Random, services: readonly ServiceState[]): ServiceState => {
  const single = services.filter(({ type }) => type === 'Single');
  return random.next() < 0.02 || single.length === 0 ? random.pick(services) : random.pick(single);
};

/** Somebody else while a color takes effect: the longest service that fits, half of the time. */
const pickInWait = (random: Random, service: ServiceState, offered: readonly ServiceState[]) => {
  const [wait] = freeWaits(service);
  if (!wait || random.next() < 0.5) return null;
  const fitting = offered
    .filter(
      ({ phases, type, duration, bufferAfter }) =>
        !phases && type === 'Single' && duration + bufferAfter <= wait[1] - wait[0],
    )
    .toSorted((one, other) => other.duration - one.duration);
  return fitting[0] ? { service: fitting[0], offset: wait[0] } : null;
};

type Day = { readonly date: string; readonly now: string };

type Place = Pick<Entry, 'date' | 'start' | 'service' | 'employee'> & Pick<Day, 'now'>;

const randomEntry = (random: Random, { now, ...place }: Place, nextGuest: () => Guest): Entry => {
  const status = statusOf(random, `${place.date}T${clockAt(place.start)}` < now);
  const guest = random.next() < 0.94 ? nextGuest() : null;
  const online = random.next() < 0.4;
  // Only online bookings of known customers wait for approval.
  const isOnlineRequest = status === 'Pending' && guest !== null;
  return {
    ...place,
    guest,
    status: status === 'Pending' && !isOnlineRequest ? 'Approved' : status,
    online: isOnlineRequest || online,
  };
};

/** An employee's day within work hours: appointments with pauses, more of them towards the weekend. */
export const randomDay = (
  random: Random,
  { date, now }: Day,
  employee: EmployeeState,
  services: readonly ServiceState[],
  nextGuest: () => Guest,
): Entry[] => {
  const weekday = weekdayOf(date);
  const hours = workWeek(employee.workHours).find(({ day }) => day === weekday);
  const offered = services.filter(
    ({ code, active }) => active && (employee.allServices || employee.serviceCodes.includes(code)),
  );
  const isOnLeave = employee.leaves.some(
    // Nothing is booked during a leave, except sick leave, which is not known in advance.
    ({ kind, startDate, endDate }) =>
      kind !== 'Sick' && startDate.slice(0, 10) <= date && date <= endDate.slice(0, 10),
  );
  if (!hours || offered.length === 0 || isOnLeave) return [];
  const [opening, closing] = [minuteOfDay(hours.startTime), minuteOfDay(hours.endTime)];
  const end = closing > opening ? closing : DAY_MINUTES;
  const fullness = date > now.slice(0, 10) ? 0.45 : 0.62 + (weekdays.indexOf(weekday) + 1) * 0.04;
  const entries: Entry[] = [];
  for (let start = opening; start < end; ) {
    const service = pickService(random, offered);
    const fits = start + service.duration <= end;
    if (!fits || random.next() > fullness) {
      start += 30;
      continue;
    }
    const inWait = pickInWait(random, service, offered);
    entries.push(randomEntry(random, { date, now, start, service, employee }, nextGuest));
    if (inWait)
      entries.push(
        randomEntry(
          random,
          { date, now, start: start + inWait.offset, service: inWait.service, employee },
          nextGuest,
        ),
      );
    start += Math.ceil((service.duration + service.bufferAfter) / 15) * 15;
  }
  return entries;
};
