import type { WhyNot } from '@ayna/contracts/appointment';
import { joined, type Range, type Ranges, shifted, without } from './ranges.ts';
import { DAY, daysAfter, minuteOf, minutesFrom, type Weekday, weekdayOf } from './wall-time.ts';

/** What of a salon decides when it is open. */
export type SalonHours = {
  readonly openingHours: readonly {
    readonly day: Weekday;
    readonly openTime: string;
    readonly closeTime: string;
    readonly breaks: readonly { readonly startTime: string; readonly endTime: string }[];
  }[];
  readonly closedDays: readonly { readonly from: string; readonly to: string }[];
  readonly holidays: 'closed' | 'open';
  readonly holidayChoices: readonly {
    readonly date: string;
    readonly as: 'closed' | 'short' | 'open';
    readonly openTime: string | null;
    readonly closeTime: string | null;
  }[];
};

type PublicHoliday = { readonly kind: 'full' | 'half'; readonly startsAt: string | null };

/** By date. */
export type PublicHolidays = ReadonlyMap<string, PublicHoliday>;

/** What of an employee decides when he or she works. */
export type EmployeeHours = {
  readonly workHours: readonly {
    readonly day: Weekday;
    readonly startTime: string;
    readonly endTime: string;
  }[];
  readonly leaves: readonly { readonly startDate: string; readonly endDate: string }[];
  readonly recurringLeaves: readonly {
    readonly days: readonly Weekday[];
    readonly startTime: string;
    readonly endTime: string;
    readonly startDate: string;
    readonly endDate: string | null;
  }[];
};

/** Minutes and the rule that takes them. The first rule that takes a minute is the one that is named. */
export type Layer = { readonly why: WhyNot; readonly takes: Ranges };

/** An end that is not after its start is of the next day. */
const span = (start: string, end: string): Range => {
  const from = minuteOf(start);
  const to = minuteOf(end);
  return [from, to > from ? to : to + DAY];
};

/** A pause of a day; one that would begin before the day opens belongs to the night it runs into. */
const pauseIn = (open: Range, start: string, end: string): Range => {
  const [from, to] = span(start, end);
  return from < open[0] ? [from + DAY, to + DAY] : [from, to];
};

type Opening = { readonly open: Ranges; readonly breaks: Ranges; readonly why: WhyNot };

const closed = (why: WhyNot): Opening => ({ open: [], breaks: [], why });

/** The hours that belong to one date, past midnight included, from that date's midnight on. */
const openingOf = (salon: SalonHours, holidays: PublicHolidays, date: string): Opening => {
  if (salon.closedDays.some(({ from, to }) => from <= date && date <= to)) return closed('closed-day');
  const choice = salon.holidayChoices.find((one) => one.date === date);
  const holiday = holidays.get(date);
  const kept = choice?.as ?? (holiday ? salon.holidays : 'open');
  if (kept === 'short' && choice?.openTime && choice.closeTime)
    return { open: [span(choice.openTime, choice.closeTime)], breaks: [], why: 'holiday' };
  const day = weekdayOf(date);
  const hours = salon.openingHours.find((one) => one.day === day);
  if (!hours) return closed('salon-closed');
  const open = span(hours.openTime, hours.closeTime);
  const breaks = joined(hours.breaks.map((one) => pauseIn(open, one.startTime, one.endTime)));
  if (kept === 'open') return { open: [open], breaks, why: 'salon-closed' };
  // On the eve of a feast the morning is worked.
  if (holiday?.kind === 'half' && holiday.startsAt && choice === undefined) {
    const until = minuteOf(holiday.startsAt);
    return { open: joined([[open[0], Math.min(open[1], until)]]), breaks, why: 'holiday' };
  }
  return closed('holiday');
};

/** Yesterday's hours may reach into this day, and tomorrow's follow on. */
const around = <T>(date: string, of: (date: string) => T, pick: (one: T) => Ranges): Ranges =>
  joined([-1, 0, 1].flatMap((days) => shifted(pick(of(daysAfter(date, days))), days * DAY)));

/** The minutes that a visit may touch at all: a day, and the nights beside it. */
const whole: Ranges = [[-DAY, 2 * DAY]];

export type Openness = { readonly open: Ranges; readonly breaks: Ranges; readonly why: WhyNot };

export const salonOpenness = (salon: SalonHours, holidays: PublicHolidays, date: string): Openness => {
  const of = (day: string): Opening => openingOf(salon, holidays, day);
  return {
    open: around(date, of, (one) => one.open),
    breaks: around(date, of, (one) => one.breaks),
    why: of(date).why,
  };
};

const workOf = (employee: EmployeeHours, date: string): Ranges => {
  const day = weekdayOf(date);
  return joined(
    employee.workHours.filter((one) => one.day === day).map((one) => span(one.startTime, one.endTime)),
  );
};

const weeklyLeaveOf = ({ recurringLeaves }: EmployeeHours, date: string): Ranges => {
  const day = weekdayOf(date);
  const held = recurringLeaves.filter(
    (one) => one.days.includes(day) && one.startDate <= date && (one.endDate === null || date <= one.endDate),
  );
  return joined(held.map((one) => span(one.startTime, one.endTime)));
};

const leavesFrom = (date: string, { leaves }: EmployeeHours): Ranges =>
  joined(leaves.map((one) => [minutesFrom(date, one.startDate), minutesFrom(date, one.endDate)]));

/** What takes an employee's minutes of a day, in the order in which it is explained. */
export const hourLayers = (openness: Openness, employee: EmployeeHours, date: string): readonly Layer[] => [
  { why: openness.why, takes: without(whole, openness.open) },
  { why: 'break', takes: openness.breaks },
  {
    why: 'not-working',
    takes: without(
      whole,
      around(
        date,
        (day) => workOf(employee, day),
        (one) => one,
      ),
    ),
  },
  {
    why: 'leave',
    takes: joined([
      ...leavesFrom(date, employee),
      ...around(
        date,
        (day) => weeklyLeaveOf(employee, day),
        (one) => one,
      ),
    ]),
  },
];

const left = new WeakMap<readonly Layer[], Ranges>();

/** What no layer takes. Layers are never changed, so that it is worked out once. */
export const leftBy = (layers: readonly Layer[]): Ranges => {
  const known = left.get(layers) ?? layers.reduce((rest, { takes }) => without(rest, takes), whole);
  left.set(layers, known);
  return known;
};
