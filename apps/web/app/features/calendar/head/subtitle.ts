import type { Appointment } from '../../../data/appointments.ts';
import { datesText, dayAndMonth } from '../../../parts/day-range.ts';
import { longDay, monthTitle } from '../../../ui/day-text.ts';
import { weekFrom } from '../model/calendar-days.ts';
import { texts } from '../texts.ts';
import type { View } from '../use-url-state.ts';

/** 14 Kasim 2026 Cumartesi; the seven days; Kasim 2026. On a phone the weekday stands in the navigator. */
export const dateText = (view: View, day: string, isNarrow = false): string => {
  if (view === 'monthly') return monthTitle(day);
  // The weekdays stand over the columns.
  if (view === 'daily') return isNarrow ? `${dayAndMonth(day)} ${day.slice(0, 4)}` : longDay(day);
  return datesText(day, weekFrom(day).at(-1) ?? day);
};

/** '35 randevu, 3 onay bekliyor', of those that are not canceled. */
export const countText = (appointments: readonly Appointment[]): string => {
  const count = appointments.filter(({ status }) => status !== 'Canceled').length;
  const waiting = appointments.filter(({ status }) => status === 'Pending').length;
  return texts.together([texts.count(count), ...(waiting > 0 ? [texts.waiting(waiting)] : [])]);
};
