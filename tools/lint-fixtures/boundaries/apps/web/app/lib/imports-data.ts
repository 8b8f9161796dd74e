// violates: web-lib-imports-lower-layers
import { bbData } from '../data/bb.ts';

export const planted = bbData;
