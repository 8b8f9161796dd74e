// red: store-only-remembers
import { count } from '../rules/count.ts';

export const planted = count;
