import { count } from '../../domain/src/count.ts';

export const counted = count([]);
