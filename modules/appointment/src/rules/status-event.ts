import type { AppointmentStatus } from '@ayna/contracts/appointment';
import {
  appointmentApproved,
  appointmentCanceled,
  appointmentCompleted,
  appointmentNoShow,
} from '@ayna/contracts/appointment.events';

/** The event of each status change; no appointment becomes Pending. */
export const statusEvents = {
  Approved: appointmentApproved,
  Completed: appointmentCompleted,
  Canceled: appointmentCanceled,
  NoShow: appointmentNoShow,
} as const satisfies Partial<Record<AppointmentStatus, unknown>>;
