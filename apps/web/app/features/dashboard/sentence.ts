import { fullName } from '@ayna/domain/names';
import { clockAt, minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../data/appointments.ts';
import type { Today } from './model/today.ts';
import { fullFrom, quietStretch } from './model/today-steps.ts';
import { texts } from './texts.ts';

const words = texts.sentence;

const NOON = 12 * 60;
const EVENING = 18 * 60;

export const greeting = (name: string, minute: number): string => {
  if (minute < NOON) return texts.greetings.morning(name);
  return minute < EVENING ? texts.greetings.day(name) : texts.greetings.evening(name);
};

export const clockText = (minute: number): string => clockAt(minute).slice(0, 5);

/** Empty for a customer whom nobody has named. */
export const whoComes = ({ customerSnapshot }: Appointment): string =>
  customerSnapshot ? fullName(customerSnapshot) : '';

const comingText = (coming: readonly Appointment[], day: string, minute: number): string => {
  const startOf = (one: Appointment) => minutesFrom(day, one.appointmentTime.appointmentStartDate);
  const next = coming.find((one) => startOf(one) >= minute);
  if (!next) return words.over;
  const say = next === coming[0] ? words.first : words.next;
  return say(clockText(startOf(next)), whoComes(next));
};

/** What can be said of today in a line, and nothing more. */
export const todaySentence = ({ coming, steps, isOpen }: Today, day: string, minute: number): string => {
  if (coming.length === 0) return isOpen ? words.none : words.closed;
  const quiet = quietStretch(steps, minute);
  const full = fullFrom(steps, minute);
  return [
    words.count(coming.length, comingText(coming, day, minute)),
    ...(quiet ? [words.quiet(clockText(quiet.from), clockText(quiet.to))] : []),
    ...(full === null ? [] : [words.full(clockText(full))]),
  ].join(' ');
};
