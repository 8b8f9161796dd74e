import {
  appointmentApproved,
  appointmentBooked,
  appointmentCanceled,
  appointmentCompleted,
  appointmentMoved,
  appointmentNoShow,
  appointmentUndone,
  wishAnswered,
} from '@ayna/contracts/appointment.events';
import { importWentOn } from '@ayna/contracts/customer.events';
import { on } from '@ayna/kernel/module';
import { countAppointment } from './actions/count-appointment.ts';
import { hearAnswer } from './actions/hear-answer.ts';
import { takePiece } from './actions/take-piece.ts';

export const listeners = [
  on(appointmentBooked, countAppointment),
  on(appointmentApproved, countAppointment),
  on(appointmentMoved, countAppointment),
  on(appointmentCompleted, countAppointment),
  on(appointmentCanceled, countAppointment),
  on(appointmentNoShow, countAppointment),
  on(appointmentUndone, countAppointment),
  on(wishAnswered, hearAnswer),
  // Files of several salons, but never so many that a piece of each waits for all the others.
  on(importWentOn, takePiece, { atOnce: 4 }),
];
