// red: product-knows-no-workshop
import { kit } from '../../../../packages/kernel/src/testkit/kit.ts';

export const planted = kit;
