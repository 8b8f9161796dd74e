// red: copies-only-name
import { rows } from './store/rows.ts';

export const planted = rows;
