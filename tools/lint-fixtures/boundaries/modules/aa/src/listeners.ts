// violates: listeners-only-delegate
import { rows } from './store/rows.ts';

export const planted = rows;
