import { subscription } from '../../../../packages/contracts/src/subscription.ts';

export const called = subscription;
