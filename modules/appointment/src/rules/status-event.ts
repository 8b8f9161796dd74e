import type { AppointmentStatus } from '@ayna/contracts/appointment';
import {
  appointmentApproved,
  appointmentCanceled,
  appointmentCompleted,
  appointmentNoShow,
} from '@ayna/contracts/appointment.events';

/** What is told when an appointment becomes this; nothing ever becomes Pending. */
export const statusEvents = {
  Approved: appointmentApproved,
  Completed: appointmentCompleted,
  Canceled: appointmentCanceled,
  NoShow: appointmentNoShow,
} as const satisfies Partial<Record<AppointmentStatus, unknown>>;
