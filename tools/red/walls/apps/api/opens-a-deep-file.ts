// red: front-door-only
import { count } from '../../modules/aa/src/rules/count.ts';

export const planted = count;
