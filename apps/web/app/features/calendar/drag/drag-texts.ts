import { fullName } from '@ayna/domain/names';
import { clockAt } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import type { Label } from './dom/overlay.ts';
import type { DragContext } from './drag-context.ts';
import type { Placement } from './rules/placement.ts';
import { texts } from './texts.ts';

// What is said of an appointment while it is held, and after.

export const customerName = ({ customerSnapshot }: Appointment): string =>
  (customerSnapshot && fullName(customerSnapshot)) || texts.nobody;

/** Whether to ask if the customer is to be notified: only of those who can be reached. */
export const canNotify = ({ customerSnapshot }: Appointment): boolean =>
  sendsAppointmentSms && Boolean(customerSnapshot?.phone);

export const rangeText = ({ start, end }: Placement): string => texts.range(clockAt(start), clockAt(end));

/** What lies there already, in words; nothing where it is free. */
export const overlapWarning = (context: DragContext, placement: Placement, { code }: Appointment): string => {
  const overlap = context.overlapAt(placement, code);
  return overlap ? texts.inTheWay[overlap] : '';
};

export const dragLabel = (context: DragContext, placement: Placement, dragged: Appointment): Label => ({
  strong: rangeText(placement),
  weak: context.employee(placement.employee)?.userSnapshot.name ?? '',
  warning: overlapWarning(context, placement, dragged),
});
