// red: web-knows-no-server
import { served } from '../../../../api/main.ts';

export const planted = served;
