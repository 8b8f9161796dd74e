// red: routes-only-ask
import { count } from './rules/count.ts';

export const planted = count;
