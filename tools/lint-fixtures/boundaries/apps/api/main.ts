import { bb } from '../../modules/bb/src/index.ts';

export const served = [bb];
