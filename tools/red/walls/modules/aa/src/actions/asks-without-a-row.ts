// red: ask-by-the-table
import { bb } from '../../../../packages/contracts/src/bb.ts';

export const planted = bb;
