// violates: no-cycles
import { two } from './cycle-two.ts';

export const one = (): unknown => two;
