import type { Weekday } from '@ayna/contracts/core/hours';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { type ValidationResult, validate } from '@ayna/contracts/core/validation';
import { type LeaveKind, leaveForm, recurringLeaveForm } from '@ayna/contracts/employee';
import { momentsOf } from './leave-text.ts';
import { texts } from './texts.ts';

const words = texts.leaveForm;

/** A leave as it is being written, once or for every week. */
export type LeaveValues = {
  readonly employeeCode: string;
  readonly how: 'once' | 'weekly';
  readonly isWholeDays: boolean;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly from: string;
  readonly to: string;
  readonly days: readonly Weekday[];
  readonly kind: LeaveKind;
  readonly note: string;
};

export const newLeave = (employeeCode: string, today: string): LeaveValues => ({
  employeeCode,
  how: 'once',
  isWholeDays: true,
  firstDay: today,
  lastDay: today,
  from: '10:00',
  to: '12:00',
  days: [],
  kind: 'Annual',
  note: '',
});

const onceOf = ({ isWholeDays, firstDay, lastDay, from, to, kind, note }: LeaveValues) => {
  // Without a day there are no moments; the sentence for that is ours.
  if (firstDay === null || lastDay === null) return { kind, note };
  return { ...momentsOf({ firstDay, lastDay, from, to }, isWholeDays), kind, note };
};

const weeklyOf = ({ days, from, to, firstDay, lastDay, note }: LeaveValues) => ({
  days,
  startTime: from,
  endTime: to,
  startDate: firstDay ?? undefined,
  endDate: lastDay,
  note,
});

type LeaveField = 'firstDay' | 'lastDay' | 'from' | 'to' | 'days' | 'note';

/** Which field of the form a field of the contract is. */
const fieldByContract: Readonly<Record<LeaveValues['how'], Readonly<Record<string, LeaveField>>>> = {
  once: { startDate: 'from', endDate: 'to', note: 'note' },
  weekly: {
    days: 'days',
    startTime: 'from',
    endTime: 'to',
    startDate: 'firstDay',
    endDate: 'lastDay',
    note: 'note',
  },
};

type LeaveErrors = Partial<Record<LeaveField | 'employeeCode', string>>;

const ownErrors = ({ employeeCode, how, firstDay, lastDay, days }: LeaveValues): LeaveErrors => ({
  ...(employeeCode === '' ? { employeeCode: words.employeeNeeded } : {}),
  ...(firstDay === null ? { firstDay: words.dateNeeded } : {}),
  ...(how === 'once' && lastDay === null ? { lastDay: words.dateNeeded } : {}),
  ...(how === 'weekly' && days.length === 0 ? { days: words.daysNeeded } : {}),
});

const contractErrors = ({ how, isWholeDays }: LeaveValues, fields: FieldErrors): LeaveErrors => {
  const named = Object.entries(fields).map(([field, message]): [LeaveField, string] => {
    const formField = fieldByContract[how][field] ?? 'note';
    // Whole days have no times to point at.
    if (how === 'once' && isWholeDays && (formField === 'from' || formField === 'to'))
      return [formField === 'from' ? 'firstDay' : 'lastDay', message];
    return [formField, message];
  });
  return Object.fromEntries(named);
};

type Body<Form extends Parameters<typeof validate>[0]> = Extract<
  ReturnType<typeof validate<Form>>,
  { readonly value: unknown }
>['value'];

type Leave =
  | { readonly how: 'once'; readonly value: Body<typeof leaveForm> }
  | { readonly how: 'weekly'; readonly value: Body<typeof recurringLeaveForm> };

/** What the contract makes of it, or what is wrong with which field. */
export const checkLeave = (values: LeaveValues): ValidationResult<Leave> => {
  const own = ownErrors(values);
  const checked =
    values.how === 'once'
      ? { how: 'once' as const, ...validate(leaveForm, onceOf(values)) }
      : { how: 'weekly' as const, ...validate(recurringLeaveForm, weeklyOf(values)) };
  if (checked.fields) return { fields: { ...contractErrors(values, checked.fields), ...own } };
  return Object.keys(own).length > 0 ? { fields: own } : { value: checked };
};
