// violates: store-imports-no-logic
import { count } from '../rules/count.ts';

export const planted = count;
