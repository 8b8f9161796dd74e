// violates: module-entry-only
import { count } from '../../modules/aa/src/rules/count.ts';

export const planted = count;
