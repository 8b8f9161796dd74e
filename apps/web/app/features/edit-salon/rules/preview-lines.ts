import { addDays, addMinutes, minuteOfDay, momentAt, weekdayOf } from '@ayna/domain/wall-clock';
import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { dayNames } from '../../../parts/week-hours/texts.ts';
import { texts } from './texts.ts';
import type { RulesValues } from './values.ts';

const words = texts.preview;

const momentText = (moment: string): string => {
  const date = moment.slice(0, 10);
  return `${dayAndMonth(date)} ${dayNames[weekdayOf(date)].long} ${moment.slice(11, 16)}`;
};

type Salon = { readonly name: string; readonly phone: string };
type Rules = Pick<RulesValues, 'onlineBooking' | 'approval' | 'cancelMinutes' | 'remindDayBefore'>;

/** What a customer would read of an appointment two days from today at half past four. */
export const previewLines = (rules: Rules, salon: Salon, today: string): readonly string[] => {
  if (!rules.onlineBooking) return [words.paused(salon.phone)];
  const at = momentAt(addDays(today, 2), minuteOfDay('16:30'));
  const lines = rules.approval === 'auto' ? words.booked : words.asked;
  const until = addMinutes(at, -rules.cancelMinutes);
  return [
    lines(momentText(at), salon.name),
    rules.cancelMinutes === 0 ? words.cancelAnytime : words.cancelUntil(momentText(until)),
    ...(sendsAppointmentSms && rules.remindDayBefore ? [words.remindDayBefore(momentText(at))] : []),
  ];
};
