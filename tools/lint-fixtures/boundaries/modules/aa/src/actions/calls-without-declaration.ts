// violates: only-declared-calls
import { bb } from '../../../../packages/contracts/src/bb.ts';

export const planted = bb;
