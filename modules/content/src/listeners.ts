import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { personErased } from '@ayna/contracts/auth.events';
import { customerErased } from '@ayna/contracts/customer.events';
import { on } from '@ayna/kernel/module';
import { eraseMessages } from './actions/erase-messages.ts';
import { eraseReviewsOfCustomer } from './actions/erase-reviews.ts';
import { recordVisit, withdrawVisit } from './actions/record-visit.ts';

export const listeners = [
  on(appointmentCompleted, recordVisit),
  on(appointmentUndone, withdrawVisit),
  on(customerErased, eraseReviewsOfCustomer),
  on(personErased, eraseMessages),
];
