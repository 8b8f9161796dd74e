// violates: listeners-only-delegate
import { aa } from '../../../packages/contracts/src/aa.ts';

export const planted = aa;
