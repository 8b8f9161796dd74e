import { expect, test } from 'vitest';
import type { Holiday } from '../../../data/catalog.ts';
import { type Choice, choiceFor, chosen, groupHolidays, withChoice } from './holiday-rules.ts';

const full = (date: string, name: string): Holiday => ({ date, name, kind: 'full', startsAt: null });
const eve: Holiday = {
  date: '2027-03-08',
  name: 'Ramazan Bayramı Arifesi',
  kind: 'half',
  startsAt: '13:00',
};
const spring = [
  full('2027-01-01', 'Yılbaşı'),
  eve,
  full('2027-03-09', 'Ramazan Bayramı 1. Gün'),
  full('2027-03-10', 'Ramazan Bayramı 2. Gün'),
  full('2027-03-11', 'Ramazan Bayramı 3. Gün'),
  full('2028-02-26', 'Ramazan Bayramı 1. Gün'),
];
const groups = groupHolidays(spring);
const week = [{ day: 'Monday', openTime: '09:30:00', closeTime: '19:00:00', breaks: [] }] as const;

test('days of one feast that follow each other are one line', () => {
  expect(groups.map(({ name, dates }) => [name, dates.length])).toEqual([
    ['Yılbaşı', 1],
    ['Ramazan Bayramı Arifesi', 1],
    ['Ramazan Bayramı', 3],
    ['Ramazan Bayramı', 1],
  ]);
});

test('a short day begins with the hours of its weekday, until the holiday begins', () => {
  const [, arife, feast] = groups;
  if (!arife || !feast) throw new Error('no groups');
  expect(chosen('short', arife, week)).toEqual({ as: 'short', openTime: '09:30', closeTime: '13:00' });
  expect(chosen('short', feast, week)).toEqual({ as: 'short', openTime: '10:00', closeTime: '15:00' });
  expect(chosen('open', arife, week)).toEqual({ as: 'open', openTime: null, closeTime: null });
});

const others: readonly Choice[] = ['2026-10-29', '2027-04-23'].map((date) => ({
  date,
  as: 'short',
  openTime: '10:00',
  closeTime: '14:00',
}));

const cases = (['closed', 'short', 'open'] as const).flatMap((way) =>
  (['closed', 'open'] as const).flatMap((rule) => groups.map((group) => ({ way, rule, group }))),
);

test.each(cases)(
  '$group.name $way, where $rule is the rule, stands so on every day of it and moves nothing else',
  ({ way, rule, group }) => {
    const after = withChoice(others, rule, group, chosen(way, group, week));
    expect(choiceFor(after, rule, group).as).toBe(way);
    const own = after.filter(({ date }) => group.dates.includes(date));
    expect(own).toHaveLength(way === rule ? 0 : group.dates.length);
    expect(after.filter((choice) => !own.includes(choice))).toEqual(others);
    expect(withChoice(after, rule, group, chosen(way, group, week))).toEqual(after);
  },
);
