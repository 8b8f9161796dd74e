// violates: product-imports-no-tooling
import { load } from '../../../../bench/load.ts';

export const planted = load;
