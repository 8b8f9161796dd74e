import type { CustomerMatch } from '../../data/customers.ts';
import { longDay, shortDay } from '../../ui/day-text.ts';
import { dayAndMonth } from '../day-range.ts';
import { localPhone } from '../local-phone.ts';
import { texts } from './texts.ts';

const dayOf = (moment: string): string => moment.slice(0, 10);

/** 24 Ekim; of another year 24 Ekim 2025, since only then the year says something. */
const pastDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : longDay(day).split(' ').slice(0, 3).join(' ');

const nextText = (moment: string, today: string): string => {
  const clock = moment.slice(11, 16);
  const day = dayOf(moment);
  return texts.nextVisit(day === today ? texts.today(clock) : `${shortDay(day)} ${clock}`);
};

/** What tells two people of one name apart, and answers a caller: phone, the next visit, the last one. */
export const customerLine = (
  { phone, lastVisit, nextVisit }: Pick<CustomerMatch, 'phone' | 'lastVisit' | 'nextVisit'>,
  today: string,
): string => {
  const next = nextVisit ? [nextText(nextVisit, today)] : [];
  const last = lastVisit ? [texts.lastVisit(pastDay(dayOf(lastVisit), today))] : [];
  const visits = [...next, ...last];
  const known = visits.length > 0 ? visits : [texts.firstVisit];
  return [phone ? localPhone(phone) : texts.noPhone, ...known].join(' \u00b7 ');
};
