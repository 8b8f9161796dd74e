// violates: personal-data-only-declares
import { rows } from './store/rows.ts';

export const planted = rows;
