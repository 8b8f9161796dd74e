import { Temporal } from 'temporal-polyfill';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { weekdays } from '../../../ui/controls/texts.ts';
import { texts } from './texts.ts';
import type { RulesValues } from './values.ts';

const words = texts.preview;

const momentText = (moment: Temporal.PlainDateTime): string => {
  const weekday = weekdays[moment.dayOfWeek - 1]?.long ?? '';
  const time = moment.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${dayAndMonth(moment.toPlainDate().toString())} ${weekday} ${time}`;
};

type Salon = { readonly name: string; readonly phone: string };
type Rules = Pick<RulesValues, 'onlineBooking' | 'approval' | 'cancelMinutes' | 'remindDayBefore'>;

/** What a customer would read of an appointment two days from today at half past four. */
export const previewLines = (rules: Rules, salon: Salon, today: string): readonly string[] => {
  if (!rules.onlineBooking) return [words.paused(salon.phone)];
  const at = Temporal.PlainDate.from(today).add({ days: 2 }).toPlainDateTime('16:30');
  const say = rules.approval === 'auto' ? words.booked : words.asked;
  const until = at.subtract({ minutes: rules.cancelMinutes });
  return [
    say(momentText(at), salon.name),
    rules.cancelMinutes === 0 ? words.cancelAnytime : words.cancelUntil(momentText(until)),
    ...(rules.remindDayBefore ? [words.remindDayBefore(momentText(at))] : []),
  ];
};
