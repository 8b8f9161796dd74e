// red: product-knows-no-workshop
import { load } from '../../../../bench/load.ts';

export const planted = load;
