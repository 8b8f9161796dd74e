import { fullName } from '@ayna/domain/names';
import { clockAt } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import type { Desk } from './desk.ts';
import type { Label } from './dom/overlay.ts';
import type { Placement } from './rules/placement.ts';
import { texts } from './texts.ts';

// What is said of an appointment while it is held, and after.

export const nameOf = ({ customerSnapshot }: Appointment): string =>
  (customerSnapshot && fullName(customerSnapshot)) || texts.nobody;

/** Whether to ask if the customer is to be notified: only of those who can be reached. */
export const asksFor = ({ customerSnapshot }: Appointment): boolean =>
  sendsAppointmentSms && Boolean(customerSnapshot?.phone);

export const rangeText = ({ start, end }: Placement): string => texts.range(clockAt(start), clockAt(end));

/** What lies there already, in words; nothing where it is free. */
export const warningOf = (desk: Desk, at: Placement, { code }: Appointment): string => {
  const met = desk.inTheWay(at, code);
  return met ? texts.inTheWay[met] : '';
};

export const labelOf = (desk: Desk, at: Placement, held: Appointment): Label => ({
  strong: rangeText(at),
  weak: desk.employee(at.employee)?.userSnapshot.name ?? '',
  warning: warningOf(desk, at, held),
});
