import { addDays, weekdayOf } from '@ayna/domain/wall-clock';
import type { Holiday } from '../../../data/catalog.ts';
import { shortTime, type Week } from '../../../parts/week-hours/rules.ts';

export type Choice = {
  readonly date: string;
  readonly as: 'closed' | 'short' | 'open';
  readonly openTime: string | null;
  readonly closeTime: string | null;
};

/** Days in a row of one feast are chosen together. */
export type HolidayGroup = {
  readonly name: string;
  readonly kind: Holiday['kind'];
  readonly startsAt: string | null;
  readonly dates: readonly [string, ...string[]];
};

/** 'Ramazan Bayrami 2. Gun' is of 'Ramazan Bayrami'. */
const feastOf = (name: string): string => name.replace(/ \d+\. \S+$/, '');

export const groupHolidays = (holidays: readonly Holiday[]): readonly HolidayGroup[] => {
  const groups: HolidayGroup[] = [];
  for (const { date, name, kind, startsAt } of holidays) {
    const last = groups.at(-1);
    const feast = feastOf(name);
    const goesOn = last?.name === feast && last.kind === kind && addDays(last.dates.at(-1) ?? '', 1) === date;
    if (last && goesOn) groups[groups.length - 1] = { ...last, dates: [...last.dates, date] };
    else groups.push({ name: feast, kind, startsAt, dates: [date] });
  }
  return groups;
};

export type Rule = 'closed' | 'open';

/** What the salon does on the days of a group: its own choice, or its rule for all. */
export const choiceFor = (choices: readonly Choice[], rule: Rule, { dates }: HolidayGroup): Choice =>
  choices.find(({ date }) => date === dates[0]) ?? {
    date: dates[0],
    as: rule,
    openTime: null,
    closeTime: null,
  };

/** As long as the week says, until what is left of the day is a holiday; else until early afternoon. */
const shortHours = (week: Week, { dates: [date], startsAt }: HolidayGroup) => ({
  openTime: shortTime(week.find(({ day }) => day === weekdayOf(date))?.openTime ?? '10:00'),
  closeTime: shortTime(startsAt ?? '15:00'),
});

/** How a short day begins, before anybody writes its hours. */
export const chosen = (as: Choice['as'], group: HolidayGroup, week: Week): Omit<Choice, 'date'> =>
  as === 'short' ? { as, ...shortHours(week, group) } : { as, openTime: null, closeTime: null };

/** Kept only where it differs from the rule: then the rule can be changed for all the others. */
export const withChoice = (
  choices: readonly Choice[],
  rule: Rule,
  { dates }: HolidayGroup,
  choice: Omit<Choice, 'date'>,
): readonly Choice[] => {
  const others = choices.filter(({ date }) => !dates.includes(date));
  if (choice.as === rule) return others;
  return [...others, ...dates.map((date) => ({ ...choice, date }))].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
};
