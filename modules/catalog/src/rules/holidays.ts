import type { Holiday } from '@ayna/contracts/catalog';

type Kind = Holiday['kind'];

/** Falls on the same day of every year. */
export type NationalDay = { readonly day: `${number}-${number}`; readonly name: string; readonly kind: Kind };

/** Begins on another day in every year, with half a day before. */
export type Feast = {
  readonly eve: string;
  readonly days: readonly string[];
  /** The first day of each year's feast. */
  readonly starts: readonly string[];
};

const HALF_DAYS_START = '13:00';
const DAY_MS = 86_400_000;

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const holiday = (date: string, name: string, kind: Kind): Holiday => ({
  date,
  name,
  kind,
  startsAt: kind === 'half' ? HALF_DAYS_START : null,
});

const daysOf = ({ eve, days, starts }: Feast): Holiday[] =>
  starts.flatMap((start) => [
    holiday(plusDays(start, -1), eve, 'half'),
    ...days.map((name, index) => holiday(plusDays(start, index), name, 'full')),
  ]);

/** Two on one day are one with both names; half of a free day is free anyway. */
const asOne = (one: Holiday, other: Holiday): Holiday =>
  holiday(
    one.date,
    `${one.name} / ${other.name}`,
    one.kind === 'full' || other.kind === 'full' ? 'full' : 'half',
  );

/** One for each day, in order, for the years in which the feasts are known. */
export const holidaysOf = (nationalDays: readonly NationalDay[], feasts: readonly Feast[]): Holiday[] => {
  const years = new Set(feasts.flatMap(({ starts }) => starts.map((start) => start.slice(0, 4))));
  const national = [...years].flatMap((year) =>
    nationalDays.map(({ day, name, kind }) => holiday(`${year}-${day}`, name, kind)),
  );
  const byDate = new Map<string, Holiday>();
  for (const one of [...national, ...feasts.flatMap(daysOf)]) {
    const other = byDate.get(one.date);
    byDate.set(one.date, other ? asOne(other, one) : one);
  }
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** Dates of the same spelling sort as text. */
export const between = (holidays: readonly Holiday[], from: string, to: string): Holiday[] =>
  holidays.filter(({ date }) => from <= date && date <= to);
