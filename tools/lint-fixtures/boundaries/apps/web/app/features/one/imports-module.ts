// violates: web-imports-no-server
import { bb } from '../../../../../modules/bb/src/index.ts';

export const planted = bb;
