// Wall-clock texts ('2026-11-14', '10:30:00', '2026-11-14T10:30:00') and minutes of a day, by text and whole
// numbers alone: a zone or a `Date` never comes near them. Slots count thousands of days, so it is done here and
// not by Temporal, whose dates cost 30 times as much.

export const DAY = 1_440;

/** Minutes since midnight; seconds are cut off. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const two = (number: number): string => String(number).padStart(2, '0');

const ERA_DAYS = 146_097;

/** Days since 1970-01-01. Years begin in March here, so that the day of a leap year is their last. */
const dayNumber = (date: string): number => {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const inEra = year - era * 400;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const inEraDays = inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear;
  return era * ERA_DAYS + inEraDays - 719_468;
};

const dateOf = (number: number): string => {
  const days = number + 719_468;
  const era = Math.floor(days / ERA_DAYS);
  const inEraDays = days - era * ERA_DAYS;
  const inEra = Math.floor(
    (inEraDays -
      Math.floor(inEraDays / 1_460) +
      Math.floor(inEraDays / 36_524) -
      Math.floor(inEraDays / 146_096)) /
      365,
  );
  const inYear = inEraDays - (365 * inEra + Math.floor(inEra / 4) - Math.floor(inEra / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const year = inEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(inYear - Math.floor((153 * fromMarch + 2) / 5) + 1)}`;
};

export const daysAfter = (date: string, days: number): string =>
  days === 0 ? date : dateOf(dayNumber(date) + days);

/** How many days the second is after the first. */
export const daysBetween = (from: string, to: string): number =>
  from === to ? 0 : dayNumber(to) - dayNumber(from);

/** The date's midnight in minutes since 1970. */
export const midnightOf = (date: string): number => dayNumber(date) * DAY;

/** A moment in minutes from this date's midnight: before it below nought, after it above 1440. */
export const minutesFrom = (date: string, moment: string): number =>
  daysBetween(date, moment.slice(0, 10)) * DAY + minuteOf(moment.slice(11));

/** The moment so many minutes from this date's midnight. */
export const momentAt = (date: string, minutes: number): string => {
  const days = Math.floor(minutes / DAY);
  const minute = minutes - days * DAY;
  return `${daysAfter(date, days)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
};

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof names)[number];

export const weekdayOf = (date: string): Weekday => names[(((dayNumber(date) + 3) % 7) + 7) % 7] as Weekday;
