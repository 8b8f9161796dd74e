import type { Holiday } from '@ayna/contracts/catalog';
import { addDays } from '@ayna/domain/wall-clock';

type HolidayKind = Holiday['kind'];

/** A holiday on the same day every year. */
export type NationalDay = {
  readonly day: `${number}-${number}`;
  readonly name: string;
  readonly kind: HolidayKind;
};

/** A feast that starts on another day every year, with a half day before it. */
export type Feast = {
  readonly eve: string;
  readonly days: readonly string[];
  /** The first full day, one entry per year. */
  readonly starts: readonly string[];
};

const HALF_DAY_START = '13:00';

const toHoliday = (date: string, name: string, kind: HolidayKind): Holiday => ({
  date,
  name,
  kind,
  startsAt: kind === 'half' ? HALF_DAY_START : null,
});

const expandFeast = ({ eve, days, starts }: Feast): Holiday[] =>
  starts.flatMap((start) => [
    toHoliday(addDays(start, -1), eve, 'half'),
    ...days.map((name, index) => toHoliday(addDays(start, index), name, 'full')),
  ]);

/** Merges two holidays of one day: both names, and full if either is full. */
const mergeHolidays = (one: Holiday, other: Holiday): Holiday =>
  toHoliday(
    one.date,
    `${one.name} / ${other.name}`,
    one.kind === 'full' || other.kind === 'full' ? 'full' : 'half',
  );

/** Builds one holiday per day, in order, for the years for which feasts are listed. */
export const buildHolidays = (nationalDays: readonly NationalDay[], feasts: readonly Feast[]): Holiday[] => {
  const years = new Set(feasts.flatMap(({ starts }) => starts.map((start) => start.slice(0, 4))));
  const yearlyDays = [...years].flatMap((year) =>
    nationalDays.map(({ day, name, kind }) => toHoliday(`${year}-${day}`, name, kind)),
  );
  const byDate = new Map<string, Holiday>();
  for (const holiday of [...yearlyDays, ...feasts.flatMap(expandFeast)]) {
    const other = byDate.get(holiday.date);
    byDate.set(holiday.date, other ? mergeHolidays(other, holiday) : holiday);
  }
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** Selects the holidays between two dates, both included. ISO dates compare as text. */
export const selectHolidays = (holidays: readonly Holiday[], from: string, to: string): Holiday[] =>
  holidays.filter(({ date }) => from <= date && date <= to);
