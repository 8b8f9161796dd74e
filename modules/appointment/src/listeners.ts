import { appointmentWished, customerMerged } from '@ayna/contracts/customer.events';
import { salonChanged } from '@ayna/contracts/salon.events';
import { on } from '@ayna/kernel/module';
import { bookWished } from './actions/book-wished.ts';
import { followMerge } from './actions/follow-merge.ts';
import { learnHolidaysOnce } from './actions/learn-holidays.ts';

export const listeners = [
  on(salonChanged, learnHolidaysOnce),
  on(customerMerged, followMerge),
  on(appointmentWished, bookWished, { atOnce: 4 }),
];
