// violates: kernel-imports-no-module
import { bb } from '../../contracts/src/bb.ts';

export const planted = bb;
