import { fullName } from '@ayna/domain/names';
import type { Appointment } from '../../../data/appointments.ts';
import { longDay, shortDay } from '../../../ui/day-text.ts';
import { texts } from '../texts.ts';
import { presets } from './days.ts';
import { dayOf } from './filter-appointments.ts';

// What a list says of its appointments.

export const customerNameOf = ({ customerSnapshot: customer }: Appointment): string =>
  (customer && fullName(customer)) || texts.nobody;

export const rangeOf = ({ appointmentTime }: Appointment): string =>
  texts.range(
    appointmentTime.appointmentStartDate.slice(11, 16),
    appointmentTime.appointmentEndDate.slice(11, 16),
  );

/** Bugun, Yarin, or 17 Kas Sal. */
export const nearDay = (day: string, today: string): string => {
  if (day === today) return texts.today;
  return day === presets.tomorrow(today).first ? texts.tomorrow : shortDay(day);
};

/** 14 Kas Cts 10:30: which one it was. */
export const momentOf = (appointment: Appointment): string =>
  texts.moment(shortDay(dayOf(appointment)), appointment.appointmentTime.appointmentStartDate.slice(11, 16));

/** 'Bugun, 14 Kasim Cumartesi'; of another year with the year. */
export const dayHead = (day: string, today: string): string => {
  const long = longDay(day);
  const parts = day.slice(0, 4) === today.slice(0, 4) ? long.replace(` ${day.slice(0, 4)}`, '') : long;
  if (day === today) return texts.dayHead(texts.today, parts);
  return day === presets.tomorrow(today).first ? texts.dayHead(texts.tomorrow, parts) : parts;
};
