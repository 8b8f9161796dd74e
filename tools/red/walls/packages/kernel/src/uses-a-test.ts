// red: product-knows-no-workshop
import { tried } from './kit.spec.ts';

export const planted = tried;
