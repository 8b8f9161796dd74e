import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import type { SalonBooks, Visit } from './salon-books.ts';

/** Puts an event of an appointment into the queue of finance, as the outbox does. */
export type SendEvent = (name: string, data: object, salonCode: string) => Promise<void>;

const payloadOf = ({ salonCode }: SalonBooks, visit: Visit) => ({
  code: visit.code,
  version: visit.version,
  salonCode,
  visitCode: visit.visitCode,
  status: visit.isCompleted ? 'Completed' : 'Approved',
  employeeCode: visit.performer,
  customerCode: null,
  serviceCode: visit.service.code,
  sessionNumber: 1,
  note: '',
  appointmentTime: {
    appointmentStartDate: `${visit.day}T08:00:00`,
    appointmentEndDate: `${visit.day}T08:45:00`,
  },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price: visit.price,
    duration: 45,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by: { code: visit.performer, name: 'Deniz', lastname: 'Korkmaz' },
  tellCustomer: false,
});

/** Completes the visit or undoes its completion, as it stands now. */
export const tell = async (books: SalonBooks, visit: Visit, send: SendEvent): Promise<void> => {
  visit.version += 1;
  const data = payloadOf(books, visit);
  if (visit.isCompleted) await send(appointmentCompleted.name, data, books.salonCode);
  else await send(appointmentUndone.name, { ...data, was: 'Completed' }, books.salonCode);
};
