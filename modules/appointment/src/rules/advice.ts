import type { Lapsed, QuietStretch, TurnedDown } from '@ayna/contracts/appointment';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { LapsedAfter } from '@ayna/contracts/customer';
import { fullName } from '@ayna/domain/names';
import { addDays, addMonths, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { performs } from './availability.ts';

// What the figures suggest to do this week. Each rule looks at whole weeks before this one, so that it says the same on every
// day of a week, and says nothing where a number is missing.

const HOURS = 24;

/** How many weeks in a row a stretch has to be quiet. */
const QUIET_WEEKS = 4;
const QUIET_BELOW = 0.3;
const QUIET_HOURS = 2;

/** For how long refused requests count, and how many of them are worth a sentence. */
const REFUSED_MONTHS = 3;
const REFUSED_OFTEN = 5;

/** A week by hours, from Monday 00:00 on. */
export type AdviceWeek = {
  readonly monday: string;
  readonly worked: readonly number[];
  readonly open: readonly number[];
};

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/** The Mondays of the whole weeks before this one, the oldest first. */
export const quietWeeks = (monday: string): string[] =>
  Array.from({ length: QUIET_WEEKS }, (_, index) => addDays(monday, (index - QUIET_WEEKS) * 7));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Rounded down, so that what is below a limit never reads as the limit. */
const percentOf = (worked: number, open: number): number => Math.floor((worked * 100) / open);

const isQuiet = (weeks: readonly AdviceWeek[], index: number): boolean =>
  weeks.every(({ worked, open }) => {
    const minutes = open[index] ?? 0;
    return minutes > 0 && (worked[index] ?? 0) < minutes * QUIET_BELOW;
  });

/** Hours of the week that follow each other on one day, as their first and the one after their last. */
type Stretch = readonly [from: number, to: number];

const quietStretches = (weeks: readonly AdviceWeek[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (let from = 0; from < weekdays.length * HOURS; ) {
    const midnight = (Math.floor(from / HOURS) + 1) * HOURS;
    let to = from;
    while (to < midnight && isQuiet(weeks, to)) to += 1;
    if (to - from >= QUIET_HOURS) stretches.push([from, to]);
    from = Math.max(to, from + 1);
  }
  return stretches;
};

const sumsOf = (weeks: readonly AdviceWeek[], [from, to]: Stretch) => ({
  worked: sum(weeks.flatMap((week) => week.worked.slice(from, to))),
  open: sum(weeks.flatMap((week) => week.open.slice(from, to))),
});

/** How full the same hours are on the other days of the week. */
const othersPercent = (weeks: readonly AdviceWeek[], [from, to]: Stretch): number | null => {
  const ownDay = Math.floor(from / HOURS);
  const others = weekdays.flatMap((_, day) =>
    day === ownDay
      ? []
      : [sumsOf(weeks, [day * HOURS + (from % HOURS), day * HOURS + (from % HOURS) + to - from])],
  );
  const open = sum(others.map((one) => one.open));
  return open === 0 ? null : percentOf(sum(others.map((one) => one.worked)), open);
};

/**
 * The stretch of at least two hours on one weekday with the most free time of those that are less than 30 % full in every
 * hour of each week. A salon that nothing was booked in for a week is not judged: perhaps it does not use the calendar.
 */
export const quietStretch = (weeks: readonly AdviceWeek[]): QuietStretch | null => {
  if (weeks.length < QUIET_WEEKS || weeks.some(({ worked }) => sum(worked) === 0)) return null;
  const freeIn = (stretch: Stretch): number => {
    const { worked, open } = sumsOf(weeks, stretch);
    return open - worked;
  };
  const [best] = quietStretches(weeks).toSorted((a, b) => freeIn(b) - freeIn(a) || a[0] - b[0]);
  if (!best) return null;
  const [from, to] = best;
  const { worked, open } = sumsOf(weeks, best);
  const weekday = Math.floor(from / HOURS);
  return {
    kind: 'quiet-stretch',
    weekday: weekday + 1,
    fromHour: from % HOURS,
    toHour: (from % HOURS) + to - from,
    percent: percentOf(worked, open),
    othersPercent: othersPercent(weeks, best),
    weeks: weeks.map((week) => ({
      date: addDays(week.monday, weekday),
      hours: Array.from({ length: to - from }, (_, offset) => ({
        hour: (from % HOURS) + offset,
        percent: percentOf(week.worked[from + offset] ?? 0, week.open[from + offset] ?? 1),
      })),
    })),
  };
};

/** Requests for a service that were to begin in a month and that the salon canceled before it approved them. */
export type Refused = { readonly serviceCode: string; readonly month: string; readonly count: number };

/** The first day that counts; the last is the one before this week. */
export const refusedSince = (monday: string): string => addMonths(monday, -REFUSED_MONTHS);

type Team = {
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
  /** What each employee had free in the weeks that count. */
  readonly freeMinutes: ReadonlyMap<string, number>;
};

/**
 * Who has the most free time of those who do not offer the service, though somebody of the same trade does: nobody asks a
 * receptionist to cut hair.
 */
const whoCould = (serviceCode: string, { employees, freeMinutes }: Team): EmployeeState | null => {
  const freeOf = ({ code }: EmployeeState): number => freeMinutes.get(code) ?? 0;
  const active = employees.filter(({ isActive }) => isActive);
  const trades = new Set(active.filter((one) => performs(one, serviceCode)).map(({ position }) => position));
  const [best] = active
    .filter((one) => !performs(one, serviceCode) && trades.has(one.position) && freeOf(one) > 0)
    .toSorted((a, b) => freeOf(b) - freeOf(a) || (a.code < b.code ? -1 : 1));
  return best ?? null;
};

/** The service that was turned down most often, at least five times, although a colleague with free time could offer it. */
export const turnedDown = (refused: readonly Refused[], team: Team): TurnedDown | null => {
  const counts = Map.groupBy(refused, ({ serviceCode }) => serviceCode);
  const candidates = [...counts].flatMap(([serviceCode, months]): TurnedDown[] => {
    const count = sum(months.map((one) => one.count));
    const service = team.services.get(serviceCode);
    const employee = service?.active && count >= REFUSED_OFTEN ? whoCould(serviceCode, team) : null;
    if (!service || !employee) return [];
    return [
      {
        kind: 'turned-down',
        serviceCode,
        serviceName: service.name,
        count,
        employeeCode: employee.code,
        employeeName: fullName(employee.userSnapshot),
        months: months
          .map(({ month, count: times }) => ({ month, count: times }))
          .toSorted((a, b) => (a.month < b.month ? -1 : 1)),
      },
    ];
  });
  const [most] = candidates.toSorted((a, b) => b.count - a.count || (a.serviceCode < b.serviceCode ? -1 : 1));
  return most ?? null;
};

/** Fewer customers are a few telephone calls that nobody has to be told of. */
const LAPSED_MANY = 5;

/** The service, of those that are still offered, after which the most customers have lapsed; who they are customer decides. */
export const lapsedMost = (
  found: readonly LapsedAfter[],
  services: ReadonlyMap<string, ServiceState>,
): Lapsed | null => {
  const candidates = found.flatMap((one): Lapsed[] => {
    const service = services.get(one.serviceCode);
    return service?.active && one.customers >= LAPSED_MANY
      ? [{ kind: 'lapsed', serviceName: service.name, ...one }]
      : [];
  });
  const [most] = candidates.toSorted(
    (a, b) => b.customers - a.customers || (a.serviceCode < b.serviceCode ? -1 : 1),
  );
  return most ?? null;
};
