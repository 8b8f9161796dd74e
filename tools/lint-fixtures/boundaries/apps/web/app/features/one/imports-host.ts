// violates: web-imports-no-server
import { served } from '../../../../api/main.ts';

export const planted = served;
