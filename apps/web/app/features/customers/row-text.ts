import type { CustomerCard } from '../../data/customers.ts';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import { shortDay } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

/** Today; 24 Ekim; of another year with it. */
const lastDayText = (lastVisit: string, today: string): string => {
  const day = lastVisit.slice(0, 10);
  if (day === today) return texts.today;
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : datesText(day, day);
};

/** Today 13:15; 18 Kas Car 14:30. */
export const nextText = (nextVisit: string, today: string): string => {
  const day = nextVisit.slice(0, 10);
  return `${day === today ? texts.today : shortDay(day)} ${nextVisit.slice(11, 16)}`;
};

type LastVisit = { readonly day: string; readonly service: string };

/** When somebody was here last and for what; who was not yet is either expected or was only written down. */
export const lastVisitText = (
  { lastVisit, lastService, nextVisit }: CustomerCard['figures'],
  today: string,
): LastVisit => {
  if (lastVisit !== null) return { day: lastDayText(lastVisit, today), service: lastService };
  return { day: nextVisit === null ? texts.notYet : texts.firstTime, service: '' };
};
