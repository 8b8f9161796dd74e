import { aa } from '../../../packages/contracts/src/aa.ts';

export const copies = [aa];
