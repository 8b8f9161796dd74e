import { reviewDecided } from '@ayna/contracts/content.events';
import { customersExported } from '@ayna/contracts/customer.events';
import { paymentRefunded } from '@ayna/contracts/payment.events';
import { salonStatusSet } from '@ayna/contracts/salon.events';
import { trialExtended } from '@ayna/contracts/subscription.events';
import { on } from '@ayna/kernel/module';
import { recordExport } from './actions/record-export.ts';
import {
  recordPaymentRefund,
  recordReviewDecision,
  recordSalonStatus,
  recordTrialExtension,
} from './actions/record-staff-action.ts';

export const listeners = [
  on(customersExported, recordExport),
  on(salonStatusSet, recordSalonStatus),
  on(reviewDecided, recordReviewDecision),
  on(trialExtended, recordTrialExtension),
  on(paymentRefunded, recordPaymentRefund),
];
