import {
  appointmentApproved,
  appointmentBooked,
  appointmentCanceled,
  appointmentCompleted,
  appointmentMoved,
  appointmentNoShow,
  appointmentUndone,
  importBookingAnswered,
} from '@ayna/contracts/appointment.events';
import { personErased } from '@ayna/contracts/auth.events';
import { importWentOn } from '@ayna/contracts/customer.events';
import { on } from '@ayna/kernel/module';
import { countAppointment } from './actions/count-appointment.ts';
import { eraseCardsOfAccount } from './actions/erase-cards-of-account.ts';
import { importPiece } from './actions/import-piece.ts';
import { recordImportAnswer } from './actions/record-import-answer.ts';

export const listeners = [
  on(appointmentBooked, countAppointment),
  on(appointmentApproved, countAppointment),
  on(appointmentMoved, countAppointment),
  on(appointmentCompleted, countAppointment),
  on(appointmentCanceled, countAppointment),
  on(appointmentNoShow, countAppointment),
  on(appointmentUndone, countAppointment),
  on(importBookingAnswered, recordImportAnswer),
  on(personErased, eraseCardsOfAccount),
  // Imports of four salons run in parallel; more would make every piece wait for the others.
  on(importWentOn, importPiece, { concurrency: 4 }),
];
