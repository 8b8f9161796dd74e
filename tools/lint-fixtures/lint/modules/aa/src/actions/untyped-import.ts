// violates: typescript/consistent-type-imports
import { Kind } from './kinds.ts';

export const planted: Kind = 'one';
