// red: listeners-only-tell
import { aa } from '../../../packages/contracts/src/aa.ts';

export const planted = aa;
