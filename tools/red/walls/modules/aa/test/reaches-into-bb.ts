// red: module-to-module-by-contract
import { bb } from '../../bb/src/index.ts';

export const planted = bb;
