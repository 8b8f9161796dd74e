// violates: routes-only-delegate
import { count } from './rules/count.ts';

export const planted = count;
