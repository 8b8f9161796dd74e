import { mergeRanges, type Range, type Ranges, shiftRanges } from './ranges.ts';
import {
  addDays,
  DAY_MINUTES,
  minuteOfDay,
  minutesFrom,
  normalizeTime,
  type Weekday,
  weekdayOf,
  weekdays,
} from './wall-clock.ts';

// When a salon is open and when an employee works. Bookings, offered slots and every screen use these
// functions, so that what a screen shows as free can be booked. Minutes count from the midnight of the date.

/** What decides when a salon is open. A weekday without hours is closed. */
export type SalonHours = {
  readonly openingHours: readonly {
    readonly day: Weekday;
    readonly openTime: string;
    readonly closeTime: string;
    readonly breaks: readonly { readonly startTime: string; readonly endTime: string }[];
  }[];
  readonly closedDays: readonly { readonly from: string; readonly to: string }[];
  /** What the salon does on a public holiday for which it has not chosen otherwise. */
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

export type WorkDay = { readonly day: Weekday; readonly startTime: string; readonly endTime: string };

/** Null or undefined where hours were never set; an empty list is an employee who does not work. */
export type WorkHours = readonly WorkDay[] | null | undefined;

export type Leave = { readonly startDate: string; readonly endDate: string };

export type RecurringLeave = {
  readonly days: readonly Weekday[];
  readonly startTime: string;
  readonly endTime: string;
  readonly startDate: string;
  readonly endDate: string | null;
};

/** What decides when an employee works. */
export type EmployeeHours = {
  readonly workHours?: WorkHours;
  readonly leaves: readonly Leave[];
  readonly recurringLeaves: readonly RecurringLeave[];
};

/** The spec's default work hours of every day, and its fallback for an empty start or end. */
const DEFAULT_HOURS = { start: '10:00:00', end: '22:00:00' } as const;
const FALLBACK_HOURS = { start: '09:00:00', end: '21:00:00' } as const;

/**
 * From one clock to another. An end that is not after its start is on the next day. Clocks are normalised, because hours
 * may come from an import or another client: a NaN would make a whole day bookable, or none of it.
 */
export const clockRange = (start: string, end: string): Range => {
  const from = minuteOfDay(normalizeTime(start || FALLBACK_HOURS.start));
  const to = minuteOfDay(normalizeTime(end || FALLBACK_HOURS.end));
  return [from, to > from ? to : to + DAY_MINUTES];
};

export const defaultWorkRange: Range = clockRange(DEFAULT_HOURS.start, DEFAULT_HOURS.end);

const defaultWeek: readonly WorkDay[] = weekdays.map((day) => ({
  day,
  startTime: DEFAULT_HOURS.start,
  endTime: DEFAULT_HOURS.end,
}));

/** The week that an employee works: the default one where hours were never set. */
export const workWeek = (workHours: WorkHours): readonly WorkDay[] => workHours ?? defaultWeek;

/** The hours that belong to this date, past midnight included. */
export const workRangesOn = (workHours: WorkHours, date: string): Ranges => {
  const weekday = weekdayOf(date);
  const hours = workWeek(workHours).filter(({ day }) => day === weekday);
  return mergeRanges(hours.map(({ startTime, endTime }) => clockRange(startTime, endTime)));
};

/** The hours of a leave of every week that belong to this date, past midnight included. */
export const recurringLeaveRangesOn = (leave: RecurringLeave, date: string): Ranges => {
  const applies =
    leave.days.includes(weekdayOf(date)) &&
    leave.startDate <= date &&
    (leave.endDate === null || date <= leave.endDate);
  return applies ? [clockRange(leave.startTime, leave.endTime)] : [];
};

/** Hours of the day before can reach into a date, and those of the day after can follow on it. */
const daysAround = [-1, 0, 1] as const;

const aroundDate = (date: string, rangesOn: (date: string) => Ranges): Ranges =>
  mergeRanges(daysAround.flatMap((days) => shiftRanges(rangesOn(addDays(date, days)), days * DAY_MINUTES)));

/** When an employee works on a date and on the days beside it, leaves not yet subtracted. */
export const workRangesAround = (workHours: WorkHours, date: string): Ranges =>
  aroundDate(date, (day) => workRangesOn(workHours, day));

export const leaveRange = ({ startDate, endDate }: Leave, date: string): Range => [
  minutesFrom(date, startDate),
  minutesFrom(date, endDate),
];

export const recurringLeaveRangesAround = (leave: RecurringLeave, date: string): Ranges =>
  aroundDate(date, (day) => recurringLeaveRangesOn(leave, day));

/** A break that would start before the opening is in the night into which the hours run. */
const breakRange = (open: Range, start: string, end: string): Range => {
  const [from, to] = clockRange(start, end);
  return from < open[0] ? [from + DAY_MINUTES, to + DAY_MINUTES] : [from, to];
};

export type SalonOpening = {
  readonly open: Ranges;
  readonly breaks: Ranges;
  /** Why the salon is closed in the rest of the date. */
  readonly why: 'closed-day' | 'holiday' | 'salon-closed';
};

const closedBy = (why: SalonOpening['why']): SalonOpening => ({ open: [], breaks: [], why });

/** The salon's hours that belong to this date, past midnight included. */
export const openingOn = (salon: SalonHours, holidays: PublicHolidays, date: string): SalonOpening => {
  if (salon.closedDays.some(({ from, to }) => from <= date && date <= to)) return closedBy('closed-day');
  const choice = salon.holidayChoices.find((one) => one.date === date);
  const holiday = holidays.get(date);
  const rule = choice?.as ?? (holiday ? salon.holidays : 'open');
  if (rule === 'short' && choice?.openTime && choice.closeTime)
    return { open: [clockRange(choice.openTime, choice.closeTime)], breaks: [], why: 'holiday' };
  const why = rule === 'open' ? 'salon-closed' : 'holiday';
  const weekday = weekdayOf(date);
  const hours = salon.openingHours.find(({ day }) => day === weekday);
  if (!hours) return closedBy(why);
  const open = clockRange(hours.openTime, hours.closeTime);
  const breaks = mergeRanges(
    hours.breaks.map(({ startTime, endTime }) => breakRange(open, startTime, endTime)),
  );
  if (rule === 'open') return { open: [open], breaks, why };
  // Before a half holiday begins, the morning is worked.
  if (holiday?.kind === 'half' && holiday.startsAt && choice === undefined) {
    const until = minuteOfDay(holiday.startsAt);
    return { open: mergeRanges([[open[0], Math.min(open[1], until)]]), breaks, why };
  }
  return closedBy(why);
};

/** The salon's hours of a date and of the days beside it; `why` is that of the date. */
export const openingAround = (salon: SalonHours, holidays: PublicHolidays, date: string): SalonOpening => {
  const openings = new Map(
    daysAround.map((days) => [days, openingOn(salon, holidays, addDays(date, days))] as const),
  );
  const { why } = openings.get(0) as SalonOpening;
  const joinRanges = (pick: (opening: SalonOpening) => Ranges): Ranges =>
    mergeRanges([...openings].flatMap(([days, opening]) => shiftRanges(pick(opening), days * DAY_MINUTES)));
  return { open: joinRanges(({ open }) => open), breaks: joinRanges(({ breaks }) => breaks), why };
};
