// red: listeners-only-tell
import { rows } from './store/rows.ts';

export const planted = rows;
