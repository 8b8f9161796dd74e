import type { Appointment } from '@ayna/contracts/appointment';

/**
 * What a customer sees of an own appointment. The note is the desk's once anybody there has written into it, and
 * who wrote last is not kept beside it: so it is left out, like the reason for an overlap.
 */
export const seenByCustomer = (appointment: Appointment): Appointment => ({
  ...appointment,
  note: '',
  overlapReason: null,
});
