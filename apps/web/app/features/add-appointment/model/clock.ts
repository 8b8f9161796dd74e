// Clocks of one day, 14:30, and minutes of it.

export const DAY = 1_440;

const two = (part: number): string => String(part).padStart(2, '0');

export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Past midnight it is the clock of the next day. */
export const clockAt = (minute: number): string =>
  `${two(Math.floor((minute % DAY) / 60))}:${two(minute % 60)}`;

export const clockAfter = (clock: string, minutes: number): string => clockAt(minuteOf(clock) + minutes);

/** The wall clock of the API: 2026-11-14T14:30:00. */
export const momentOf = (date: string, clock: string): string => `${date}T${clock}:00`;
