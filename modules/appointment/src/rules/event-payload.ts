import type { Appointment } from '@ayna/contracts/appointment';
import type { AppointmentRecord } from './appointment-record.ts';

type Author = { readonly code: string; readonly name: string; readonly lastname: string } | null;

/** The whole appointment, with the full phone: messages are made from the event alone. */
export const toEventPayload = (
  { appointment }: AppointmentRecord,
  by: Author,
  tellCustomer: boolean,
): Appointment & { by: Author; tellCustomer: boolean } => ({ ...appointment, by, tellCustomer });
