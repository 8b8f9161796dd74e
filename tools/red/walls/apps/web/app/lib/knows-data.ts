// red: web-lib-looks-down
import { bbData } from '../data/bb.ts';

export const planted = bbData;
