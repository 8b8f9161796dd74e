import type { Holiday } from '../../../data/catalog.ts';
import type { Salon } from '../../../data/salon.ts';
import { weekdayOf } from './day-walk.ts';
import { DAY_MINUTES, type Range } from './scale.ts';
import { type DayHours, hoursOn, rangeBetween } from './visible-hours.ts';

// When a salon is open on a date, by the same rules as the engine that books.

export type SalonHours = Pick<Salon, 'openingHours' | 'closedDays' | 'holidays' | 'holidayChoices'>;

/** By date. */
export type Holidays = ReadonlyMap<string, Holiday>;

/** Whether it is an ordinary closing, and what to say of it otherwise. */
type Closing = { readonly why: 'salon' | 'holiday'; readonly note: string };

export type Opening = Closing & { readonly open: Range | undefined; readonly breaks: readonly Range[] };

/** As employees' hours are written, so that both are read by the same rule. */
const weekOf = ({ openingHours }: SalonHours): readonly DayHours[] =>
  openingHours.map(({ day, openTime, closeTime }) => ({ day, startTime: openTime, endTime: closeTime }));

/** A break before the opening belongs to the night that the day runs into. */
const pauseIn = (open: Range, start: string, end: string): Range => {
  const { from, to } = rangeBetween(start, end);
  return from < open.from ? { from: from + DAY_MINUTES, to: to + DAY_MINUTES } : { from, to };
};

const closed = (closing: Closing): Opening => ({ ...closing, open: undefined, breaks: [] });

const ordinary = (salon: SalonHours, date: string, closing: Closing): Opening => {
  const weekday = weekdayOf(date);
  const open = hoursOn(weekOf(salon), weekday);
  if (!open) return closed(closing);
  const hours = salon.openingHours.find(({ day }) => day === weekday);
  const breaks = (hours?.breaks ?? []).map(({ startTime, endTime }) => pauseIn(open, startTime, endTime));
  return { ...closing, open, breaks };
};

/** On the eve of a feast the morning is worked. */
const half = (whole: Opening, startsAt: string): Opening => {
  const { from: until } = rangeBetween(startsAt, startsAt);
  if (!whole.open || until <= whole.open.from) return { ...whole, open: undefined };
  return { ...whole, open: { from: whole.open.from, to: Math.min(whole.open.to, until) } };
};

export const openingOn = (salon: SalonHours, holidays: Holidays, date: string): Opening => {
  const shut = salon.closedDays.find(({ from, to }) => from <= date && date <= to);
  if (shut) return closed({ why: 'holiday', note: shut.reason });
  const choice = salon.holidayChoices.find((one) => one.date === date);
  const holiday = holidays.get(date);
  const kept = choice?.as ?? (holiday ? salon.holidays : 'open');
  if (kept === 'open') return ordinary(salon, date, { why: 'salon', note: '' });
  const closing = { why: 'holiday', note: holiday?.name ?? '' } as const;
  if (choice?.as === 'short' && choice.openTime && choice.closeTime)
    return { ...closing, open: rangeBetween(choice.openTime, choice.closeTime), breaks: [] };
  if (!choice && holiday?.startsAt) return half(ordinary(salon, date, closing), holiday.startsAt);
  return closed(closing);
};
