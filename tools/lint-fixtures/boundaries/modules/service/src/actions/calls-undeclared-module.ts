// violates: only-declared-calls
import { payment } from '../../../../packages/contracts/src/payment.ts';

export const planted = payment;
