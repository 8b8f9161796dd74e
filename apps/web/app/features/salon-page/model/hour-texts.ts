import type { PublicHolidays, SalonHours } from '@ayna/domain/opening-hours';
import { addDays, weekdays as weekdayCodes, weekdayOf } from '@ayna/domain/wall-clock';
import { weekdays } from '../../../ui/controls.texts.ts';
import { partsOf } from '../../../ui/day-text.ts';
import { texts } from '../texts.ts';
import { atClock, toClock } from './clock-suffix.texts.ts';
import { openState } from './open-state.ts';

export const weekdayName = (place: number): string => weekdays[place]?.long ?? '';

/** 14 Kasim, with the year only where it is another. */
const dayText = (date: string, today: string): string => {
  const { date: day, month, year, weekday } = partsOf(date);
  const shownYear = today.startsWith(`${year}-`) ? '' : ` ${year}`;
  return `${day} ${month.long}${shownYear} ${weekday.long}`;
};

/** 14 - 20 Kasim. */
export const daysText = (from: string, to: string, today: string): string => {
  if (from === to) return dayText(from, today);
  const [first, last] = [partsOf(from), partsOf(to)];
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isSameMonth ? String(first.date) : `${first.date} ${first.month.long}`;
  const year = today.startsWith(`${last.year}-`) ? '' : ` ${last.year}`;
  return texts.dayRange(begin, `${last.date} ${last.month.long}${year}`);
};

const whenText = (days: number, today: string): string => {
  if (days === 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  const date = addDays(today, days);
  if (days < 7) return weekdayName(weekdayCodes.indexOf(weekdayOf(date)));
  const { date: day, month } = partsOf(date);
  return `${day} ${month.long}`;
};

/** 'Su an acik, 19:00'a kadar', and when it opens again where it is closed. */
export const openText = (salon: SalonHours, holidays: PublicHolidays, now: string) => {
  const state = openState(salon, holidays, now);
  if (state.isOpen)
    return {
      isOpen: true,
      text: state.until === null ? texts.openNow : texts.openUntil(toClock(state.until)),
    };
  const { opens } = state;
  return {
    isOpen: false,
    text:
      opens === null
        ? texts.closedNow
        : texts.opens(whenText(opens.days, now.slice(0, 10)), atClock(opens.clock)),
  };
};
