import { partsOf as dayParts, longDay } from '../ui/day-text.ts';

const partsOf = (day: string) => {
  const { year, date, month, weekday } = dayParts(day);
  return {
    date: String(date),
    month: month.long,
    short: month.short,
    year: String(year),
    weekday: weekday.long,
  };
};

/** 24 Kasim, without the year. */
export const dayAndMonth = (day: string): string => `${partsOf(day).date} ${partsOf(day).month}`;

/** For a leaf of a calendar: 24 over Kas. */
export const calendarLeaf = (day: string): { readonly date: string; readonly month: string } => ({
  date: partsOf(day).date,
  month: partsOf(day).short,
});

/** 24 Kasim 2026; 24 - 25 Kasim 2026; and with both months, and both years, where they differ. */
export const datesText = (from: string, to: string): string => {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.date} ${last.month} ${last.year}`;
  if (from === to) return end;
  if (first.year !== last.year) return `${first.date} ${first.month} ${first.year} \u2013 ${end}`;
  if (first.month !== last.month) return `${first.date} ${first.month} \u2013 ${end}`;
  return `${first.date} \u2013 ${end}`;
};

/** 24 - 30 Kas; 28 Kas - 4 Ara. */
export const shortDates = (from: string, to: string): string => {
  const [first, last] = [partsOf(from), partsOf(to)];
  const start = first.month === last.month ? first.date : `${first.date} ${first.short}`;
  return `${start} \u2013 ${last.date} ${last.short}`;
};

/** 24 Kasim 2026 Sali; 24 - 25 Kasim 2026, Sali - Carsamba. */
export const dayRange = (from: string, to: string): string =>
  from === to
    ? longDay(from)
    : `${datesText(from, to)}, ${partsOf(from).weekday} \u2013 ${partsOf(to).weekday}`;
