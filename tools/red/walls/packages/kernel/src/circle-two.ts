// red: no-circles
import { one } from './circle-one.ts';

export const two = (): unknown => one;
