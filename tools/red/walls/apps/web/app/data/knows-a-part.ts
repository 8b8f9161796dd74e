// red: web-data-looks-down
import { money } from '../parts/money.ts';

export const planted = money;
