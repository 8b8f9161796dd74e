import type { Weekday } from '@ayna/contracts/core/hours';
import { weekdays } from '@ayna/domain/wall-clock';
import { type DayHours, inOrder, shortTime, type Week } from './rules.ts';

const defaultHours = { openTime: '09:00', closeTime: '19:00', breaks: [] } as const;

/** Opens a day with the hours of the open day before it, or else of the first one. */
export const withDay = (week: Week, day: Weekday): Week => {
  const before = inOrder(week).filter((one) => weekdays.indexOf(one.day) < weekdays.indexOf(day));
  const like = before.at(-1) ?? inOrder(week)[0] ?? defaultHours;
  return inOrder([...week.filter((one) => one.day !== day), { ...like, day }]);
};

export const withoutDay = (week: Week, day: Weekday): Week => week.filter((one) => one.day !== day);

export const changedDay = (week: Week, day: Weekday, change: Partial<Omit<DayHours, 'day'>>): Week =>
  week.map((one) => (one.day === day ? { ...one, ...change } : one));

/** Every open day has the hours and breaks of this one; what is off stays off. */
export const copyToAllDays = (week: Week, day: Weekday): Week => {
  const like = week.find((one) => one.day === day);
  return like ? week.map((one) => ({ ...like, day: one.day })) : week;
};

const hoursKey = ({ openTime, closeTime, breaks }: DayHours): string =>
  JSON.stringify([shortTime(openTime), shortTime(closeTime), breaks]);

export const matchesAllDays = (week: Week, day: Weekday): boolean => {
  const like = week.find((one) => one.day === day);
  return !like || week.every((one) => hoursKey(one) === hoursKey(like));
};
