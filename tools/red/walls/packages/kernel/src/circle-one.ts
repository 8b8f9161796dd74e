// red: no-circles
import { two } from './circle-two.ts';

export const one = (): unknown => two;
