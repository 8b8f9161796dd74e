// violates: web-data-imports-lower-layers
import { money } from '../parts/money.ts';

export const planted = money;
