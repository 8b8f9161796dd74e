import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { type ValidationResult, validate } from '@ayna/contracts/core/validation';
import { type Leave, leaveForm } from '@ayna/contracts/employee';
import { addDays } from '@ayna/domain/wall-clock';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import { texts } from './texts.ts';

/** From when until when somebody is away, on the salon's clock. */
export type Span = Pick<Leave, 'startDate' | 'endDate'>;

const midnightOf = (day: string): string => `${day}T00:00:00`;
const dayOf = (moment: string): string => moment.slice(0, 10);

export const wholeDays = (first: string, last: string): Span => ({
  startDate: midnightOf(first),
  endDate: midnightOf(addDays(last, 1)),
});

export const restOfDay = (now: string): Span => ({
  startDate: now,
  endDate: midnightOf(addDays(dayOf(now), 1)),
});

/** The first and the last day of it. */
export const daysOf = ({ startDate, endDate }: Span): readonly [first: string, last: string] => {
  const isMidnight = endDate === midnightOf(dayOf(endDate));
  return [dayOf(startDate), isMidnight ? addDays(dayOf(endDate), -1) : dayOf(endDate)];
};

export type SpanKind = 'today' | 'fromNow' | 'days';

/** Which of the three it is, seen from today. */
export const kindOf = (span: Span, today: string): SpanKind => {
  const [first, last] = daysOf(span);
  if (first !== today || last !== today) return 'days';
  return span.startDate === midnightOf(today) ? 'today' : 'fromNow';
};

/** The leave that is over last of those that touch the day. */
export const leaveOn = (leaves: readonly Leave[], day: string): Leave | undefined => {
  const { startDate: from, endDate: to } = wholeDays(day, day);
  return leaves
    .filter(({ startDate, endDate }) => startDate < to && endDate > from)
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate))[0];
};

/** Whether nothing is left of the day: somebody is away from now, or from its beginning, to its end. */
export const takesRest = (leave: Span, day: string, now: string): boolean => {
  const { startDate, endDate } = wholeDays(day, day);
  return leave.startDate <= (now > startDate ? now : startDate) && leave.endDate >= endDate;
};

/** The leave that hit the first of them. */
export const causeOf = (
  leaves: readonly Leave[],
  conflicts: readonly ScheduleConflict[],
): Leave | undefined => {
  const time = conflicts[0]?.appointment.appointmentTime;
  if (!time) return undefined;
  return leaves.find(
    ({ startDate, endDate }) => startDate < time.appointmentEndDate && endDate > time.appointmentStartDate,
  );
};

/** A leave as it is sent: a sick day, without a word. */
export const sickLeave = (span: Span) => ({ ...span, kind: 'Sick' as const, note: '' });

export type DaysValues = { readonly firstDay: string | null; readonly lastDay: string | null };

const errorsOf = ({ firstDay, lastDay }: DaysValues, fields: FieldErrors): FieldErrors => ({
  ...(fields['startDate'] && { firstDay: fields['startDate'] }),
  ...(fields['endDate'] && { lastDay: fields['endDate'] }),
  ...(firstDay === null && { firstDay: texts.daysForm.dateNeeded }),
  ...(lastDay === null && { lastDay: texts.daysForm.dateNeeded }),
});

/** The days as a leave, or what is wrong with which of them. */
export const checkDays = (values: DaysValues): ValidationResult<ReturnType<typeof sickLeave>> => {
  const { firstDay, lastDay } = values;
  if (firstDay === null || lastDay === null) return { fields: errorsOf(values, {}) };
  const leave = sickLeave(wholeDays(firstDay, lastDay));
  const { fields } = validate(leaveForm, leave);
  return fields ? { fields: errorsOf(values, fields) } : { value: leave };
};
