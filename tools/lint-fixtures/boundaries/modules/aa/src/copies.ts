// violates: copies-only-declare
import { rows } from './store/rows.ts';

export const planted = rows;
