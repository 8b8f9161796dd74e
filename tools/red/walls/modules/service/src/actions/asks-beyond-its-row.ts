// red: ask-by-the-table
import { payment } from '../../../../packages/contracts/src/payment.ts';

export const planted = payment;
