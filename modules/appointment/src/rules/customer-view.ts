import type { Appointment } from '@ayna/contracts/appointment';

/**
 * What customers see of their own appointments. The note is left out, because the desk may have written it and nothing
 * says who did; so is the reason for an overlap.
 */
export const toCustomerView = (appointment: Appointment): Appointment => ({
  ...appointment,
  note: '',
  overlapReason: null,
});
