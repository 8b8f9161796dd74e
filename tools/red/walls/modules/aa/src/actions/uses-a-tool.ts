// red: product-knows-no-workshop
import { stack } from '../../../../tools/stack.ts';

export const planted = stack;
