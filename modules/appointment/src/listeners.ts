import { customerMerged, importBookingRequested } from '@ayna/contracts/customer.events';
import { salonChanged } from '@ayna/contracts/salon.events';
import { on } from '@ayna/kernel/module';
import { bookImported } from './actions/book-imported.ts';
import { loadHolidaysOnce } from './actions/load-holidays.ts';
import { moveToMergedCustomer } from './actions/move-to-merged-customer.ts';

export const listeners = [
  on(salonChanged, loadHolidaysOnce),
  on(customerMerged, moveToMergedCustomer),
  on(importBookingRequested, bookImported, { concurrency: 4 }),
];
