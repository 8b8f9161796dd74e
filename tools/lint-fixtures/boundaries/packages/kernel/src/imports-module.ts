// violates: kernel-imports-no-module
import { bb } from '../../../modules/bb/src/index.ts';

export const planted = bb;
