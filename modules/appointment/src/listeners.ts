import { personErased } from '@ayna/contracts/auth.events';
import { customerErased, customerMerged, importBookingRequested } from '@ayna/contracts/customer.events';
import { salonChanged } from '@ayna/contracts/salon.events';
import { on } from '@ayna/kernel/module';
import { bookImported } from './actions/book-imported.ts';
import { eraseAppointmentsOfCustomer, eraseAppointmentsOfPerson } from './actions/erase-appointments.ts';
import { loadHolidaysOnce } from './actions/load-holidays.ts';
import { moveToMergedCustomer } from './actions/move-to-merged-customer.ts';

export const listeners = [
  on(salonChanged, loadHolidaysOnce),
  on(customerMerged, moveToMergedCustomer),
  on(customerErased, eraseAppointmentsOfCustomer),
  on(personErased, eraseAppointmentsOfPerson),
  on(importBookingRequested, bookImported, { concurrency: 4 }),
];
