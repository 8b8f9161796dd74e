// violates: module-imports-no-module
import { bb } from '../../bb/src/index.ts';

export const planted = bb;
