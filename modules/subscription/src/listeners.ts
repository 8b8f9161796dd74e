import { paymentFailed, paymentRefunded, paymentSettled } from '@ayna/contracts/payment.events';
import { on } from '@ayna/kernel/module';
import { activateOrder } from './actions/activate-order.ts';
import { followRefund } from './actions/follow-refund.ts';
import { recordFailure } from './actions/record-failure.ts';

export const listeners = [
  on(paymentSettled, activateOrder),
  on(paymentFailed, recordFailure),
  on(paymentRefunded, followRefund),
];
