// red: web-knows-no-server
import { bb } from '../../../../../modules/bb/src/index.ts';

export const planted = bb;
