// violates: product-imports-no-tooling
import { kit } from '../../../../packages/kernel/src/testkit/kit.ts';

export const planted = kit;
