// red: kernel-knows-no-module
import { bb } from '../../contracts/src/bb.ts';

export const planted = bb;
