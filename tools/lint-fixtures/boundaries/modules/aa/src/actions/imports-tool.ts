// violates: product-imports-no-tooling
import { stack } from '../../../../tools/stack.ts';

export const planted = stack;
