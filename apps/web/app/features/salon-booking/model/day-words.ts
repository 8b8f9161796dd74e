import { daysBetween } from '@ayna/domain/wall-clock';
import { partsOf, shortDay } from '../../../ui/day-text.ts';
import { texts } from '../texts.ts';

/** Bugun, Yarin, Carsamba, and 21 Kas Cts from a week on. */
const nearDay = (date: string, today: string): string => {
  const days = daysBetween(today, date);
  if (days === 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  return days > 1 && days < 7 ? partsOf(date).weekday.long : shortDay(date);
};

export const clockOf = (moment: string): string => moment.slice(11, 16);

/** Bugun 15:15. */
export const nearMoment = (moment: string, today: string): string =>
  `${nearDay(moment.slice(0, 10), today)} ${clockOf(moment)}`;

/** Pzt 15:15, where three stand side by side on a phone. */
export const narrowMoment = (moment: string, today: string): string => {
  const date = moment.slice(0, 10);
  const days = daysBetween(today, date);
  return days > 1 && days < 7
    ? `${partsOf(date).weekday.short} ${clockOf(moment)}`
    : nearMoment(moment, today);
};
