// red: web-knows-no-server
import { defineModule } from '../../../../../packages/kernel/src/module.ts';

export const planted = defineModule;
