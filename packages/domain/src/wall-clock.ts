// Times as the clock on the salon's wall shows them: a date is '2026-11-14', a clock '10:30' or '10:30:00', a moment
// '2026-11-14T10:30:00'. They are text and whole minutes, without a zone and without `Date`. Temporal would do the
// same, but its dates cost 30 times as much, and a search for free slots goes through thousands of days.

export const DAY_MINUTES = 1_440;

/** Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const normalizedTime = /^(?:[01]\d|2[0-3]):[0-5]\d(?::\d{2})?$/;
const hoursAndMinutes = /^(\d{1,2}):(\d{1,2})(?::\d{1,2})?$/;

/** Any time string as two-digit HH:MM, and an invalid one as 00:00: the rule of the spec's section 5. */
export const normalizeTime = (text: string): string => {
  // What is stored is of this form; taking it apart would cost a search for free slots twice as much.
  if (normalizedTime.test(text)) return text.slice(0, 5);
  const [, hour, minute] = hoursAndMinutes.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return '00:00';
  const clock = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return normalizedTime.test(clock) ? clock : '00:00';
};

/** Minutes since midnight; seconds are cut off. */
export const minuteOfDay = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** '10:30'. Minutes before midnight or after 24:00 are those of the day before or after: 1470 is '00:30'. */
export const clockAt = (minute: number): string => {
  const ofDay = minute - Math.floor(minute / DAY_MINUTES) * DAY_MINUTES;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(Math.floor(ofDay % 60))}`;
};

/** After 400 years the calendar repeats itself. */
const CYCLE_YEARS = 400;
const CYCLE_DAYS = 146_097;
/** From 1 March of the year 0, where a cycle begins, to 1970-01-01. */
const EPOCH_DAYS = 719_468;

/** Days since 1970-01-01. Years begin in March here, so that a leap day is the last day of its year. */
const dayNumber = (date: string): number => {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const cycle = Math.floor(year / CYCLE_YEARS);
  const yearOfCycle = year - cycle * CYCLE_YEARS;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * CYCLE_DAYS + yearOfCycle * 365 + leapDays + dayOfYear - EPOCH_DAYS;
};

const dateOfNumber = (number: number): string => {
  const days = number + EPOCH_DAYS;
  const cycle = Math.floor(days / CYCLE_DAYS);
  const dayOfCycle = days - cycle * CYCLE_DAYS;
  const leapDays =
    Math.floor(dayOfCycle / 1_460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfCycle + cycle * CYCLE_YEARS + (month <= 2 ? 1 : 0);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** Whether the text is a date of the calendar: '2026-02-29' is not. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOfNumber(dayNumber(text)) === text;

/** The years in which a salon plans and looks back. From a far year, a rule would count millions of days. */
export const calendarYears = /^(?:20\d\d|2100)-/;

/** Whether the text is a date that a salon's calendar can show. */
export const isCalendarDate = (text: string): boolean => calendarYears.test(text) && isDate(text);

/** The date so many days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  days === 0 ? date : dateOfNumber(dayNumber(date) + days);

/** The given number of days that end with the last one, oldest first. */
export const lastDays = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

/** The same day so many months later, or earlier; where that month is shorter, its last day. */
export const addMonths = (date: string, months: number): string => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const first = `${String(Math.floor(count / 12)).padStart(4, '0')}-${twoDigits((count % 12) + 1)}-01`;
  return addDays(first, Math.min(Number(date.slice(8, 10)), daysInMonth(first)) - 1);
};

/** How many days the date's month has. */
export const daysInMonth = (date: string): number => {
  const first = `${date.slice(0, 7)}-01`;
  // 31 days after the first is always in the month that follows.
  return daysBetween(first, `${addDays(first, 31).slice(0, 7)}-01`);
};

/** How many days the second date is after the first. */
export const daysBetween = (from: string, to: string): number =>
  from === to ? 0 : dayNumber(to) - dayNumber(from);

export const weekdayOf = (date: string): Weekday =>
  // 1970-01-01 was a Thursday.
  weekdays[(((dayNumber(date) + 3) % 7) + 7) % 7] as Weekday;

/** The date's midnight, in minutes since 1970. */
export const midnightOf = (date: string): number => dayNumber(date) * DAY_MINUTES;

/** Minutes from the date's midnight to the moment: below 0 before that day, from 1440 on after it. */
export const minutesFrom = (date: string, moment: string): number =>
  daysBetween(date, moment.slice(0, 10)) * DAY_MINUTES + minuteOfDay(moment.slice(11));

/** The moment so many minutes after the date's midnight. */
export const momentAt = (date: string, minutes: number): string =>
  `${addDays(date, Math.floor(minutes / DAY_MINUTES))}T${clockAt(minutes)}:00`;

/** The moment so many minutes later, or earlier; seconds are cut off. */
export const addMinutes = (moment: string, minutes: number): string =>
  momentAt(moment.slice(0, 10), minuteOfDay(moment.slice(11)) + minutes);
